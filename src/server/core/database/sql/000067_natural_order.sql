-- Names as people sort them: "AP 2" before "AP 10", whatever the case. In bytes: each number is preceded by its length.
create function natural_key(name text) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(
    case when part[1] ~ '^[0-9]'
      then lpad(length(ltrim(part[1], '0'))::text, 3, '0') || ltrim(part[1], '0')
      else part[1] end,
    '' order by n), '')
  from regexp_matches(
    lower(regexp_replace(normalize(btrim(name), nfd), '[\u0300-\u036f]', '', 'g')), '[0-9]+|[^0-9]+', 'g'
  ) with ordinality as found(part, n)
$$;

drop index device_by_name;
drop index device_by_op_name;
drop index device_rare_by_name;
create index device_by_name on device ((natural_key(device_name) collate "C") nulls first, endpoint_id);
create index device_by_op_name on device (op_id, (natural_key(device_name) collate "C") nulls first, endpoint_id);
create index device_rare_by_name on device (device_status, ui_lock, (natural_key(device_name) collate "C") nulls first, endpoint_id)
  where device_status <> 'Deployed' or ui_lock;
