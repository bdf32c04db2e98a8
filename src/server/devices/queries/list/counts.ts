import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { allOf, type DeviceFilter, facetConditions } from './filter.ts';

/** Number of devices with one value of a facet: those in scope that match the filter, and all of the installation. */
export interface Count {
  matching: number;
  all: number;
}

export interface Counts {
  /** Devices in scope, whatever the filter. */
  inScope: number;
  /** Devices in scope that match the filter. */
  total: number;
  /** Devices of the whole installation. */
  everywhere: number;
  /** Counts by operator, for operators with matches. */
  operators: (Count & { op_id: string })[];
  /** Counts by model, for models with matches. */
  models: (Count & { model_name: string })[];
  kinds: (Count & { device_status: string; ui_lock: boolean; online: boolean })[];
}

interface CountRow extends Count {
  op_id: string | null;
  model_name: string | null;
  device_status: string | null;
  ui_lock: boolean | null;
  online: boolean | null;
  in_scope: number;
}

/** Reads exact counts from device_count, without reading device rows. One statement yields all groupings. */
export async function countDevices(
  db: Kysely<Tables>,
  opPath: string,
  filter: DeviceFilter,
): Promise<Counts> {
  const matching = allOf(facetConditions(filter, { device: 'c', state: 'c' }));
  const { rows } = await sql<CountRow>`
    select c.op_id, c.model_name, c.device_status, c.ui_lock, c.online, sum(c.n)::int as all,
      coalesce(sum(c.n) filter (where c.in_scope and ${matching}), 0)::int as matching,
      coalesce(sum(c.n) filter (where c.in_scope), 0)::int as in_scope
    from (
      select c.*, starts_with(o.op_path, ${opPath}) as in_scope from device_count c join operator o using (op_id)
      where c.n > 0
    ) c
    group by grouping sets ((c.op_id), (c.model_name), (c.device_status, c.ui_lock, c.online), ())`.execute(
    db,
  );
  const counts: Counts = { inScope: 0, total: 0, everywhere: 0, operators: [], models: [], kinds: [] };
  for (const { op_id, model_name, device_status, ui_lock, online, in_scope, ...count } of rows) {
    if (op_id !== null) {
      if (count.matching > 0) counts.operators.push({ op_id, ...count });
    } else if (model_name !== null) {
      if (count.matching > 0) counts.models.push({ model_name, ...count });
    } else if (device_status !== null && ui_lock !== null && online !== null) {
      counts.kinds.push({ device_status, ui_lock, online, ...count });
    } else {
      Object.assign(counts, { inScope: in_scope, total: count.matching, everywhere: count.all });
    }
  }
  return counts;
}
