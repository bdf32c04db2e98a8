-- Where an organisation and those below it serve: a ring of [longitude, latitude]. Devices elsewhere are listed apart (A-076).
create table service_area (
  op_id text primary key references operator (op_id),
  ring jsonb not null,
  modified_at timestamptz not null,
  updater text not null
);
-- How many devices an organisation means to activate (A-023).
create table activation_target (
  op_id text primary key references operator (op_id),
  activate_count integer not null check (activate_count >= 0),
  modified_at timestamptz not null,
  updater text not null
);
create index ip2location_by_inet on ip2location_db9 ((ip_from::inet));
update role set permissions = permissions || array['/devices/outsidesa', '/devices/outsidesa/area', '/devices/activate-counts/edit']
where role_key in ('SystemAdmin', 'OperatorAdmin');
update role set permissions = permissions || array['/devices/outsidesa']
where role_key in ('OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin', 'Viewer');
insert into role_change (role_key, migration)
select role_key, '000072' from role where role_key in (
  'SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin', 'Viewer'
);
