import type { Row } from '#server/core/database/database.ts';

/**
 * Fate of each column when a device moves to another organisation. `device`: it belongs to the device itself and stays.
 * `owner`: only the former organisation may know it, so it is cleared. `move`: the move itself writes it. A new column
 * needs a decision.
 */
type OnMove = 'device' | 'owner' | 'move';

export const deviceOnMove = {
  endpoint_id: 'device',
  did: 'device',
  op_id: 'move',
  device_status: 'move',
  awaited: 'device',
  unlisted: 'move',
  // The name stays if the organisation gave it in stock: `clearedOnMove`.
  device_name: 'owner',
  named_in_use: 'owner',
  owner_since: 'move',
  device_sn: 'device',
  mac_addr: 'device',
  model_name: 'device',
  prod_class: 'device',
  manufacturer_name: 'device',
  manufacturer_oui: 'device',
  hardware_version: 'device',
  firmware_version: 'device',
  agent_version: 'device',
  meta_data_version: 'device',
  application_version: 'device',
  // The value reveals the customer's account.
  google_signed_in: 'owner',
  lnb_type: 'device',
  lnb_value: 'device',
  mesh_role: 'device',
  power_mode: 'device',
  ui_lock: 'device',
  customer_id: 'owner',
  retailer: 'owner',
  address: 'owner',
  zip_code: 'owner',
  city: 'owner',
  province: 'owner',
  lat: 'owner',
  lng: 'owner',
  outside: 'owner',
  cas: 'device',
  created_at: 'device',
  requested_at: 'owner',
  modified_at: 'move',
  update_user: 'move',
  activated_at: 'move',
  activated_day: 'move',
  search: 'move',
} as const satisfies Record<keyof Row<'device'>, OnMove>;

export const stateOnMove = {
  endpoint_id: 'device',
  op_id: 'move',
  device_status: 'move',
  ui_lock: 'device',
  online: 'device',
  // The address of the customer's line, unless the device is connected now.
  location_ip: 'owner',
  access_at: 'device',
  offline_at: 'device',
  synced_at: 'device',
  rebooted_at: 'device',
  up_time: 'device',
  up_time_at: 'device',
} as const satisfies Record<keyof Row<'device_state'>, OnMove>;

/** Other tables with device rows: the former organisation's rows stay its own, and the next one does not see them. */
export const tablesOnMove = {
  admission: 'of the organisation of unregistered devices',
  alarm: 'of its organisation (op_id)',
  audit_target: 'read by the caller’s scope of audit entries',
  consent: 'of its organisation (op_id)',
  content_fetch: 'of its organisation (op_id)',
  content_screen: 'of its organisation (op_id)',
  device: 'column by column',
  device_app: 'reported by the device',
  device_checkpoint: 'internal to the record',
  device_group_member: 'left when the organisation changes',
  device_handover: 'shown from `owner_since` on',
  device_identity: 'of the device',
  device_name: 'claims of names; a name that stays behind claims nothing that is shown',
  device_notice: 'reported by the device',
  device_number: 'of the device',
  device_room: 'left when the organisation changes',
  device_secret: 'of its organisation (op_id)',
  device_setting: 'the server of the speed test',
  device_state: 'column by column',
  device_value: 'reported by the device; past values are shown from `owner_since` on',
  firmware_upgrade: 'of its organisation (op_id)',
  health_sample: 'measured on the device',
  home_member: 'reported by the device',
  inventory_upload_row: 'of the upload, which is of its organisation',
  playbook_run: 'of its organisation (op_id)',
  preset_check: 'of its organisation (op_id), cleared by the next check',
  preset_device: 'of the organisation of its last check (op_id), removed by the next check',
  preset_due: 'internal to the checks of presets',
  provisioning_turn: 'internal to the delivery of content',
  refused_device: 'of its organisation at the latest refusal (op_id)',
  app_change: 'of its organisation (op_id)',
  rollout_member: 'of the rollout, which is of its organisation',
  task: 'a record of what was done to the device',
  topology_moment: 'reported by the device',
  traffic_sample: 'measured on the device',
  viewing_box: 'of the device; its reports are of the organisation at their arrival (op_id)',
  viewing_erasure: 'internal to the erasure of removed devices',
  viewing_opt_out: 'of its organisation (op_id)',
} as const satisfies Record<string, string>;

const cleared = (of: Record<string, OnMove>): ReadonlySet<string> =>
  new Set(Object.entries(of).flatMap(([column, what]) => (what === 'owner' ? [column] : [])));
const deviceColumns = cleared(deviceOnMove);

/** Returns the columns that are cleared when a device moves to another organisation. */
export function clearedOnMove(device: Row<'device'>): Partial<Row<'device'>> {
  const columns = Object.keys(device).filter((column) => deviceColumns.has(column));
  const emptied: Partial<Row<'device'>> = Object.fromEntries(columns.map((column) => [column, null]));
  return {
    ...emptied,
    named_in_use: false,
    outside: false,
    device_name: device.named_in_use ? null : device.device_name,
  };
}

export const stateClearedOnMove = (state: Row<'device_state'>): Partial<Row<'device_state'>> =>
  state.online ? {} : { location_ip: null };
