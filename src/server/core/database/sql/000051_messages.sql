-- Messages to persons, one row each, written with the events they show (messages/message-stream.ts).
create table message (
  message_id text primary key,
  account_id text not null,
  kind text not null,
  -- What its news have in common, such as a case; empty: only their kind.
  news_group text not null,
  -- Of the lowest organisation that all of it belongs to; no organisation is ever moved.
  op_path text collate "C" not null,
  state text not null,
  terminal boolean not null,
  count integer not null,
  failed integer not null,
  subjects text[] not null,
  -- Position in the log of the last that it tells.
  cause bigint not null,
  version integer not null,
  created_at timestamptz not null,
  news_at timestamptz not null,
  updated_at timestamptz not null
);
create index message_of_account on message (account_id, news_at desc);
create index message_last_of_group on message (account_id, kind, news_group, cause desc);

-- What a person has set for himself, kept beside his account (EN Personal settings, CL-138). Null: as his browser has it.
create table personal_settings (
  account_id text primary key references account on delete cascade,
  ui text check (ui in ('system', 'light', 'dark')),
  density text check (density in ('comfortable', 'dense')),
  language text check (language in ('en', 'ko')),
  -- IANA name; own: of his computer, operator: of his organisation.
  timezone text,
  dateformat text check (dateformat in ('YY-MM-DD', 'YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY')),
  per_page integer check (per_page in (15, 30, 50, 100)),
  -- By list, by column: whether it is hidden.
  columns jsonb not null default '{}',
  -- What he wants to be told of. Null: what concerns his own work.
  messages text[],
  modified_at timestamptz not null
);
create index personal_settings_by_message on personal_settings using gin (messages);

-- What a client says of itself (CL-136).
alter table client
  add column platform text,
  add column os_ver text,
  add column app_package text,
  add column app_ver text,
  add column lang text,
  add column timezone text,
  add column push_type text;

-- CL-218. Of the whole installation, so not for those who administer one organisation in it.
update role set permissions = permissions || array['/system/health'] where role_key = 'SystemAdmin';
