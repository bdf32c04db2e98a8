-- Organisations form a tree; op_path names the way from the root (`/system/acme/north/`), so that a subtree is a prefix.
create table operator (
  op_id text primary key,
  parent_id text references operator,
  op_path text collate "C" not null unique,
  op_type text not null check (op_type in ('System', 'Operator', 'SubOperator', 'EducationOffice', 'School')),
  company_name text not null,
  image_url text,
  time_zone text not null default 'Asia/Seoul',
  created_at timestamptz not null default now()
);

-- What a role may do is part of the product (src/domain/roles.ts); an account names its role.
create table account (
  account_id text primary key,
  -- trimmed and in lower case
  email text not null unique,
  name text not null,
  phone text,
  op_id text not null references operator,
  role_key text not null,
  password_hash text not null,
  status text not null default 'Running' check (status in ('Invited', 'Running', 'Stopped')),
  created_at timestamptz not null default now(),
  last_access_at timestamptz
);
create index account_by_operator on account (op_id);

-- One browser of one account. Its key is only kept hashed: whoever reads the table cannot pass for the browser.
create table client (
  client_id text primary key,
  account_id text not null references account,
  client_key_hash text not null,
  trusted boolean not null,
  created_at timestamptz not null default now(),
  last_access_at timestamptz,
  unique (account_id, client_key_hash)
);

create table client_verification (
  token_hash text primary key,
  client_id text not null references client,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- All refresh tokens that came from one login; a token used twice ends the family.
create table refresh_family (
  family_id text primary key,
  account_id text not null references account,
  client_id text not null references client,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index refresh_family_by_account on refresh_family (account_id);

create table refresh_token (
  token_hash text primary key,
  family_id text not null references refresh_family,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_by_expiry on refresh_token (expires_at);

-- Answers to commands, to be given again when a client repeats one.
create table idempotent_answer (
  account_id text not null,
  key text not null,
  operation text not null,
  body_hash text not null,
  -- null while the first request is still at work
  status integer,
  answer text,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotent_answer_by_time on idempotent_answer (created_at);
