-- The VOD server of an organisation. The key is sealed (core/secrets).
create table vod_server (
  op_id text primary key references operator,
  url text not null,
  auth_key bytea,
  -- Hours between two fetches; 0: only when a person asks
  interval_hours integer not null,
  version integer not null,
  modified_by text not null,
  modified_at timestamptz not null
);

-- The VOD list of an organisation and its last fetch, as their stream has them.
create table vod_fetch (
  op_id text primary key,
  running boolean not null,
  failure text,
  detail text not null,
  vod_api_response_id text,
  sha256 text,
  size_bytes integer,
  vod_count integer,
  total_size bigint,
  -- When the list was taken over
  fetched_at timestamptz,
  -- When the last fetch ended
  ended_at timestamptz,
  version integer not null
);

-- Its entries as JSON: what the last fetch that succeeded brought.
create table vod_list (
  op_id text primary key,
  sha256 text not null,
  entries text not null
);
