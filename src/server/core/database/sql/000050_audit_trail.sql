-- The audit trail as a page (docs/decisions/220): entries of whole organisations, not of one device alone.
alter table audit_entry
  add column address text,
  -- In which organisation the call was made, whether the caller had chosen it, and the role he looked through
  add column op_id text,
  add column chosen boolean not null default false,
  add column preview text,
  add column objects text not null default '[]',
  add column refused boolean not null generated always as (result <> 'success') stored;
create index audit_entry_by_account on audit_entry (account_id, pos);
create index audit_entry_by_operation on audit_entry (operation, pos);
create index audit_entry_by_time on audit_entry (recorded_at, pos);
create index audit_entry_refused on audit_entry (pos) where refused;

-- Whose people see an entry: those of the organisation it was made in, and those of what it is about.
create table audit_scope (
  op_id text not null,
  pos bigint not null,
  -- Of what it is about; else of the call
  concerned boolean not null,
  -- As in the entry, so that an index can begin with the organisation and end with the position
  operation text not null,
  refused boolean not null,
  primary key (op_id, pos, concerned)
);
create index audit_scope_by_operation on audit_scope (op_id, operation, pos);
create index audit_scope_refused on audit_scope (op_id, pos) where refused;
create index audit_scope_by_entry on audit_scope (pos);

-- What a call named that is no device: an account, a row of a table, a mail, …
create table audit_object (
  object_id text collate "C" not null,
  pos bigint not null,
  primary key (object_id, pos)
);
create index audit_target_by_entry on audit_target (pos);

update role set permissions = permissions || array['/log/audit']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin', 'Auditor');
-- PE-035: the table of tasks (CL-406).
update role set permissions = permissions || array['/admin/api/v1/service/*'] where role_key = 'SystemAdmin';
