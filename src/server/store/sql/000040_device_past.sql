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
