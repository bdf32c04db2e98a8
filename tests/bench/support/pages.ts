import type { Database } from '#server/core/database/database.ts';

/** Fills the data beside the devices (devices.ts): their map, their groups, and their events of two years. */
export async function fillPages(database: Database, count: number): Promise<void> {
  await database.script(`
    truncate device_cell; ${cells}
    ${area}
    ${groups(count)}
    ${tasks(Math.floor(count / 2))}
    ${alarms(Math.floor(count / 20))}
    ${days}
    analyze device; analyze device_cell; analyze device_group_member; analyze device_group_model_count; analyze task; analyze alarm; analyze resource_day;
    analyze action_day; analyze model_action_day; analyze traffic_day`);
}

/** Fills the cells like the migrations 000087 and 000197. */
const cells = `
  insert into device_cell (op_id, level, x, y, n, online, lat_sum, lng_sum)
  select above.op_id, level, floor((lng + 180) / 360 * 2 ^ level)::int,
    floor((1 - asinh(tan(radians(lat))) / pi()) / 2 * 2 ^ level)::int,
    count(*)::int, (count(*) filter (where s.online))::int,
    sum(round((lat * 1000000)::numeric)::bigint)::bigint, sum(round((lng * 1000000)::numeric)::bigint)::bigint
  from device d join device_state s on s.endpoint_id = d.endpoint_id, unnest(array[6, 8, 10, 12, 14]) level, operator o,
    unnest(string_to_array(trim(both '/' from o.op_path), '/')) above (op_id)
  where o.op_id = d.op_id and d.lat is not null and d.lng is not null and d.device_status <> 'Unregistered'
  group by 1, 2, 3, 4;`;

/** Fills an area without the south: the flags of the devices (devices.ts) are those of this ring. */
const area = `
  insert into service_area (op_id, ring, modified_at, updater)
    values ('system', '[[120, 33.5], [140, 33.5], [140, 45], [120, 45]]', timestamptz '2026-01-01', 'bench');
  truncate service_area_check;`;

/** Fills a group with every device of the largest operator, and thirty of up to a hundred. */
const groups = (count: number) => `
  insert into device_group (gid, op_id, group_name)
    select 'group' || n, 'op39', 'Group ' || n from generate_series(0, 30) n;
  insert into device_group_member (gid, endpoint_id, op_id, joined_at)
    select 'group0', endpoint_id, op_id, timestamptz '2026-01-01' from device where op_id = 'op39';
  insert into device_group_member (gid, endpoint_id, op_id, joined_at)
    select 'group' || 1 + r % 30, endpoint_id, op_id, timestamptz '2026-01-01' from (
      select *, row_number() over () as r from device where op_id = 'op39' limit least(${count}, 2000)
    ) chosen;
  insert into device_group_model_count (gid, model_name, n)
    select m.gid, d.model_name, count(*)::int from device_group_member m join device d using (endpoint_id) group by 1, 2;`;

const tasks = (count: number) => `
  insert into task (task_id, endpoint_id, kind, feature, family, lane, state, terminal, version, account_id,
    account_name, permission, requested_at, updated_at, finished_at, requested_pos, last_pos, params)
  select 'bench' || n, 'os::00D09E-' || lpad((1 + n * 7919 % (2 * ${count}))::text, 9, '0'),
    (array['PingTest','Reboot','TraceRouteTest'])[1 + n % 3], 'diagnostics', 'diagnostics', 'default',
    (array['succeeded','succeeded','succeeded','failed'])[1 + n % 4], true, 5, 'account' || n % 50, 'Person ' || n % 50,
    '/x', timestamptz '2026-11-26' - (${count} - n) * interval '10 seconds',
    timestamptz '2026-11-26' - (${count} - n) * interval '10 seconds',
    timestamptz '2026-11-26' - (${count} - n) * interval '10 seconds', 1000000 + n, 1000000 + n, '{}'
  from generate_series(1::bigint, ${count}) n;`;

const alarms = (count: number) => `
  insert into alarm (alarm_id, endpoint_id, op_id, model_name, metric, state, terminal, severity, value, warning,
    critical, triggered_at, ended_at, version, updated_at)
  select 'bench' || n, d.endpoint_id, d.op_id, d.model_name, (array['cpu','memory'])[1 + n % 2],
    case when n % 10 = 0 then 'warning' else 'ended' end, n % 10 > 0, (array['warning','critical'])[1 + n % 2], 90, 80, 95,
    timestamptz '2026-11-26' - n * interval '1 minute', case when n % 10 > 0 then timestamptz '2026-11-26' end, 4,
    timestamptz '2026-11-26'
  from generate_series(1, ${count}) n
    join device d on d.endpoint_id = 'os::00D09E-' || lpad(((n * 19::bigint) % (20 * ${count}))::text, 9, '0');`;

const dayOf = (d: string) => `to_char(timestamptz '2026-11-26' - ${d} * interval '1 day', 'YYYY-MM-DD')`;
const days = `
  insert into action_day (op_id, day, kind, outcome, n, ms)
  select 'op' || o, ${dayOf('d')}, kind, outcome, 10, 20000
  from generate_series(0, 39) o, generate_series(0, 730) d, unnest(array['PingTest','Reboot','TraceRouteTest','FirmwareActivate']) kind,
    unnest(array['succeeded','failed']) outcome;
  insert into model_action_day (day, op_id, model_name, ended, failed)
  select ${dayOf('d')}, 'op' || o, model_name, 40, 3 from generate_series(0, 39) o, generate_series(0, 7) d,
    (select distinct model_name from device_count) m;
  insert into traffic_day (day, op_id, received, sent, n)
  select ${dayOf('d')}, 'op' || o, 1000000000, 100000000, 500 from generate_series(0, 39) o, generate_series(0, 30) d;
  insert into resource_day (day, op_id, model_name, metric, n, dropped, least, most, histogram)
  select (timestamptz '2026-11-26' - d * interval '1 day')::date, 'op' || o, model_name, metric, 1000, 0, 3, 90,
    array(select (at * 37) % 20 from generate_series(1, case metric when 'temperature' then 191 else 101 end) at)
  from generate_series(0, 39) o, generate_series(0, 90) d, (select distinct model_name from device_count) m,
    unnest(array['cpu','memory','temperature']) metric;
  insert into resource_total_day (day, op_id, model_name, metric, n, dropped, least, most, histogram)
  select day, 'system', model_name, metric, 40000, 0, 3, 90, histogram from resource_day where op_id = 'op0';`;
