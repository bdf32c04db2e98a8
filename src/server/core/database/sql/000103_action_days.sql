-- Tasks that ended, by the day of the device's organisation: kept by a projection of their ends, so that no page counts tasks.
create table action_day (
  op_id text not null,
  day text collate "C" not null,
  kind text not null,
  -- State that the task ended in
  outcome text not null,
  n integer not null,
  -- Milliseconds from the requests to the ends
  ms bigint not null,
  primary key (op_id, day, kind, outcome)
) with (fillfactor = 50);

-- PE-032; the page has no group, and every role sees the counts of its devices.
update role set permissions = permissions || array['/stat'];
insert into role_change (role_key, migration)
select role_key, '000103' from role where '/stat' = any(permissions);
