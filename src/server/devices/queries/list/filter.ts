import { type RawBuilder, sql } from 'kysely';
import type { ConditionalAccess } from '#domain/av/conditional-access.ts';

/** Filters of the list, as in the API. */
export interface DeviceFilter {
  /** Kind of devices; absent: every device, including those that were not imported. */
  activeType?: 'all' | 'active' | 'inven' | 'request' | 'unregistered';
  /** Organisation whose own devices are listed, without those below it. */
  ownedBy?: string;
  activeFlag?: 'Activated' | 'Deactivated';
  uiLockEnable?: boolean;
  online?: boolean;
  /** True: only devices outside their service area. */
  outside?: true;
  /** Conditional access, which only set-top boxes report. */
  cas?: ConditionalAccess;
  deviceStatus?: string[];
  modelName?: string[];
  prodClass?: string[];
}

const statusOf = {
  active: 'Deployed',
  inven: 'Inventory',
  request: 'Requested',
  unregistered: 'Unregistered',
} as const;

/** Builds conditions on columns of the same names in device (`d`), device_state (`s`) or device_count (`c`). */
export function facetConditions(
  filter: DeviceFilter,
  on: { device: string; state: string },
): RawBuilder<unknown>[] {
  const {
    activeType,
    activeFlag,
    uiLockEnable,
    online,
    outside,
    cas,
    deviceStatus,
    modelName,
    prodClass,
    ownedBy,
  } = filter;
  const column = (table: string, name: string) => sql.ref(`${table}.${name}`);
  const conditions: RawBuilder<unknown>[] = [];
  const add = (condition: RawBuilder<unknown>) => conditions.push(condition);
  // The condition lists the included statuses, which an index can look up, instead of the excluded ones.
  if (activeType === 'all')
    add(sql`${column(on.device, 'device_status')} = any('{Deployed,Inventory,Requested}'::text[])`);
  else if (activeType) add(sql`${column(on.device, 'device_status')} = ${statusOf[activeType]}`);
  if (activeFlag === 'Activated') add(sql`${column(on.device, 'device_status')} = 'Deployed'`);
  if (activeFlag === 'Deactivated')
    add(sql`${column(on.device, 'device_status')} = any('{Inventory,Requested}'::text[])`);
  // The condition is literal SQL and not a parameter, so that the partial indexes match.
  if (uiLockEnable === false) add(sql`not ${column(on.device, 'ui_lock')}`);
  // The condition allows any status; it is needed because status is the first column of the indexes on locked devices.
  if (uiLockEnable)
    add(
      sql`${column(on.device, 'ui_lock')} and ${column(on.device, 'device_status')} = any('{Deployed,Inventory,Requested,Unregistered}'::text[])`,
    );
  if (online !== undefined) add(online ? column(on.state, 'online') : sql`not ${column(on.state, 'online')}`);
  if (outside) add(column(on.device, 'outside'));
  if (cas) add(sql`${column(on.device, 'cas')} = ${cas}`);
  const anyOf = (name: string, values: string[] | undefined) => {
    if (values && values.length > 0) add(sql`${column(on.device, name)} = any(${values}::text[])`);
  };
  if (ownedBy !== undefined) add(sql`${column(on.device, 'op_id')} = ${ownedBy}`);
  anyOf('device_status', deviceStatus);
  anyOf('model_name', modelName);
  anyOf('prod_class', prodClass);
  return conditions;
}

export const allOf = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** Combines both conditions, or returns the existing one, or null. */
export const bothOf = (
  one: RawBuilder<unknown> | null,
  other: RawBuilder<unknown> | null,
): RawBuilder<unknown> | null => (one && other ? sql`(${one} and ${other})` : (one ?? other));
