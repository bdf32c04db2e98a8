-- Uploads are streams, and this their list: a row stays when the upload is over. Those on their way have no events and
-- begin again; what arrived of them is deleted as any draft that no upload names.
delete from file_upload;
alter table file_upload
  add column state text not null,
  add column terminal boolean not null,
  add column permission text not null,
  add column interruptions integer not null,
  add column refusal text,
  add column used_kind text,
  add column used_id text,
  add column uploader text not null,
  add column version integer not null,
  add column updated_at timestamptz not null;
drop index file_upload_by_account;
drop index file_upload_by_operator;
drop index file_upload_by_expiry;
create index file_upload_by_account on file_upload (account_id, purpose) where not terminal;
create index file_upload_by_operator on file_upload (op_id) where not terminal;
create index file_upload_by_expiry on file_upload (expires_at) where not terminal;
create index file_upload_by_digest on file_upload (sha256) where not terminal;

alter table firmware_upload add column upload_id text;
