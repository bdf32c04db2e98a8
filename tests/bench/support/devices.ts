import { sql } from 'kysely';
import type { Database } from '#server/core/database/database.ts';
import type { AppendItem } from '#server/core/log/log.ts';

/**
 * Writes an organisation and `count` devices directly into the tables, like the projection. Forty operators of uneven
 * size below one root; names, models, states and customers mixed by the row's number. `model`: model of all devices.
 */
export async function fillDevices(
  database: Database,
  count: number,
  root = 'root',
  model: string | null = null,
): Promise<void> {
  await database.script(`
    insert into operator (op_id, parent_id, op_path, op_type, company_name)
      values ('${root}', null, '/${root}/', 'System', 'Root') on conflict do nothing;
    insert into operator (op_id, parent_id, op_path, op_type, company_name)
      select 'op' || n, '${root}', '/${root}/op' || n || '/', 'Operator', 'Operator ' || n from generate_series(0, 39) n;`);
  // Rebuilding the indexes is ten times faster than maintaining them row by row.
  const { rows } = await definitions(database);
  await database.script(rows.map(({ name }) => `drop index ${name};`).join('\n'));
  await database.script(devices(count, model));
  for (const { definition } of rows) await database.script(definition);
  await database.script(counts);
  await database.script('analyze device; analyze device_state; analyze device_count; analyze operator');
}

function definitions(database: Database) {
  return sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('device', 'device_state') and indexname not in
      (select conname from pg_constraint)`.execute(database.sql);
}

/** n is scattered by a multiplier, so that neighbours in one order are none in another. */
const devices = (count: number, model: string | null) => `
  with numbered as (
    select n, ((n::bigint * 7919) % 1000003)::int as r from generate_series(1, ${count}) n
  ), described as (
    select n, r,
      'os::00D09E-' || lpad(n::text, 9, '0') as endpoint_id,
      'op' || floor(sqrt(r % 1600))::int as op_id,
      (array['Deployed','Deployed','Deployed','Deployed','Deployed','Deployed','Deployed','Inventory','Requested'])[1 + r % 9] as device_status,
      ${model ? `'${model}'` : "(array['KSTB2020','KSTB3000','AR2140','AR3250','EAP2244','AP1120'])[1 + (r / 7) % 6]"} as model_name,
      (array['STB','STB','APROUTER','APROUTER','EXTENDER','AP'])[1 + (r / 7) % 6] as prod_class,
      (array['Lobby','Kitchen','Office','Studio','Classroom','Library','Lounge','Workshop'])[1 + (r / 11) % 8] as place,
      (array['Seoul','Busan','Daejeon','Gwangju','Jeju'])[1 + (r / 13) % 5] as city,
      upper(regexp_replace(lpad(to_hex(n), 12, '0'), '(..)(?!$)', '\\1:', 'g')) as mac,
      r % 97 = 0 as ui_lock
    from numbered
  ), written as (
    insert into device (endpoint_id, did, op_id, device_status, device_name, device_sn, mac_addr, model_name,
      prod_class, ui_lock, customer_id, city, lat, lng, outside, created_at, search)
    select endpoint_id, md5(endpoint_id), op_id, device_status,
      case when r % 10 > 0 then place || ' ' || n end, 'SN' || lpad(r::text, 9, '0'), mac, model_name, prod_class,
      ui_lock, case when r % 5 > 0 then 'C-' || (100000 + r) end, city,
      case when n % 10 < 9 then 33.2 + r / 200000.0 end,
      case when n % 10 < 9 then 126.2 + (n::bigint * 104729 % 1000003) / 333334.0 end,
      -- Of the area that pages.ts gives them.
      n % 10 < 9 and 33.2 + r / 200000.0 < 33.5,
      timestamptz '2024-01-01' + n * interval '1 second',
      lower(concat_ws(E'\\n', endpoint_id, place || ' ' || n, mac, replace(mac, ':', ''),
        'SN' || lpad(r::text, 9, '0'), model_name, 'C-' || (100000 + r), city))
    from described
  )
  insert into device_state (endpoint_id, op_id, device_status, ui_lock, online, access_at, up_time)
  select endpoint_id, op_id, device_status, ui_lock, r % 4 > 0,
    case when r % 20 > 0 then timestamptz '2025-01-01' + (r * 17 % 30000000) * interval '1 second' end, r
  from described;`;

/** The counts also cover earlier devices. */
const counts = `
  truncate device_count, device_place_count, device_place, device_version_count, device_reach_count, device_activation_count;
  insert into device_count (op_id, device_status, model_name, prod_class, ui_lock, online, outside, cas, n)
  select d.op_id, d.device_status, d.model_name, d.prod_class, d.ui_lock, s.online, d.outside, d.cas, count(*)::int
  from device d join device_state s using (endpoint_id) group by 1, 2, 3, 4, 5, 6, 7, 8;
  insert into device_place_count (op_id, province, city, device_status, online, n)
  select d.op_id, '', coalesce(d.city, ''), d.device_status, s.online, count(*)::int
  from device d join device_state s using (endpoint_id) group by 1, 2, 3, 4, 5;
  insert into device_place (place_id, op_id, place_type, region, city, n)
  select left(encode(sha256(convert_to(op_id || '||' || city, 'UTF8')), 'hex'), 16), op_id, 'city', '', city, count(*)::int
  from device where city is not null group by op_id, city;
  insert into device_version_count (op_id, device_status, model_name, firmware_version, n)
  select op_id, device_status, model_name, coalesce(firmware_version, ''), count(*)::int from device group by 1, 2, 3, 4;
  insert into device_reach_count (op_id, device_status, model_name, ever_connected, online, n)
  select d.op_id, d.device_status, d.model_name, s.access_at is not null, s.online, count(*)::int
  from device d join device_state s using (endpoint_id) group by 1, 2, 3, 4, 5;
  insert into device_activation_count (op_id, day, province, n)
  select above.op_id, to_char(timestamptz '2026-11-26' - (right(endpoint_id, 9)::int % 1400) * interval '1 day', 'YYYY-MM-DD'), '', count(*)::int
  from device d join operator o on o.op_id = d.op_id, unnest(string_to_array(trim(both '/' from o.op_path), '/')) above (op_id)
  where device_status = 'Deployed' and endpoint_id ~ '[0-9]{9}$' group by 1, 2;
  analyze device_place_count; analyze device_version_count; analyze device_reach_count; analyze device_activation_count;`;

/** Fills the counts at the end of each day of two years. */
export const fillHistory = (database: Database): Promise<void> =>
  database.script(`
  insert into device_count_day (op_id, day, device_status, model_name, prod_class, online, n)
  select op_id, to_char(timestamptz '2026-11-26' - d * interval '1 day', 'YYYY-MM-DD'), device_status, model_name, prod_class,
    online, sum(n)::int
  from device_count, generate_series(1, 730) d group by 1, 2, 3, 4, 5, 6;
  insert into device_status_day (op_id, day, device_status, online, n)
  select op_id, day, device_status, online, sum(n)::int from device_count_day group by 1, 2, 3, 4;
  insert into device_total_day (op_id, day, device_status, model_name, prod_class, online, n)
  select above.op_id, c.day, c.device_status, c.model_name, c.prod_class, c.online, sum(c.n)::int
  from device_count_day c join operator o on o.op_id = c.op_id join operator above on starts_with(o.op_path, above.op_path)
  group by 1, 2, 3, 4, 5, 6;
  analyze device_count_day; analyze device_status_day; analyze device_total_day`);

/**
 * Fills thirty apps of each platform in three versions, and their counts at the end of each day of two years for the
 * root.
 */
export const fillApps = (database: Database): Promise<void> =>
  database.script(`
  insert into device_app_count (op_id, app_name, version, label, platform, device_status, own, n)
  select above.op_id, 'app.' || p.platform || a, v, 'App ' || a, p.platform, p.device_status,
    (coalesce(sum(p.n) filter (where above.op_id = p.op_id), 0) / v)::int, (sum(p.n) / v)::int
  from (
    select op_id, device_status, case prod_class when 'STB' then 'android' else 'quantum' end as platform, n
    from device_count where n > 0
  ) p join operator o on o.op_id = p.op_id join operator above on starts_with(o.op_path, above.op_path),
    generate_series(1, 30) a, generate_series(2, 4) v
  group by above.op_id, p.platform, p.device_status, a, v;
  insert into device_app_day (op_id, app_name, day, version, platform, device_status, n)
  select c.op_id, c.app_name, to_char(timestamptz '2026-11-26' - d * interval '1 day', 'YYYY-MM-DD'), c.version, c.platform,
    c.device_status, c.n
  from device_app_count c join operator o on o.op_id = c.op_id and o.parent_id is null, generate_series(1, 730) d;
  analyze device_app_count; analyze device_app_day`);

/** Returns a device's report of one value, the most frequent event of a log. */
export function observation(device: number, value: number): AppendItem {
  const endpointId = `os::BENCH-${String(device).padStart(6, '0')}`;
  return {
    streamId: `device:${endpointId}`,
    kind: 'device',
    machineVersion: '1',
    events: [
      {
        type: 'device.valuesObserved',
        data: { source: 'valueChange', values: { 'Device.DeviceInfo.MemoryStatus.Free': String(value) } },
        actor: { kind: 'device', id: endpointId, name: endpointId },
      },
    ],
  };
}
