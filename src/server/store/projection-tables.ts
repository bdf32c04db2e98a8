import type { Generated } from 'kysely';

/** Tables of 000002_accounts.sql, 000003_devices.sql, 000007_conformance.sql, 000008_cases.sql and 000009_device_list.sql as Kysely sees them. */
export interface ProjectionTables {
  operator: OperatorRow;
  account: AccountRow;
  client: ClientRow;
  client_verification: { token_hash: string; client_id: string; expires_at: Date; used_at: Date | null };
  refresh_family: {
    family_id: string;
    account_id: string;
    client_id: string;
    created_at: Date;
    revoked_at: Date | null;
  };
  refresh_token: {
    token_hash: string;
    family_id: string;
    issued_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  idempotent_answer: {
    account_id: string;
    key: string;
    operation: string;
    body_hash: string;
    status: number | null;
    answer: string | null;
    created_at: Date;
  };
  projection_checkpoint: { name: string; version: number; epoch: string; pos: number };
  device: DeviceRow;
  device_state: DeviceStateRow;
  device_value: { endpoint_id: string; path: string; value: string; observed_at: Date };
  device_count: DeviceFacets & { n: number };
  conformance_pair: ConformancePairRow;
  conformance_finding: ConformanceFindingRow;
  case_file: CaseRow;
  device_name: { op_id: string; name_key: string; endpoint_id: string };
  device_setting: {
    endpoint_id: string;
    speed_host: string | null;
    speed_filesize: number | null;
    updated_at: Date;
  };
  speed_server: {
    op_id: string;
    url: string;
    sponsor: string | null;
    city: string | null;
    country: string | null;
    lat: number | null;
    lng: number | null;
  };
  audit_entry: {
    pos: number;
    operation: string;
    reads: boolean;
    account_id: string;
    account_name: string;
    result: string;
    recorded_at: Date;
    task_ids: string;
    old_value: string;
    new_value: string;
  };
  audit_target: { endpoint_id: string; pos: number };
}

export type OperatorType = 'System' | 'Operator' | 'SubOperator' | 'EducationOffice' | 'School';

export interface OperatorRow {
  op_id: string;
  parent_id: string | null;
  op_path: string;
  op_type: OperatorType;
  company_name: string;
  image_url: string | null;
  time_zone: Generated<string>;
  created_at: Generated<Date>;
}

export interface AccountRow {
  account_id: string;
  email: string;
  name: string;
  phone: string | null;
  op_id: string;
  role_key: string;
  password_hash: string;
  status: Generated<'Invited' | 'Running' | 'Stopped'>;
  created_at: Generated<Date>;
  last_access_at: Date | null;
}

export interface ClientRow {
  client_id: string;
  account_id: string;
  client_key_hash: string;
  trusted: boolean;
  created_at: Generated<Date>;
  last_access_at: Date | null;
}

/** What the list's filters and totals look at. */
export interface DeviceFacets {
  op_id: string;
  device_status: string;
  model_name: string;
  prod_class: string;
  ui_lock: boolean;
  online: boolean;
}

export interface DeviceRow {
  endpoint_id: string;
  did: string;
  op_id: string;
  device_status: 'Inventory' | 'Requested' | 'Deployed';
  device_name: string | null;
  device_sn: string | null;
  mac_addr: string | null;
  model_name: string;
  prod_class: string;
  manufacturer_name: string | null;
  manufacturer_oui: string | null;
  hardware_version: string | null;
  firmware_version: string | null;
  agent_version: string | null;
  meta_data_version: string | null;
  mesh_role: string | null;
  power_mode: string | null;
  ui_lock: boolean;
  customer_id: string | null;
  retailer: string | null;
  address: string | null;
  city: string | null;
  province: string | null;
  lat: number | null;
  lng: number | null;
  created_at: Date;
  requested_at: Date | null;
  modified_at: Date | null;
  update_user: string | null;
  search: string;
}

export interface ConformancePairRow {
  op_id: string;
  machine: string;
  machine_version: string;
  state: string;
  event: string;
  n: number;
}

export interface ConformanceFindingRow extends Omit<ConformancePairRow, 'n'> {
  pos: number;
  stream_id: string;
  version: number;
  problem: string;
  recorded_at: Date;
}

export interface CaseRow {
  case_id: string;
  op_id: string;
  title: string;
  state: 'open' | 'closed';
  task_ids: string[];
  comments: number;
  version: number;
  opened_by_id: string;
  opened_by: string;
  opened_at: Date;
  updated_at: Date;
}

export interface DeviceStateRow {
  endpoint_id: string;
  op_id: string;
  /** This and the lock are copies, for the order of the last access. */
  device_status: DeviceRow['device_status'];
  ui_lock: boolean;
  online: boolean;
  location_ip: string | null;
  access_at: Date | null;
  synced_at: Date | null;
  rebooted_at: Date | null;
  up_time: number | null;
  up_time_at: Date | null;
}
