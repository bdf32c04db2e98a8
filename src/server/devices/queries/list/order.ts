import { type RawBuilder, sql } from 'kysely';

/** Columns that the list can be ordered by, each kept by an index; `nulls`: the column may be empty. */
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
  /** Without an index: of the few devices with open alarms. */
  trouble: { table: 'd', column: 'endpoint_id', nulls: false },
} as const;
export type SortField = keyof typeof sortColumns;

/** `d`: device, `s`: device_state. */
export const sortTable = (sortBy: SortField): 'd' | 's' => sortColumns[sortBy].table;

export function sortColumn(sortBy: SortField): RawBuilder<unknown> {
  if (sortBy === 'trouble') return worstAlarm;
  const column = sql.ref(`${sortColumns[sortBy].table}.${sortColumns[sortBy].column}`);
  // Word for word as in the indexes.
  return sortBy === 'deviceName' ? sql`(natural_key(${column}) collate "C")` : column;
}

/** Critical before warning, and among those the devices with more of them. */
const worstAlarm = sql`(select coalesce(sum(case a.severity when 'critical' then 1000 else 1 end), 0)
  from alarm a where a.endpoint_id = d.endpoint_id and not a.terminal)`;

/** Order of rows that carry `sort_key`, as the indexes keep it. */
export function orderBy(query: { sortBy: SortField; sortDesc: boolean }, alias: string): RawBuilder<unknown> {
  return ordered(query, sql.ref(`${alias}.sort_key`), sql.ref(`${alias}.endpoint_id`));
}

/** By a column and, among equals, by the device. */
export function ordered(
  { sortBy, sortDesc }: { sortBy: SortField; sortDesc: boolean },
  column: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { nulls } = sortColumns[sortBy];
  // An index is read backwards only where the place of the empty values is turned round as well.
  if (sortDesc) return nulls ? sql`${column} desc nulls last, ${id} desc` : sql`${column} desc, ${id} desc`;
  return nulls ? sql`${column} asc nulls first, ${id} asc` : sql`${column} asc, ${id} asc`;
}
