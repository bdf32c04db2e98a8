import { type RawBuilder, sql } from 'kysely';
import type { ProvisioningKind } from '#machines/provisioning/events.ts';

/** State of the organisation's own choice: unchanged, or as after a change that was not made yet. */
export type OwnChoice = 'asItIs' | 'on' | 'off';

/**
 * Builds the table of governing choices: the organisation's own if it is on, otherwise that of the nearest organisation
 * above whose choice is on. It has `op_id` and `provisioning_id` for `opId` and the organisations below it; null: none.
 * The runner, the page and the counts of boxes all use it.
 */
export function governed(
  kind: ProvisioningKind,
  opId: string,
  own: OwnChoice = 'asItIs',
): RawBuilder<unknown> {
  return sql`(
    select distinct on (o.op_id) o.op_id, p.provisioning_id
    from operator o
      left join (
        select c.provisioning_id, b.op_path
        from (
          select provisioning_id, op_id from provisioning
          where kind = ${kind} and enabled and (${own === 'asItIs'} or op_id <> ${opId})
          union all
          select ${provisioningIdOf(opId, kind)}::text, ${opId}::text where ${own === 'on'}
        ) c join operator b using (op_id)
      ) p on starts_with(o.op_path, p.op_path)
    where starts_with(o.op_path, (select op_path from operator where op_id = ${opId}))
    order by o.op_id, length(p.op_path) desc nulls last
  )`;
}

/** Returns the id of a provisioning stream: one for each kind and organisation. */
export const provisioningIdOf = (opId: string, kind: ProvisioningKind): string => `${opId}.${kind}`;
