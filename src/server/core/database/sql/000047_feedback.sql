-- What people say of the product itself (EN-566..EN-569, docs/decisions/213).
create table feedback (
  feedback_id text primary key,
  op_id text not null references operator,
  account_id text not null,
  account_name text not null,
  type text not null,
  title text not null,
  contents text not null,
  diagnostics text,
  created_at timestamptz not null default now()
);
create index feedback_by_time on feedback (created_at desc, feedback_id);
create index feedback_by_operator on feedback (op_id, created_at desc);

update role set permissions = permissions || array['/feedback']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'Auditor');
