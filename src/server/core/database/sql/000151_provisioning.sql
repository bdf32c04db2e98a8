-- What every set-top box of an organisation gets, as their streams have it (CL-327).
create table provisioning (
  provisioning_id text primary key,
  op_id text not null,
  kind text not null check (kind in ('bootAd', 'landingChannel', 'metadata')),
  enabled boolean not null,
  service_task_id text not null,
  item_id text not null,
  name text not null,
  content_version text not null,
  sha256 text not null,
  size_bytes integer not null,
  file_name text,
  -- When a metadata set was made
  made_at timestamptz,
  -- When the item was chosen
  changed_at timestamptz not null,
  -- Who changed or started it last: boxes get it on this account's behalf
  account_id text not null,
  account_name text not null,
  version integer not null
);

-- When a box was last sent what it lacks; it is not sent again before `next_at`.
create table provisioning_turn (
  endpoint_id text not null,
  kind text not null,
  provisioning_id text not null,
  -- Of the stream: each change and start gives a new turn
  version integer not null,
  attempts integer not null,
  next_at timestamptz not null,
  primary key (endpoint_id, kind)
);

-- Which item boxes report, without a look at all their values.
create index device_value_content on device_value (path, value)
  where path in (
    'Device.X_WAYMARK_LandingChannel.CheckSum',
    'Device.X_WAYMARK_BootAd.CheckSum',
    'Device.X_WAYMARK_Metadata.CheckSum'
  );
