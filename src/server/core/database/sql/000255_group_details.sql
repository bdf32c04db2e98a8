-- The form that names are compared in (src/domain/text/normal.ts): case, composition, blanks and joiners do not count.
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select lower(normalize(btrim(regexp_replace(
    regexp_replace(name, '[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFE0E\uFE0F\uFEFF]', '', 'g'),
    '[\s\u00A0\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
  )), nfc))
$$;

-- A name that was stored with a blank at its end looked like another one (RU-075). Where two are the same now, the younger one gets
-- a number, or the beginning of its id where that name is taken too.
drop index device_group_name;
drop index room_name;
drop index saved_filter_name;
do $$
declare
  named record;
  suffix text;
begin
  for named in
    select * from (values
      ('device_group', 'gid', 'group_name'), ('room', 'room_id', 'room_name'), ('saved_filter', 'filter_id', 'filter_name')
    ) as tables(name, id, column_name)
  loop
    execute format(
      'update %1$I set %2$I = btrim(regexp_replace(%2$I, ''\s+'', '' '', ''g'')) where %2$I ~ ''^\s|\s\s|\s$''',
      named.name, named.column_name
    );
    foreach suffix in array array['twin.nth::text', 'left(twin.id, 8)'] loop
      execute format(
        'update %1$I r set %3$I = left(r.%3$I, 100) || '' ('' || %4$s || '')'' from (
          select %2$I as id, row_number() over (partition by op_id, name_key(%3$I) order by created_at, %2$I) as nth from %1$I
        ) twin where twin.id = r.%2$I and twin.nth > 1',
        named.name, named.id, named.column_name, suffix
      );
    end loop;
  end loop;
end
$$;
create unique index device_group_name on device_group (op_id, name_key(group_name));
create unique index room_name on room (op_id, name_key(room_name));
create unique index saved_filter_name on saved_filter (op_id, name_key(filter_name));

-- Where a group is, as its author says (CL-178).
alter table device_group add column province text, add column city text;

-- What commands last sent to the set-top boxes of a group, a room or a location group: one of the three.
create table group_content (
  gid text references device_group on delete cascade,
  room_id text references room on delete cascade,
  place_id text,
  kind text not null check (kind in ('landingChannel', 'bootAd')),
  op_id text not null,
  item_id text not null,
  name text not null,
  sent_by text not null,
  sent_at timestamptz not null,
  check (num_nonnulls(gid, room_id, place_id) = 1)
);
create unique index group_content_owner on group_content (gid, room_id, place_id, kind) nulls not distinct;
create index group_content_place on group_content (place_id, kind);
create index group_content_room on group_content (room_id, kind);
