-- From which events of its stream a device as it was is folded: positions alone, no value (docs/decisions/194).
create table device_checkpoint (
  endpoint_id text collate "C" not null,
  -- Of the last event that it covers
  pos bigint not null,
  version integer not null,
  create_time timestamptz not null,
  -- Positions up to `pos` whose events say what none after them says anew, as JSON
  needed text not null,
  -- Positions since the checkpoint before whose events changed what is set, as JSON
  changing text not null,
  primary key (endpoint_id, pos)
);

-- PE-001: who sees a device sees what it was, auditors too.
update role set permissions = permissions || array['/devices/past', '/devices/past/changes'];

-- Who asked whom to take over a device, from the device's stream (docs/decisions/195).
create table device_handover (
  handover_id text primary key,
  endpoint_id text collate "C" not null,
  pos bigint not null,
  from_id text not null,
  from_name text not null,
  to_id text not null,
  to_name text not null,
  note text not null,
  asked_at timestamptz not null,
  -- Null while it is open
  accepted boolean,
  answered_at timestamptz
);
create index device_handover_by_device on device_handover (endpoint_id, pos desc);

-- Who sees a device sees who else is there; who may act on it hands it over.
update role set permissions = permissions || array['/devices/presence'];
update role set permissions = permissions || array['/devices/handovers']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
