-- Whether a device, or the address that it connects from, is outside of its organisation's service area. Kept, because
-- asking each of a million devices takes seconds; the page of those outside is a part of the device list (A-076).
alter table device add column outside boolean not null default false;
create index device_outside on device (province, op_id, endpoint_id) where outside;
alter table device_count add column outside boolean not null default false;
alter table device_count drop constraint device_count_pkey;
alter table device_count
  add primary key (op_id, device_status, model_name, prod_class, ui_lock, online, outside);

-- Organisations whose devices are checked again, with all below them, and how far that is. Several for one do no harm;
-- a key that is never given twice lets a backup be restored over those that its rows cause.
create table service_area_check (
  check_id text primary key default gen_random_uuid()::text,
  op_path text not null,
  at_op text not null default '',
  after_device text collate "C" not null default '',
  asked_at timestamptz not null default now()
);

create function check_service_area() returns trigger language plpgsql as $$
begin
  insert into service_area_check (op_path)
  select op_path from operator where op_id = coalesce(new.op_id, old.op_id);
  return null;
end $$;
create trigger check_service_area after insert or delete or update of ring on service_area
for each row execute function check_service_area();

-- A table of addresses is imported in many statements: a check that has not begun sees them all.
create function check_all_service_areas() returns trigger language plpgsql as $$
begin
  insert into service_area_check (op_path)
  select op_path from operator where parent_id is null
    and not exists (select 1 from service_area_check c where c.op_path = operator.op_path and c.at_op = '');
  return null;
end $$;
create trigger check_all_service_areas after insert or update or delete on ip2location_db9
for each statement execute function check_all_service_areas();

insert into service_area_check (op_path) select op_path from operator where parent_id is null;
