-- Accounts as their streams tell them, one row each, written with the events they show (people/account-stream.ts).
create table account_life (
  account_id text primary key,
  op_id text not null,
  name text not null,
  phone text,
  role_key text not null,
  state text not null,
  -- as `account` has it
  status text not null,
  deleted boolean not null,
  -- of the link that is good, hex
  code_hash text,
  invited_by text,
  invited_by_name text,
  invited_at timestamptz,
  invited_until timestamptz,
  accepted_at timestamptz,
  ended_at timestamptz,
  reason text not null,
  version integer not null,
  updated_at timestamptz not null
);

-- What sign-in and the list of accounts read stays one row: what a stream says is carried to it in the same write. Name,
-- telephone and role only where an event changes them.
alter table account
  add column deleted boolean not null default false,
  add column invited_by text,
  add column invited_by_name text,
  add column invited_at timestamptz,
  add column invited_until timestamptz,
  add column accepted_at timestamptz,
  add column ended_at timestamptz,
  add column version integer not null default 0,
  add column modified_at timestamptz;

create function account_follows_life() returns trigger language plpgsql as $$
begin
  update account set
    status = new.status, deleted = new.deleted, invited_by = new.invited_by, invited_by_name = new.invited_by_name,
    invited_at = new.invited_at, invited_until = new.invited_until, accepted_at = new.accepted_at, ended_at = new.ended_at,
    version = new.version, modified_at = new.updated_at
  where account_id = new.account_id;
  if tg_op = 'UPDATE' then
    if (new.name, new.phone, new.role_key) is distinct from (old.name, old.phone, old.role_key) then
      update account set name = new.name, phone = new.phone, role_key = new.role_key where account_id = new.account_id;
    end if;
  end if;
  return null;
end $$;
create trigger account_follows_life after insert or update on account_life
  for each row execute function account_follows_life();

-- The address of an account that is over is free for another one.
alter table account drop constraint account_email_key;
create unique index account_by_email on account (email) where not deleted;

create index account_by_name on account (name nulls first, account_id) where not deleted;
create index account_by_address on account (email nulls first, account_id) where not deleted;
create index account_by_access on account (last_access_at nulls first, account_id) where not deleted;
create index account_by_status on account (status, name nulls first, account_id) where not deleted;
create index account_by_invitation on account (invited_at nulls first, account_id) where not deleted;
create index account_by_name_part on account using gin (lower(name) gin_trgm_ops);
create index account_by_address_part on account using gin (lower(email) gin_trgm_ops);
-- Who else of an organisation may do something.
create index account_by_role on account (op_id, role_key) where status = 'Running';

-- Every link that was ever mailed, by digest, so that one that is good no more can say why.
create table invitation_code (
  code_hash text primary key,
  account_id text not null,
  sent_at timestamptz not null
);

-- Who asks for an account without having one (CL-409). An administrator invites him, or declines.
create table account_request (
  request_id text primary key,
  op_id text not null references operator,
  email text not null,
  name text not null,
  phone text,
  company_name text not null,
  message text not null,
  language text not null,
  state text not null default 'open' check (state in ('open', 'invited', 'declined')),
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by text
);
create unique index account_request_open on account_request (email) where state = 'open';
create index account_request_by_time on account_request (requested_at, request_id);

-- PE-006 Account: list
update role set permissions = permissions || array['/users']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin', 'Auditor');
-- PE-006 Account: manage
update role set permissions = permissions || array['/users/action/invite', '/users/requests']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
-- PE-007 Account: edit
update role set permissions = permissions || array['/users/{userId}/infos']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
