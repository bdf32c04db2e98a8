-- Where a device is in its life beside its status, and the zip code of its place (A-200). Filled by the read model.
alter table device add column zip_code text;
alter table device add column awaited boolean not null default false;
alter table device add column unlisted text check (unlisted in ('ignored', 'blocked'));
create index device_unlisted on device (unlisted, endpoint_id) where unlisted is not null;
