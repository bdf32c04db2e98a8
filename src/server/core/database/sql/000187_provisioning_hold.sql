-- Why boxes do not get what was chosen for them although it is on: the account behind it may not do this any more.
create table provisioning_hold (
  provisioning_id text primary key,
  -- Of the stream: a later change or start has another account behind it
  version integer not null,
  reason text not null check (reason in ('account', 'permission', 'organisation')),
  -- When the server saw it
  since timestamptz not null
);
