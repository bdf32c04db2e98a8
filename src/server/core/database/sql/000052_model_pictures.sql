-- Pictures of models, uploaded by the administrator (docs/decisions/230). Addressed by their digest, so that browsers may keep them for good.
create table model_picture (
  model_name text primary key references device_model on delete cascade,
  digest text not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  picture bytea not null,
  modified_at timestamptz not null,
  modified_by text not null
);
create index model_picture_by_digest on model_picture (digest);
