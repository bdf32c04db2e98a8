import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '#tests/simulation/random.ts';
import { eventually } from '#tests/support/eventually.ts';
import { nightly } from '#tests/support/nightly.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** FLEET.md 7: invariants after any walk through inventory, groups and rooms, with several concurrent users. */
const steps = nightly ? 400 : 40;
const seed = Number(process.env.WALK_SEED ?? 27);
const random = new Random(seed);
const pick = <T>(from: readonly T[]): T => from[random.below(from.length)] as T;

let bench: BenchServer;
let people: { authorization: string }[] = [];
let northwind: { authorization: string };
const gids: string[] = [];
const roomIds: string[] = [];

type Answer = { code: string; data: Record<string, unknown> | null };
async function call(method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, as = northwind) {
  const url = `/api/v1${path}`;
  const answer = await bench.app.inject({ method, url, headers: as, ...(payload && { payload }) });
  expect(answer.statusCode, `${path}: ${answer.body}`).toBeLessThan(500);
  return answer.json() as Answer;
}

beforeAll(async () => {
  bench = await startBench();
  northwind = await bench.login('admin@northwind.example');
  const school = await bench.login('school@hillside.example');
  const brightline = await bench.login('admin@brightline.example');
  people = [northwind, northwind, northwind, brightline, school];
  for (const groupName of ['Walk 1', 'Walk 2']) {
    const { data } = await call('POST', '/groups', { groupName, opId: 'northwind' });
    gids.push(String(data?.gid));
  }
  for (const roomName of ['Room 1', 'Room 2']) {
    const room = { roomName, roomType: 'Classroom', opId: 'hillside-school' };
    roomIds.push(String((await call('POST', '/rooms', room, school)).data?.roomId));
  }
}, 120_000);
afterAll(() => bench.close());

const numbers = Array.from({ length: 8 }, (_, n) => n);
const endpointOf = (n: number) => `os::02005E-WALK-${n}`;
const anyDevice = () => endpointOf(pick(numbers));
const macOf = (n: number) => `02:00:5E:77:00:0${n}`;
const place = () => ({
  lat: 33 + random.below(5),
  lng: 126 + random.below(3),
  city: pick(['Seoul', 'Busan']),
});

let uploads = 0;
async function upload(): Promise<string> {
  const rows = numbers
    .filter(() => random.below(2) === 0)
    .map((n) => `${endpointOf(n)},Walk ${n} ${++uploads},Shop`);
  const file = Buffer.from(['endpointId,deviceName,retailer', ...rows].join('\n')).toString('base64');
  const sent = { fileName: 'walk.csv', type: 'edit', file };
  const historyId = String((await call('POST', '/invdevices/bulk-uploads', sent)).data?.historyId);
  if (historyId === 'undefined') return '';
  const { planHash, valid } = await settled(historyId);
  if (valid === 0) return '';
  await call('POST', `/invdevices/bulk-uploads/${historyId}/apply`, { planHash });
  await settled(historyId);
  return historyId;
}
const settled = (historyId: string) =>
  eventually(async () => {
    const detail = await call('POST', '/invdevices/bulk-uploads/detail', { historyId, limit: 1 });
    const history = detail.data?.history as { state: string; planHash: string; valid: number };
    expect(history.state).toMatch(/previewed|done|undone/);
    return history;
  });

const done: string[] = [];
const create = () => {
  const [n, other] = [pick(numbers), pick(numbers)];
  // Some rows have the number of another device, or of a foreign organisation.
  const device = {
    deviceSn: `WALK-${n}`,
    macAddr: macOf(random.below(4) ? n : other),
    modelName: 'AR2146',
  };
  return call('POST', '/devices/action/create', { devices: [device] }, pick(people));
};
const moves: (() => Promise<unknown>)[] = [
  create,
  create,
  () => call('POST', '/devices/actions/request-activation', { endpointId: anyDevice() }, pick(people)),
  () => {
    const activation = { endpointId: anyDevice(), customerId: 'C-1', address: '1 Road', ...place() };
    return call('POST', '/devices/actions/activate', activation, pick(people));
  },
  () => call('POST', '/devices/actions/deactivate', { endpointIds: [anyDevice(), anyDevice()] }),
  () => call('POST', '/devices/actions/reject', { endpointIds: [anyDevice()] }),
  () => call('DELETE', `/invdevices?endpointId=${encodeURIComponent(anyDevice())}`),
  () => call('POST', '/op/action/allocate', { endpointIds: [anyDevice()], opid: 'hillside-school' }),
  () => call('POST', '/op/action/release', { endpointId: anyDevice() }),
  () => call('PATCH', '/devices/did', { endpointId: anyDevice(), deviceName: `By hand ${random.below(4)}` }),
  () =>
    call(
      'POST',
      `/groups/actions/${pick(['associate', 'disassociate'])}`,
      { gid: pick(gids), endpointIds: [anyDevice()] },
      pick(people),
    ),
  () => {
    const to = { roomId: pick(roomIds), endpointIds: [anyDevice()] };
    return call('POST', `/rooms/actions/${pick(['place', 'place', 'leave'])}`, to, people.at(-1));
  },
  async () => {
    const historyId = await upload();
    if (historyId) done.push(historyId);
  },
  async () => {
    const historyId = done.pop();
    if (!historyId) return;
    await call('POST', `/invdevices/bulk-uploads/${historyId}/undo`, {});
    await settled(historyId);
  },
];

async function none(what: string, query: RawBuilder<unknown>): Promise<void> {
  const { rows } = await query.execute(bench.database.sql);
  expect(rows, `${what}, seed ${seed}`).toEqual([]);
}

test(`keeps correct counts and a single location per device after ${steps} moves of three users`, async () => {
  const devices = numbers.map((n) => ({ deviceSn: `WALK-${n}`, macAddr: macOf(n), modelName: 'AR2146' }));
  await call('POST', '/devices/action/create', { devices });
  const endpointIds = numbers.slice(5).map(endpointOf);
  await call('POST', '/op/action/allocate', { endpointIds, opid: 'hillside-school' });
  for (let step = 0; step < steps; step += 2) await Promise.all([pick(moves)(), pick(moves)()]);
  await bench.settled();
  await none(
    'counts of the list',
    sql`select * from (select * from device_count where n <> 0) c full join (
        select d.op_id, d.device_status, d.model_name, d.prod_class, d.ui_lock, s.online, d.outside, d.cas, count(*) as n
        from device d join device_state s using (endpoint_id) group by 1, 2, 3, 4, 5, 6, 7, 8
      ) d using (op_id, device_status, model_name, prod_class, ui_lock, online, outside, cas) where c.n is distinct from d.n`,
  );
  await none(
    'counts of places',
    sql`select * from (select op_id, city, sum(n) as n from device_place_count group by 1, 2 having sum(n) <> 0) c full join (
        select op_id, coalesce(city, '') as city, count(*) as n from device group by 1, 2
      ) d using (op_id, city) where c.n is distinct from d.n`,
  );
  await none(
    'tiles of the map',
    sql`select * from (select op_id, level, sum(n) as n from device_cell group by 1, 2 having sum(n) <> 0) c full join (
        select above.op_id, level, count(*) as n from device d join operator o on o.op_id = d.op_id
        join operator above on starts_with(o.op_path, above.op_path), (select distinct level from device_cell) l
        where lat is not null and device_status <> 'Unregistered' group by 1, 2
      ) d using (op_id, level) where c.n is distinct from d.n`,
  );
  await none(
    'counts of groups',
    sql`select * from (select * from device_group_model_count where n <> 0) c full join (
        select m.gid, d.model_name, count(*) as n from device_group_member m join device d using (endpoint_id) group by 1, 2
      ) m using (gid, model_name) where c.n is distinct from m.n`,
  );
  await none(
    'members of a foreign group or room',
    sql`select m.endpoint_id from (
        select endpoint_id, op_id from device_group_member union all select endpoint_id, op_id from device_room
      ) m left join device d using (endpoint_id) where d.op_id is distinct from m.op_id`,
  );
  await none(
    'two devices with one number',
    sql`select mac_addr from device where mac_addr is not null group by 1 having count(*) > 1
        union all select upper(device_sn) from device where device_sn is not null group by 1 having count(*) > 1`,
  );
  await none(
    'a number that is not that of its owner',
    sql`select n.* from device_number n left join device d using (endpoint_id)
        where (kind = 'mac' and value is distinct from d.mac_addr)
          or (kind = 'serial' and value is distinct from upper(d.device_sn))`,
  );
  await none(
    'two devices of an organisation with one name',
    sql`select op_id, device_name from device where device_name is not null group by 1, 2 having count(*) > 1`,
  );
}, 300_000);
