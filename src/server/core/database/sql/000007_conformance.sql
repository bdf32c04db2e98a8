-- How often each transition was recorded, and what the machines of today say cannot have happened. A read model.
create table conformance_pair (
  op_id text not null,
  machine text not null,
  machine_version text not null,
  state text not null,
  event text not null,
  n bigint not null,
  primary key (op_id, machine, machine_version, state, event)
);

create table conformance_finding (
  pos bigint primary key,
  op_id text not null,
  stream_id text not null,
  machine text not null,
  machine_version text not null,
  version integer not null,
  state text not null,
  event text not null,
  problem text not null,
  recorded_at timestamptz not null
);
create index conformance_finding_by_op on conformance_finding (op_id, pos);
