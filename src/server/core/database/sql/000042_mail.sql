-- Mails, one row each, written with the events they show (mailing/mail-stream.ts).
create table mail (
  mail_id text primary key,
  op_id text not null,
  account_id text,
  recipient text not null,
  purpose text not null,
  language text not null,
  state text not null,
  terminal boolean not null,
  attempts integer not null,
  answer text not null,
  code integer,
  version integer not null,
  asked_by text not null,
  asked_by_name text not null,
  queued_at timestamptz not null,
  valid_until timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index mail_by_time on mail (queued_at desc, mail_id);

-- Words of mails that are not over, sealed: they hold links that let somebody in. Deleted with the last event of the mail.
create table mail_words (
  mail_id text primary key,
  sealed bytea not null
);

-- Who administers people sees what became of their mails; auditors as well.
update role set permissions = permissions || array['/mails', '/mails/{mailId}/resend']
where role_key in ('SystemAdmin', 'OperatorAdmin');
update role set permissions = permissions || array['/mails'] where role_key = 'Auditor';
