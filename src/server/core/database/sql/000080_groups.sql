-- Groups of devices that people define. A name is unique within its operator (RU-075).
create table device_group (
  gid text primary key,
  op_id text not null references operator,
  group_name text not null,
  description text,
  created_by text,
  created_at timestamptz not null default now(),
  modified_at timestamptz
);
create unique index device_group_name on device_group (op_id, lower(group_name));

-- Rooms of schools. A name is unique within its school.
create table room (
  room_id text primary key,
  op_id text not null references operator,
  room_name text not null,
  room_type text not null,
  created_by text,
  created_at timestamptz not null default now(),
  modified_at timestamptz
);
create unique index room_name on room (op_id, lower(room_name));

-- Read models of the devices' streams. A device and its groups have one operator, and it is in one room at most.
create table device_group_member (
  gid text not null,
  endpoint_id text not null,
  op_id text not null,
  joined_at timestamptz not null,
  primary key (gid, endpoint_id)
);
create index device_group_member_device on device_group_member (endpoint_id);
create table device_room (
  endpoint_id text primary key,
  room_id text not null,
  op_id text not null,
  placed_at timestamptz not null
);
create index device_room_room on device_room (room_id, endpoint_id);

-- Location groups: how many devices an operator has in a region and in a city of it. No text: the device names none.
create table device_place (
  place_id text primary key,
  op_id text not null,
  place_type text not null check (place_type in ('region', 'city')),
  region text not null,
  city text not null,
  n integer not null
);
create index device_place_operator on device_place (op_id);
create index device_by_place on device (op_id, province, city);
insert into device_place (place_id, op_id, place_type, region, city, n)
select left(encode(sha256(convert_to(op_id || '|' || region || '|' || city, 'UTF8')), 'hex'), 16), op_id, 'city', region, city, n
from (
  select op_id, coalesce(province, '') as region, city, count(*)::int as n from device where city <> '' group by 1, 2, 3
) cities;
insert into device_place (place_id, op_id, place_type, region, city, n)
select left(encode(sha256(convert_to(op_id || '|' || region || '|', 'UTF8')), 'hex'), 16), op_id, 'region', region, '', n
from (select op_id, province as region, count(*)::int as n from device where province <> '' group by 1, 2) regions;

-- What people call a location group, and say of it (A-133).
create table place_note (
  place_id text primary key,
  op_id text not null,
  group_name text,
  description text,
  modified_at timestamptz not null
);

-- PE-008..PE-015.
update role set permissions = permissions || array['/groups', '/rooms']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin', 'Viewer', 'Auditor');
update role set permissions = permissions || array[
  '/groups/write', '/groups/{gid}/edit', '/groups/actions/associate', '/groups/controls/reboot', '/groups/controls/lock',
  '/groups/controls/unlock', '/rooms/write'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
update role set permissions = permissions || array['/groups/{gid}/devices/imports', '/groups/controls/factory-reset']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
insert into role_change (role_key, migration) select role_key, '000080' from role where '/groups' = any(permissions);
