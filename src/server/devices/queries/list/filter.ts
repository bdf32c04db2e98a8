import { type RawBuilder, sql } from 'kysely';
import type { ConditionalAccess } from '#domain/av/conditional-access.ts';

/** The list's filters, as the API takes them. */
export interface DeviceFilter {
  /** Without one, every device, those that were not imported as well. */
  activeType?: 'all' | 'active' | 'inven' | 'request' | 'unregistered';
  /** Of this organisation alone, without those below it. */
  ownedBy?: string;
  activeFlag?: 'Activated' | 'Deactivated';
  uiLockEnable?: boolean;
  online?: boolean;
  /** Only those outside of their service area. */
  outside?: true;
  /** Of set-top boxes that report it. */
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

/** Conditions on columns of the same names in device (`d`), device_state (`s`) or device_count (`c`). */
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
  // Said by what they are, which an index can look up, unlike what they are not.
  if (activeType === 'all')
    add(sql`${column(on.device, 'device_status')} = any('{Deployed,Inventory,Requested}'::text[])`);
  else if (activeType) add(sql`${column(on.device, 'device_status')} = ${statusOf[activeType]}`);
  if (activeFlag === 'Activated') add(sql`${column(on.device, 'device_status')} = 'Deployed'`);
  if (activeFlag === 'Deactivated')
    add(sql`${column(on.device, 'device_status')} = any('{Inventory,Requested}'::text[])`);
  // As text and not as a parameter, so that the partial indexes on these conditions match.
  if (uiLockEnable === false) add(sql`not ${column(on.device, 'ui_lock')}`);
  // Any status, said because it is the first column of the indexes on locked devices.
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

/** Both conditions, the one that there is, or none. */
export const bothOf = (
  one: RawBuilder<unknown> | null,
  other: RawBuilder<unknown> | null,
): RawBuilder<unknown> | null => (one && other ? sql`(${one} and ${other})` : (one ?? other));
