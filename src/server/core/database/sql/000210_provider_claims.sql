-- Claims differ by provider: which one holds the address, and how a list of roles is written as one text.
alter table identity_provider
  add column email_claim text not null default 'email',
  add column role_separator text not null default 'none',
  -- the last refused sign-ins, with what was wrong with their claims
  add column refusals jsonb not null default '[]';
