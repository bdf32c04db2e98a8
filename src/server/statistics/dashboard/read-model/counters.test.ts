import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import { type Place, placeAfter } from '#machines/device-lifecycle/place.ts';
import type { JsonObject } from '#machines/json.ts';
import { deviceFollowers } from '#server/compose/device-followers.ts';
import { DeviceProjection } from '#server/devices/read-model/read-model.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

/** CL-278..CL-295: counters equal a count of the devices, whatever happened to them. */
const zones = { a: 'Asia/Seoul', b: 'Europe/Berlin', c: 'America/New_York' };
/** Hours around both clock changes in Berlin (days of 23 and 25 hours), and one in New York. */
const starts = ['2026-03-28T20:00:00Z', '2026-10-24T18:00:00Z', '2026-11-01T00:00:00Z'];

const cities: { province?: string; city?: string; lat?: number; lng?: number }[] = [
  { province: 'Gauteng', city: 'Pretoria', lat: -25.7, lng: 28.2 },
  { province: 'Gauteng', city: 'Soweto', lat: 52.5, lng: 13.4 },
  { province: 'Limpopo' },
  {},
];
const registered = fc
  .record({
    opId: fc.constantFrom('a', 'b', 'c'),
    modelName: fc.constantFrom('KSTB2020', 'AR2140'),
    deviceStatus: fc.constantFrom('Deployed', 'Inventory', 'Requested'),
    place: fc.constantFrom(...cities),
  })
  .map(
    ({ place, ...data }): DeviceFact => ({
      type: 'device.registered',
      data: { ...data, ...place, prodClass: 'STB' },
    }),
  );
/** Builds a report of a device's apps: each with a name and its version. */
function apps(...units: [name: string, version: string][]): DeviceFact {
  const table = 'Device.SoftwareModules.DeploymentUnit';
  const values = units.flatMap(([name, version], at): [string, string][] => [
    [`${table}.${at + 1}.UUID`, `uuid of ${name}`],
    [`${table}.${at + 1}.Name`, name],
    [`${table}.${at + 1}.Version`, version],
  ]);
  values.push([`${table}NumberOfEntries`, String(units.length)]);
  return { type: 'device.valuesObserved', data: { source: 'get', values: Object.fromEntries(values) } };
}
const conditionalAccess = (status: string): DeviceFact => ({
  type: 'device.valuesObserved',
  data: { source: 'get', values: { 'Device.Services.STBService.1.Components.CA.1.Status': status } },
});
const seen: DeviceFact[] = [
  conditionalAccess('Enabled'),
  conditionalAccess('Disabled'),
  apps(['tv.player', '1.2'], ['tv.games', '4.0']),
  apps(['tv.games', '4.1']),
  apps(),
  { type: 'device.connected', data: { address: '192.0.2.1', subscribedTo: 'websocket' } },
  { type: 'device.connected', data: { address: '198.51.100.1', subscribedTo: 'websocket' } },
  { type: 'device.disconnected', data: { reason: 'lost' } },
  {
    type: 'device.activated',
    data: {
      customerId: 'C-1',
      address: '1 Harbour Road',
      province: 'Gauteng',
      city: 'Soweto',
      lat: 37.5,
      lng: 127,
    },
  },
  { type: 'device.associated', data: { gid: 'g1', groupName: 'Lobby', opId: 'a' } },
  { type: 'device.associated', data: { gid: 'g2', groupName: 'Hall', opId: 'b' } },
  { type: 'device.disassociated', data: { gid: 'g1', groupName: 'Lobby' } },
  {
    type: 'device.valuesObserved',
    data: { source: 'get', values: { 'Device.DeviceInfo.ModelName': 'EAP2244' } },
  },
  { type: 'device.retrieved', data: {} },
  { type: 'device.removed', data: {} },
  {
    type: 'device.valuesObserved',
    data: { source: 'get', values: { 'Device.DeviceInfo.SoftwareVersion': '2.0' } },
  },
  {
    type: 'device.valuesObserved',
    data: { source: 'get', values: { 'Device.DeviceInfo.SoftwareVersion': '2.1' } },
  },
];
const step = fc.record({
  device: fc.integer({ min: 0, max: 5 }),
  fact: fc.oneof(registered, fc.constantFrom(...seen)),
  minutes: fc.integer({ min: 0, max: 400 }),
});
const walk = fc.record({
  start: fc.constantFrom(...starts),
  steps: fc.array(step, { minLength: 1, maxLength: 60 }),
  batches: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 10 }),
});

type Walk = typeof walk extends fc.Arbitrary<infer T> ? T : never;

function eventsOf({ start, steps }: Walk): LoggedEvent[] {
  const versions = new Map<number, number>();
  let at = Date.parse(start);
  return steps.map(({ device, fact, minutes }, index) => {
    at += minutes * 60_000;
    const version = (versions.get(device) ?? 0) + 1;
    versions.set(device, version);
    return {
      pos: index + 1,
      streamId: `device:os::00D09E-${device}`,
      version,
      type: fact.type,
      schemaVersion: 1,
      recordedAt: new Date(at).toISOString(),
      hash: '',
      actor: { kind: 'server', id: 'test', name: 'test' },
      data: fact.data as unknown as JsonObject,
    };
  });
}

const tables = [
  'device_count',
  'device_group_model_count',
  'device_place_count',
  'device_activation_count',
  'device_version_count',
  'device_reach_count',
  'device_event_count',
  'device_app_count',
  'device_app_day',
  'device_count_day',
  'device_status_day',
  'device_total_day',
] as const;

/** Expected counters, computed from the devices. */
const truths = {
  device_count: sql`select d.op_id, d.device_status, d.model_name, d.prod_class, d.ui_lock, s.online, d.outside,
    d.cas, count(*)::int as n from device d join device_state s using (endpoint_id) group by 1, 2, 3, 4, 5, 6, 7, 8`,
  device_group_model_count: sql`select m.gid, d.model_name, count(*)::int as n
    from device_group_member m join device d using (endpoint_id) group by 1, 2`,
  device_place_count: sql`select d.op_id, coalesce(d.province, '') as province, coalesce(d.city, '') as city, d.device_status,
    s.online, count(*)::int as n from device d join device_state s using (endpoint_id) group by 1, 2, 3, 4, 5`,
  device_activation_count: sql`select above.op_id, d.activated_day as day, coalesce(d.province, '') as province, count(*)::int as n
    from device d join operator o on o.op_id = d.op_id join operator above on starts_with(o.op_path, above.op_path)
    where d.device_status = 'Deployed' group by 1, 2, 3`,
  device_version_count: sql`select op_id, device_status, model_name, coalesce(firmware_version, '') as firmware_version,
    count(*)::int as n from device group by 1, 2, 3, 4`,
  device_reach_count: sql`select d.op_id, d.device_status, d.model_name, s.access_at is not null as ever_connected, s.online,
    count(*)::int as n from device d join device_state s using (endpoint_id) group by 1, 2, 3, 4, 5`,
  device_app_count: sql`select above.op_id, a.app_name, a.version, a.label, d.device_status,
    case d.prod_class when 'STB' then 'android' else 'quantum' end as platform,
    (count(*) filter (where above.op_id = d.op_id))::int as own, count(*)::int as n
    from device_app a join device d using (endpoint_id) join operator o on o.op_id = d.op_id
      join operator above on starts_with(o.op_path, above.op_path) group by 1, 2, 3, 4, 5, 6`,
  device_status_day: sql`select op_id, day, device_status, online, sum(n)::int as n from device_count_day group by 1, 2, 3, 4`,
  device_total_day: sql`select above.op_id, c.day, c.device_status, c.model_name, c.prod_class, c.online, sum(c.n)::int as n
    from device_count_day c join operator o on o.op_id = c.op_id join operator above on starts_with(o.op_path, above.op_path)
    group by 1, 2, 3, 4, 5, 6`,
};

describe('counters of the dashboard', () => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await freshDatabase();
    await opened.database.script(`
      insert into operator (op_id, parent_id, op_path, op_type, company_name, time_zone) values
        ('root', null, '/root/', 'System', 'Root', '${zones.a}'), ('a', 'root', '/root/a/', 'Operator', 'A', '${zones.a}'),
        ('b', 'root', '/root/b/', 'Operator', 'B', '${zones.b}'), ('c', 'root', '/root/c/', 'Operator', 'C', '${zones.c}');
      insert into service_area (op_id, ring, modified_at, updater)
        select op_id, '[[10, 50], [15, 50], [15, 55], [10, 55]]', now(), 'test' from operator where op_id = 'b';
      insert into ip2location_db9 (ip_from, ip_to, country_code, country_name, latitude, longitude)
        values ('198.51.100.0', '198.51.100.255', 'DE', 'Germany', 52.5, 13.4)`);
  });
  beforeEach(() => reset());
  afterAll(() => opened.remove());

  const reset = () =>
    opened.database.sql.transaction().execute((trx) => new DeviceProjection(deviceFollowers()).reset(trx));

  async function apply(events: LoggedEvent[], batches: readonly number[]) {
    const projection = new DeviceProjection(deviceFollowers());
    for (let from = 0, batch = 0; from < events.length; batch++) {
      const size = batches[batch % batches.length] ?? 1;
      const part = events.slice(from, from + size);
      await opened.database.sql.transaction().execute((trx) => projection.apply(trx, part));
      from += size;
    }
  }
  const rowsOf = async (query: typeof truths.device_reach_count) => {
    const { rows } = await sql<{ n: number }>`select * from (${query}) q where n <> 0`.execute(
      opened.database.sql,
    );
    return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  };
  const stored = (table: (typeof tables)[number]) => rowsOf(sql`select * from ${sql.table(table)}`);
  const dump = async () =>
    Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await stored(name)] as const)));

  /** Finds wrong flags; `b` serves Berlin, the others serve South Africa. */
  const wronglyFlagged = async () => {
    const { rows } = await sql`
      select endpoint_id from (
        select d.endpoint_id, d.op_id, d.outside,
          case when d.lat is null then null when d.lat < 0 then 'south' when d.lat > 50 then 'berlin' else 'seoul' end as place,
          case s.location_ip when '198.51.100.1' then 'berlin' end as by_address
        from device d join device_state s using (endpoint_id)
      ) x cross join lateral (select case op_id when 'b' then 'berlin' else 'south' end as served) y
      where outside <> (coalesce(place <> served, false) or coalesce(by_address <> served, false))`.execute(
      opened.database.sql,
    );
    return rows;
  };

  /** Reads each device's apps, as stored and as last reported. */
  const appsNow = async () => {
    const rows = await opened.database.sql
      .selectFrom('device_app')
      .select(['endpoint_id', 'app_name', 'version'])
      .execute();
    return rows.map(({ endpoint_id, app_name, version }) => `${endpoint_id} ${app_name} ${version}`).sort();
  };
  const reportedApps = ({ steps }: Walk) => {
    const reported = new Map<string, string[]>();
    const places = new Map<string, Place>();
    for (const { device, fact } of steps) {
      const id = `os::00D09E-${device}`;
      const place = places.get(id) ?? null;
      switch (fact.type) {
        case 'device.registered':
        case 'device.activated':
        case 'device.retrieved':
        case 'device.removed': {
          const next = placeAfter(place, fact);
          if (next) places.set(id, next);
          // A device in use cannot be removed: it returns to stock first.
          else for (const one of [places, reported]) one.delete(id);
          break;
        }
        case 'device.valuesObserved': {
          const values = Object.entries(fact.data.values);
          const names = values.filter(([path]) => path.endsWith('.Name'));
          if (!place || !values.some(([path]) => path.endsWith('NumberOfEntries'))) break;
          const apps = names.map(([path, name]) => {
            const version = values.find(([other]) => other === path.replace('.Name', '.Version'))?.[1];
            return `${id} ${name} ${version}`;
          });
          reported.set(id, apps);
        }
      }
    }
    return [...reported.values()].flat().sort();
  };

  test('equal a count of the devices after any walk, and a rebuild in other batches', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (taken) => {
        await reset();
        await apply(eventsOf(taken), taken.batches);
        for (const [table, truth] of Object.entries(truths))
          expect(await stored(table as keyof typeof truths), table).toEqual(await rowsOf(truth));
        expect(await wronglyFlagged()).toEqual([]);
        expect(await appsNow()).toEqual(reportedApps(taken));
        const live = await dump();
        await reset();
        await apply(eventsOf(taken), [500]);
        expect(await dump()).toEqual(live);
      }),
      { numRuns: 25 },
    );
  });

  const at = (recordedAt: string, device: number, fact: DeviceFact): LoggedEvent => ({
    pos: 1,
    streamId: `device:os::00D09E-${device}`,
    version: 1,
    type: fact.type,
    schemaVersion: 1,
    recordedAt,
    hash: '',
    actor: { kind: 'server', id: 'test', name: 'test' },
    data: fact.data as unknown as JsonObject,
  });
  const register = (opId: string): DeviceFact => ({
    type: 'device.registered',
    data: { opId, modelName: 'AR2140', prodClass: 'APROUTER', deviceStatus: 'Deployed' },
  });
  const days = async (opId: string) => {
    const { rows } = await sql<{ day: string; n: number }>`
      select day, sum(n)::int as n from device_count_day where op_id = ${opId} group by day order by day`.execute(
      opened.database.sql,
    );
    return rows.map(({ day, n }) => `${day}: ${n}`);
  };

  test.each([
    // 29 March 2026 has 23 hours in Berlin, 25 October 2026 has 25.
    [
      '23 hours',
      '2026-03-28T10:00:00Z',
      '2026-03-29T21:59:59Z',
      '2026-03-29T22:00:00Z',
      '2026-03-28',
      '2026-03-29',
    ],
    [
      '25 hours',
      '2026-10-24T10:00:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z',
      '2026-10-24',
      '2026-10-25',
    ],
  ])('a day of %s ends at midnight of the organisation', async (_, before, last, next, dayBefore, day) => {
    await apply(
      [at(before, 0, register('b')), at(last, 1, register('b')), at(next, 2, register('b'))],
      [500],
    );
    expect(await days('b')).toEqual([`${dayBefore}: 1`, `${day}: 2`]);
  });

  test('keep the apps of each day, for the organisations above as well', async () => {
    await apply(
      [
        at('2026-06-01T10:00:00Z', 0, register('b')),
        at('2026-06-01T10:00:01Z', 0, apps(['tv.player', '1.2'])),
        at('2026-06-01T10:00:02Z', 1, register('a')),
        at('2026-06-01T10:00:03Z', 1, apps(['tv.player', '1.3'])),
        at('2026-06-02T12:00:00Z', 1, apps(['tv.player', '1.4'])),
      ],
      [500],
    );
    const { rows } = await sql<{ op_id: string; version: string; n: number }>`
      select op_id, version, n from device_app_day where day = '2026-06-01' order by op_id, version`.execute(
      opened.database.sql,
    );
    expect(rows.map(({ op_id, version, n }) => `${op_id} ${version}: ${n}`)).toEqual([
      'a 1.3: 1',
      'b 1.2: 1',
      'root 1.2: 1',
      'root 1.3: 1',
    ]);
  });

  test('keep every day without an event', async () => {
    await apply(
      [at('2026-06-01T10:00:00Z', 0, register('b')), at('2026-06-05T10:00:00Z', 1, register('b'))],
      [1],
    );
    expect(await days('b')).toEqual(['2026-06-01: 1', '2026-06-02: 1', '2026-06-03: 1', '2026-06-04: 1']);
  });

  test('count a device of a new organisation in its zone', async () => {
    const projection = new DeviceProjection(deviceFollowers());
    const applied = (event: LoggedEvent) =>
      opened.database.sql.transaction().execute((trx) => projection.apply(trx, [event]));
    await applied(at('2026-06-01T10:00:00Z', 0, register('a')));
    await opened.database.script(`insert into operator (op_id, parent_id, op_path, op_type, company_name, time_zone)
      values ('new', 'root', '/root/new/', 'Operator', 'New', 'America/New_York')`);
    // In Seoul the date is the 2nd.
    await applied(at('2026-06-01T20:00:00Z', 1, register('new')));
    expect((await stored('device_activation_count')).filter((row) => row.includes('"new"'))).toEqual([
      expect.stringContaining('2026-06-01'),
    ]);
  });

  test('keep the day of an activation after a change of the zone', async () => {
    await apply([at('2026-06-01T23:30:00Z', 0, register('b'))], [1]);
    await opened.database.script("update operator set time_zone = 'America/New_York' where op_id = 'b'");
    const connected = seen[0];
    if (connected) await apply([at('2026-06-02T10:00:00Z', 0, connected)], [1]);
    await opened.database.script(`update operator set time_zone = '${zones.b}' where op_id = 'b'`);
    expect(await stored('device_activation_count')).toEqual(await rowsOf(truths.device_activation_count));
    expect((await stored('device_activation_count'))[0]).toContain('2026-06-02');
  });
});
