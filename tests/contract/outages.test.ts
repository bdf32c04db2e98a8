import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverActor } from '#domain/logged-event.ts';
import type { Outage } from '#machines/message/events.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { messageStream } from '#server/people/notifications/message-stream.ts';
import { causeKey } from '#server/people/notifications/outage-causes.ts';
import { newsLookups } from '#server/people/notifications/queries/lookups.ts';
import { forgetOutages, outageQueries } from '#server/people/notifications/queries/outages.ts';
import { SqlMessageReaders } from '#server/people/notifications/queries/readers.ts';
import { type BenchServer, startBench } from './bench-server.ts';

type Header = { authorization: string } & Record<string, string>;

let bench: BenchServer;
let admin: Header;
let support: Header;
let foreign: Header;
beforeAll(async () => {
  bench = await startBench();
  [admin, support, foreign] = await Promise.all([
    bench.login('admin@northwind.example'),
    bench.login('support@northwind.example'),
    bench.login('admin@brightline.example'),
  ]);
}, 120_000);
afterAll(() => bench.close());

interface Message {
  messageId: string;
  messageType: string;
  count: number;
  outage: { cause: string; value: string | null; total: number; endTime: string | null } | null;
}
const outages = async (headers: Header): Promise<Message[]> => {
  const answer = await bench.app.inject({ method: 'GET', url: '/api/v1/iam/messages?limit=100', headers });
  return answer.json().data.filter(({ messageType }: Message) => messageType === 'outages');
};
const ofHome = async (headers: Header): Promise<unknown[]> => {
  const answer = await bench.app.inject({ method: 'GET', url: '/api/v1/stats/dashboards/devices', headers });
  return answer.json().data.outages;
};
const listed = async (headers: Header, filters: object): Promise<string[]> => {
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/action/getDevicePageList',
    headers,
    payload: { limit: 100, filters },
  });
  return answer
    .json()
    .data.map(({ endpointId }: { endpointId: string }) => endpointId)
    .toSorted();
};

/** Writes the message about an outage to an account, as the server does. */
const streams = () => new StreamRepository({ log: bench.log, definition: messageStream });
const actor = serverActor('messages');
async function report(accountId: string, outage: Outage, count: number): Promise<string> {
  const messageId = `outage-of-${accountId}`;
  const facts = { count, failed: 0, subjects: [], opPath: '/system/northwind/', cause: 1, outage };
  const data = {
    ...facts,
    accountId,
    kind: 'outages',
    group: 'x',
    keptMs: 60_000,
    windowMs: 60_000,
  } as const;
  await streams().advance(messageId, () => [{ type: 'message.raised', data, actor }]);
  return messageId;
}
const accountOf = async (email: string): Promise<string> => {
  const accounts = bench.database.sql.selectFrom('account').select('account_id');
  return (await accounts.where('email', '=', email).executeTakeFirstOrThrow()).account_id;
};
const connected = {
  type: 'device.connected',
  data: { address: '192.0.2.1', subscribedTo: 'websocket' },
} as const;
const disconnected = { type: 'device.disconnected', data: { reason: 'lost' } } as const;

test('only administrators are notified of outages until they choose', async () => {
  const recipients = await new SqlMessageReaders(bench.database, () => new Date()).ofOrganisations('outages');
  const ids = [...recipients.values()].flat().map(({ accountId }) => accountId);
  expect(ids).toContain(await accountOf('admin@northwind.example'));
  expect(ids).not.toContain(await accountOf('support@northwind.example'));
});

test('an outage leads to exactly the devices that are offline since, and ends', async () => {
  const queries = outageQueries(bench.database);
  const routers = await listed(admin, { deviceStatus: ['Deployed'] });
  const [before = '', ...lost] = routers;
  expect(lost.length).toBeGreaterThan(5);
  for (const endpointId of routers) await bench.tell(endpointId, [connected]);
  await bench.tell(before, [disconnected]);
  await bench.settled();
  const since = new Date(Date.now() + 1).toISOString();
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (const endpointId of lost) await bench.tell(endpointId, [disconnected]);
  await bench.settled();
  const model = (await queries.stillAway(lost))[0]?.modelName ?? '';
  const away = (await queries.stillAway(lost)).filter(({ modelName }) => modelName === model);
  const cause = { kind: 'model', value: model, of: null } as const;
  const outage = { cause, total: away.length, since };

  const totals = await queries.totals('/system/northwind/', [
    cause,
    { kind: 'organisation', value: '/system/northwind/', of: null },
    { kind: 'place', value: 'Nowhere', of: '' },
    { kind: 'firmware', value: 'none', of: model },
    { kind: 'accessPoint', value: before, of: null },
  ]);
  expect([...totals.values()].slice(2)).toEqual([0, 0, 0]);
  expect(totals.get(causeKey(cause))).toBeGreaterThanOrEqual(away.length);
  const offline = await queries.offline('/system/northwind/', outage);
  expect(offline).toBeGreaterThanOrEqual(away.length);
  expect(await queries.offline('/system/brightline/', outage)).toBe(0);

  const messageId = await report(await accountOf('admin@northwind.example'), outage, away.length);
  expect(await outages(admin)).toMatchObject([{ messageId, outage: { value: model, endTime: null } }]);
  // Its message is over, unless the outage itself was found.
  expect(await queries.messagesOver()).toEqual([messageId]);
  const [opPath, group] = ['/system/northwind/', 'x'];
  const notified = opPath;
  await queries.store([{ outageId: 'o1', opPath, notified, group, outage, count: away.length, lastPos: 1 }]);
  expect(await queries.messagesOver()).toEqual([]);
  expect(await queries.open()).toMatchObject([{ outageId: 'o1', count: away.length, outage: { since } }]);
  await queries.store([
    { outageId: 'o1', opPath, notified, group, outage, count: away.length + 1, lastPos: 2 },
  ]);
  expect(await queries.open()).toMatchObject([{ count: away.length + 1, lastPos: 2 }]);
  // Home shows it to every user of the organisation, with exactly the devices of its list at the time of the count.
  const counted = async (time: string) => {
    const now = await queries.offline(opPath, outage);
    await queries.counted([{ outageId: 'o1', offline: now, total: away.length }], time);
  };
  const asOf = new Date().toISOString();
  await counted(asOf);
  const shown = {
    outageId: 'o1',
    cause: 'model',
    value: model,
    of: null,
    offline,
    total: away.length,
    organisation: null,
    since,
    asOf,
    assigned: null,
  };
  expect(await ofHome(admin)).toEqual([shown]);
  expect(await ofHome(support)).toEqual([shown]);
  expect(await ofHome(foreign)).toEqual([]);

  // A user takes it over. Another one who still saw it unassigned does not overwrite that.
  const assign = async (headers: Header, email: string | null, from: string | null) => {
    const url = '/api/v1/stats/dashboards/outages/o1/assign';
    const answer = await bench.app.inject({ method: 'POST', url, headers, payload: { email, from } });
    return answer.json();
  };
  const engineer = 'support@northwind.example';
  const accountId = await accountOf(engineer);
  expect(await assign(foreign, 'admin@brightline.example', null)).toMatchObject({ code: 'nodata' });
  expect(await assign(support, 'admin@brightline.example', null)).toMatchObject({ code: 'custom' });
  expect(await assign(support, engineer, null)).toMatchObject({ code: 'success' });
  expect(await assign(admin, 'admin@northwind.example', null)).toMatchObject({ code: 'conflict' });
  expect(await ofHome(admin)).toMatchObject([{ assigned: { accountId } }]);
  // The next count keeps the assignee.
  await counted(asOf);
  expect(await ofHome(admin)).toMatchObject([{ assigned: { accountId } }]);
  expect(await assign(admin, null, accountId)).toMatchObject({ code: 'success' });
  expect(await ofHome(admin)).toEqual([shown]);
  expect(await listed(support, { outage: 'o1' })).toHaveLength(offline);
  expect(await listed(foreign, { outage: 'o1' })).toEqual([]);
  const found = await listed(admin, { outage: messageId });
  expect(found).toHaveLength(offline);
  // It explains why these devices are offline, to its recipient, and nothing else.
  const { accountsNotifiedOfOutage } = newsLookups(bench.database, async () => false);
  const [one = ''] = found;
  expect(await accountsNotifiedOfOutage(one)).toEqual([await accountOf('admin@northwind.example')]);
  expect(await accountsNotifiedOfOutage(before)).toEqual([]);
  expect(found).not.toContain(before);
  // Another user's message lists nothing, nor does one that does not exist.
  expect(await listed(support, { outage: messageId })).toEqual([]);
  expect(await listed(foreign, { outage: messageId })).toEqual([]);
  expect(await listed(admin, { outage: 'none' })).toEqual([]);
  expect(await outages(foreign)).toEqual([]);

  for (const endpointId of found) await bench.tell(endpointId, [connected]);
  await bench.settled();
  expect(await queries.offline('/system/northwind/', outage)).toBe(0);
  await counted(new Date().toISOString());
  expect(await ofHome(admin)).toEqual([]);
  const at = new Date().toISOString();
  await queries.end(['o1'], at);
  expect(await queries.messagesOver()).toEqual([messageId]);
  await streams().advance(messageId, () => [{ type: 'message.ended', data: { at }, actor }]);
  expect(await outages(admin)).toMatchObject([{ messageId, outage: { endTime: at } }]);
  expect(await queries.open()).toEqual([]);
  expect(await listed(admin, { outage: messageId })).toEqual([]);
  await bench.tell(one, [disconnected]);
  await bench.settled();
  expect(await accountsNotifiedOfOutage(one)).toEqual([]);
  expect(await listed(admin, { outage: 'o1' })).toEqual([]);

  const stored = () => bench.database.sql.selectFrom('outage').select('outage_id').execute();
  await forgetOutages(bench.database.sql, new Date(Date.now() + 29 * 86_400_000), 30);
  expect(await stored()).toHaveLength(1);
  await forgetOutages(bench.database.sql, new Date(Date.now() + 31 * 86_400_000), 30);
  expect(await stored()).toEqual([]);
});

test('users of the nearest organisation above are notified of outages in one without users', async () => {
  const notified = await outageQueries(bench.database).organisations();
  expect(notified.get('/system/northwind/')).toBe('/system/northwind/');
  const { rows } = await sql<{ op_path: string; users: number }>`
    select o.op_path, (select count(*)::int from account a
      where a.op_id = o.op_id and a.status = 'Running' and not a.deleted) as users from operator o`.execute(
    bench.database.sql,
  );
  expect([...notified.keys()].toSorted()).toEqual(rows.map(({ op_path }) => op_path).toSorted());
  const users = new Map(rows.map(({ op_path, users }) => [op_path, users]));
  for (const [path, above] of notified) {
    expect(path.startsWith(above)).toBe(true);
    expect(users.get(above)).toBeGreaterThan(0);
    // No organisation in between has users.
    for (const [other, count] of users)
      if (path.startsWith(other) && other.length > above.length) expect(count).toBe(0);
  }
});

test('an outage in an organisation without users is on the Home of those above, and opens its devices alone', async () => {
  const south = { opPath: '/system/northwind/northwind-south/', notified: '/system/northwind/' };
  const queries = outageQueries(bench.database);
  const all = await listed(admin, { deviceStatus: ['Deployed'] });
  for (const endpointId of all) await bench.tell(endpointId, [connected]);
  const since = new Date().toISOString();
  for (const endpointId of all) await bench.tell(endpointId, [disconnected]);
  const inBusan = async (path: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from device d join operator o using (op_id)
      where starts_with(o.op_path, ${path}) and d.device_status = 'Deployed' and d.city = 'Busan'`.execute(
      bench.database.sql,
    );
    return rows[0]?.n ?? 0;
  };
  const n = await inBusan(south.opPath);
  expect(n).toBeGreaterThan(0);
  expect(await inBusan(south.notified)).toBeGreaterThan(n);
  const cause = { kind: 'place', value: 'Busan', of: 'Busan' } as const;
  const outage = { cause, total: n, since, within: south.opPath };
  await queries.store([{ outageId: 'south', ...south, group: 'south', outage, count: n, lastPos: 3 }]);
  expect(await queries.open()).toMatchObject([
    { outageId: 'south', ...south, outage: { within: south.opPath } },
  ]);
  await queries.counted([{ outageId: 'south', offline: n, total: n }], since);
  expect(await ofHome(admin)).toMatchObject([
    { outageId: 'south', organisation: 'Northwind South', offline: n },
  ]);
  expect(await ofHome(foreign)).toEqual([]);
  // Others of the city, in the organisation above, are offline too.
  expect(await listed(admin, { outage: 'south' })).toHaveLength(n);
  const messageId = await report(await accountOf('support@northwind.example'), outage, n);
  expect(await listed(support, { outage: messageId })).toHaveLength(n);
  for (const endpointId of all) await bench.tell(endpointId, [connected]);
  await queries.end(['south'], new Date().toISOString());
  expect(await ofHome(admin)).toEqual([]);
});

test('a device with a reboot or an upgrade on its way is no part of an outage', async () => {
  const [planned = ''] = await listed(admin, { deviceStatus: ['Deployed'], modelName: ['AR2144'] });
  await bench.tell(planned, [connected, disconnected]);
  await bench.settled();
  const queries = outageQueries(bench.database);
  expect(await queries.stillAway([planned])).toHaveLength(1);
  const url = '/api/v1/devices/actions/multi/reboot';
  const payload = { endpointIds: [planned] };
  const answer = await bench.app.inject({ method: 'POST', url, headers: admin, payload });
  expect(answer.json()).toMatchObject({ code: 'success' });
  // The task waits for the device, and is not why it is away.
  expect(await queries.stillAway([planned])).toHaveLength(1);
  await bench.database.script(
    `update task set state = 'awaitingCheckIn' where endpoint_id = '${planned}' and kind = 'Reboot'`,
  );
  expect(await queries.stillAway([planned])).toEqual([]);
});
