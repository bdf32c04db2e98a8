import { type RawBuilder, sql } from 'kysely';

/** Columns for sorting the list, each with an index; `nulls`: the column may be empty. */
const sortColumns = {
  createTime: { table: 'd', column: 'created_at', nulls: false },
  accessTime: { table: 's', column: 'access_at', nulls: true },
  deviceName: { table: 'd', column: 'device_name', nulls: true },
  modelName: { table: 'd', column: 'model_name', nulls: false },
  customerId: { table: 'd', column: 'customer_id', nulls: true },
  endpointId: { table: 'd', column: 'endpoint_id', nulls: false },
  macAddr: { table: 'd', column: 'mac_addr', nulls: true },
  firmwareVersion: { table: 'd', column: 'firmware_version', nulls: true },
  deviceStatus: { table: 'd', column: 'device_status', nulls: false },
  /** Sorts the few devices with open alarms, without an index. */
  trouble: { table: 'd', column: 'endpoint_id', nulls: false },
} as const;
export type SortField = keyof typeof sortColumns;

/** Returns the table of a sort column. `d`: device, `s`: device_state. */
export const sortTable = (sortBy: SortField): 'd' | 's' => sortColumns[sortBy].table;

export function sortColumn(sortBy: SortField): RawBuilder<unknown> {
  if (sortBy === 'trouble') return worstAlarm;
  const column = sql.ref(`${sortColumns[sortBy].table}.${sortColumns[sortBy].column}`);
  // The expression must be identical to that of the indexes.
  return sortBy === 'deviceName' ? sql`(natural_key(${column}) collate "C")` : column;
}

/** Sorts critical before warning alarms, then by their number. */
const worstAlarm = sql`(select coalesce(sum(case a.severity when 'critical' then 1000 else 1 end), 0)
  from alarm a where a.endpoint_id = d.endpoint_id and not a.terminal)`;

/** Builds the order of rows with `sort_key`, as in the indexes. */
export function orderBy(query: { sortBy: SortField; sortDesc: boolean }, alias: string): RawBuilder<unknown> {
  return ordered(query, sql.ref(`${alias}.sort_key`), sql.ref(`${alias}.endpoint_id`));
}

/** Orders by a column, then by device. */
export function ordered(
  { sortBy, sortDesc }: { sortBy: SortField; sortDesc: boolean },
  column: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { nulls } = sortColumns[sortBy];
  // An index can be read backwards only if the position of nulls is reversed too.
  if (sortDesc) return nulls ? sql`${column} desc nulls last, ${id} desc` : sql`${column} desc, ${id} desc`;
  return nulls ? sql`${column} asc nulls first, ${id} asc` : sql`${column} asc, ${id} asc`;
}
