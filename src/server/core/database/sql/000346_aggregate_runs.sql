-- Manual collections of television statistics: the last run of each organisation (docs/decisions/315).
create table aggregate_run (
  op_id text primary key,
  running boolean not null,
  failure text,
  detail text not null,
  start_date text not null,
  end_date text not null,
  -- JSON: the days that were summed, with what differed
  days text not null,
  account_id text not null,
  account_name text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  version integer not null
);

update role set permissions = permissions || array['/stats/manual-collections']
where role_key in ('SystemAdmin', 'OperatorAdmin');
insert into role_change (role_key, migration)
select role_key, '000346' from role where '/stats/manual-collections' = any(permissions);
