-- Forgotten passwords, one row each, written with the events they show (people/credentials/password-reset-stream.ts).
create table password_reset (
  reset_id text primary key,
  account_id text not null,
  op_id text not null,
  by_owner boolean not null,
  state text not null,
  terminal boolean not null,
  mail_id text not null,
  version integer not null,
  asked_by text not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  valid_until timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index password_reset_by_account on password_reset (account_id, asked_at desc);

-- Digests of what was mailed for them. Deleted with the last event, and with any change of the password.
create table password_reset_secret (
  reset_id text primary key,
  account_id text not null,
  token_hash text not null unique,
  temporary_hash text not null,
  expires_at timestamptz not null
);
create index password_reset_secret_by_account on password_reset_secret (account_id);

-- The login was made with the temporary password of this reset: all that it may do is to set a new one (RU-011).
alter table refresh_family add column reset_id text;

-- Who edits accounts resets their passwords (PE-007).
update role set permissions = permissions || array['/users/{id}/passwords']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin')
  and not '/users/{id}/passwords' = any(permissions);

-- The key of an authenticator app (RFC 6238), sealed. Without confirmed_at it is only offered.
create table one_time_key (
  account_id text primary key references account on delete cascade,
  sealed bytea not null,
  confirmed_at timestamptz,
  -- of the last code that was taken: none is taken twice
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_code (
  account_id text not null references account on delete cascade,
  -- needs the server's key to be guessed
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table passkey (
  passkey_id text primary key,
  account_id text not null references account on delete cascade,
  -- COSE
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_account on passkey (account_id, created_at);

-- Challenges that were answered: none is answered twice.
create table used_challenge (
  challenge_hash text primary key,
  expires_at timestamptz not null
);

-- People of this operator and of those below it sign in with two factors.
alter table operator add column require_two_factor boolean not null default false;

update role set permissions = permissions || array['/iam/two-factor-policy']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin');

-- Mailed links by which an address is changed (confirm), or put back (undo). The digest alone is kept.
create table email_link (
  token_hash text primary key,
  account_id text not null references account on delete cascade,
  purpose text not null check (purpose in ('confirm', 'undo')),
  -- that the account has afterwards
  email text not null,
  expires_at timestamptz not null
);
create index email_link_by_account on email_link (account_id);
