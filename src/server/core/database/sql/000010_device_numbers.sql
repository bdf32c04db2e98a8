-- Whoever looks for a device by a number (endpoint id, serial number, MAC address) types most of it, and three characters
-- of it are in thousands of its neighbours: every five hex digits in a row have an entry here.
create function device_numbers(search text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(run[1], at, 5)), '{}')
  from regexp_matches(search, '[0-9a-f]{5,}', 'g') as run, generate_series(1, length(run[1]) - 4) as at
$$;
create index device_numbers on device using gin (device_numbers(search));
