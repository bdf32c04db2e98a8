-- Presets, as their streams have them. A removed preset stays, as its devices keep what it set.
create table preset (
  preset_id text primary key,
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
  -- Last revision, and the one that devices follow; null: none is in force
  revision integer not null,
  revision_in_force integer,
  -- Content of the revision in force, and since when
  in_force jsonb,
  in_force_at timestamptz,
  -- Account on whose behalf tasks are begun; null: none is in force
  account_id text,
  plan_hash text,
  planned_devices integer,
  needs_approval boolean not null,
  author text not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index preset_of on preset (op_id, created_at, preset_id) where not terminal;

-- What presets found on each device, as its stream has it.
create table preset_check (
  endpoint_id text primary key,
  op_id text not null,
  state text not null,
  -- Place in the period of checks, from 0 to 2^31
  slot integer not null,
  requested_at timestamptz not null,
  cause text not null,
  -- Versions of the secrets that presets last applied, by field
  secrets jsonb not null,
  -- Fields that presets want, by the last comparison
  wanted integer not null,
  same integer not null,
  different integer not null,
  unsupported integer not null,
  unknown integer not null,
  -- Fields among `different` that were given up
  fighting integer not null,
  unreachable boolean not null,
  deferred text,
  task_id text,
  -- Time of the device's report; null: it was never compared
  compared_at timestamptz,
  version integer not null,
  updated_at timestamptz not null
);
