-- Content of an organisation's set-top boxes: TV and radio channels, banners, live ads, boot ads, each a list with an order.
-- `details` is JSON, by kind (content/lists/kinds.ts). A deleted row stays; its file is not kept for it.
create table content_item (
  item_id text primary key,
  op_id text not null references operator,
  kind text not null check (kind in ('channel', 'radioChannel', 'banner', 'liveAd', 'bootAd')),
  ordinal integer not null,
  name text not null,
  -- of channels: the logical channel number
  lcn integer,
  details text not null,
  sha256 text not null,
  file_name text not null,
  size_bytes integer not null,
  width integer not null,
  height integer not null,
  duration_ms integer,
  updater text not null,
  modified_at timestamptz not null,
  deleted_at timestamptz
);
create unique index content_item_lcn on content_item (op_id, lcn) where lcn is not null and deleted_at is null;
create index content_item_list on content_item (op_id, kind, ordinal) where deleted_at is null;
create index content_item_file on content_item (sha256) where deleted_at is null;

-- Each change of a list is a version, so that two editors notice each other.
create table content_list (
  op_id text not null references operator,
  kind text not null,
  version integer not null,
  primary key (op_id, kind)
);

-- PE-028.
update role set permissions = permissions || array['/cms', '/cms/edit']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff');
update role set permissions = permissions || array['/cms'] where role_key in ('Viewer', 'Auditor');
insert into role_change (role_key, migration)
select role_key, '000120' from role where '/cms' = any(permissions);
