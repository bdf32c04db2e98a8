-- What accounts were refused, and what personal data they looked at, counted by the hour: each can be done as often as one likes.
create table account_call (
  hour timestamptz not null,
  account_id text not null,
  operation text not null,
  -- 'success': of a read that is sensitive; else the code of the refusal
  result text not null,
  -- What it was about, and from where; '' where it was about nothing, and beyond what is named in an hour
  object text not null,
  address text not null,
  calls integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (hour, account_id, operation, result, object, address)
);
create index account_call_by_account on account_call (account_id, hour);
-- When the password of a login was last given (docs/decisions/169).
alter table refresh_family add column password_at timestamptz;
update refresh_family set password_at = created_at;
alter table refresh_family alter column password_at set not null;
update role set permissions = permissions || array[
  '/log/account-calls'
]
where role_key in ('SystemAdmin', 'Auditor');
