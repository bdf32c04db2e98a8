-- Notices, one row each, written with the events they show (notices/notice-stream.ts).
create table notice (
  notice_id text primary key,
  op_id text not null,
  title text not null,
  noti_type text not null,
  sub_type text not null,
  contents text not null,
  -- Empty: everybody below the organisation that it belongs to; all roles.
  ops text[] not null,
  roles text[] not null,
  pinned boolean not null,
  state text not null,
  terminal boolean not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  readers integer not null,
  version integer not null,
  edition integer not null,
  created_by text not null,
  updated_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index notice_by_time on notice (created_at desc, notice_id);
create index notice_published on notice (op_id) where state = 'publishing';

-- Who has opened which, read from the log (projections/notices).
create table notice_reader (
  stream_id text not null,
  account_id text not null,
  read_at timestamptz not null,
  primary key (stream_id, account_id)
);
create index notice_reader_of_account on notice_reader (account_id);

-- PE-020, PE-021
update role set permissions = permissions || array['/notices', '/notices/write', '/notices/{notiId}/edit']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
update role set permissions = permissions || array['/notices'] where role_key = 'Auditor';
