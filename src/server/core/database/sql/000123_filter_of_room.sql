-- A saved filter may be of a room, as the device list is.
alter table saved_filter add column room_id text references room;
create index saved_filter_room on saved_filter (room_id);
