-- The identity provider of an organisation, by which its people sign in (docs/decisions/217).
create table identity_provider (
  op_id text primary key references operator on delete cascade,
  issuer text not null,
  client_id text not null,
  -- sealed
  client_secret bytea not null,
  -- separated by spaces
  scopes text not null,
  role_claim text not null,
  -- [{value, roleGroupKey}], of which the first that a person has counts
  roles jsonb not null,
  -- who has no account is given one
  adopts boolean not null,
  -- passwords of its people are refused
  exclusive boolean not null,
  -- its sign-in counts as two factors, whatever it says of them
  trusts_factors boolean not null,
  version integer not null,
  modified_at timestamptz not null,
  modified_by text not null
);

-- One organisation has an address's domain.
create table identity_provider_domain (
  domain text primary key,
  op_id text not null references identity_provider on delete cascade
);
create index identity_provider_domain_by_op on identity_provider_domain (op_id);

-- Who of the provider an account belongs to: addresses change, subjects do not.
create table provider_identity (
  account_id text primary key references account on delete cascade,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  unique (issuer, subject)
);

-- Sign-ins on their way to a provider and back. A row is taken out by the answer: none is answered twice.
create table provider_sign_in (
  state_hash text primary key,
  op_id text not null references identity_provider on delete cascade,
  -- version of its settings
  version integer not null,
  -- of the browser that left, which has to be the one that comes back
  client_key_hash text not null,
  nonce text not null,
  -- sealed; PKCE
  verifier bytea not null,
  -- whose login wants it as his password; null: it is a sign-in
  family_id text,
  expires_at timestamptz not null
);
create index provider_sign_in_by_time on provider_sign_in (expires_at);

-- The organisation whose provider the login was made by; null: none was.
alter table refresh_family add column provider_op_id text;
-- That provider showed two factors.
alter table refresh_family add column factors_shown boolean not null default false;

-- Who sets what an organisation asks of those who sign in.
update role set permissions = permissions || array['/iam/identity-provider']
where '/iam/two-factor-policy' = any(permissions) and not '/iam/identity-provider' = any(permissions);
