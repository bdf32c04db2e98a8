// Generated from the migrated schema by `npm run schema`. Do not edit.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface Account {
  account_id: string;
  created_at: Generated<Date>;
  email: string;
  last_access_at: Date | null;
  name: string;
  op_id: string;
  password_hash: string;
  phone: string | null;
  role_key: string;
  status: Generated<'Invited' | 'Running' | 'Stopped'>;
}

export interface AccountCall {
  account_id: string;
  address: string;
  calls: number;
  first_at: Date;
  hour: Date;
  last_at: Date;
  object: string;
  operation: string;
  result: string;
}

export interface AppFile {
  app_id: string;
  app_name: string;
  app_uuid: string | null;
  developer: string | null;
  file_id: string;
  models: string[];
  modified_at: Generated<Date>;
  package_name: string;
  platform: 'android' | 'quantum';
  size: number;
  url: string;
  version: string;
}

export interface AuditEntry {
  account_id: string;
  account_name: string;
  new_value: string;
  old_value: string;
  operation: string;
  pos: number;
  reads: boolean;
  recorded_at: Date;
  result: string;
  task_ids: string;
  values_of: string | null;
}

export interface AuditTarget {
  endpoint_id: string;
  pos: number;
}

export interface BulkAction {
  account_id: string;
  account_name: string;
  bulk_action_id: string;
  ended: number;
  finished_at: Date | null;
  kind: string;
  op_id: string;
  outcomes: string;
  requested_at: Date;
  started: number;
  state: string;
  terminal: boolean;
  total: number;
  updated_at: Date;
  version: number;
  window_ends_at: Date;
}

export interface CaseFile {
  case_id: string;
  comments: number;
  op_id: string;
  opened_at: Date;
  opened_by: string;
  opened_by_id: string;
  state: 'open' | 'closed';
  task_ids: string[];
  title: string;
  updated_at: Date;
  version: number;
}

export interface Client {
  account_id: string;
  client_id: string;
  client_key_hash: string;
  created_at: Generated<Date>;
  last_access_at: Date | null;
  trusted: boolean;
}

export interface ClientVerification {
  client_id: string;
  expires_at: Date;
  token_hash: string;
  used_at: Date | null;
}

export interface ConformanceFinding {
  event: string;
  machine: string;
  machine_version: string;
  op_id: string;
  pos: number;
  problem: string;
  recorded_at: Date;
  state: string;
  stream_id: string;
  version: number;
}

export interface ConformancePair {
  event: string;
  machine: string;
  machine_version: string;
  n: number;
  op_id: string;
  state: string;
}

export interface Consent {
  account_id: string;
  account_name: string;
  answer: string | null;
  answered_at: Date | null;
  consent_id: string;
  ended_because: string | null;
  endpoint_id: string;
  erased: number;
  finished_at: Date | null;
  keys: number;
  language: string;
  op_id: string;
  pictures: number;
  question: string;
  requested_at: Date;
  state: string;
  terminal: boolean;
  updated_at: Date;
  valid_until: Date | null;
  version: number;
  views: number;
}

export interface Device {
  address: string | null;
  agent_version: string | null;
  application_version: string | null;
  city: string | null;
  created_at: Date;
  customer_id: string | null;
  device_name: string | null;
  device_sn: string | null;
  device_status: 'Inventory' | 'Requested' | 'Deployed';
  did: string;
  endpoint_id: string;
  firmware_version: string | null;
  google_signed_in: boolean | null;
  hardware_version: string | null;
  lat: number | null;
  lnb_type: string | null;
  lnb_value: string | null;
  lng: number | null;
  mac_addr: string | null;
  manufacturer_name: string | null;
  manufacturer_oui: string | null;
  mesh_role: string | null;
  meta_data_version: string | null;
  model_name: string;
  modified_at: Date | null;
  op_id: string;
  power_mode: string | null;
  prod_class: string;
  province: string | null;
  requested_at: Date | null;
  retailer: string | null;
  search: string;
  ui_lock: Generated<boolean>;
  update_user: string | null;
}

export interface DeviceCheckpoint {
  changing: string;
  create_time: Date;
  endpoint_id: string;
  needed: string;
  pos: number;
  version: number;
}

export interface DeviceCount {
  device_status: string;
  model_name: string;
  n: number;
  online: boolean;
  op_id: string;
  prod_class: string;
  ui_lock: boolean;
}

export interface DeviceHandover {
  accepted: boolean | null;
  answered_at: Date | null;
  asked_at: Date;
  endpoint_id: string;
  from_id: string;
  from_name: string;
  handover_id: string;
  note: string;
  pos: number;
  to_id: string;
  to_name: string;
}

export interface DeviceIdentity {
  endpoint_id: string;
  fingerprint: string | null;
  pinned_at: Date | null;
  pinned_from: string | null;
  secret_at: Date | null;
  secret_hash: string | null;
}

export interface DeviceModel {
  bands: string[];
  manufacturer_id: string | null;
  manufacturer_name: string | null;
  mid: Generated<string>;
  model_name: string;
  model_oui: string | null;
  model_sub_name: string | null;
  operating_standard: string;
  product_class: 'STB' | 'EXTENDER' | 'AP' | 'APROUTER';
  protocol: Generated<string>;
  security_support: string[];
}

export interface DeviceModelFeature {
  model_name: string;
  support_features: string[];
}

export interface DeviceModelMenu {
  model_name: string;
  support_menu: string[];
}

export interface DeviceName {
  endpoint_id: string;
  name_key: string;
  op_id: string;
}

export interface DeviceNotice {
  detail: string;
  endpoint_id: string;
  notice: string;
  noticed_at: Date;
  pos: number;
  times: number;
}

export interface DeviceSetting {
  endpoint_id: string;
  speed_filesize: number | null;
  speed_host: string | null;
  updated_at: Date;
}

export interface DeviceState {
  access_at: Date | null;
  device_status: 'Inventory' | 'Requested' | 'Deployed';
  endpoint_id: string;
  location_ip: string | null;
  online: Generated<boolean>;
  op_id: string;
  rebooted_at: Date | null;
  synced_at: Date | null;
  ui_lock: boolean;
  up_time: number | null;
  up_time_at: Date | null;
}

export interface DeviceValue {
  endpoint_id: string;
  observed_at: Date;
  path: string;
  value: string;
}

export interface EducationOffice {
  name_en: string;
  name_ko: string;
  office_id: string;
  position: number;
}

export interface EsEffect {
  due_at: Date;
  effect_id: string;
  kind: string;
  log_id: string;
  params: string;
  slot: string;
  state: Generated<'pending' | 'inFlight'>;
  stream_id: string;
}

export interface EsEvent {
  actor: string;
  data: string;
  device_at: string | null;
  erased_by: number | null;
  hash: Uint8Array;
  leaf: Uint8Array;
  log_id: string;
  payload: Uint8Array | null;
  pos: number;
  recorded_at: Date;
  salts: Uint8Array;
  schema_version: number;
  stream_id: string;
  type: string;
  version: number;
}

export interface EsLog {
  epoch: string;
  hash: Uint8Array;
  log_id: string;
  pos: Generated<number>;
}

export interface EsSeal {
  from_pos: number;
  log_id: string;
  signature: string;
  statement: string;
  to_pos: number;
}

export interface EsStream {
  kind: string;
  log_id: string;
  machine_version: string;
  stream_id: string;
}

export interface IdempotentAnswer {
  account_id: string;
  answer: string | null;
  body_hash: string;
  created_at: Date;
  key: string;
  operation: string;
  status: number | null;
}

export interface Mail {
  account_id: string | null;
  answer: string;
  asked_by: string;
  asked_by_name: string;
  attempts: number;
  code: number | null;
  finished_at: Date | null;
  language: string;
  mail_id: string;
  op_id: string;
  purpose: string;
  queued_at: Date;
  recipient: string;
  state: string;
  terminal: boolean;
  updated_at: Date;
  valid_until: Date;
  version: number;
}

export interface MailWords {
  mail_id: string;
  sealed: Uint8Array;
}

export interface Operator {
  address: string | null;
  company_name: string;
  created_at: Generated<Date>;
  education_office_id: string | null;
  image_url: string | null;
  modified_at: Date | null;
  op_id: string;
  op_path: string;
  op_type: 'System' | 'Operator' | 'SubOperator' | 'EducationOffice' | 'School';
  parent_id: string | null;
  phone: string | null;
  time_zone: Generated<string>;
  url: string | null;
}

export interface PlaybookRun {
  account_id: string;
  account_name: string;
  case_id: string | null;
  endpoint_id: string;
  finished_at: Date | null;
  op_id: string;
  outcome: string | null;
  playbook: string;
  run_id: string;
  started_at: Date;
  state: string;
  tasks: number;
  terminal: boolean;
  updated_at: Date;
  version: number;
}

export interface ProjectionCheckpoint {
  epoch: string;
  name: string;
  pos: number;
  version: number;
}

export interface RefreshFamily {
  account_id: string;
  address: string | null;
  client_id: string;
  created_at: Date;
  family_id: string;
  last_used_at: Date;
  password_at: Date;
  revoked_at: Date | null;
  user_agent: string | null;
}

export interface RefreshToken {
  expires_at: Date;
  family_id: string;
  issued_at: Date;
  token_hash: string;
  used_at: Date | null;
}

export interface Role {
  created_at: Generated<Date>;
  description: string;
  level: number;
  menus: string[];
  modified_at: Date | null;
  permissions: Generated<string[]>;
  role_group: Generated<'System' | 'Custom'>;
  role_key: string;
  role_name: string;
  updater: string | null;
}

export interface SigningKey {
  first_used_at: Generated<Date>;
  key_id: string;
  public_key: string;
}

export interface SpeedServer {
  city: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
  op_id: string;
  sponsor: string | null;
  url: string;
}

export interface Task {
  account_id: string;
  account_name: string;
  attempts: Generated<number>;
  batch_id: string | null;
  endpoint_id: string;
  failure: string | null;
  family: string;
  feature: string;
  finished_at: Date | null;
  kind: string;
  lane: string;
  last_pos: number;
  params: string;
  permission: string;
  request_path: string | null;
  requested_at: Date;
  requested_pos: number;
  result: string | null;
  state: string;
  task_id: string;
  terminal: boolean;
  updated_at: Date;
  version: number;
}

export interface TaskSecret {
  name: string;
  sealed: Uint8Array;
  task_id: string;
}

export interface TopologyMoment {
  access_points: number;
  clients: number;
  create_time: Date;
  endpoint_id: string;
  pos: number;
  shape: string;
}

export interface TrafficSample {
  at: Date;
  counters: string;
  endpoint_id: string;
  hourly: boolean;
  up_time: number | null;
}

export interface UnauthenticatedCall {
  address: string;
  calls: number;
  first_at: Date;
  hour: Date;
  last_at: Date;
  operation: string;
  result: string;
}

export interface DB {
  account: Account;
  account_call: AccountCall;
  app_file: AppFile;
  audit_entry: AuditEntry;
  audit_target: AuditTarget;
  bulk_action: BulkAction;
  case_file: CaseFile;
  client: Client;
  client_verification: ClientVerification;
  conformance_finding: ConformanceFinding;
  conformance_pair: ConformancePair;
  consent: Consent;
  device: Device;
  device_checkpoint: DeviceCheckpoint;
  device_count: DeviceCount;
  device_handover: DeviceHandover;
  device_identity: DeviceIdentity;
  device_model: DeviceModel;
  device_model_feature: DeviceModelFeature;
  device_model_menu: DeviceModelMenu;
  device_name: DeviceName;
  device_notice: DeviceNotice;
  device_setting: DeviceSetting;
  device_state: DeviceState;
  device_value: DeviceValue;
  education_office: EducationOffice;
  es_effect: EsEffect;
  es_event: EsEvent;
  es_log: EsLog;
  es_seal: EsSeal;
  es_stream: EsStream;
  idempotent_answer: IdempotentAnswer;
  mail: Mail;
  mail_words: MailWords;
  operator: Operator;
  playbook_run: PlaybookRun;
  projection_checkpoint: ProjectionCheckpoint;
  refresh_family: RefreshFamily;
  refresh_token: RefreshToken;
  role: Role;
  signing_key: SigningKey;
  speed_server: SpeedServer;
  task: Task;
  task_secret: TaskSecret;
  topology_moment: TopologyMoment;
  traffic_sample: TrafficSample;
  unauthenticated_call: UnauthenticatedCall;
}
