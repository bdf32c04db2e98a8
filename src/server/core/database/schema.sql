-- What the migrations in sql/ add up to, written by `npm run schema`. Never run, never edited.

create extension btree_gin;

create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.account_follows_life()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update account set
    status = new.status, deleted = new.deleted, invited_by = new.invited_by, invited_by_name = new.invited_by_name,
    invited_at = new.invited_at, invited_until = new.invited_until, accepted_at = new.accepted_at, ended_at = new.ended_at,
    version = new.version, modified_at = new.updated_at, seal = new.seal
  where account_id = new.account_id;
  if tg_op = 'UPDATE' then
    if (new.name, new.phone, new.role_key) is distinct from (old.name, old.phone, old.role_key) then
      update account set name = new.name, phone = new.phone, role_key = new.role_key where account_id = new.account_id;
    end if;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.check_all_service_areas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into service_area_check (op_path)
  select op_path from operator where parent_id is null
    and not exists (select 1 from service_area_check c where c.op_path = operator.op_path and c.at_op = '');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.check_service_area()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into service_area_check (op_path)
  select op_path from operator where op_id = coalesce(new.op_id, old.op_id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.device_numbers(search text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct substr(run[1], at, 5)), '{}')
  from regexp_matches(search, '[0-9a-f]{5,}', 'g') as run, generate_series(1, length(run[1]) - 4) as at
$function$
;

CREATE OR REPLACE FUNCTION public.firmware_form(version text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(coalesce(substring(bare from '^\d+(?:\.\d+)*'), ''), '(^|\.)0+(?=\d)', '\1', 'g')
    || regexp_replace(bare, '^\d+(\.\d+)*', '')
  from (select regexp_replace(regexp_replace(version, '[\s\u00a0]+', '', 'g'), '^[vV](?=\d)', '') as bare) stripped
$function$
;

CREATE OR REPLACE FUNCTION public.name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select lower(normalize(btrim(regexp_replace(
    regexp_replace(name, '[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFE0E\uFE0F\uFEFF]', '', 'g'),
    '[\s\u00A0\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
  )), nfc))
$function$
;

CREATE OR REPLACE FUNCTION public.natural_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(string_agg(
    case when part[1] ~ '^[0-9]'
      then lpad(length(ltrim(part[1], '0'))::text, 3, '0') || ltrim(part[1], '0')
      else part[1] end,
    '' order by n), '')
  from regexp_matches(
    lower(regexp_replace(normalize(btrim(name), nfd), '[\u0300-\u036f]', '', 'g')), '[0-9]+|[^0-9]+', 'g'
  ) with ordinality as found(part, n)
$function$
;

create table account (
  account_id text not null,
  email text not null,
  name text not null,
  phone text,
  op_id text not null,
  role_key text not null,
  password_hash text not null,
  status text not null default 'Running'::text,
  created_at timestamp with time zone not null default now(),
  last_access_at timestamp with time zone,
  deleted boolean not null default false,
  invited_by text,
  invited_by_name text,
  invited_at timestamp with time zone,
  invited_until timestamp with time zone,
  accepted_at timestamp with time zone,
  ended_at timestamp with time zone,
  version integer not null default 0,
  modified_at timestamp with time zone,
  seal text,
  credential_salt text not null default (gen_random_uuid())::text,
  credential_version integer not null default 0,
  credential_seal text,
  CHECK ((status = ANY (ARRAY['Invited'::text, 'Running'::text, 'Stopped'::text]))),
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (account_id)
);

create table account_call (
  hour timestamp with time zone not null,
  account_id text not null,
  operation text not null,
  result text not null,
  object text not null,
  address text not null,
  calls integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  PRIMARY KEY (hour, account_id, operation, result, object, address)
);

create table account_life (
  account_id text not null,
  op_id text not null,
  name text not null,
  phone text,
  role_key text not null,
  state text not null,
  status text not null,
  deleted boolean not null,
  code_hash text,
  invited_by text,
  invited_by_name text,
  invited_at timestamp with time zone,
  invited_until timestamp with time zone,
  accepted_at timestamp with time zone,
  ended_at timestamp with time zone,
  reason text not null,
  version integer not null,
  updated_at timestamp with time zone not null,
  seal text,
  PRIMARY KEY (account_id)
);

create table account_request (
  request_id text not null,
  op_id text not null,
  email text not null,
  name text not null,
  phone text,
  company_name text not null,
  message text not null,
  language text not null,
  state text not null default 'open'::text,
  requested_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  privacy_version text,
  CHECK ((state = ANY (ARRAY['open'::text, 'invited'::text, 'declined'::text]))),
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (request_id)
);

create table action_day (
  op_id text not null,
  day text collate "C" not null,
  kind text not null,
  outcome text not null,
  n integer not null,
  ms bigint not null,
  PRIMARY KEY (op_id, day, kind, outcome)
);

create table action_hour (
  op_id text not null,
  hour text collate "C" not null,
  kind text not null,
  outcome text not null,
  n integer not null,
  ms bigint not null,
  PRIMARY KEY (op_id, hour, kind, outcome)
);

create table activation_target (
  op_id text not null,
  activate_count integer not null,
  modified_at timestamp with time zone not null,
  updater text not null,
  CHECK ((activate_count >= 0)),
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (op_id)
);

create table admission (
  admission_id text not null,
  op_id text not null,
  endpoint_id text,
  fingerprint text,
  network text,
  oui text,
  product_class text,
  most integer not null,
  admitted integer not null,
  state text not null,
  terminal boolean not null,
  opened_by text not null,
  opened_at timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  version integer not null,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (admission_id)
);

create table aggregate_run (
  op_id text not null,
  running boolean not null,
  failure text,
  detail text not null,
  start_date text not null,
  end_date text not null,
  days text not null,
  account_id text not null,
  account_name text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  version integer not null,
  PRIMARY KEY (op_id)
);

create table alarm (
  alarm_id text not null,
  endpoint_id text not null,
  op_id text not null,
  model_name text not null,
  metric text not null,
  state text not null,
  terminal boolean not null,
  severity text not null,
  value double precision not null,
  warning double precision not null,
  critical double precision not null,
  triggered_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_cause text,
  stale_since timestamp with time zone,
  acknowledged_name text,
  note text,
  version integer not null,
  updated_at timestamp with time zone not null,
  trigger_value double precision,
  peak double precision,
  read_at timestamp with time zone,
  assigned_id text,
  assigned_name text,
  silenced_until timestamp with time zone,
  silenced_name text,
  silence_note text,
  comments integer not null default 0,
  rule_id text,
  rule_name text,
  parameter text,
  direction text,
  PRIMARY KEY (alarm_id)
);

create table alarm_rule (
  rule_id text not null,
  op_id text not null,
  rule_name text not null,
  metric text not null,
  parameter text,
  direction text not null default 'above'::text,
  warning double precision not null,
  critical double precision not null,
  margin double precision not null default 0,
  duration_minutes integer not null default 0,
  model_name text,
  gid text,
  enabled boolean not null default true,
  created_by text not null,
  created_at timestamp with time zone not null default now(),
  modified_by text,
  modified_at timestamp with time zone,
  city text,
  province text,
  access_point text,
  CHECK (((metric = 'parameter'::text) = (parameter IS NOT NULL))),
  CHECK (((model_name IS NULL) OR (gid IS NULL))),
  CHECK (((num_nonnulls(model_name, gid, city, access_point) <= 1) AND ((province IS NULL) OR (city IS NOT NULL)))),
  CHECK ((direction = ANY (ARRAY['above'::text, 'below'::text]))),
  CHECK ((metric = ANY (ARRAY['offline'::text, 'boots'::text, 'firmware'::text, 'parameter'::text]))),
  FOREIGN KEY (gid) REFERENCES device_group(gid),
  FOREIGN KEY (op_id) REFERENCES operator(op_id) ON DELETE CASCADE,
  PRIMARY KEY (rule_id)
);

create table alarm_threshold (
  op_id text not null,
  model_name text not null default ''::text,
  metric text not null,
  warning real not null,
  critical real not null,
  margin real not null,
  updated_by text not null,
  updated_at timestamp with time zone not null,
  CHECK ((critical >= warning)),
  CHECK ((metric = ANY (ARRAY['cpu'::text, 'memory'::text, 'temperature'::text]))),
  PRIMARY KEY (op_id, model_name, metric)
);

create table app_change (
  change_id text not null,
  endpoint_id text collate "C" not null,
  op_id text not null,
  app_id text not null,
  package_name text not null,
  file_id text not null,
  rollout_id text not null,
  action text not null,
  from_version text,
  to_version text not null,
  task_id text,
  task_kind text not null,
  state text not null,
  terminal boolean not null,
  goes_back boolean not null,
  reason text not null,
  version integer not null,
  account_name text not null,
  requested_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (change_id)
);

create table app_file (
  file_id text not null,
  app_id text not null,
  app_name text not null,
  platform text not null,
  package_name text not null,
  app_uuid text,
  app_version text not null,
  size bigint not null,
  url text,
  developer text,
  models text[],
  modified_at timestamp with time zone not null,
  op_id text not null,
  target_op_id text not null,
  state text not null,
  terminal boolean not null,
  version_code bigint,
  min_sdk integer,
  debuggable boolean not null,
  description text not null,
  file_name text not null,
  sha256 text,
  icon text,
  package_origin text,
  version_origin text,
  signer_sha256 text,
  signer_subject text,
  signer_scheme integer,
  signer_verified boolean,
  signer_before text,
  signer_reason text,
  uploader_id text not null,
  uploader text not null,
  approver text,
  approved_alone boolean not null,
  uploaded_at timestamp with time zone not null,
  version integer not null default 0,
  CHECK ((platform = ANY (ARRAY['android'::text, 'quantum'::text]))),
  PRIMARY KEY (file_id)
);

create table audit_entry (
  pos bigint not null,
  operation text not null,
  reads boolean not null,
  account_id text not null,
  account_name text not null,
  result text not null,
  recorded_at timestamp with time zone not null,
  task_ids text not null,
  old_value text not null,
  new_value text not null,
  values_of text,
  address text,
  op_id text,
  chosen boolean not null default false,
  preview text,
  objects text not null default '[]'::text,
  refused boolean not null default (result <> 'success'::text),
  PRIMARY KEY (pos)
);

create table audit_object (
  object_id text collate "C" not null,
  pos bigint not null,
  PRIMARY KEY (object_id, pos)
);

create table audit_scope (
  op_id text not null,
  pos bigint not null,
  concerned boolean not null,
  operation text not null,
  refused boolean not null,
  PRIMARY KEY (op_id, pos, concerned)
);

create table audit_target (
  endpoint_id text collate "C" not null,
  pos bigint not null,
  PRIMARY KEY (endpoint_id, pos)
);

create table backup_made (
  made_at timestamp with time zone not null,
  finished_at timestamp with time zone not null,
  file_name text not null,
  bytes bigint not null,
  encrypted boolean not null,
  keys integer not null,
  log_epoch text not null,
  log_pos bigint not null,
  verified_at timestamp with time zone,
  PRIMARY KEY (made_at)
);

create table blob_use (
  kind text not null,
  owner_id text not null,
  sha256 text not null,
  size_bytes bigint not null,
  op_id text not null,
  PRIMARY KEY (kind, owner_id, sha256)
);

create table bulk_action (
  bulk_action_id text not null,
  op_id text not null,
  kind text not null,
  state text not null,
  terminal boolean not null,
  total integer not null,
  started integer not null,
  ended integer not null,
  outcomes text not null,
  version integer not null,
  account_id text not null,
  account_name text not null,
  requested_at timestamp with time zone not null,
  window_ends_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  starts_at timestamp with time zone,
  command_id text not null,
  part integer not null default 1,
  parts integer not null default 1,
  target_name text,
  PRIMARY KEY (bulk_action_id)
);

create table case_file (
  case_id text not null,
  op_id text not null,
  title text not null,
  state text not null,
  task_ids text[] not null,
  comments integer not null,
  version integer not null,
  opened_by_id text not null,
  opened_by text not null,
  opened_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (case_id)
);

create table client (
  client_id text not null,
  account_id text not null,
  client_key_hash text not null,
  trusted boolean not null,
  created_at timestamp with time zone not null default now(),
  last_access_at timestamp with time zone,
  platform text,
  os_ver text,
  app_package text,
  app_ver text,
  lang text,
  timezone text,
  push_type text,
  FOREIGN KEY (account_id) REFERENCES account(account_id),
  PRIMARY KEY (client_id),
  UNIQUE (account_id, client_key_hash)
);

create table client_verification (
  token_hash text not null,
  client_id text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  FOREIGN KEY (client_id) REFERENCES client(client_id),
  PRIMARY KEY (token_hash)
);

create table common_code (
  code_id text not null,
  code_group text not null,
  code_name text not null,
  code_name_ko text,
  sort_order integer not null,
  use_flag boolean not null,
  modified_at timestamp with time zone,
  PRIMARY KEY (code_id)
);

create table conformance_finding (
  pos bigint not null,
  op_id text not null,
  stream_id text not null,
  machine text not null,
  machine_version text not null,
  version integer not null,
  state text not null,
  event text not null,
  problem text not null,
  recorded_at timestamp with time zone not null,
  PRIMARY KEY (pos)
);

create table conformance_pair (
  op_id text not null,
  machine text not null,
  machine_version text not null,
  state text not null,
  event text not null,
  n bigint not null,
  PRIMARY KEY (op_id, machine, machine_version, state, event)
);

create table consent (
  consent_id text not null,
  endpoint_id text not null,
  op_id text not null,
  state text not null,
  terminal boolean not null,
  question text not null,
  language text not null,
  answer text,
  ended_because text,
  pictures integer not null,
  keys integer not null,
  views integer not null,
  erased integer not null,
  version integer not null,
  account_id text not null,
  account_name text not null,
  requested_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  valid_until timestamp with time zone,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (consent_id)
);

create table console_menu (
  menu_key text not null,
  menu_name text not null,
  menu_name_ko text,
  sort_order integer not null,
  modified_at timestamp with time zone,
  PRIMARY KEY (menu_key)
);

create table content_fetch (
  fetch_id text not null,
  endpoint_id text not null,
  op_id text not null,
  kind text not null,
  item_id text not null,
  name text not null,
  content_version text not null,
  http_status integer not null,
  outcome text not null,
  sent_bytes bigint not null,
  size_bytes bigint not null,
  duration_ms integer not null,
  fetched_at timestamp with time zone not null,
  CHECK ((kind = ANY (ARRAY['LandingChannel'::text, 'BootingAd'::text, 'DsmCc'::text]))),
  CHECK ((outcome = ANY (ARRAY['complete'::text, 'interrupted'::text, 'refused'::text]))),
  PRIMARY KEY (fetch_id)
);

create table content_item (
  item_id text not null,
  op_id text not null,
  kind text not null,
  ordinal integer not null,
  name text not null,
  lcn integer,
  details text not null,
  sha256 text not null,
  file_name text not null,
  size_bytes integer not null,
  width integer not null,
  height integer not null,
  duration_ms integer,
  updater text not null,
  modified_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  CHECK ((kind = ANY (ARRAY['channel'::text, 'radioChannel'::text, 'banner'::text, 'liveAd'::text, 'bootAd'::text]))),
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (item_id)
);

create table content_list (
  op_id text not null,
  kind text not null,
  version integer not null,
  changed_by text,
  sorted_by text,
  sorted_version integer not null default 0,
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (op_id, kind)
);

create table content_screen (
  sha256 text not null,
  op_id text not null,
  view text not null,
  endpoint_id text not null,
  png bytea not null,
  taken_at timestamp with time zone not null,
  CHECK ((view = ANY (ARRAY['live'::text, 'home'::text]))),
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (sha256, op_id, view)
);

create table counted_zone (
  time_zone text not null,
  day text collate "C" not null,
  PRIMARY KEY (time_zone)
);

create table country (
  country_code text not null,
  alpha3 text not null,
  numeric_code text not null,
  country_name text not null,
  country_name_ko text,
  modified_at timestamp with time zone,
  PRIMARY KEY (country_code)
);

create table device (
  endpoint_id text collate "C" not null,
  did text not null,
  op_id text not null,
  device_status text not null,
  device_name text collate "C",
  device_sn text,
  mac_addr text collate "C",
  model_name text collate "C" not null,
  prod_class text not null,
  manufacturer_name text,
  manufacturer_oui text,
  hardware_version text,
  firmware_version text collate "C",
  agent_version text,
  meta_data_version text,
  mesh_role text,
  power_mode text,
  ui_lock boolean not null default false,
  customer_id text collate "C",
  retailer text,
  address text,
  city text,
  province text,
  lat double precision,
  lng double precision,
  created_at timestamp with time zone not null,
  requested_at timestamp with time zone,
  modified_at timestamp with time zone,
  update_user text,
  search text not null,
  application_version text,
  google_signed_in boolean,
  lnb_type text,
  lnb_value text,
  zip_code text,
  awaited boolean not null default false,
  unlisted text,
  activated_at timestamp with time zone,
  activated_day text collate "C",
  outside boolean not null default false,
  cas text not null default ''::text,
  named_in_use boolean not null default false,
  owner_since timestamp with time zone,
  CHECK ((cas = ANY (ARRAY[''::text, 'activated'::text, 'deactivated'::text]))),
  CHECK ((unlisted = ANY (ARRAY['ignored'::text, 'blocked'::text]))),
  PRIMARY KEY (endpoint_id),
  UNIQUE (did)
);

create table device_activation_count (
  op_id text not null,
  day text collate "C" not null,
  province text not null,
  n integer not null,
  PRIMARY KEY (op_id, day, province)
);

create table device_app (
  endpoint_id text not null,
  app_name text collate "C" not null,
  label text not null,
  version text collate "C" not null,
  state text not null,
  PRIMARY KEY (endpoint_id, app_name)
);

create table device_app_count (
  op_id text not null,
  app_name text collate "C" not null,
  version text collate "C" not null,
  label text collate "C" not null,
  platform text not null,
  device_status text not null,
  own integer not null,
  n integer not null,
  PRIMARY KEY (op_id, app_name, version, label, platform, device_status)
);

create table device_app_day (
  op_id text not null,
  app_name text collate "C" not null,
  day text collate "C" not null,
  version text collate "C" not null,
  platform text not null,
  device_status text not null,
  n integer not null,
  PRIMARY KEY (op_id, app_name, day, version, platform, device_status)
);

create table device_cell (
  op_id text not null,
  level smallint not null,
  x integer not null,
  y integer not null,
  n integer not null,
  online integer not null,
  lat_sum bigint not null,
  lng_sum bigint not null,
  PRIMARY KEY (op_id, level, x, y)
);

create table device_checkpoint (
  endpoint_id text collate "C" not null,
  pos bigint not null,
  version integer not null,
  create_time timestamp with time zone not null,
  needed text not null,
  changing text not null,
  PRIMARY KEY (endpoint_id, pos)
);

create table device_count (
  op_id text not null,
  device_status text not null,
  model_name text not null,
  prod_class text not null,
  ui_lock boolean not null,
  online boolean not null,
  n integer not null,
  outside boolean not null default false,
  cas text not null default ''::text,
  PRIMARY KEY (op_id, device_status, model_name, prod_class, ui_lock, online, outside, cas)
);

create table device_count_day (
  op_id text not null,
  day text collate "C" not null,
  device_status text not null,
  model_name text not null,
  prod_class text not null,
  online boolean not null,
  n integer not null,
  PRIMARY KEY (op_id, day, device_status, model_name, prod_class, online)
);

create table device_event_count (
  op_id text not null,
  day text collate "C" not null,
  event text not null,
  n integer not null,
  CHECK ((event = ANY (ARRAY['connected'::text, 'removed'::text]))),
  PRIMARY KEY (op_id, day, event)
);

create table device_group (
  gid text not null,
  op_id text not null,
  group_name text not null,
  description text,
  created_by text,
  created_at timestamp with time zone not null default now(),
  modified_at timestamp with time zone,
  province text,
  city text,
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (gid)
);

create table device_group_member (
  gid text not null,
  endpoint_id text not null,
  op_id text not null,
  joined_at timestamp with time zone not null,
  PRIMARY KEY (gid, endpoint_id)
);

create table device_group_model_count (
  gid text not null,
  model_name text collate "C" not null,
  n integer not null,
  PRIMARY KEY (gid, model_name)
);

create table device_handover (
  handover_id text not null,
  endpoint_id text collate "C" not null,
  pos bigint not null,
  from_id text not null,
  from_name text not null,
  to_id text not null,
  to_name text not null,
  note text not null,
  asked_at timestamp with time zone not null,
  accepted boolean,
  answered_at timestamp with time zone,
  PRIMARY KEY (handover_id)
);

create table device_identity (
  endpoint_id text not null,
  fingerprint text,
  secret_hash text,
  pinned_from text,
  pinned_at timestamp with time zone,
  secret_at timestamp with time zone,
  CHECK (((fingerprint IS NOT NULL) OR (secret_hash IS NOT NULL))),
  PRIMARY KEY (endpoint_id)
);

create table device_model (
  model_name text not null,
  mid text not null default regexp_replace(lower(model_name), '[^a-z0-9]+'::text, '-'::text, 'g'::text),
  model_sub_name text,
  model_oui text,
  manufacturer_id text,
  manufacturer_name text,
  product_class text not null,
  protocol text not null default 'USP'::text,
  bands text[] not null,
  operating_standard text not null,
  security_support text[] not null,
  CHECK ((product_class = ANY (ARRAY['STB'::text, 'EXTENDER'::text, 'AP'::text, 'APROUTER'::text]))),
  PRIMARY KEY (model_name)
);

create table device_model_feature (
  model_name text not null,
  support_features text[] not null,
  FOREIGN KEY (model_name) REFERENCES device_model(model_name),
  PRIMARY KEY (model_name)
);

create table device_model_image (
  image_id text not null,
  model_name text not null,
  image_url text not null,
  description text,
  modified_at timestamp with time zone,
  FOREIGN KEY (model_name) REFERENCES device_model(model_name),
  PRIMARY KEY (image_id)
);

create table device_model_menu (
  model_name text not null,
  support_menu text[] not null,
  FOREIGN KEY (model_name) REFERENCES device_model(model_name),
  PRIMARY KEY (model_name)
);

create table device_model_menu_basic (
  product_class text not null,
  support_menu text[] not null,
  modified_at timestamp with time zone,
  CHECK ((product_class = ANY (ARRAY['STB'::text, 'EXTENDER'::text, 'AP'::text, 'APROUTER'::text]))),
  PRIMARY KEY (product_class)
);

create table device_name (
  op_id text not null,
  name_key text not null,
  endpoint_id text not null,
  PRIMARY KEY (op_id, name_key)
);

create table device_notice (
  endpoint_id text collate "C" not null,
  pos bigint not null,
  notice text not null,
  detail text not null,
  times integer not null,
  noticed_at timestamp with time zone not null,
  PRIMARY KEY (endpoint_id, pos)
);

create table device_number (
  kind text not null,
  value text collate "C" not null,
  endpoint_id text not null,
  CHECK ((kind = ANY (ARRAY['serial'::text, 'mac'::text]))),
  PRIMARY KEY (kind, value)
);

create table device_place (
  place_id text not null,
  op_id text not null,
  place_type text not null,
  region text not null,
  city text not null,
  n integer not null,
  CHECK ((place_type = ANY (ARRAY['region'::text, 'city'::text]))),
  PRIMARY KEY (place_id)
);

create table device_place_count (
  op_id text not null,
  province text not null,
  city text not null,
  device_status text not null,
  online boolean not null,
  n integer not null,
  PRIMARY KEY (op_id, province, city, device_status, online)
);

create table device_reach_count (
  op_id text not null,
  device_status text not null,
  model_name text not null,
  ever_connected boolean not null,
  online boolean not null,
  n integer not null,
  PRIMARY KEY (op_id, device_status, model_name, ever_connected, online)
);

create table device_room (
  endpoint_id text not null,
  room_id text not null,
  op_id text not null,
  placed_at timestamp with time zone not null,
  PRIMARY KEY (endpoint_id)
);

create table device_secret (
  endpoint_id text not null,
  path text not null,
  op_id text not null,
  sealed bytea,
  on_trial bytea,
  is_sure boolean not null default true,
  set_at timestamp with time zone not null,
  PRIMARY KEY (endpoint_id, path)
);

create table device_setting (
  endpoint_id text not null,
  speed_host text,
  speed_filesize bigint,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (endpoint_id)
);

create table device_state (
  endpoint_id text collate "C" not null,
  op_id text not null,
  online boolean not null default false,
  location_ip text,
  access_at timestamp with time zone,
  synced_at timestamp with time zone,
  rebooted_at timestamp with time zone,
  up_time bigint,
  up_time_at timestamp with time zone,
  device_status text not null,
  ui_lock boolean not null,
  offline_at timestamp with time zone,
  PRIMARY KEY (endpoint_id)
);

create table device_status_day (
  op_id text not null,
  day text collate "C" not null,
  device_status text not null,
  online boolean not null,
  n integer not null,
  PRIMARY KEY (op_id, day, device_status, online)
);

create table device_status_hour (
  op_id text not null,
  hour text collate "C" not null,
  device_status text not null,
  online boolean not null,
  n integer not null,
  PRIMARY KEY (op_id, hour, device_status, online)
);

create table device_total_day (
  op_id text not null,
  day text collate "C" not null,
  device_status text not null,
  model_name text not null,
  prod_class text not null,
  online boolean not null,
  n integer not null,
  PRIMARY KEY (op_id, day, device_status, model_name, prod_class, online)
);

create table device_value (
  endpoint_id text collate "C" not null,
  path text collate "C" not null,
  value text not null,
  observed_at timestamp with time zone not null,
  PRIMARY KEY (endpoint_id, path)
);

create table device_version_count (
  op_id text not null,
  device_status text not null,
  model_name text not null,
  firmware_version text not null,
  n integer not null,
  PRIMARY KEY (op_id, device_status, model_name, firmware_version)
);

create table education_office (
  office_id text not null,
  name_en text not null,
  name_ko text not null,
  "position" integer not null,
  PRIMARY KEY (office_id)
);

create table email_link (
  token_hash text not null,
  account_id text not null,
  purpose text not null,
  email text not null,
  expires_at timestamp with time zone not null,
  seal text,
  CHECK ((purpose = ANY (ARRAY['confirm'::text, 'undo'::text]))),
  FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
);

create table es_effect (
  log_id text not null,
  effect_id text not null,
  stream_id text not null,
  kind text not null,
  slot text not null,
  params text not null,
  due_at timestamp with time zone not null,
  state text not null default 'pending'::text,
  CHECK ((state = ANY (ARRAY['pending'::text, 'inFlight'::text]))),
  PRIMARY KEY (log_id, effect_id)
);

create table es_event (
  log_id text not null,
  pos bigint not null,
  stream_id text not null,
  version integer not null,
  type text not null,
  schema_version integer not null,
  data text not null,
  actor text not null,
  device_at text,
  recorded_at timestamp with time zone not null,
  salts bytea not null,
  leaf bytea not null,
  hash bytea not null,
  payload bytea,
  erased_by bigint,
  PRIMARY KEY (log_id, pos)
);

create table es_log (
  log_id text not null,
  epoch text not null,
  pos bigint not null default 0,
  hash bytea not null,
  writer text not null default ''::text,
  PRIMARY KEY (log_id)
);

create table es_seal (
  log_id text not null,
  from_pos bigint not null,
  to_pos bigint not null,
  statement text not null,
  signature text not null,
  PRIMARY KEY (log_id, from_pos)
);

create table es_stream (
  log_id text not null,
  stream_id text not null,
  kind text not null,
  machine_version text not null,
  begins integer not null default 1,
  PRIMARY KEY (log_id, stream_id)
);

create table export_delivery (
  run_id text not null,
  account_id text not null,
  mail_id text not null,
  FOREIGN KEY (run_id) REFERENCES export_run(run_id) ON DELETE CASCADE,
  PRIMARY KEY (run_id, account_id)
);

create table export_file (
  run_id text not null,
  file_name text not null,
  media_type text not null,
  content bytea not null,
  stored_at timestamp with time zone not null,
  FOREIGN KEY (run_id) REFERENCES export_run(run_id) ON DELETE CASCADE,
  PRIMARY KEY (run_id)
);

create table export_recipient (
  schedule_id text not null,
  account_id text not null,
  FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  FOREIGN KEY (schedule_id) REFERENCES export_schedule(schedule_id) ON DELETE CASCADE,
  PRIMARY KEY (schedule_id, account_id)
);

create table export_run (
  run_id text not null,
  schedule_id text not null,
  due_at timestamp with time zone not null,
  started_by text,
  state text not null,
  attempts integer not null default 0,
  leased_until timestamp with time zone,
  finished_at timestamp with time zone,
  reason text,
  row_count integer,
  row_total integer,
  size integer,
  skipped integer not null default 0,
  CHECK (((state = 'running'::text) = (finished_at IS NULL))),
  CHECK (((state = 'running'::text) = (leased_until IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['running'::text, 'sent'::text, 'refused'::text, 'failed'::text]))),
  FOREIGN KEY (schedule_id) REFERENCES export_schedule(schedule_id) ON DELETE CASCADE,
  PRIMARY KEY (run_id)
);

create table export_schedule (
  schedule_id text not null,
  account_id text not null,
  op_id text not null,
  schedule_name text not null,
  definition jsonb not null,
  rule jsonb not null,
  state text not null,
  ended_because text,
  next_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK (((state = 'active'::text) = (next_at IS NOT NULL))),
  CHECK (((state = 'ended'::text) = (ended_because IS NOT NULL))),
  CHECK ((ended_because = ANY (ARRAY['account'::text, 'permission'::text, 'organisation'::text]))),
  CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'ended'::text, 'deleted'::text]))),
  FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  FOREIGN KEY (op_id) REFERENCES operator(op_id) ON DELETE CASCADE,
  PRIMARY KEY (schedule_id)
);

create table feedback (
  feedback_id text not null,
  op_id text not null,
  account_id text not null,
  account_name text not null,
  type text not null,
  title text not null,
  contents text not null,
  diagnostics text,
  created_at timestamp with time zone not null default now(),
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (feedback_id)
);

create table file_upload (
  upload_id text not null,
  purpose text not null,
  account_id text not null,
  op_id text not null,
  file_name text not null,
  fingerprint text not null,
  size_bytes bigint not null,
  sha256 text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  state text not null,
  terminal boolean not null,
  permission text not null,
  interruptions integer not null,
  refusal text,
  used_kind text,
  used_id text,
  uploader text not null,
  version integer not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (upload_id)
);

create table firmware_file (
  file_id text not null,
  op_id text not null,
  model_name text collate "C" not null,
  fw_code integer not null,
  version_name text not null,
  minimum_version text,
  target_version text,
  description text not null,
  file_name text not null,
  size_bytes bigint not null,
  sha256 text not null,
  state text not null,
  terminal boolean not null,
  approved_alone boolean not null,
  uploader_id text not null,
  uploader text not null,
  approver text,
  version integer not null,
  uploaded_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  signed_key text,
  signed_by text,
  PRIMARY KEY (file_id)
);

create table firmware_key (
  key_id text not null,
  op_id text not null,
  name text not null,
  algorithm text not null,
  fingerprint text not null,
  public_key text not null,
  added_by text not null,
  added_at timestamp with time zone not null,
  revoked_by text,
  revoked_at timestamp with time zone,
  version integer not null default 0,
  seal text,
  FOREIGN KEY (op_id) REFERENCES operator(op_id) ON DELETE CASCADE,
  PRIMARY KEY (key_id),
  UNIQUE (op_id, fingerprint)
);

create table firmware_rule (
  op_id text not null,
  four_eyes boolean not null,
  from_devices integer not null default 10,
  must_be_signed boolean not null default false,
  bytes_per_second bigint,
  version integer not null default 1,
  pending jsonb,
  pending_account text,
  pending_by text,
  pending_since timestamp with time zone,
  pending_until timestamp with time zone,
  FOREIGN KEY (op_id) REFERENCES operator(op_id) ON DELETE CASCADE,
  PRIMARY KEY (op_id)
);

create table firmware_upgrade (
  upgrade_id text not null,
  endpoint_id text not null,
  op_id text not null,
  file_id text not null,
  sha256 text not null,
  model_name text not null,
  from_version text,
  to_version text not null,
  mode text not null,
  activate_mode text not null,
  state text not null,
  terminal boolean not null,
  reason text not null,
  download_task text,
  activate_task text,
  version integer not null,
  account_name text not null,
  requested_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  rollback boolean not null default false,
  PRIMARY KEY (upgrade_id)
);

create table firmware_upload (
  entry_id text not null,
  op_id text not null,
  file_name text not null,
  model_name text not null,
  fw_code integer not null,
  version_name text not null,
  result text not null,
  file_id text,
  account_name text not null,
  uploaded_at timestamp with time zone not null,
  upload_id text,
  PRIMARY KEY (entry_id)
);

create table group_content (
  gid text,
  room_id text,
  place_id text,
  kind text not null,
  op_id text not null,
  item_id text not null,
  name text not null,
  sent_by text not null,
  sent_at timestamp with time zone not null,
  CHECK ((kind = ANY (ARRAY['landingChannel'::text, 'bootAd'::text]))),
  CHECK ((num_nonnulls(gid, room_id, place_id) = 1)),
  FOREIGN KEY (gid) REFERENCES device_group(gid) ON DELETE CASCADE,
  FOREIGN KEY (room_id) REFERENCES room(room_id) ON DELETE CASCADE
);

create table health_sample (
  endpoint_id text not null,
  at timestamp with time zone not null,
  cpu real,
  memory real,
  temperature real,
  hourly boolean not null,
  PRIMARY KEY (endpoint_id, at)
);

create table home_member (
  endpoint_id text not null,
  pos bigint not null,
  mac_addr text collate "C" not null,
  home text collate "C" not null,
  PRIMARY KEY (endpoint_id, mac_addr)
);

create table idempotent_answer (
  account_id text not null,
  key text not null,
  operation text not null,
  body_hash text not null,
  status integer,
  answer text,
  created_at timestamp with time zone not null,
  PRIMARY KEY (account_id, key)
);

create table identity_provider (
  op_id text not null,
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  scopes text not null,
  role_claim text not null,
  roles jsonb not null,
  adopts boolean not null,
  exclusive boolean not null,
  trusts_factors boolean not null,
  version integer not null,
  modified_at timestamp with time zone not null,
  modified_by text not null,
  email_claim text not null default 'email'::text,
  role_separator text not null default 'none'::text,
  refusals jsonb not null default '[]'::jsonb,
  FOREIGN KEY (op_id) REFERENCES operator(op_id) ON DELETE CASCADE,
  PRIMARY KEY (op_id)
);

create table identity_provider_domain (
  domain text not null,
  op_id text not null,
  challenge text not null,
  proved_at timestamp with time zone,
  FOREIGN KEY (op_id) REFERENCES identity_provider(op_id) ON DELETE CASCADE,
  PRIMARY KEY (op_id, domain)
);

create table inventory_upload (
  upload_id text not null,
  op_id text not null,
  upload_type text not null,
  file_name text not null,
  sha256 text not null,
  state text not null,
  terminal boolean not null,
  rows integer not null,
  reading text not null,
  valid integer not null,
  unchanged integer not null,
  invalid integer not null,
  errors text not null,
  applied integer not null,
  added integer not null,
  updated integer not null,
  skipped integer not null,
  undone integer not null,
  removed integer not null,
  restored integer not null,
  kept integer not null,
  plan_hash text not null,
  version integer not null,
  account_id text not null,
  account_name text not null,
  requested_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (upload_id)
);

create table inventory_upload_row (
  stream_id text not null,
  line integer not null,
  cells text not null,
  faults text not null default '[]'::text,
  endpoint_id text,
  verdict text,
  errors text not null default '[]'::text,
  codes text[] not null default '{}'::text[],
  changes text not null default '[]'::text,
  result text,
  version integer,
  reason text,
  CHECK ((result = ANY (ARRAY['added'::text, 'updated'::text, 'skipped'::text, 'removed'::text, 'restored'::text, 'kept'::text]))),
  CHECK ((verdict = ANY (ARRAY['new'::text, 'changed'::text, 'unchanged'::text, 'invalid'::text]))),
  PRIMARY KEY (stream_id, line)
);

create table invitation_code (
  code_hash text not null,
  account_id text not null,
  sent_at timestamp with time zone not null,
  PRIMARY KEY (code_hash)
);

create table ip2location_db9 (
  ip_from text not null,
  ip_to text not null,
  country_code text not null,
  country_name text not null,
  region_name text,
  city_name text,
  latitude double precision,
  longitude double precision,
  zip_code text,
  modified_at timestamp with time zone,
  PRIMARY KEY (ip_from)
);

create table location_city (
  city_id text not null,
  city_name text not null,
  city_name_ko text,
  region_code text,
  country_code text not null,
  latitude double precision,
  longitude double precision,
  modified_at timestamp with time zone,
  FOREIGN KEY (country_code) REFERENCES country(country_code),
  FOREIGN KEY (region_code) REFERENCES region(region_code),
  PRIMARY KEY (city_id)
);

create table mail (
  mail_id text not null,
  op_id text not null,
  account_id text,
  recipient text not null,
  purpose text not null,
  language text not null,
  state text not null,
  terminal boolean not null,
  attempts integer not null,
  answer text not null,
  code integer,
  version integer not null,
  asked_by text not null,
  asked_by_name text not null,
  queued_at timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (mail_id)
);

create table mail_words (
  mail_id text not null,
  sealed bytea not null,
  PRIMARY KEY (mail_id)
);

create table managing_system (
  system_id text not null,
  system_name text not null,
  protocol text not null,
  description text,
  modified_at timestamp with time zone,
  CHECK ((protocol = 'USP'::text)),
  PRIMARY KEY (system_id)
);

create table manufacturer (
  manufacturer_id text not null,
  manufacturer_name text not null,
  manufacturer_oui text,
  country_code text,
  url text,
  modified_at timestamp with time zone,
  FOREIGN KEY (country_code) REFERENCES country(country_code),
  PRIMARY KEY (manufacturer_id)
);

create table message (
  message_id text not null,
  account_id text not null,
  kind text not null,
  news_group text not null,
  op_path text collate "C" not null,
  state text not null,
  terminal boolean not null,
  count integer not null,
  failed integer not null,
  subjects text[] not null,
  cause bigint not null,
  version integer not null,
  created_at timestamp with time zone not null,
  news_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  in_console boolean not null default true,
  outage jsonb,
  PRIMARY KEY (message_id)
);

create table metadata_set (
  set_id text not null,
  op_id text not null,
  name text not null,
  version integer not null,
  sha256 text not null,
  size_bytes integer not null,
  parts text not null,
  changes text not null,
  contents text not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  file_name text,
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (set_id)
);

create table model_action_day (
  day text collate "C" not null,
  op_id text not null,
  model_name text collate "C" not null,
  ended integer not null,
  failed integer not null,
  PRIMARY KEY (day, op_id, model_name)
);

create table model_parameters (
  parameter_id text not null,
  model_name text not null,
  parameter_path text not null,
  data_type text not null,
  writable boolean not null,
  note text,
  modified_at timestamp with time zone,
  CHECK ((data_type = ANY (ARRAY['string'::text, 'boolean'::text, 'int'::text, 'unsignedInt'::text, 'long'::text, 'unsignedLong'::text, 'decimal'::text, 'dateTime'::text, 'base64'::text, 'hexBinary'::text]))),
  FOREIGN KEY (model_name) REFERENCES device_model(model_name),
  PRIMARY KEY (parameter_id)
);

create table model_picture (
  model_name text not null,
  digest text not null,
  media_type text not null,
  picture bytea not null,
  modified_at timestamp with time zone not null,
  modified_by text not null,
  CHECK ((media_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/webp'::text]))),
  FOREIGN KEY (model_name) REFERENCES device_model(model_name) ON DELETE CASCADE,
  PRIMARY KEY (model_name)
);

create table model_supported (
  support_id text not null,
  model_name text not null,
  object_path text not null,
  supported boolean not null,
  note text,
  modified_at timestamp with time zone,
  FOREIGN KEY (model_name) REFERENCES device_model(model_name),
  PRIMARY KEY (support_id)
);

create table notice (
  notice_id text not null,
  op_id text not null,
  title text not null,
  noti_type text not null,
  sub_type text not null,
  contents text not null,
  ops text[] not null,
  roles text[] not null,
  pinned boolean not null,
  state text not null,
  terminal boolean not null,
  period_start timestamp with time zone not null,
  period_end timestamp with time zone not null,
  readers integer not null,
  version integer not null,
  edition integer not null,
  created_by text not null,
  updated_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (notice_id)
);

create table notice_reader (
  stream_id text not null,
  account_id text not null,
  read_at timestamp with time zone not null,
  PRIMARY KEY (stream_id, account_id)
);

create table one_time_key (
  account_id text not null,
  sealed bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null,
  FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  PRIMARY KEY (account_id)
);

create table operator (
  op_id text not null,
  parent_id text,
  op_path text collate "C" not null,
  op_type text not null,
  company_name text not null,
  image_url text,
  time_zone text not null default 'Asia/Seoul'::text,
  created_at timestamp with time zone not null default now(),
  address text,
  phone text,
  url text,
  education_office_id text,
  modified_at timestamp with time zone,
  require_two_factor boolean not null default false,
  description text,
  oem_key text,
  start_app text,
  use_flag boolean not null default true,
  created_by text,
  device_identity text,
  version integer not null default 0,
  seal text,
  CHECK ((device_identity = ANY (ARRAY['pinned'::text, 'secret'::text, 'certificate'::text]))),
  CHECK ((op_type = ANY (ARRAY['System'::text, 'Operator'::text, 'SubOperator'::text, 'Manufacturer'::text, 'EducationOffice'::text, 'School'::text]))),
  CHECK ((use_flag OR (parent_id IS NOT NULL))),
  FOREIGN KEY (education_office_id) REFERENCES education_office(office_id),
  FOREIGN KEY (parent_id) REFERENCES operator(op_id),
  PRIMARY KEY (op_id),
  UNIQUE (op_path)
);

create table outage (
  outage_id text not null,
  op_id text not null,
  cause_key text not null,
  cause jsonb not null,
  total integer not null,
  count integer not null,
  last_pos bigint not null,
  since timestamp with time zone not null,
  ended_at timestamp with time zone,
  offline integer not null,
  counted_at timestamp with time zone not null,
  notified_op_id text not null,
  assigned_id text,
  assigned_name text,
  FOREIGN KEY (notified_op_id) REFERENCES operator(op_id) ON DELETE CASCADE,
  FOREIGN KEY (op_id) REFERENCES operator(op_id) ON DELETE CASCADE,
  PRIMARY KEY (outage_id)
);

create table passkey (
  passkey_id text not null,
  account_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  PRIMARY KEY (passkey_id)
);

create table password_reset (
  reset_id text not null,
  account_id text not null,
  op_id text not null,
  by_owner boolean not null,
  state text not null,
  terminal boolean not null,
  mail_id text not null,
  version integer not null,
  asked_by text not null,
  asked_by_name text not null,
  asked_at timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (reset_id)
);

create table password_reset_secret (
  reset_id text not null,
  account_id text not null,
  token_hash text not null,
  temporary_hash text not null,
  expires_at timestamp with time zone not null,
  seal text,
  PRIMARY KEY (reset_id),
  UNIQUE (token_hash)
);

create table personal_settings (
  account_id text not null,
  ui text,
  density text,
  language text,
  timezone text,
  dateformat text,
  per_page integer,
  columns jsonb not null default '{}'::jsonb,
  messages text[],
  modified_at timestamp with time zone not null,
  mails text[],
  quiet_hours jsonb,
  tour_seen boolean,
  favourites jsonb not null default '[]'::jsonb,
  first_steps_closed boolean,
  CHECK ((dateformat = ANY (ARRAY['YY-MM-DD'::text, 'YYYY-MM-DD'::text, 'DD/MM/YYYY'::text, 'MM/DD/YYYY'::text]))),
  CHECK ((density = ANY (ARRAY['comfortable'::text, 'dense'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'ko'::text, 'zh'::text, 'es'::text, 'ja'::text, 'de'::text, 'fr'::text]))),
  CHECK ((per_page = ANY (ARRAY[15, 30, 50, 100]))),
  CHECK ((ui = ANY (ARRAY['system'::text, 'light'::text, 'dark'::text]))),
  FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  PRIMARY KEY (account_id)
);

create table place_note (
  place_id text not null,
  op_id text not null,
  group_name text,
  description text,
  modified_at timestamp with time zone not null,
  PRIMARY KEY (place_id)
);

create table playbook_run (
  run_id text not null,
  endpoint_id text not null,
  op_id text not null,
  playbook text not null,
  state text not null,
  terminal boolean not null,
  outcome text,
  case_id text,
  tasks integer not null,
  version integer not null,
  account_id text not null,
  account_name text not null,
  started_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (run_id)
);

create table preset (
  preset_id text not null,
  op_id text not null,
  name text not null,
  description text not null,
  file text,
  target jsonb not null,
  target_name text not null,
  weight integer not null,
  events text[] not null,
  configuration jsonb not null,
  auto_firmware_upgrade boolean not null,
  state text not null,
  terminal boolean not null,
  paused boolean not null,
  revision integer not null,
  revision_in_force integer,
  in_force jsonb,
  in_force_at timestamp with time zone,
  account_id text,
  plan_hash text,
  planned_devices integer,
  needs_approval boolean not null,
  author text not null,
  version integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (preset_id)
);

create table preset_check (
  endpoint_id text not null,
  op_id text not null,
  state text not null,
  slot integer not null,
  requested_at timestamp with time zone not null,
  cause text not null,
  secrets jsonb not null,
  wanted integer not null,
  same integer not null,
  different integer not null,
  unsupported integer not null,
  unknown integer not null,
  fighting integer not null,
  unreachable boolean not null,
  deferred text,
  task_id text,
  compared_at timestamp with time zone,
  version integer not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (endpoint_id)
);

create table preset_count (
  preset_id text not null,
  state text not null,
  n integer not null,
  PRIMARY KEY (preset_id, state)
);

create table preset_device (
  preset_id text not null,
  endpoint_id text not null,
  op_id text not null,
  revision integer not null,
  state text not null,
  fields integer not null,
  open jsonb not null,
  compared_at timestamp with time zone,
  PRIMARY KEY (preset_id, endpoint_id)
);

create table preset_due (
  endpoint_id text not null,
  cause text not null,
  reset boolean not null default false,
  retry boolean not null default false,
  due_at timestamp with time zone not null,
  PRIMARY KEY (endpoint_id)
);

create table preset_secret (
  secret_id text not null,
  preset_id text not null,
  sealed bytea not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (secret_id)
);

create table projection_checkpoint (
  name text not null,
  version integer not null,
  epoch text not null,
  pos bigint not null,
  PRIMARY KEY (name)
);

create table provider_identity (
  account_id text not null,
  issuer text not null,
  subject text not null,
  linked_at timestamp with time zone not null,
  FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  PRIMARY KEY (account_id),
  UNIQUE (issuer, subject)
);

create table provider_sign_in (
  state_hash text not null,
  op_id text not null,
  version integer not null,
  client_key_hash text not null,
  nonce text not null,
  verifier bytea not null,
  family_id text,
  expires_at timestamp with time zone not null,
  FOREIGN KEY (op_id) REFERENCES identity_provider(op_id) ON DELETE CASCADE,
  PRIMARY KEY (state_hash)
);

create table provisioning (
  provisioning_id text not null,
  op_id text not null,
  kind text not null,
  enabled boolean not null,
  service_task_id text not null,
  item_id text not null,
  name text not null,
  content_version text not null,
  sha256 text not null,
  size_bytes integer not null,
  file_name text,
  made_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  account_id text not null,
  account_name text not null,
  version integer not null,
  CHECK ((kind = ANY (ARRAY['bootAd'::text, 'landingChannel'::text, 'metadata'::text]))),
  PRIMARY KEY (provisioning_id)
);

create table provisioning_hold (
  provisioning_id text not null,
  version integer not null,
  reason text not null,
  since timestamp with time zone not null,
  CHECK ((reason = ANY (ARRAY['account'::text, 'permission'::text, 'organisation'::text]))),
  PRIMARY KEY (provisioning_id)
);

create table provisioning_turn (
  endpoint_id text not null,
  kind text not null,
  provisioning_id text not null,
  version integer not null,
  attempts integer not null,
  next_at timestamp with time zone not null,
  PRIMARY KEY (endpoint_id, kind)
);

create table recovery_code (
  account_id text not null,
  code_hash text not null,
  used_at timestamp with time zone,
  FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  PRIMARY KEY (account_id, code_hash)
);

create table refresh_family (
  family_id text not null,
  account_id text not null,
  client_id text not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  address text,
  user_agent text,
  last_used_at timestamp with time zone not null,
  password_at timestamp with time zone not null,
  reset_id text,
  provider_op_id text,
  factors_shown boolean not null default false,
  FOREIGN KEY (account_id) REFERENCES account(account_id),
  FOREIGN KEY (client_id) REFERENCES client(client_id),
  PRIMARY KEY (family_id)
);

create table refresh_token (
  token_hash text not null,
  family_id text not null,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  FOREIGN KEY (family_id) REFERENCES refresh_family(family_id),
  PRIMARY KEY (token_hash)
);

create table refused_device (
  refused_id text not null,
  op_id text not null,
  endpoint_id text not null,
  address text not null,
  reason text not null,
  detail text not null,
  fingerprint text,
  times integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  admitted_at timestamp with time zone,
  PRIMARY KEY (refused_id)
);

create table region (
  region_code text not null,
  country_code text not null,
  region_name text not null,
  region_name_ko text,
  modified_at timestamp with time zone,
  FOREIGN KEY (country_code) REFERENCES country(country_code),
  PRIMARY KEY (region_code)
);

create table resource_day (
  day date not null,
  op_id text not null,
  model_name text collate "C" not null,
  metric text not null,
  n integer not null,
  dropped integer not null,
  "least" real,
  most real,
  histogram integer[] not null,
  CHECK ((metric = ANY (ARRAY['cpu'::text, 'memory'::text, 'temperature'::text]))),
  PRIMARY KEY (op_id, day, model_name, metric)
);

create table resource_total_day (
  day date not null,
  op_id text not null,
  model_name text collate "C" not null,
  metric text not null,
  n integer not null,
  dropped integer not null,
  "least" real,
  most real,
  histogram integer[] not null,
  CHECK ((metric = ANY (ARRAY['cpu'::text, 'memory'::text, 'temperature'::text]))),
  PRIMARY KEY (op_id, day, model_name, metric)
);

create table role (
  role_key text not null,
  role_name text not null,
  description text not null,
  role_group text not null default 'Custom'::text,
  level integer not null,
  menus text[] not null,
  permissions text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  updater text,
  modified_at timestamp with time zone,
  op_id text,
  version integer not null default 0,
  seal text,
  CHECK ((role_group = ANY (ARRAY['System'::text, 'Custom'::text]))),
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (role_key)
);

create table role_change (
  role_key text not null,
  migration text not null,
  PRIMARY KEY (role_key, migration)
);

create table role_group_basic (
  role_group_key text not null,
  role_group_name text not null,
  description text,
  modified_at timestamp with time zone,
  PRIMARY KEY (role_group_key)
);

create table rollout (
  rollout_id text not null,
  op_id text not null,
  name text not null,
  cargo text not null,
  content_id text not null,
  model_name text not null,
  content_name text not null,
  target_name text not null,
  state text not null,
  terminal boolean not null,
  deleted boolean not null,
  paused_by text,
  pause_reason text not null,
  wave integer not null,
  waves integer not null,
  eligible integer not null,
  refused integer not null,
  at_once integer not null,
  retries integer not null,
  start_hour integer,
  end_hour integer,
  starts_at timestamp with time zone,
  author_id text not null,
  author text not null,
  approver text,
  approved_at timestamp with time zone,
  version integer not null,
  requested_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  undoes text,
  undone_by text,
  automatic boolean not null default false,
  daily_most integer,
  bytes_per_second bigint,
  whole_model boolean not null default false,
  hand_picked integer not null default 0,
  removed integer not null default 0,
  pauser text,
  paused_at timestamp with time zone,
  waits_until timestamp with time zone,
  comments integer not null default 0,
  content jsonb not null default '{}'::jsonb,
  PRIMARY KEY (rollout_id)
);

create table rollout_member (
  rollout_id text not null,
  ordinal integer not null,
  endpoint_id text collate "C" not null,
  wave integer not null,
  state text not null,
  outcome text,
  reason text not null default ''::text,
  attempt integer not null default 0,
  work_id text,
  next_at timestamp with time zone,
  insisted boolean not null default false,
  model_name text not null,
  hardware_version text,
  from_version text,
  zone text not null,
  zone_source text not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  no_way_back boolean not null default false,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ended'::text, 'held'::text]))),
  PRIMARY KEY (rollout_id, ordinal),
  UNIQUE (rollout_id, endpoint_id)
);

create table rollout_wave (
  wave_id text not null,
  rollout_id text not null,
  number integer not null,
  state text not null,
  terminal boolean not null,
  size integer not null,
  waiting integer not null,
  running integer not null,
  held integer not null,
  succeeded integer not null,
  bad integer not null,
  called_off integer not null,
  version integer not null,
  updated_at timestamp with time zone not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  day text,
  soak_until timestamp with time zone,
  PRIMARY KEY (wave_id)
);

create table room (
  room_id text not null,
  op_id text not null,
  room_name text not null,
  room_type text not null,
  created_by text,
  created_at timestamp with time zone not null default now(),
  modified_at timestamp with time zone,
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (room_id)
);

create table saved_filter (
  filter_id text not null,
  op_id text not null,
  filter_name text not null,
  description text,
  keyword text,
  active_type text,
  active_flag text,
  online boolean,
  ui_lock boolean,
  model_name text,
  gid text,
  created_by text,
  created_at timestamp with time zone not null default now(),
  modified_at timestamp with time zone,
  room_id text,
  alarms text,
  cas text,
  owner_id text,
  ever_connected boolean,
  is_private boolean not null default false,
  offline_minutes integer,
  CHECK ((active_flag = ANY (ARRAY['Activated'::text, 'Deactivated'::text]))),
  CHECK ((active_type = ANY (ARRAY['active'::text, 'inven'::text, 'request'::text]))),
  CHECK ((alarms = ANY (ARRAY['open'::text, 'critical'::text]))),
  CHECK ((cas = ANY (ARRAY['activated'::text, 'deactivated'::text]))),
  CHECK ((offline_minutes > 0)),
  FOREIGN KEY (gid) REFERENCES device_group(gid),
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  FOREIGN KEY (room_id) REFERENCES room(room_id),
  PRIMARY KEY (filter_id)
);

create table schema_migration (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

create table service_area (
  op_id text not null,
  ring jsonb not null,
  modified_at timestamp with time zone not null,
  updater text not null,
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (op_id)
);

create table service_area_check (
  check_id text not null default (gen_random_uuid())::text,
  op_path text not null,
  at_op text not null default ''::text,
  after_device text collate "C" not null default ''::text,
  asked_at timestamp with time zone not null default now(),
  PRIMARY KEY (check_id)
);

create table service_feature (
  feature_key text not null,
  feature_name text not null,
  feature_name_ko text,
  modified_at timestamp with time zone,
  PRIMARY KEY (feature_key)
);

create table service_model (
  service_model_id text not null,
  service_name text not null,
  model_name text not null,
  modified_at timestamp with time zone,
  FOREIGN KEY (model_name) REFERENCES device_model(model_name),
  PRIMARY KEY (service_model_id)
);

create table signing_key (
  key_id text not null,
  public_key text not null,
  first_used_at timestamp with time zone not null default now(),
  PRIMARY KEY (key_id)
);

create table speed_server (
  op_id text not null,
  url text not null,
  sponsor text,
  city text,
  country text,
  lat double precision,
  lng double precision,
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (op_id, url)
);

create table system_device_model (
  system_model_id text not null,
  system_id text not null,
  model_name text not null,
  modified_at timestamp with time zone,
  FOREIGN KEY (model_name) REFERENCES device_model(model_name),
  FOREIGN KEY (system_id) REFERENCES managing_system(system_id),
  PRIMARY KEY (system_model_id)
);

create table task (
  task_id text not null,
  endpoint_id text not null,
  kind text not null,
  feature text not null,
  family text not null,
  lane text not null,
  batch_id text,
  state text not null,
  terminal boolean not null,
  version integer not null,
  attempts integer not null default 0,
  account_id text not null,
  account_name text not null,
  permission text not null,
  request_path text,
  requested_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  requested_pos bigint not null,
  last_pos bigint not null,
  params text not null,
  result text,
  failure text,
  PRIMARY KEY (task_id)
);

create table task_secret (
  task_id text not null,
  name text not null,
  sealed bytea not null,
  PRIMARY KEY (task_id, name)
);

create table topology_moment (
  endpoint_id text not null,
  pos bigint not null,
  create_time timestamp with time zone not null,
  shape text not null,
  access_points integer not null,
  clients integer not null,
  PRIMARY KEY (endpoint_id, pos)
);

create table traffic_day (
  day text collate "C" not null,
  op_id text not null,
  received bigint not null,
  sent bigint not null,
  n integer not null,
  PRIMARY KEY (day, op_id)
);

create table traffic_sample (
  endpoint_id text not null,
  at timestamp with time zone not null,
  up_time bigint,
  counters text not null,
  hourly boolean not null,
  PRIMARY KEY (endpoint_id, at)
);

create table unauthenticated_call (
  hour timestamp with time zone not null,
  operation text not null,
  result text not null,
  address text not null,
  calls integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  PRIMARY KEY (hour, operation, result, address)
);

create table used_challenge (
  challenge_hash text not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (challenge_hash)
);

create table viewing_box (
  box_no integer not null,
  endpoint_id text not null,
  PRIMARY KEY (box_no),
  UNIQUE (endpoint_id)
);

create table viewing_day (
  date date not null,
  folded_at timestamp with time zone not null,
  version integer not null default 1,
  PRIMARY KEY (date)
);

create table viewing_deployed (
  date date not null,
  op_id text not null,
  province text not null,
  boxes integer not null,
  FOREIGN KEY (date) REFERENCES viewing_deployed_day(date) ON DELETE CASCADE,
  PRIMARY KEY (date, op_id, province)
);

create table viewing_deployed_day (
  date date not null,
  counted_at timestamp with time zone not null,
  PRIMARY KEY (date)
);

create table viewing_device_day (
  date date not null,
  op_id text not null,
  province text not null,
  box_no integer not null,
  seconds integer not null,
  views integer not null,
  channels integer not null,
  lost bigint not null,
  overlapping integer not null,
  FOREIGN KEY (box_no) REFERENCES viewing_box(box_no) ON DELETE CASCADE,
  FOREIGN KEY (date) REFERENCES viewing_day(date) ON DELETE CASCADE,
  PRIMARY KEY (date, op_id, province, box_no)
);

create table viewing_erasure (
  endpoint_id text not null,
  before timestamp with time zone not null,
  PRIMARY KEY (endpoint_id)
);

create table viewing_opt_out (
  endpoint_id text not null,
  op_id text not null,
  since timestamp with time zone not null,
  PRIMARY KEY (endpoint_id, op_id)
);

create table viewing_refold (
  date date not null,
  asked integer not null default 1,
  PRIMARY KEY (date)
);

create table viewing_rejected (
  box_no integer not null,
  log_id text not null,
  number bigint not null,
  reason text not null,
  received_at timestamp with time zone not null,
  op_id text not null default ''::text,
  province text not null default ''::text,
  FOREIGN KEY (box_no) REFERENCES viewing_box(box_no) ON DELETE CASCADE,
  PRIMARY KEY (box_no, log_id, number)
);

create table viewing_report (
  pos bigint not null,
  box_no integer not null,
  log_id text not null,
  fresh int8multirange not null,
  first bigint not null,
  sent_at timestamp with time zone,
  up_time bigint,
  received_at timestamp with time zone not null,
  op_id text not null,
  province text not null,
  time_zone text not null,
  data text not null,
  FOREIGN KEY (box_no) REFERENCES viewing_box(box_no) ON DELETE CASCADE,
  PRIMARY KEY (pos)
);

create table viewing_report_date (
  date date not null,
  pos bigint not null,
  folded boolean not null default false,
  taken boolean not null default false,
  FOREIGN KEY (pos) REFERENCES viewing_report(pos) ON DELETE CASCADE,
  PRIMARY KEY (date, pos)
);

create table viewing_segment (
  date date not null,
  op_id text not null,
  province text not null,
  body bytea not null,
  time_zone text not null,
  kind text not null,
  CHECK ((kind = ANY (ARRAY['services'::text, 'programmes'::text]))),
  FOREIGN KEY (date) REFERENCES viewing_day(date) ON DELETE CASCADE,
  PRIMARY KEY (date, op_id, province, time_zone, kind)
);

create table viewing_source (
  box_no integer not null,
  log_id text not null,
  seen int8multirange not null,
  reported_at timestamp with time zone not null,
  FOREIGN KEY (box_no) REFERENCES viewing_box(box_no) ON DELETE CASCADE,
  PRIMARY KEY (box_no, log_id)
);

create table vod_fetch (
  op_id text not null,
  running boolean not null,
  failure text,
  detail text not null,
  vod_api_response_id text,
  sha256 text,
  size_bytes integer,
  vod_count integer,
  total_size bigint,
  fetched_at timestamp with time zone,
  ended_at timestamp with time zone,
  version integer not null,
  PRIMARY KEY (op_id)
);

create table vod_list (
  op_id text not null,
  sha256 text not null,
  entries text not null,
  PRIMARY KEY (op_id)
);

create table vod_server (
  op_id text not null,
  url text not null,
  auth_key bytea,
  interval_hours integer not null,
  version integer not null,
  modified_by text not null,
  modified_at timestamp with time zone not null,
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (op_id)
);

CREATE INDEX account_by_access ON public.account USING btree (last_access_at NULLS FIRST, account_id) WHERE (NOT deleted);

CREATE INDEX account_by_address ON public.account USING btree (email NULLS FIRST, account_id) WHERE (NOT deleted);

CREATE INDEX account_by_address_part ON public.account USING gin (lower(email) gin_trgm_ops);

CREATE UNIQUE INDEX account_by_email ON public.account USING btree (email) WHERE (NOT deleted);

CREATE INDEX account_by_invitation ON public.account USING btree (invited_at NULLS FIRST, account_id) WHERE (NOT deleted);

CREATE INDEX account_by_name ON public.account USING btree (name NULLS FIRST, account_id) WHERE (NOT deleted);

CREATE INDEX account_by_name_part ON public.account USING gin (lower(name) gin_trgm_ops);

CREATE INDEX account_by_operator ON public.account USING btree (op_id);

CREATE INDEX account_by_role ON public.account USING btree (op_id, role_key) WHERE (status = 'Running'::text);

CREATE INDEX account_by_status ON public.account USING btree (status, name NULLS FIRST, account_id) WHERE (NOT deleted);

CREATE INDEX account_call_by_account ON public.account_call USING btree (account_id, hour);

CREATE INDEX account_request_by_time ON public.account_request USING btree (requested_at, request_id);

CREATE UNIQUE INDEX account_request_open ON public.account_request USING btree (email) WHERE (state = 'open'::text);

CREATE INDEX admission_by_time ON public.admission USING btree (op_id, opened_at DESC);

CREATE INDEX alarm_by_device ON public.alarm USING btree (endpoint_id, triggered_at DESC);

CREATE INDEX alarm_by_time ON public.alarm USING btree (triggered_at DESC, alarm_id);

CREATE INDEX alarm_of_assignee ON public.alarm USING btree (assigned_id) WHERE (NOT terminal);

CREATE INDEX alarm_of_rule ON public.alarm USING btree (rule_id) WHERE (NOT terminal);

CREATE INDEX alarm_open ON public.alarm USING btree (endpoint_id, metric) WHERE (NOT terminal);

CREATE INDEX alarm_open_counts ON public.alarm USING btree (op_id, metric, severity, assigned_id, rule_id) WHERE (NOT terminal);

CREATE INDEX alarm_open_since ON public.alarm USING btree (triggered_at, alarm_id) WHERE (NOT terminal);

CREATE INDEX alarm_rule_group ON public.alarm_rule USING btree (gid);

CREATE UNIQUE INDEX alarm_rule_name ON public.alarm_rule USING btree (op_id, name_key(rule_name));

CREATE INDEX alarm_silenced ON public.alarm USING btree (op_id, severity) WHERE ((NOT terminal) AND (silenced_until IS NOT NULL));

CREATE INDEX app_change_by_device ON public.app_change USING btree (endpoint_id, app_id, requested_at DESC);

CREATE INDEX app_change_by_rollout ON public.app_change USING btree (rollout_id, endpoint_id);

CREATE INDEX app_change_ended ON public.app_change USING btree (app_id, finished_at) WHERE terminal;

CREATE UNIQUE INDEX app_change_one ON public.app_change USING btree (endpoint_id, app_id) WHERE (NOT terminal);

CREATE INDEX app_file_by_name ON public.app_file USING btree (name_key(app_name)) WHERE (NOT terminal);

CREATE INDEX app_file_by_time ON public.app_file USING btree (uploaded_at DESC, file_id);

CREATE UNIQUE INDEX app_file_version ON public.app_file USING btree (app_id, name_key(app_version)) WHERE (NOT terminal);

CREATE INDEX audit_entry_by_account ON public.audit_entry USING btree (account_id, pos);

CREATE INDEX audit_entry_by_operation ON public.audit_entry USING btree (operation, pos);

CREATE INDEX audit_entry_by_time ON public.audit_entry USING btree (recorded_at, pos);

CREATE INDEX audit_entry_refused ON public.audit_entry USING btree (pos) WHERE refused;

CREATE INDEX audit_object_by_entry ON public.audit_object USING btree (pos);

CREATE INDEX audit_scope_by_entry ON public.audit_scope USING btree (pos);

CREATE INDEX audit_scope_by_operation ON public.audit_scope USING btree (op_id, operation, pos);

CREATE INDEX audit_scope_refused ON public.audit_scope USING btree (op_id, pos) WHERE refused;

CREATE INDEX audit_target_by_entry ON public.audit_target USING btree (pos);

CREATE INDEX blob_use_by_blob ON public.blob_use USING btree (sha256);

CREATE INDEX blob_use_by_operator ON public.blob_use USING btree (op_id);

CREATE INDEX bulk_action_by_time ON public.bulk_action USING btree (requested_at DESC, bulk_action_id);

CREATE INDEX bulk_action_of_command ON public.bulk_action USING btree (command_id, part);

CREATE INDEX case_file_by_op ON public.case_file USING btree (op_id, updated_at);

CREATE INDEX case_file_by_task ON public.case_file USING gin (task_ids);

CREATE INDEX conformance_finding_by_op ON public.conformance_finding USING btree (op_id, pos);

CREATE INDEX consent_by_time ON public.consent USING btree (requested_at DESC, consent_id);

CREATE INDEX consent_of_device ON public.consent USING btree (endpoint_id, requested_at DESC);

CREATE INDEX consent_open ON public.consent USING btree (endpoint_id) WHERE (NOT terminal);

CREATE INDEX content_fetch_age ON public.content_fetch USING btree (fetched_at);

CREATE INDEX content_fetch_op ON public.content_fetch USING btree (op_id, fetched_at DESC);

CREATE INDEX content_item_file ON public.content_item USING btree (sha256) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX content_item_lcn ON public.content_item USING btree (op_id, lcn) WHERE ((lcn IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX content_item_list ON public.content_item USING btree (op_id, kind, ordinal) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX country_by_alpha3 ON public.country USING btree (alpha3);

CREATE UNIQUE INDEX country_by_number ON public.country USING btree (numeric_code);

CREATE INDEX device_app_day_by_day ON public.device_app_day USING btree (day, op_id);

CREATE INDEX device_by_created ON public.device USING btree (created_at, endpoint_id);

CREATE INDEX device_by_customer ON public.device USING btree (customer_id NULLS FIRST, endpoint_id);

CREATE INDEX device_by_mac ON public.device USING btree (mac_addr) WHERE (mac_addr IS NOT NULL);

CREATE INDEX device_by_model ON public.device USING btree (model_name, endpoint_id);

CREATE INDEX device_by_model_firmware ON public.device USING btree (model_name, firmware_version NULLS FIRST, endpoint_id);

CREATE INDEX device_by_model_mac ON public.device USING btree (model_name, mac_addr NULLS FIRST, endpoint_id);

CREATE INDEX device_by_name ON public.device USING btree (natural_key(device_name) NULLS FIRST, endpoint_id);

CREATE INDEX device_by_op ON public.device USING btree (op_id, endpoint_id);

CREATE INDEX device_by_op_created ON public.device USING btree (op_id, created_at, endpoint_id);

CREATE INDEX device_by_op_customer ON public.device USING btree (op_id, customer_id NULLS FIRST, endpoint_id);

CREATE INDEX device_by_op_model ON public.device USING btree (op_id, model_name, endpoint_id);

CREATE INDEX device_by_op_name ON public.device USING btree (op_id, natural_key(device_name) NULLS FIRST, endpoint_id);

CREATE INDEX device_by_place ON public.device USING btree (op_id, province, city);

CREATE INDEX device_by_position ON public.device USING btree (lat, lng) WHERE ((lat IS NOT NULL) AND (lng IS NOT NULL));

CREATE INDEX device_by_status ON public.device USING btree (device_status, endpoint_id);

CREATE INDEX device_count_day_by_day ON public.device_count_day USING btree (day, op_id);

CREATE INDEX device_facets ON public.device USING gin (search gin_trgm_ops, op_id, device_status, model_name, prod_class, ui_lock);

CREATE INDEX device_group_member_device ON public.device_group_member USING btree (endpoint_id);

CREATE UNIQUE INDEX device_group_name ON public.device_group USING btree (op_id, name_key(group_name));

CREATE INDEX device_handover_by_device ON public.device_handover USING btree (endpoint_id, pos DESC);

CREATE UNIQUE INDEX device_model_by_mid ON public.device_model USING btree (mid);

CREATE INDEX device_name_by_endpoint ON public.device_name USING btree (endpoint_id);

CREATE INDEX device_number_by_device ON public.device_number USING btree (endpoint_id);

CREATE INDEX device_numbers ON public.device USING gin (device_numbers(search));

CREATE INDEX device_outside ON public.device USING btree (province, op_id, endpoint_id) WHERE outside;

CREATE INDEX device_place_operator ON public.device_place USING btree (op_id);

CREATE INDEX device_rare_by_created ON public.device USING btree (device_status, ui_lock, created_at, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_rare_by_customer ON public.device USING btree (device_status, ui_lock, customer_id NULLS FIRST, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_rare_by_model ON public.device USING btree (device_status, ui_lock, model_name, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_rare_by_name ON public.device USING btree (device_status, ui_lock, natural_key(device_name) NULLS FIRST, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_rare_by_op ON public.device USING btree (op_id, device_status, ui_lock, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_room_room ON public.device_room USING btree (room_id, endpoint_id);

CREATE INDEX device_state_by_access ON public.device_state USING btree (online, access_at NULLS FIRST, endpoint_id);

CREATE INDEX device_state_by_address ON public.device_state USING btree (location_ip);

CREATE INDEX device_state_by_op_access ON public.device_state USING btree (op_id, online, access_at NULLS FIRST, endpoint_id);

CREATE INDEX device_state_never_connected ON public.device_state USING btree (endpoint_id) WHERE (access_at IS NULL);

CREATE INDEX device_state_offline_at ON public.device_state USING btree (offline_at) WHERE (NOT online);

CREATE INDEX device_state_rare_by_access ON public.device_state USING btree (device_status, ui_lock, online, access_at NULLS FIRST, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_status_day_by_day ON public.device_status_day USING btree (day, op_id);

CREATE INDEX device_unlisted ON public.device USING btree (unlisted, endpoint_id) WHERE (unlisted IS NOT NULL);

CREATE INDEX device_value_by_address ON public.device_value USING btree (value) WHERE (path ~~ 'Device.IP.Interface.%Address.%.IPAddress'::text);

CREATE INDEX device_value_content ON public.device_value USING btree (path, value) WHERE (path = ANY (ARRAY['Device.X_WAYMARK_LandingChannel.CheckSum'::text, 'Device.X_WAYMARK_BootAd.CheckSum'::text, 'Device.X_WAYMARK_Metadata.CheckSum'::text]));

CREATE INDEX email_link_by_account ON public.email_link USING btree (account_id);

CREATE INDEX es_effect_due ON public.es_effect USING btree (log_id, kind, due_at);

CREATE INDEX es_effect_stream ON public.es_effect USING btree (log_id, stream_id);

CREATE INDEX es_event_audit ON public.es_event USING btree (log_id, recorded_at, pos) WHERE ((type = 'audit.recorded'::text) AND (erased_by IS NULL));

CREATE INDEX es_event_boots ON public.es_event USING btree (log_id, stream_id, recorded_at) WHERE ((type = 'device.booted'::text) AND (erased_by IS NULL));

CREATE INDEX es_event_checkpoints ON public.es_event USING btree (log_id, stream_id, version) WHERE ((type = 'device.checkpointed'::text) AND (erased_by IS NULL));

CREATE INDEX es_event_erased ON public.es_event USING btree (log_id, erased_by, pos) WHERE (erased_by IS NOT NULL);

CREATE INDEX es_event_owners ON public.es_event USING btree (log_id, stream_id, version) WHERE ((type = ANY (ARRAY['device.registered'::text, 'device.found'::text, 'device.allocated'::text, 'device.released'::text, 'device.checkpointed'::text])) AND (erased_by IS NULL));

CREATE UNIQUE INDEX es_event_stream ON public.es_event USING btree (log_id, stream_id, version);

CREATE UNIQUE INDEX es_seal_end ON public.es_seal USING btree (log_id, to_pos);

CREATE INDEX es_stream_devices ON public.es_stream USING btree (log_id, stream_id) WHERE (kind = 'device'::text);

CREATE INDEX export_file_stored ON public.export_file USING btree (stored_at);

CREATE INDEX export_recipient_of ON public.export_recipient USING btree (account_id);

CREATE INDEX export_run_of ON public.export_run USING btree (schedule_id, due_at DESC);

CREATE INDEX export_run_open ON public.export_run USING btree (leased_until) WHERE (state = 'running'::text);

CREATE INDEX export_schedule_due ON public.export_schedule USING btree (next_at) WHERE (state = 'active'::text);

CREATE INDEX export_schedule_of ON public.export_schedule USING btree (account_id);

CREATE INDEX feedback_by_operator ON public.feedback USING btree (op_id, created_at DESC);

CREATE INDEX feedback_by_time ON public.feedback USING btree (created_at DESC, feedback_id);

CREATE INDEX file_upload_by_account ON public.file_upload USING btree (account_id, purpose) WHERE (NOT terminal);

CREATE INDEX file_upload_by_digest ON public.file_upload USING btree (sha256) WHERE (NOT terminal);

CREATE INDEX file_upload_by_expiry ON public.file_upload USING btree (expires_at) WHERE (NOT terminal);

CREATE INDEX file_upload_by_operator ON public.file_upload USING btree (op_id) WHERE (NOT terminal);

CREATE INDEX firmware_file_by_model ON public.firmware_file USING btree (model_name, fw_code) WHERE (NOT terminal);

CREATE INDEX firmware_file_by_time ON public.firmware_file USING btree (uploaded_at DESC, file_id);

CREATE UNIQUE INDEX firmware_key_by_name ON public.firmware_key USING btree (op_id, lower(name));

CREATE INDEX firmware_upgrade_by_device ON public.firmware_upgrade USING btree (endpoint_id, requested_at DESC);

CREATE INDEX firmware_upgrade_ended ON public.firmware_upgrade USING btree (finished_at) WHERE terminal;

CREATE UNIQUE INDEX firmware_upgrade_one ON public.firmware_upgrade USING btree (endpoint_id) WHERE (NOT terminal);

CREATE INDEX firmware_upgrade_open ON public.firmware_upgrade USING btree (file_id) WHERE (NOT terminal);

CREATE INDEX firmware_upload_by_time ON public.firmware_upload USING btree (uploaded_at DESC, entry_id);

CREATE UNIQUE INDEX group_content_owner ON public.group_content USING btree (gid, room_id, place_id, kind) NULLS NOT DISTINCT;

CREATE INDEX group_content_place ON public.group_content USING btree (place_id, kind);

CREATE INDEX group_content_room ON public.group_content USING btree (room_id, kind);

CREATE INDEX health_sample_between ON public.health_sample USING btree (at) WHERE (NOT hourly);

CREATE INDEX health_sample_by_time ON public.health_sample USING btree (at);

CREATE INDEX home_member_by_home ON public.home_member USING btree (home);

CREATE INDEX home_member_by_mac ON public.home_member USING btree (mac_addr);

CREATE INDEX idempotent_answer_by_time ON public.idempotent_answer USING btree (created_at);

CREATE UNIQUE INDEX identity_provider_domain_proved ON public.identity_provider_domain USING btree (domain) WHERE (proved_at IS NOT NULL);

CREATE INDEX inventory_upload_by_time ON public.inventory_upload USING btree (requested_at DESC, upload_id);

CREATE INDEX inventory_upload_row_pending ON public.inventory_upload_row USING btree (stream_id, line) WHERE ((verdict = ANY (ARRAY['new'::text, 'changed'::text])) AND (result IS NULL));

CREATE INDEX inventory_upload_row_written ON public.inventory_upload_row USING btree (stream_id, line) WHERE (result = ANY (ARRAY['added'::text, 'updated'::text]));

CREATE INDEX ip2location_by_inet ON public.ip2location_db9 USING btree (((ip_from)::inet));

CREATE INDEX mail_by_time ON public.mail USING btree (queued_at DESC, mail_id);

CREATE INDEX mail_of_account ON public.mail USING btree (account_id, queued_at DESC);

CREATE INDEX message_last_of_group ON public.message USING btree (account_id, kind, news_group, cause DESC);

CREATE INDEX message_of_account ON public.message USING btree (account_id, news_at DESC);

CREATE INDEX message_open_outage ON public.message USING btree (account_id) WHERE ((kind = 'outages'::text) AND ((outage ->> 'endedAt'::text) IS NULL));

CREATE UNIQUE INDEX metadata_set_version ON public.metadata_set USING btree (op_id, lower(name), version);

CREATE UNIQUE INDEX model_parameters_path ON public.model_parameters USING btree (model_name, parameter_path);

CREATE INDEX model_picture_by_digest ON public.model_picture USING btree (digest);

CREATE UNIQUE INDEX model_supported_path ON public.model_supported USING btree (model_name, object_path);

CREATE INDEX notice_by_time ON public.notice USING btree (created_at DESC, notice_id);

CREATE INDEX notice_published ON public.notice USING btree (op_id) WHERE (state = 'publishing'::text);

CREATE INDEX notice_reader_of_account ON public.notice_reader USING btree (account_id);

CREATE INDEX operator_asks_identity ON public.operator USING btree (op_path) WHERE (device_identity IS NOT NULL);

CREATE UNIQUE INDEX operator_company_name ON public.operator USING btree (lower(company_name)) WHERE (op_type <> 'School'::text);

CREATE UNIQUE INDEX operator_name_below ON public.operator USING btree (parent_id, lower(company_name));

CREATE INDEX operator_out_of_use ON public.operator USING btree (op_path) WHERE (NOT use_flag);

CREATE UNIQUE INDEX operator_school_name ON public.operator USING btree (education_office_id, lower(company_name)) WHERE (op_type = 'School'::text);

CREATE INDEX outage_notified ON public.outage USING btree (notified_op_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX outage_open ON public.outage USING btree (op_id, cause_key) WHERE (ended_at IS NULL);

CREATE INDEX passkey_by_account ON public.passkey USING btree (account_id, created_at);

CREATE INDEX password_reset_by_account ON public.password_reset USING btree (account_id, asked_at DESC);

CREATE INDEX password_reset_secret_by_account ON public.password_reset_secret USING btree (account_id);

CREATE INDEX personal_settings_by_mail ON public.personal_settings USING gin (mails);

CREATE INDEX personal_settings_by_message ON public.personal_settings USING gin (messages);

CREATE INDEX playbook_run_by_time ON public.playbook_run USING btree (started_at DESC, run_id);

CREATE INDEX playbook_run_of_device ON public.playbook_run USING btree (endpoint_id, started_at DESC);

CREATE INDEX playbook_run_open ON public.playbook_run USING btree (endpoint_id) WHERE (NOT terminal);

CREATE INDEX preset_check_unreachable ON public.preset_check USING btree (updated_at) WHERE (unreachable OR (deferred IS NOT NULL));

CREATE INDEX preset_device_by_state ON public.preset_device USING btree (preset_id, state, endpoint_id);

CREATE INDEX preset_device_of ON public.preset_device USING btree (endpoint_id);

CREATE INDEX preset_due_by_time ON public.preset_due USING btree (due_at, endpoint_id);

CREATE INDEX preset_of ON public.preset USING btree (op_id, created_at, preset_id) WHERE (NOT terminal);

CREATE INDEX preset_secret_of ON public.preset_secret USING btree (preset_id);

CREATE INDEX provider_sign_in_by_time ON public.provider_sign_in USING btree (expires_at);

CREATE INDEX refresh_family_by_account ON public.refresh_family USING btree (account_id);

CREATE INDEX refresh_family_by_provider ON public.refresh_family USING btree (provider_op_id) WHERE ((provider_op_id IS NOT NULL) AND (revoked_at IS NULL));

CREATE INDEX refresh_token_by_expiry ON public.refresh_token USING btree (expires_at);

CREATE INDEX refresh_token_by_family ON public.refresh_token USING btree (family_id);

CREATE INDEX refused_device_by_time ON public.refused_device USING btree (op_id, last_at DESC);

CREATE UNIQUE INDEX role_by_name ON public.role USING btree (COALESCE(op_id, ''::text), lower(role_name));

CREATE INDEX rollout_by_content ON public.rollout USING btree (content_id) WHERE (NOT terminal);

CREATE INDEX rollout_by_time ON public.rollout USING btree (requested_at DESC, rollout_id) WHERE (NOT deleted);

CREATE INDEX rollout_by_undone ON public.rollout USING btree (undoes) WHERE (undoes IS NOT NULL);

CREATE INDEX rollout_member_lost ON public.rollout_member USING btree (endpoint_id) WHERE (outcome = 'lost'::text);

CREATE INDEX rollout_member_open ON public.rollout_member USING btree (endpoint_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX rollout_member_running ON public.rollout_member USING btree (rollout_id) WHERE (state = 'running'::text);

CREATE INDEX rollout_member_waiting ON public.rollout_member USING btree (rollout_id, wave, ordinal) WHERE (state = 'waiting'::text);

CREATE INDEX rollout_open ON public.rollout USING btree (op_id) WHERE (NOT terminal);

CREATE INDEX rollout_wave_by_rollout ON public.rollout_wave USING btree (rollout_id, number);

CREATE UNIQUE INDEX room_name ON public.room USING btree (op_id, name_key(room_name));

CREATE INDEX saved_filter_group ON public.saved_filter USING btree (gid);

CREATE UNIQUE INDEX saved_filter_name ON public.saved_filter USING btree (op_id, name_key(filter_name)) WHERE (NOT is_private);

CREATE UNIQUE INDEX saved_filter_private_name ON public.saved_filter USING btree (op_id, owner_id, name_key(filter_name)) WHERE is_private;

CREATE INDEX saved_filter_room ON public.saved_filter USING btree (room_id);

CREATE INDEX task_by_account ON public.task USING btree (account_id, requested_pos DESC);

CREATE INDEX task_by_actor ON public.task USING btree (account_name, account_id, kind);

CREATE INDEX task_by_device ON public.task USING btree (endpoint_id, requested_pos DESC);

CREATE INDEX task_by_kind ON public.task USING btree (kind, requested_pos DESC);

CREATE INDEX task_by_state ON public.task USING btree (state, requested_pos DESC);

CREATE INDEX task_by_time ON public.task USING btree (requested_pos DESC);

CREATE INDEX task_of_batch ON public.task USING btree (batch_id) WHERE (batch_id IS NOT NULL);

CREATE INDEX task_open ON public.task USING btree (endpoint_id, family) WHERE (NOT terminal);

CREATE INDEX task_over ON public.task USING btree (updated_at) WHERE terminal;

CREATE INDEX task_remote_connection ON public.task USING btree (endpoint_id, requested_pos) WHERE (kind = 'RemoteConnection'::text);

CREATE INDEX traffic_sample_between ON public.traffic_sample USING btree (at) WHERE (NOT hourly);

CREATE INDEX traffic_sample_by_time ON public.traffic_sample USING btree (at);

CREATE INDEX viewing_device_day_box ON public.viewing_device_day USING btree (box_no);

CREATE INDEX viewing_device_day_longest ON public.viewing_device_day USING btree (date, seconds DESC, box_no);

CREATE INDEX viewing_opt_out_of ON public.viewing_opt_out USING btree (op_id);

CREATE INDEX viewing_rejected_received ON public.viewing_rejected USING btree (received_at);

CREATE INDEX viewing_report_box ON public.viewing_report USING btree (box_no, pos);

CREATE INDEX viewing_report_received ON public.viewing_report USING btree (received_at);

CREATE INDEX viewing_report_unfolded ON public.viewing_report_date USING btree (date, pos) WHERE (NOT folded);
