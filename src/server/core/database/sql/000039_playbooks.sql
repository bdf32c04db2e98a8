-- Runs of playbooks, one row each, written with the events they show (playbooks/playbook-stream.ts).
create table playbook_run (
  run_id text primary key,
  endpoint_id text not null,
  op_id text not null,
  playbook text not null,
  state text not null,
  terminal boolean not null,
  outcome text,
  case_id text,
  tasks integer not null,
  version integer not null,
  account_id text not null,
  account_name text not null,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index playbook_run_of_device on playbook_run (endpoint_id, started_at desc);
create index playbook_run_by_time on playbook_run (started_at desc, run_id);
create index playbook_run_open on playbook_run (endpoint_id) where not terminal;

-- A run starts nothing that its account could not start by itself: the key is for who may diagnose.
update role set permissions = permissions || array['/playbooks/start']
where '/devices/diagnostics/ip-ping' = any(permissions);

-- PE-001: who sees a device sees what was done to find its fault.
update role set permissions = permissions || array['/playbooks'];
