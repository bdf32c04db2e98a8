-- Each time a set-top box fetched content from the listener for devices (CL-359).
create table content_fetch (
  fetch_id text primary key,
  endpoint_id text not null,
  op_id text not null,
  kind text not null check (kind in ('LandingChannel', 'BootingAd', 'DsmCc')),
  item_id text not null,
  name text not null,
  content_version text not null,
  -- HTTP status of the answer
  http_status integer not null,
  outcome text not null check (outcome in ('complete', 'interrupted', 'refused')),
  sent_bytes bigint not null,
  size_bytes bigint not null,
  duration_ms integer not null,
  fetched_at timestamptz not null
);
create index content_fetch_op on content_fetch (op_id, fetched_at desc);
create index content_fetch_age on content_fetch (fetched_at);
