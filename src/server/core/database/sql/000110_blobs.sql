-- Files that people upload in parts (core/blobs). The bytes are in `blobs/` of the data directory, or in the bucket.
create table file_upload (
  upload_id text primary key,
  purpose text not null,
  account_id text not null,
  op_id text not null,
  file_name text not null,
  -- What tells the same file from another one with its name and size, as the client says
  fingerprint text not null,
  size_bytes bigint not null,
  -- Once it is whole
  sha256 text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index file_upload_by_account on file_upload (account_id, purpose);
create index file_upload_by_operator on file_upload (op_id);
create index file_upload_by_expiry on file_upload (expires_at);

-- What keeps a blob: one that no row names is removed a day after it was stored.
create table blob_use (
  kind text not null,
  owner_id text not null,
  sha256 text not null,
  size_bytes bigint not null,
  op_id text not null,
  primary key (kind, owner_id, sha256)
);
create index blob_use_by_blob on blob_use (sha256);
create index blob_use_by_operator on blob_use (op_id);
