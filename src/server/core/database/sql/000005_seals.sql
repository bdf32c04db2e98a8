-- Public halves of all keys that have signed here: what an old key signed stays verifiable after it was replaced.
create table signing_key (
  key_id text primary key,
  public_key text not null,
  first_used_at timestamptz not null default now()
);

-- Signed ranges of the log, one after the other without gaps. Two servers that seal from the same position at the same
-- time meet at the primary key, and one of them gives way.
create table es_seal (
  log_id text not null,
  from_pos bigint not null,
  to_pos bigint not null,
  -- the signed bytes themselves: canonical JSON with root, head and the digest of the seal before
  statement text not null,
  signature text not null,
  primary key (log_id, from_pos)
);
create unique index es_seal_end on es_seal (log_id, to_pos);
