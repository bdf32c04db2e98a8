-- What a person wants to be told of by mail (docs/decisions/231). Null: nothing.
alter table personal_settings add column mails text[];
create index personal_settings_by_mail on personal_settings using gin (mails);

-- Whether a message is shown in the console: some people want one by mail alone.
alter table message add column in_console boolean not null default true;

-- In which language the last mail to somebody was written, where he has chosen none himself.
create index mail_of_account on mail (account_id, queued_at desc);
