-- What the migrations in sql/ add up to, written by `npm run schema`. Never run, never edited.

create extension btree_gin;

create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.device_numbers(search text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct substr(run[1], at, 5)), '{}')
  from regexp_matches(search, '[0-9a-f]{5,}', 'g') as run, generate_series(1, length(run[1]) - 4) as at
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
  CHECK ((status = ANY (ARRAY['Invited'::text, 'Running'::text, 'Stopped'::text]))),
  FOREIGN KEY (op_id) REFERENCES operator(op_id),
  PRIMARY KEY (account_id),
  UNIQUE (email)
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

create table app_file (
  file_id text not null,
  app_id text not null,
  app_name text not null,
  platform text not null,
  package_name text not null,
  app_uuid text,
  version text not null,
  size bigint not null,
  url text not null,
  developer text,
  models text[] not null,
  modified_at timestamp with time zone not null default now(),
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
  PRIMARY KEY (pos)
);

create table audit_target (
  endpoint_id text collate "C" not null,
  pos bigint not null,
  PRIMARY KEY (endpoint_id, pos)
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
  PRIMARY KEY (endpoint_id),
  UNIQUE (did)
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
  PRIMARY KEY (op_id, device_status, model_name, prod_class, ui_lock, online)
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

create table device_model_menu (
  model_name text not null,
  support_menu text[] not null,
  FOREIGN KEY (model_name) REFERENCES device_model(model_name),
  PRIMARY KEY (model_name)
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
  PRIMARY KEY (endpoint_id)
);

create table device_value (
  endpoint_id text collate "C" not null,
  path text collate "C" not null,
  value text not null,
  observed_at timestamp with time zone not null,
  PRIMARY KEY (endpoint_id, path)
);

create table education_office (
  office_id text not null,
  name_en text not null,
  name_ko text not null,
  "position" integer not null,
  PRIMARY KEY (office_id)
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
  PRIMARY KEY (log_id, stream_id)
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
  CHECK ((op_type = ANY (ARRAY['System'::text, 'Operator'::text, 'SubOperator'::text, 'EducationOffice'::text, 'School'::text]))),
  FOREIGN KEY (education_office_id) REFERENCES education_office(office_id),
  FOREIGN KEY (parent_id) REFERENCES operator(op_id),
  PRIMARY KEY (op_id),
  UNIQUE (op_path)
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

create table projection_checkpoint (
  name text not null,
  version integer not null,
  epoch text not null,
  pos bigint not null,
  PRIMARY KEY (name)
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
  CHECK ((role_group = ANY (ARRAY['System'::text, 'Custom'::text]))),
  PRIMARY KEY (role_key)
);

create table schema_migration (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  PRIMARY KEY (name)
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

CREATE INDEX account_by_operator ON public.account USING btree (op_id);

CREATE INDEX account_call_by_account ON public.account_call USING btree (account_id, hour);

CREATE UNIQUE INDEX app_file_version ON public.app_file USING btree (app_id, version);

CREATE INDEX bulk_action_by_time ON public.bulk_action USING btree (requested_at DESC, bulk_action_id);

CREATE INDEX case_file_by_op ON public.case_file USING btree (op_id, updated_at);

CREATE INDEX case_file_by_task ON public.case_file USING gin (task_ids);

CREATE INDEX conformance_finding_by_op ON public.conformance_finding USING btree (op_id, pos);

CREATE INDEX consent_by_time ON public.consent USING btree (requested_at DESC, consent_id);

CREATE INDEX consent_of_device ON public.consent USING btree (endpoint_id, requested_at DESC);

CREATE INDEX consent_open ON public.consent USING btree (endpoint_id) WHERE (NOT terminal);

CREATE INDEX device_by_created ON public.device USING btree (created_at, endpoint_id);

CREATE INDEX device_by_customer ON public.device USING btree (customer_id NULLS FIRST, endpoint_id);

CREATE INDEX device_by_mac ON public.device USING btree (mac_addr) WHERE (mac_addr IS NOT NULL);

CREATE INDEX device_by_model ON public.device USING btree (model_name, endpoint_id);

CREATE INDEX device_by_model_firmware ON public.device USING btree (model_name, firmware_version NULLS FIRST, endpoint_id);

CREATE INDEX device_by_model_mac ON public.device USING btree (model_name, mac_addr NULLS FIRST, endpoint_id);

CREATE INDEX device_by_name ON public.device USING btree (device_name NULLS FIRST, endpoint_id);

CREATE INDEX device_by_op ON public.device USING btree (op_id, endpoint_id);

CREATE INDEX device_by_op_created ON public.device USING btree (op_id, created_at, endpoint_id);

CREATE INDEX device_by_op_customer ON public.device USING btree (op_id, customer_id NULLS FIRST, endpoint_id);

CREATE INDEX device_by_op_model ON public.device USING btree (op_id, model_name, endpoint_id);

CREATE INDEX device_by_op_name ON public.device USING btree (op_id, device_name NULLS FIRST, endpoint_id);

CREATE INDEX device_by_status ON public.device USING btree (device_status, endpoint_id);

CREATE INDEX device_facets ON public.device USING gin (search gin_trgm_ops, op_id, device_status, model_name, prod_class, ui_lock);

CREATE INDEX device_handover_by_device ON public.device_handover USING btree (endpoint_id, pos DESC);

CREATE UNIQUE INDEX device_model_by_mid ON public.device_model USING btree (mid);

CREATE INDEX device_name_by_endpoint ON public.device_name USING btree (endpoint_id);

CREATE INDEX device_numbers ON public.device USING gin (device_numbers(search));

CREATE INDEX device_rare_by_created ON public.device USING btree (device_status, ui_lock, created_at, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_rare_by_customer ON public.device USING btree (device_status, ui_lock, customer_id NULLS FIRST, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_rare_by_model ON public.device USING btree (device_status, ui_lock, model_name, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_rare_by_name ON public.device USING btree (device_status, ui_lock, device_name NULLS FIRST, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_rare_by_op ON public.device USING btree (op_id, device_status, ui_lock, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX device_state_by_access ON public.device_state USING btree (online, access_at NULLS FIRST, endpoint_id);

CREATE INDEX device_state_by_op_access ON public.device_state USING btree (op_id, online, access_at NULLS FIRST, endpoint_id);

CREATE INDEX device_state_rare_by_access ON public.device_state USING btree (device_status, ui_lock, online, access_at NULLS FIRST, endpoint_id) WHERE ((device_status <> 'Deployed'::text) OR ui_lock);

CREATE INDEX es_effect_due ON public.es_effect USING btree (log_id, kind, due_at);

CREATE INDEX es_effect_stream ON public.es_effect USING btree (log_id, stream_id);

CREATE INDEX es_event_erased ON public.es_event USING btree (log_id, erased_by, pos) WHERE (erased_by IS NOT NULL);

CREATE UNIQUE INDEX es_event_stream ON public.es_event USING btree (log_id, stream_id, version);

CREATE UNIQUE INDEX es_seal_end ON public.es_seal USING btree (log_id, to_pos);

CREATE INDEX idempotent_answer_by_time ON public.idempotent_answer USING btree (created_at);

CREATE INDEX mail_by_time ON public.mail USING btree (queued_at DESC, mail_id);

CREATE UNIQUE INDEX operator_name_below ON public.operator USING btree (parent_id, lower(company_name));

CREATE INDEX playbook_run_by_time ON public.playbook_run USING btree (started_at DESC, run_id);

CREATE INDEX playbook_run_of_device ON public.playbook_run USING btree (endpoint_id, started_at DESC);

CREATE INDEX playbook_run_open ON public.playbook_run USING btree (endpoint_id) WHERE (NOT terminal);

CREATE INDEX refresh_family_by_account ON public.refresh_family USING btree (account_id);

CREATE INDEX refresh_token_by_expiry ON public.refresh_token USING btree (expires_at);

CREATE INDEX refresh_token_by_family ON public.refresh_token USING btree (family_id);

CREATE UNIQUE INDEX role_by_name ON public.role USING btree (lower(role_name));

CREATE INDEX task_by_account ON public.task USING btree (account_id, requested_pos DESC);

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
