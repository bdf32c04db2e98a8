import { type RawBuilder, sql } from 'kysely';
import type { ProvisioningKind } from '#machines/provisioning/events.ts';

/** The choice of the organisation itself as it is, or as it would be after a change that was not made yet. */
export type OwnChoice = 'asItIs' | 'on' | 'off';

/**
 * The choice that governs the boxes of an organisation: its own if it is on, otherwise that of the nearest organisation above whose choice is
 * on. A table of `opId` and the organisations below it, with `op_id` and `provisioning_id`; null: none. The runner, the page and the
 * counts of boxes all ask this.
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

/** Name of a stream of provisioning: one of each kind and organisation. */
export const provisioningIdOf = (opId: string, kind: ProvisioningKind): string => `${opId}.${kind}`;
