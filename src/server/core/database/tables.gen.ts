// Generated from the migrated schema by `npm run schema`. Do not edit.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Account {
  accepted_at: Date | null;
  account_id: string;
  created_at: Generated<Date>;
  credential_salt: Generated<string>;
  credential_seal: string | null;
  credential_version: Generated<number>;
  deleted: Generated<boolean>;
  email: string;
  ended_at: Date | null;
  invited_at: Date | null;
  invited_by: string | null;
  invited_by_name: string | null;
  invited_until: Date | null;
  last_access_at: Date | null;
  modified_at: Date | null;
  name: string;
  op_id: string;
  password_hash: string;
  phone: string | null;
  role_key: string;
  seal: string | null;
  status: Generated<'Invited' | 'Running' | 'Stopped'>;
  version: Generated<number>;
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

export interface AccountLife {
  accepted_at: Date | null;
  account_id: string;
  code_hash: string | null;
  deleted: boolean;
  ended_at: Date | null;
  invited_at: Date | null;
  invited_by: string | null;
  invited_by_name: string | null;
  invited_until: Date | null;
  name: string;
  op_id: string;
  phone: string | null;
  reason: string;
  role_key: string;
  seal: string | null;
  state: string;
  status: string;
  updated_at: Date;
  version: number;
}

export interface AccountRequest {
  company_name: string;
  decided_at: Date | null;
  decided_by: string | null;
  email: string;
  language: string;
  message: string;
  name: string;
  op_id: string;
  phone: string | null;
  privacy_version: string | null;
  request_id: string;
  requested_at: Date;
  state: Generated<'open' | 'invited' | 'declined'>;
}

export interface ActionDay {
  day: string;
  kind: string;
  ms: number;
  n: number;
  op_id: string;
  outcome: string;
}

export interface ActionHour {
  hour: string;
  kind: string;
  ms: number;
  n: number;
  op_id: string;
  outcome: string;
}

export interface ActivationTarget {
  activate_count: number;
  modified_at: Date;
  op_id: string;
  updater: string;
}

export interface Admission {
  admission_id: string;
  admitted: number;
  endpoint_id: string | null;
  fingerprint: string | null;
  finished_at: Date | null;
  most: number;
  network: string | null;
  op_id: string;
  opened_at: Date;
  opened_by: string;
  oui: string | null;
  product_class: string | null;
  state: string;
  terminal: boolean;
  updated_at: Date;
  valid_until: Date;
  version: number;
}

export interface AggregateRun {
  account_id: string;
  account_name: string;
  days: string;
  detail: string;
  end_date: string;
  ended_at: Date | null;
  failure: string | null;
  op_id: string;
  running: boolean;
  start_date: string;
  started_at: Date;
  version: number;
}

export interface Alarm {
  acknowledged_name: string | null;
  alarm_id: string;
  assigned_id: string | null;
  assigned_name: string | null;
  comments: Generated<number>;
  critical: number;
  direction: string | null;
  end_cause: string | null;
  ended_at: Date | null;
  endpoint_id: string;
  metric: string;
  model_name: string;
  note: string | null;
  op_id: string;
  parameter: string | null;
  peak: number | null;
  read_at: Date | null;
  rule_id: string | null;
  rule_name: string | null;
  severity: string;
  silence_note: string | null;
  silenced_name: string | null;
  silenced_until: Date | null;
  stale_since: Date | null;
  state: string;
  terminal: boolean;
  trigger_value: number | null;
  triggered_at: Date;
  updated_at: Date;
  value: number;
  version: number;
  warning: number;
}

export interface AlarmRule {
  access_point: string | null;
  city: string | null;
  created_at: Generated<Date>;
  created_by: string;
  critical: number;
  direction: Generated<'above' | 'below'>;
  duration_minutes: Generated<number>;
  enabled: Generated<boolean>;
  gid: string | null;
  margin: Generated<number>;
  metric: 'offline' | 'boots' | 'firmware' | 'parameter';
  model_name: string | null;
  modified_at: Date | null;
  modified_by: string | null;
  op_id: string;
  parameter: string | null;
  province: string | null;
  rule_id: string;
  rule_name: string;
  warning: number;
}

export interface AlarmThreshold {
  critical: number;
  margin: number;
  metric: 'cpu' | 'memory' | 'temperature';
  model_name: Generated<string>;
  op_id: string;
  updated_at: Date;
  updated_by: string;
  warning: number;
}

export interface AppChange {
  account_name: string;
  action: string;
  app_id: string;
  change_id: string;
  endpoint_id: string;
  file_id: string;
  finished_at: Date | null;
  from_version: string | null;
  goes_back: boolean;
  op_id: string;
  package_name: string;
  reason: string;
  requested_at: Date;
  rollout_id: string;
  state: string;
  task_id: string | null;
  task_kind: string;
  terminal: boolean;
  to_version: string;
  updated_at: Date;
  version: number;
}

export interface AppFile {
  app_id: string;
  app_name: string;
  app_uuid: string | null;
  app_version: string;
  approved_alone: boolean;
  approver: string | null;
  debuggable: boolean;
  description: string;
  developer: string | null;
  file_id: string;
  file_name: string;
  icon: string | null;
  min_sdk: number | null;
  models: string[] | null;
  modified_at: Date;
  op_id: string;
  package_name: string;
  package_origin: string | null;
  platform: 'android' | 'quantum';
  sha256: string | null;
  signer_before: string | null;
  signer_reason: string | null;
  signer_scheme: number | null;
  signer_sha256: string | null;
  signer_subject: string | null;
  signer_verified: boolean | null;
  size: number;
  state: string;
  target_op_id: string;
  terminal: boolean;
  uploaded_at: Date;
  uploader: string;
  uploader_id: string;
  url: string | null;
  version: Generated<number>;
  version_code: number | null;
  version_origin: string | null;
}

export interface AuditEntry {
  account_id: string;
  account_name: string;
  address: string | null;
  chosen: Generated<boolean>;
  new_value: string;
  objects: Generated<string>;
  old_value: string;
  op_id: string | null;
  operation: string;
  pos: number;
  preview: string | null;
  reads: boolean;
  recorded_at: Date;
  refused: Generated<boolean>;
  result: string;
  task_ids: string;
  values_of: string | null;
}

export interface AuditObject {
  object_id: string;
  pos: number;
}

export interface AuditScope {
  concerned: boolean;
  op_id: string;
  operation: string;
  pos: number;
  refused: boolean;
}

export interface AuditTarget {
  endpoint_id: string;
  pos: number;
}

export interface BackupMade {
  bytes: number;
  encrypted: boolean;
  file_name: string;
  finished_at: Date;
  keys: number;
  log_epoch: string;
  log_pos: number;
  made_at: Date;
  verified_at: Date | null;
}

export interface BlobUse {
  kind: string;
  op_id: string;
  owner_id: string;
  sha256: string;
  size_bytes: number;
}

export interface BulkAction {
  account_id: string;
  account_name: string;
  bulk_action_id: string;
  command_id: string;
  ended: number;
  finished_at: Date | null;
  kind: string;
  op_id: string;
  outcomes: string;
  part: Generated<number>;
  parts: Generated<number>;
  requested_at: Date;
  started: number;
  starts_at: Date | null;
  state: string;
  target_name: string | null;
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
  app_package: string | null;
  app_ver: string | null;
  client_id: string;
  client_key_hash: string;
  created_at: Generated<Date>;
  lang: string | null;
  last_access_at: Date | null;
  os_ver: string | null;
  platform: string | null;
  push_type: string | null;
  timezone: string | null;
  trusted: boolean;
}

export interface ClientVerification {
  client_id: string;
  expires_at: Date;
  token_hash: string;
  used_at: Date | null;
}

export interface CommonCode {
  code_group: string;
  code_id: string;
  code_name: string;
  code_name_ko: string | null;
  modified_at: Date | null;
  sort_order: number;
  use_flag: boolean;
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

export interface ConsoleMenu {
  menu_key: string;
  menu_name: string;
  menu_name_ko: string | null;
  modified_at: Date | null;
  sort_order: number;
}

export interface ContentFetch {
  content_version: string;
  duration_ms: number;
  endpoint_id: string;
  fetch_id: string;
  fetched_at: Date;
  http_status: number;
  item_id: string;
  kind: 'LandingChannel' | 'BootingAd' | 'DsmCc';
  name: string;
  op_id: string;
  outcome: 'complete' | 'interrupted' | 'refused';
  sent_bytes: number;
  size_bytes: number;
}

export interface ContentItem {
  deleted_at: Date | null;
  details: string;
  duration_ms: number | null;
  file_name: string;
  height: number;
  item_id: string;
  kind: 'channel' | 'radioChannel' | 'banner' | 'liveAd' | 'bootAd';
  lcn: number | null;
  modified_at: Date;
  name: string;
  op_id: string;
  ordinal: number;
  sha256: string;
  size_bytes: number;
  updater: string;
  width: number;
}

export interface ContentList {
  changed_by: string | null;
  kind: string;
  op_id: string;
  sorted_by: string | null;
  sorted_version: Generated<number>;
  version: number;
}

export interface ContentScreen {
  endpoint_id: string;
  op_id: string;
  png: Uint8Array;
  sha256: string;
  taken_at: Date;
  view: 'live' | 'home';
}

export interface CountedZone {
  day: string;
  time_zone: string;
}

export interface Country {
  alpha3: string;
  country_code: string;
  country_name: string;
  country_name_ko: string | null;
  modified_at: Date | null;
  numeric_code: string;
}

export interface Device {
  activated_at: Date | null;
  activated_day: string | null;
  address: string | null;
  agent_version: string | null;
  application_version: string | null;
  awaited: Generated<boolean>;
  cas: Generated<'' | 'activated' | 'deactivated'>;
  city: string | null;
  created_at: Date;
  customer_id: string | null;
  device_name: string | null;
  device_sn: string | null;
  device_status: 'Inventory' | 'Requested' | 'Deployed' | 'Unregistered';
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
  named_in_use: Generated<boolean>;
  op_id: string;
  outside: Generated<boolean>;
  owner_since: Date | null;
  power_mode: string | null;
  prod_class: string;
  province: string | null;
  requested_at: Date | null;
  retailer: string | null;
  search: string;
  ui_lock: Generated<boolean>;
  unlisted: 'ignored' | 'blocked' | null | null;
  update_user: string | null;
  zip_code: string | null;
}

export interface DeviceActivationCount {
  day: string;
  n: number;
  op_id: string;
  province: string;
}

export interface DeviceApp {
  app_name: string;
  endpoint_id: string;
  label: string;
  state: string;
  version: string;
}

export interface DeviceAppCount {
  app_name: string;
  device_status: string;
  label: string;
  n: number;
  op_id: string;
  own: number;
  platform: string;
  version: string;
}

export interface DeviceAppDay {
  app_name: string;
  day: string;
  device_status: string;
  n: number;
  op_id: string;
  platform: string;
  version: string;
}

export interface DeviceCell {
  lat_sum: number;
  level: number;
  lng_sum: number;
  n: number;
  online: number;
  op_id: string;
  x: number;
  y: number;
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
  cas: Generated<string>;
  device_status: string;
  model_name: string;
  n: number;
  online: boolean;
  op_id: string;
  outside: Generated<boolean>;
  prod_class: string;
  ui_lock: boolean;
}

export interface DeviceCountDay {
  day: string;
  device_status: string;
  model_name: string;
  n: number;
  online: boolean;
  op_id: string;
  prod_class: string;
}

export interface DeviceEventCount {
  day: string;
  event: 'connected' | 'removed';
  n: number;
  op_id: string;
}

export interface DeviceGroup {
  city: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  description: string | null;
  gid: string;
  group_name: string;
  modified_at: Date | null;
  op_id: string;
  province: string | null;
}

export interface DeviceGroupMember {
  endpoint_id: string;
  gid: string;
  joined_at: Date;
  op_id: string;
}

export interface DeviceGroupModelCount {
  gid: string;
  model_name: string;
  n: number;
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

export interface DeviceModelImage {
  description: string | null;
  image_id: string;
  image_url: string;
  model_name: string;
  modified_at: Date | null;
}

export interface DeviceModelMenu {
  model_name: string;
  support_menu: string[];
}

export interface DeviceModelMenuBasic {
  modified_at: Date | null;
  product_class: 'STB' | 'EXTENDER' | 'AP' | 'APROUTER';
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

export interface DeviceNumber {
  endpoint_id: string;
  kind: 'serial' | 'mac';
  value: string;
}

export interface DevicePlace {
  city: string;
  n: number;
  op_id: string;
  place_id: string;
  place_type: 'region' | 'city';
  region: string;
}

export interface DevicePlaceCount {
  city: string;
  device_status: string;
  n: number;
  online: boolean;
  op_id: string;
  province: string;
}

export interface DeviceReachCount {
  device_status: string;
  ever_connected: boolean;
  model_name: string;
  n: number;
  online: boolean;
  op_id: string;
}

export interface DeviceRoom {
  endpoint_id: string;
  op_id: string;
  placed_at: Date;
  room_id: string;
}

export interface DeviceSecret {
  endpoint_id: string;
  is_sure: Generated<boolean>;
  on_trial: Uint8Array | null;
  op_id: string;
  path: string;
  sealed: Uint8Array | null;
  set_at: Date;
}

export interface DeviceSetting {
  endpoint_id: string;
  speed_filesize: number | null;
  speed_host: string | null;
  updated_at: Date;
}

export interface DeviceState {
  access_at: Date | null;
  device_status: 'Inventory' | 'Requested' | 'Deployed' | 'Unregistered';
  endpoint_id: string;
  location_ip: string | null;
  offline_at: Date | null;
  online: Generated<boolean>;
  op_id: string;
  rebooted_at: Date | null;
  synced_at: Date | null;
  ui_lock: boolean;
  up_time: number | null;
  up_time_at: Date | null;
}

export interface DeviceStatusDay {
  day: string;
  device_status: string;
  n: number;
  online: boolean;
  op_id: string;
}

export interface DeviceStatusHour {
  device_status: string;
  hour: string;
  n: number;
  online: boolean;
  op_id: string;
}

export interface DeviceTotalDay {
  day: string;
  device_status: string;
  model_name: string;
  n: number;
  online: boolean;
  op_id: string;
  prod_class: string;
}

export interface DeviceValue {
  endpoint_id: string;
  observed_at: Date;
  path: string;
  value: string;
}

export interface DeviceVersionCount {
  device_status: string;
  firmware_version: string;
  model_name: string;
  n: number;
  op_id: string;
}

export interface EducationOffice {
  name_en: string;
  name_ko: string;
  office_id: string;
  position: number;
}

export interface EmailLink {
  account_id: string;
  email: string;
  expires_at: Date;
  purpose: 'confirm' | 'undo';
  seal: string | null;
  token_hash: string;
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
  writer: Generated<string>;
}

export interface EsSeal {
  from_pos: number;
  log_id: string;
  signature: string;
  statement: string;
  to_pos: number;
}

export interface EsStream {
  begins: Generated<number>;
  kind: string;
  log_id: string;
  machine_version: string;
  stream_id: string;
}

export interface ExportDelivery {
  account_id: string;
  mail_id: string;
  run_id: string;
}

export interface ExportFile {
  content: Uint8Array;
  file_name: string;
  media_type: string;
  run_id: string;
  stored_at: Date;
}

export interface ExportRecipient {
  account_id: string;
  schedule_id: string;
}

export interface ExportRun {
  attempts: Generated<number>;
  due_at: Date;
  finished_at: Date | null;
  leased_until: Date | null;
  reason: string | null;
  row_count: number | null;
  row_total: number | null;
  run_id: string;
  schedule_id: string;
  size: number | null;
  skipped: Generated<number>;
  started_by: string | null;
  state: 'running' | 'sent' | 'refused' | 'failed';
}

export interface ExportSchedule {
  account_id: string;
  created_at: Date;
  definition: Json;
  ended_because: 'account' | 'permission' | 'organisation' | null | null;
  next_at: Date | null;
  op_id: string;
  rule: Json;
  schedule_id: string;
  schedule_name: string;
  state: 'active' | 'paused' | 'ended' | 'deleted';
}

export interface Feedback {
  account_id: string;
  account_name: string;
  contents: string;
  created_at: Generated<Date>;
  diagnostics: string | null;
  feedback_id: string;
  op_id: string;
  title: string;
  type: string;
}

export interface FileUpload {
  account_id: string;
  created_at: Date;
  expires_at: Date;
  file_name: string;
  fingerprint: string;
  interruptions: number;
  op_id: string;
  permission: string;
  purpose: string;
  refusal: string | null;
  sha256: string | null;
  size_bytes: number;
  state: string;
  terminal: boolean;
  updated_at: Date;
  upload_id: string;
  uploader: string;
  used_id: string | null;
  used_kind: string | null;
  version: number;
}

export interface FirmwareFile {
  approved_alone: boolean;
  approver: string | null;
  description: string;
  file_id: string;
  file_name: string;
  fw_code: number;
  minimum_version: string | null;
  model_name: string;
  op_id: string;
  sha256: string;
  signed_by: string | null;
  signed_key: string | null;
  size_bytes: number;
  state: string;
  target_version: string | null;
  terminal: boolean;
  updated_at: Date;
  uploaded_at: Date;
  uploader: string;
  uploader_id: string;
  version: number;
  version_name: string;
}

export interface FirmwareKey {
  added_at: Date;
  added_by: string;
  algorithm: string;
  fingerprint: string;
  key_id: string;
  name: string;
  op_id: string;
  public_key: string;
  revoked_at: Date | null;
  revoked_by: string | null;
  seal: string | null;
  version: Generated<number>;
}

export interface FirmwareRule {
  bytes_per_second: number | null;
  four_eyes: boolean;
  from_devices: Generated<number>;
  must_be_signed: Generated<boolean>;
  op_id: string;
  pending: Json | null;
  pending_account: string | null;
  pending_by: string | null;
  pending_since: Date | null;
  pending_until: Date | null;
  version: Generated<number>;
}

export interface FirmwareUpgrade {
  account_name: string;
  activate_mode: string;
  activate_task: string | null;
  download_task: string | null;
  endpoint_id: string;
  file_id: string;
  finished_at: Date | null;
  from_version: string | null;
  mode: string;
  model_name: string;
  op_id: string;
  reason: string;
  requested_at: Date;
  rollback: Generated<boolean>;
  sha256: string;
  state: string;
  terminal: boolean;
  to_version: string;
  updated_at: Date;
  upgrade_id: string;
  version: number;
}

export interface FirmwareUpload {
  account_name: string;
  entry_id: string;
  file_id: string | null;
  file_name: string;
  fw_code: number;
  model_name: string;
  op_id: string;
  result: string;
  upload_id: string | null;
  uploaded_at: Date;
  version_name: string;
}

export interface GroupContent {
  gid: string | null;
  item_id: string;
  kind: 'landingChannel' | 'bootAd';
  name: string;
  op_id: string;
  place_id: string | null;
  room_id: string | null;
  sent_at: Date;
  sent_by: string;
}

export interface HealthSample {
  at: Date;
  cpu: number | null;
  endpoint_id: string;
  hourly: boolean;
  memory: number | null;
  temperature: number | null;
}

export interface HomeMember {
  endpoint_id: string;
  home: string;
  mac_addr: string;
  pos: number;
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

export interface IdentityProvider {
  adopts: boolean;
  client_id: string;
  client_secret: Uint8Array;
  email_claim: Generated<string>;
  exclusive: boolean;
  issuer: string;
  modified_at: Date;
  modified_by: string;
  op_id: string;
  refusals: Generated<Json>;
  role_claim: string;
  role_separator: Generated<string>;
  roles: Json;
  scopes: string;
  trusts_factors: boolean;
  version: number;
}

export interface IdentityProviderDomain {
  challenge: string;
  domain: string;
  op_id: string;
  proved_at: Date | null;
}

export interface InventoryUpload {
  account_id: string;
  account_name: string;
  added: number;
  applied: number;
  errors: string;
  file_name: string;
  finished_at: Date | null;
  invalid: number;
  kept: number;
  op_id: string;
  plan_hash: string;
  reading: string;
  removed: number;
  requested_at: Date;
  restored: number;
  rows: number;
  sha256: string;
  skipped: number;
  state: string;
  terminal: boolean;
  unchanged: number;
  undone: number;
  updated: number;
  updated_at: Date;
  upload_id: string;
  upload_type: string;
  valid: number;
  version: number;
}

export interface InventoryUploadRow {
  cells: string;
  changes: Generated<string>;
  codes: Generated<string[]>;
  endpoint_id: string | null;
  errors: Generated<string>;
  faults: Generated<string>;
  line: number;
  reason: string | null;
  result: 'added' | 'updated' | 'skipped' | 'removed' | 'restored' | 'kept' | null | null;
  stream_id: string;
  verdict: 'new' | 'changed' | 'unchanged' | 'invalid' | null | null;
  version: number | null;
}

export interface InvitationCode {
  account_id: string;
  code_hash: string;
  sent_at: Date;
}

export interface Ip2locationDb9 {
  city_name: string | null;
  country_code: string;
  country_name: string;
  ip_from: string;
  ip_to: string;
  latitude: number | null;
  longitude: number | null;
  modified_at: Date | null;
  region_name: string | null;
  zip_code: string | null;
}

export interface LocationCity {
  city_id: string;
  city_name: string;
  city_name_ko: string | null;
  country_code: string;
  latitude: number | null;
  longitude: number | null;
  modified_at: Date | null;
  region_code: string | null;
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

export interface ManagingSystem {
  description: string | null;
  modified_at: Date | null;
  protocol: string;
  system_id: string;
  system_name: string;
}

export interface Manufacturer {
  country_code: string | null;
  manufacturer_id: string;
  manufacturer_name: string;
  manufacturer_oui: string | null;
  modified_at: Date | null;
  url: string | null;
}

export interface Message {
  account_id: string;
  cause: number;
  count: number;
  created_at: Date;
  failed: number;
  in_console: Generated<boolean>;
  kind: string;
  message_id: string;
  news_at: Date;
  news_group: string;
  op_path: string;
  outage: Json | null;
  state: string;
  subjects: string[];
  terminal: boolean;
  updated_at: Date;
  version: number;
}

export interface MetadataSet {
  changes: string;
  contents: string;
  created_at: Date;
  created_by: string;
  deleted_at: Date | null;
  file_name: string | null;
  name: string;
  op_id: string;
  parts: string;
  set_id: string;
  sha256: string;
  size_bytes: number;
  version: number;
}

export interface ModelActionDay {
  day: string;
  ended: number;
  failed: number;
  model_name: string;
  op_id: string;
}

export interface ModelParameters {
  data_type: 'string' | 'boolean' | 'int' | 'unsignedInt' | 'long' | 'unsignedLong' | 'decimal' | 'dateTime' | 'base64' | 'hexBinary';
  model_name: string;
  modified_at: Date | null;
  note: string | null;
  parameter_id: string;
  parameter_path: string;
  writable: boolean;
}

export interface ModelPicture {
  digest: string;
  media_type: 'image/png' | 'image/jpeg' | 'image/webp';
  model_name: string;
  modified_at: Date;
  modified_by: string;
  picture: Uint8Array;
}

export interface ModelSupported {
  model_name: string;
  modified_at: Date | null;
  note: string | null;
  object_path: string;
  support_id: string;
  supported: boolean;
}

export interface Notice {
  contents: string;
  created_at: Date;
  created_by: string;
  edition: number;
  noti_type: string;
  notice_id: string;
  op_id: string;
  ops: string[];
  period_end: Date;
  period_start: Date;
  pinned: boolean;
  readers: number;
  roles: string[];
  state: string;
  sub_type: string;
  terminal: boolean;
  title: string;
  updated_at: Date;
  updated_by: string;
  version: number;
}

export interface NoticeReader {
  account_id: string;
  read_at: Date;
  stream_id: string;
}

export interface OneTimeKey {
  account_id: string;
  confirmed_at: Date | null;
  created_at: Date;
  last_step: Generated<number>;
  sealed: Uint8Array;
}

export interface Operator {
  address: string | null;
  company_name: string;
  created_at: Generated<Date>;
  created_by: string | null;
  description: string | null;
  device_identity: 'pinned' | 'secret' | 'certificate' | null | null;
  education_office_id: string | null;
  image_url: string | null;
  modified_at: Date | null;
  oem_key: string | null;
  op_id: string;
  op_path: string;
  op_type: 'System' | 'Operator' | 'SubOperator' | 'Manufacturer' | 'EducationOffice' | 'School';
  parent_id: string | null;
  phone: string | null;
  require_two_factor: Generated<boolean>;
  seal: string | null;
  start_app: string | null;
  time_zone: Generated<string>;
  url: string | null;
  use_flag: Generated<boolean>;
  version: Generated<number>;
}

export interface Outage {
  assigned_id: string | null;
  assigned_name: string | null;
  cause: Json;
  cause_key: string;
  count: number;
  counted_at: Date;
  ended_at: Date | null;
  last_pos: number;
  notified_op_id: string;
  offline: number;
  op_id: string;
  outage_id: string;
  since: Date;
  total: number;
}

export interface Passkey {
  account_id: string;
  counter: number;
  created_at: Date;
  last_used_at: Date | null;
  name: string;
  passkey_id: string;
  public_key: Uint8Array;
  transports: string[];
}

export interface PasswordReset {
  account_id: string;
  asked_at: Date;
  asked_by: string;
  asked_by_name: string;
  by_owner: boolean;
  finished_at: Date | null;
  mail_id: string;
  op_id: string;
  reset_id: string;
  state: string;
  terminal: boolean;
  updated_at: Date;
  valid_until: Date;
  version: number;
}

export interface PasswordResetSecret {
  account_id: string;
  expires_at: Date;
  reset_id: string;
  seal: string | null;
  temporary_hash: string;
  token_hash: string;
}

export interface PersonalSettings {
  account_id: string;
  columns: Generated<Json>;
  dateformat: 'YY-MM-DD' | 'YYYY-MM-DD' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | null | null;
  density: 'comfortable' | 'dense' | null | null;
  favourites: Generated<Json>;
  first_steps_closed: boolean | null;
  language: 'en' | 'ko' | 'zh' | 'es' | 'ja' | 'de' | 'fr' | null | null;
  mails: string[] | null;
  messages: string[] | null;
  modified_at: Date;
  per_page: number | null;
  quiet_hours: Json | null;
  timezone: string | null;
  tour_seen: boolean | null;
  ui: 'system' | 'light' | 'dark' | null | null;
}

export interface PlaceNote {
  description: string | null;
  group_name: string | null;
  modified_at: Date;
  op_id: string;
  place_id: string;
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

export interface Preset {
  account_id: string | null;
  author: string;
  auto_firmware_upgrade: boolean;
  configuration: Json;
  created_at: Date;
  description: string;
  events: string[];
  file: string | null;
  in_force: Json | null;
  in_force_at: Date | null;
  name: string;
  needs_approval: boolean;
  op_id: string;
  paused: boolean;
  plan_hash: string | null;
  planned_devices: number | null;
  preset_id: string;
  revision: number;
  revision_in_force: number | null;
  state: string;
  target: Json;
  target_name: string;
  terminal: boolean;
  updated_at: Date;
  version: number;
  weight: number;
}

export interface PresetCheck {
  cause: string;
  compared_at: Date | null;
  deferred: string | null;
  different: number;
  endpoint_id: string;
  fighting: number;
  op_id: string;
  requested_at: Date;
  same: number;
  secrets: Json;
  slot: number;
  state: string;
  task_id: string | null;
  unknown: number;
  unreachable: boolean;
  unsupported: number;
  updated_at: Date;
  version: number;
  wanted: number;
}

export interface PresetCount {
  n: number;
  preset_id: string;
  state: string;
}

export interface PresetDevice {
  compared_at: Date | null;
  endpoint_id: string;
  fields: number;
  op_id: string;
  open: Json;
  preset_id: string;
  revision: number;
  state: string;
}

export interface PresetDue {
  cause: string;
  due_at: Date;
  endpoint_id: string;
  reset: Generated<boolean>;
  retry: Generated<boolean>;
}

export interface PresetSecret {
  created_at: Date;
  preset_id: string;
  sealed: Uint8Array;
  secret_id: string;
}

export interface ProjectionCheckpoint {
  epoch: string;
  name: string;
  pos: number;
  version: number;
}

export interface ProviderIdentity {
  account_id: string;
  issuer: string;
  linked_at: Date;
  subject: string;
}

export interface ProviderSignIn {
  client_key_hash: string;
  expires_at: Date;
  family_id: string | null;
  nonce: string;
  op_id: string;
  state_hash: string;
  verifier: Uint8Array;
  version: number;
}

export interface Provisioning {
  account_id: string;
  account_name: string;
  changed_at: Date;
  content_version: string;
  enabled: boolean;
  file_name: string | null;
  item_id: string;
  kind: 'bootAd' | 'landingChannel' | 'metadata';
  made_at: Date | null;
  name: string;
  op_id: string;
  provisioning_id: string;
  service_task_id: string;
  sha256: string;
  size_bytes: number;
  version: number;
}

export interface ProvisioningHold {
  provisioning_id: string;
  reason: 'account' | 'permission' | 'organisation';
  since: Date;
  version: number;
}

export interface ProvisioningTurn {
  attempts: number;
  endpoint_id: string;
  kind: string;
  next_at: Date;
  provisioning_id: string;
  version: number;
}

export interface RecoveryCode {
  account_id: string;
  code_hash: string;
  used_at: Date | null;
}

export interface RefreshFamily {
  account_id: string;
  address: string | null;
  client_id: string;
  created_at: Date;
  factors_shown: Generated<boolean>;
  family_id: string;
  last_used_at: Date;
  password_at: Date;
  provider_op_id: string | null;
  reset_id: string | null;
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

export interface RefusedDevice {
  address: string;
  admitted_at: Date | null;
  detail: string;
  endpoint_id: string;
  fingerprint: string | null;
  first_at: Date;
  last_at: Date;
  op_id: string;
  reason: string;
  refused_id: string;
  times: number;
}

export interface Region {
  country_code: string;
  modified_at: Date | null;
  region_code: string;
  region_name: string;
  region_name_ko: string | null;
}

export interface ResourceDay {
  day: Timestamp;
  dropped: number;
  histogram: number[];
  least: number | null;
  metric: 'cpu' | 'memory' | 'temperature';
  model_name: string;
  most: number | null;
  n: number;
  op_id: string;
}

export interface ResourceTotalDay {
  day: Timestamp;
  dropped: number;
  histogram: number[];
  least: number | null;
  metric: 'cpu' | 'memory' | 'temperature';
  model_name: string;
  most: number | null;
  n: number;
  op_id: string;
}

export interface Role {
  created_at: Generated<Date>;
  description: string;
  level: number;
  menus: string[];
  modified_at: Date | null;
  op_id: string | null;
  permissions: Generated<string[]>;
  role_group: Generated<'System' | 'Custom'>;
  role_key: string;
  role_name: string;
  seal: string | null;
  updater: string | null;
  version: Generated<number>;
}

export interface RoleChange {
  migration: string;
  role_key: string;
}

export interface RoleGroupBasic {
  description: string | null;
  modified_at: Date | null;
  role_group_key: string;
  role_group_name: string;
}

export interface Rollout {
  approved_at: Date | null;
  approver: string | null;
  at_once: number;
  author: string;
  author_id: string;
  automatic: Generated<boolean>;
  bytes_per_second: number | null;
  cargo: string;
  comments: Generated<number>;
  content: Generated<Json>;
  content_id: string;
  content_name: string;
  daily_most: number | null;
  deleted: boolean;
  eligible: number;
  end_hour: number | null;
  finished_at: Date | null;
  hand_picked: Generated<number>;
  model_name: string;
  name: string;
  op_id: string;
  pause_reason: string;
  paused_at: Date | null;
  paused_by: string | null;
  pauser: string | null;
  refused: number;
  removed: Generated<number>;
  requested_at: Date;
  retries: number;
  rollout_id: string;
  start_hour: number | null;
  starts_at: Date | null;
  state: string;
  target_name: string;
  terminal: boolean;
  undoes: string | null;
  undone_by: string | null;
  updated_at: Date;
  version: number;
  waits_until: Date | null;
  wave: number;
  waves: number;
  whole_model: Generated<boolean>;
}

export interface RolloutMember {
  attempt: Generated<number>;
  ended_at: Date | null;
  endpoint_id: string;
  from_version: string | null;
  hardware_version: string | null;
  insisted: Generated<boolean>;
  model_name: string;
  next_at: Date | null;
  no_way_back: Generated<boolean>;
  ordinal: number;
  outcome: string | null;
  reason: Generated<string>;
  rollout_id: string;
  started_at: Date | null;
  state: 'waiting' | 'running' | 'ended' | 'held';
  wave: number;
  work_id: string | null;
  zone: string;
  zone_source: string;
}

export interface RolloutWave {
  bad: number;
  called_off: number;
  day: string | null;
  finished_at: Date | null;
  held: number;
  number: number;
  rollout_id: string;
  running: number;
  size: number;
  soak_until: Date | null;
  started_at: Date | null;
  state: string;
  succeeded: number;
  terminal: boolean;
  updated_at: Date;
  version: number;
  waiting: number;
  wave_id: string;
}

export interface Room {
  created_at: Generated<Date>;
  created_by: string | null;
  modified_at: Date | null;
  op_id: string;
  room_id: string;
  room_name: string;
  room_type: string;
}

export interface SavedFilter {
  active_flag: 'Activated' | 'Deactivated' | null | null;
  active_type: 'active' | 'inven' | 'request' | null | null;
  alarms: 'open' | 'critical' | null | null;
  cas: 'activated' | 'deactivated' | null | null;
  created_at: Generated<Date>;
  created_by: string | null;
  description: string | null;
  ever_connected: boolean | null;
  filter_id: string;
  filter_name: string;
  gid: string | null;
  is_private: Generated<boolean>;
  keyword: string | null;
  model_name: string | null;
  modified_at: Date | null;
  offline_minutes: number | null;
  online: boolean | null;
  op_id: string;
  owner_id: string | null;
  room_id: string | null;
  ui_lock: boolean | null;
}

export interface ServiceArea {
  modified_at: Date;
  op_id: string;
  ring: Json;
  updater: string;
}

export interface ServiceAreaCheck {
  after_device: Generated<string>;
  asked_at: Generated<Date>;
  at_op: Generated<string>;
  check_id: Generated<string>;
  op_path: string;
}

export interface ServiceFeature {
  feature_key: string;
  feature_name: string;
  feature_name_ko: string | null;
  modified_at: Date | null;
}

export interface ServiceModel {
  model_name: string;
  modified_at: Date | null;
  service_model_id: string;
  service_name: string;
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

export interface SystemDeviceModel {
  model_name: string;
  modified_at: Date | null;
  system_id: string;
  system_model_id: string;
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

export interface TrafficDay {
  day: string;
  n: number;
  op_id: string;
  received: number;
  sent: number;
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

export interface UsedChallenge {
  challenge_hash: string;
  expires_at: Date;
}

export interface ViewingBox {
  box_no: Generated<number>;
  endpoint_id: string;
}

export interface ViewingDay {
  date: Timestamp;
  folded_at: Date;
  version: Generated<number>;
}

export interface ViewingDeployed {
  boxes: number;
  date: Timestamp;
  op_id: string;
  province: string;
}

export interface ViewingDeployedDay {
  counted_at: Date;
  date: Timestamp;
}

export interface ViewingDeviceDay {
  box_no: number;
  channels: number;
  date: Timestamp;
  lost: number;
  op_id: string;
  overlapping: number;
  province: string;
  seconds: number;
  views: number;
}

export interface ViewingErasure {
  before: Date;
  endpoint_id: string;
}

export interface ViewingOptOut {
  endpoint_id: string;
  op_id: string;
  since: Date;
}

export interface ViewingRefold {
  asked: Generated<number>;
  date: Timestamp;
}

export interface ViewingRejected {
  box_no: number;
  log_id: string;
  number: number;
  op_id: Generated<string>;
  province: Generated<string>;
  reason: string;
  received_at: Date;
}

export interface ViewingReport {
  box_no: number;
  data: string;
  first: number;
  fresh: string;
  log_id: string;
  op_id: string;
  pos: Generated<number>;
  province: string;
  received_at: Date;
  sent_at: Date | null;
  time_zone: string;
  up_time: number | null;
}

export interface ViewingReportDate {
  date: Timestamp;
  folded: Generated<boolean>;
  pos: number;
  taken: Generated<boolean>;
}

export interface ViewingSegment {
  body: Uint8Array;
  date: Timestamp;
  kind: 'services' | 'programmes';
  op_id: string;
  province: string;
  time_zone: string;
}

export interface ViewingSource {
  box_no: number;
  log_id: string;
  reported_at: Date;
  seen: string;
}

export interface VodFetch {
  detail: string;
  ended_at: Date | null;
  failure: string | null;
  fetched_at: Date | null;
  op_id: string;
  running: boolean;
  sha256: string | null;
  size_bytes: number | null;
  total_size: number | null;
  version: number;
  vod_api_response_id: string | null;
  vod_count: number | null;
}

export interface VodList {
  entries: string;
  op_id: string;
  sha256: string;
}

export interface VodServer {
  auth_key: Uint8Array | null;
  interval_hours: number;
  modified_at: Date;
  modified_by: string;
  op_id: string;
  url: string;
  version: number;
}

export interface DB {
  account: Account;
  account_call: AccountCall;
  account_life: AccountLife;
  account_request: AccountRequest;
  action_day: ActionDay;
  action_hour: ActionHour;
  activation_target: ActivationTarget;
  admission: Admission;
  aggregate_run: AggregateRun;
  alarm: Alarm;
  alarm_rule: AlarmRule;
  alarm_threshold: AlarmThreshold;
  app_change: AppChange;
  app_file: AppFile;
  audit_entry: AuditEntry;
  audit_object: AuditObject;
  audit_scope: AuditScope;
  audit_target: AuditTarget;
  backup_made: BackupMade;
  blob_use: BlobUse;
  bulk_action: BulkAction;
  case_file: CaseFile;
  client: Client;
  client_verification: ClientVerification;
  common_code: CommonCode;
  conformance_finding: ConformanceFinding;
  conformance_pair: ConformancePair;
  consent: Consent;
  console_menu: ConsoleMenu;
  content_fetch: ContentFetch;
  content_item: ContentItem;
  content_list: ContentList;
  content_screen: ContentScreen;
  counted_zone: CountedZone;
  country: Country;
  device: Device;
  device_activation_count: DeviceActivationCount;
  device_app: DeviceApp;
  device_app_count: DeviceAppCount;
  device_app_day: DeviceAppDay;
  device_cell: DeviceCell;
  device_checkpoint: DeviceCheckpoint;
  device_count: DeviceCount;
  device_count_day: DeviceCountDay;
  device_event_count: DeviceEventCount;
  device_group: DeviceGroup;
  device_group_member: DeviceGroupMember;
  device_group_model_count: DeviceGroupModelCount;
  device_handover: DeviceHandover;
  device_identity: DeviceIdentity;
  device_model: DeviceModel;
  device_model_feature: DeviceModelFeature;
  device_model_image: DeviceModelImage;
  device_model_menu: DeviceModelMenu;
  device_model_menu_basic: DeviceModelMenuBasic;
  device_name: DeviceName;
  device_notice: DeviceNotice;
  device_number: DeviceNumber;
  device_place: DevicePlace;
  device_place_count: DevicePlaceCount;
  device_reach_count: DeviceReachCount;
  device_room: DeviceRoom;
  device_secret: DeviceSecret;
  device_setting: DeviceSetting;
  device_state: DeviceState;
  device_status_day: DeviceStatusDay;
  device_status_hour: DeviceStatusHour;
  device_total_day: DeviceTotalDay;
  device_value: DeviceValue;
  device_version_count: DeviceVersionCount;
  education_office: EducationOffice;
  email_link: EmailLink;
  es_effect: EsEffect;
  es_event: EsEvent;
  es_log: EsLog;
  es_seal: EsSeal;
  es_stream: EsStream;
  export_delivery: ExportDelivery;
  export_file: ExportFile;
  export_recipient: ExportRecipient;
  export_run: ExportRun;
  export_schedule: ExportSchedule;
  feedback: Feedback;
  file_upload: FileUpload;
  firmware_file: FirmwareFile;
  firmware_key: FirmwareKey;
  firmware_rule: FirmwareRule;
  firmware_upgrade: FirmwareUpgrade;
  firmware_upload: FirmwareUpload;
  group_content: GroupContent;
  health_sample: HealthSample;
  home_member: HomeMember;
  idempotent_answer: IdempotentAnswer;
  identity_provider: IdentityProvider;
  identity_provider_domain: IdentityProviderDomain;
  inventory_upload: InventoryUpload;
  inventory_upload_row: InventoryUploadRow;
  invitation_code: InvitationCode;
  ip2location_db9: Ip2locationDb9;
  location_city: LocationCity;
  mail: Mail;
  mail_words: MailWords;
  managing_system: ManagingSystem;
  manufacturer: Manufacturer;
  message: Message;
  metadata_set: MetadataSet;
  model_action_day: ModelActionDay;
  model_parameters: ModelParameters;
  model_picture: ModelPicture;
  model_supported: ModelSupported;
  notice: Notice;
  notice_reader: NoticeReader;
  one_time_key: OneTimeKey;
  operator: Operator;
  outage: Outage;
  passkey: Passkey;
  password_reset: PasswordReset;
  password_reset_secret: PasswordResetSecret;
  personal_settings: PersonalSettings;
  place_note: PlaceNote;
  playbook_run: PlaybookRun;
  preset: Preset;
  preset_check: PresetCheck;
  preset_count: PresetCount;
  preset_device: PresetDevice;
  preset_due: PresetDue;
  preset_secret: PresetSecret;
  projection_checkpoint: ProjectionCheckpoint;
  provider_identity: ProviderIdentity;
  provider_sign_in: ProviderSignIn;
  provisioning: Provisioning;
  provisioning_hold: ProvisioningHold;
  provisioning_turn: ProvisioningTurn;
  recovery_code: RecoveryCode;
  refresh_family: RefreshFamily;
  refresh_token: RefreshToken;
  refused_device: RefusedDevice;
  region: Region;
  resource_day: ResourceDay;
  resource_total_day: ResourceTotalDay;
  role: Role;
  role_change: RoleChange;
  role_group_basic: RoleGroupBasic;
  rollout: Rollout;
  rollout_member: RolloutMember;
  rollout_wave: RolloutWave;
  room: Room;
  saved_filter: SavedFilter;
  service_area: ServiceArea;
  service_area_check: ServiceAreaCheck;
  service_feature: ServiceFeature;
  service_model: ServiceModel;
  signing_key: SigningKey;
  speed_server: SpeedServer;
  system_device_model: SystemDeviceModel;
  task: Task;
  task_secret: TaskSecret;
  topology_moment: TopologyMoment;
  traffic_day: TrafficDay;
  traffic_sample: TrafficSample;
  unauthenticated_call: UnauthenticatedCall;
  used_challenge: UsedChallenge;
  viewing_box: ViewingBox;
  viewing_day: ViewingDay;
  viewing_deployed: ViewingDeployed;
  viewing_deployed_day: ViewingDeployedDay;
  viewing_device_day: ViewingDeviceDay;
  viewing_erasure: ViewingErasure;
  viewing_opt_out: ViewingOptOut;
  viewing_refold: ViewingRefold;
  viewing_rejected: ViewingRejected;
  viewing_report: ViewingReport;
  viewing_report_date: ViewingReportDate;
  viewing_segment: ViewingSegment;
  viewing_source: ViewingSource;
  vod_fetch: VodFetch;
  vod_list: VodList;
  vod_server: VodServer;
}
