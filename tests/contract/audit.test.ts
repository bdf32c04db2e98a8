import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice } from './samples.ts';

/** The audit trail as a page (docs/decisions/220). Northwind has `ownDevice`, Brightline has `foreignDevice`. */

interface Entry {
  position: number;
  operation: string;
  area: string;
  accountId: string;
  accountName: string;
  result: string;
  address: string | null;
  organisation: { opId: string } | null;
  chosen: boolean;
  preview: string | null;
  endpointIds: string[];
  taskIds: string[];
  objects: string[];
  oldValue: unknown;
  newValue: unknown;
  withheld: boolean;
}
type Headers = { authorization?: string; 'operator-scope'?: string; 'role-preview'?: string };

let bench: BenchServer;
let root: Headers;
let northwind: Headers;
let brightline: Headers;
beforeAll(async () => {
  bench = await startBench();
  [root, northwind, brightline] = (await Promise.all(
    ['system.admin@waymark.example', 'admin@northwind.example', 'admin@brightline.example'].map(bench.login),
  )) as [Headers, Headers, Headers];
}, 120_000);
afterAll(() => bench.close());

const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  (
    await bench.app.inject({
      method,
      url,
      headers,
      remoteAddress: '203.0.113.7',
      ...(payload ? { payload } : {}),
    })
  ).json();
const page = async (
  query: Record<string, string>,
  headers: Headers,
): Promise<{ entries: Entry[]; next: number | null }> =>
  (await bench.app.inject({ url: '/api/v1/log/audit', query, headers })).json().data;
const newest = async (query: Record<string, string>, headers: Headers): Promise<Entry | undefined> =>
  (await page({ limit: '1', ...query }, headers)).entries[0];

test('given a change in an organisation, then its users and those above see who, what, from where and both values, and others nothing', async () => {
  const created = await call('POST', '/api/v1/ops', northwind, {
    companyName: 'Audited School',
    opType: 'School',
  });
  const object = created.data.opId;
  for (const headers of [northwind, root])
    expect(await newest({ object }, headers)).toMatchObject({
      operation: 'createOrganisation',
      area: 'organisations',
      result: 'success',
      address: '203.0.113.7',
      chosen: false,
      preview: null,
      objects: [object],
      oldValue: null,
      newValue: { companyName: 'Audited School' },
      withheld: false,
    });
  expect(await newest({ object }, brightline)).toBeUndefined();

  const entry = await newest({ object }, northwind);
  const one = await call('GET', `/api/v1/log/audit/${entry?.position}`, northwind);
  expect(one.data).toMatchObject({ entry: { position: entry?.position }, version: expect.any(Number) });
  expect((await call('GET', `/api/v1/log/audit/${entry?.position}`, brightline)).code).toBe('nodata');
});

test('given a command to devices of two organisations, then each sees its own device and none of the values', async () => {
  // No model of the demo is in both organisations, so the entry is written like the command's.
  const targets = [ownDevice, foreignDevice];
  await bench.log.append([
    {
      streamId: 'audit:system',
      kind: 'audit',
      machineVersion: '1',
      events: [
        {
          type: 'audit.recorded',
          actor: { kind: 'account', id: 'system', name: 'System' },
          data: {
            operation: 'lockDevices',
            method: 'POST',
            reads: false,
            result: 'success',
            taskIds: [],
            targets,
            objects: ['bulk'],
            oldValue: null,
            newValue: { secretive: true },
            valuesOf: null,
            address: '203.0.113.7',
            operator: null,
            chosen: false,
            preview: null,
          },
        },
      ],
    },
  ]);
  const [whole, mine, theirs] = await Promise.all(
    [root, northwind, brightline].map((headers) => newest({ operation: 'lockDevices' }, headers)),
  );
  expect(whole).toMatchObject({ endpointIds: targets.toSorted(), withheld: false });
  expect(mine).toMatchObject({ endpointIds: [ownDevice], objects: [], newValue: null, withheld: true });
  expect(theirs).toMatchObject({ endpointIds: [foreignDevice], withheld: true });
  // The address of the root's caller is withheld as well.
  expect(mine?.address).toBeNull();
});

test('given a caller who had chosen an organisation, then the entry names it and belongs to it', async () => {
  const opId = (await newest({ operation: 'createOrganisation' }, northwind))?.organisation?.opId ?? '';
  await call(
    'POST',
    '/api/v1/devices/action/subscribeRTD',
    { ...root, 'operator-scope': opId },
    {
      endpointId: ownDevice,
    },
  );
  expect(await newest({ operation: 'subscribeRTD' }, northwind)).toMatchObject({
    organisation: { opId },
    chosen: true,
  });
});

test('given a caller who previewed a role, then the entry names the role', async () => {
  await call(
    'POST',
    '/api/v1/devices/action/subscribeRTD',
    { ...root, 'role-preview': 'OperatorStaff' },
    {
      endpointId: ownDevice,
    },
  );
  expect(await newest({ operation: 'subscribeRTD' }, root)).toMatchObject({ preview: 'OperatorStaff' });
});

test('starts pages before a position: each entry once, newest first, despite new entries', async () => {
  const all = (await page({ limit: '100' }, root)).entries.map(({ position }) => position);
  const seen: number[] = [];
  let before: number | null = null;
  do {
    const found: Awaited<ReturnType<typeof page>> = await page(
      { limit: '3', ...(before === null ? {} : { before: String(before) }) },
      root,
    );
    seen.push(...found.entries.map(({ position }) => position));
    before = found.next;
    await call('POST', '/auth/v1/password/confirm', root, { password: 'wrong' });
  } while (before !== null);
  expect(all.length).toBeGreaterThan(6);
  expect(all).toEqual(all.toSorted((one, other) => other - one));
  expect(seen).toEqual(all);
});

test.each<[string, Record<string, string>, (entry: Entry) => boolean]>([
  ['area', { area: 'devices' }, ({ area }) => area === 'devices'],
  ['operation', { operation: 'login' }, ({ operation }) => operation === 'login'],
  ['refusals', { result: 'refused' }, ({ result }) => result !== 'success'],
  ['success', { result: 'success' }, ({ result }) => result === 'success'],
  ['object', { object: ownDevice }, ({ endpointIds }) => endpointIds.includes(ownDevice)],
])('narrowed by %s', async (_, query, matches) => {
  const every = (await page({ limit: '100' }, root)).entries;
  const positions = (entries: Entry[]) => entries.map(({ position }) => position);
  const expected = positions(every.filter(matches));
  expect(positions((await page({ limit: '100', ...query }, root)).entries)).toEqual(expected);
  expect(expected.length).toBeLessThan(every.length);
  expect(expected.length).toBeGreaterThan(0);
});

test('filters by caller: by id, and by part of the name', async () => {
  const { accountId = '', accountName = '' } = (await newest({ operation: 'login' }, brightline)) ?? {};
  const every = (await page({ limit: '100' }, root)).entries;
  const own = every.filter((entry) => entry.accountId === accountId).map(({ position }) => position);
  for (const account of [accountId, accountName.slice(1).toUpperCase()])
    expect((await page({ limit: '100', account }, root)).entries.map(({ position }) => position)).toEqual(
      own,
    );
  expect((await page({ account: '%' }, root)).entries).toEqual([]);
});

test('filters by time, by an area, and by an operation of another area', async () => {
  const every = (await page({ limit: '100' }, northwind)).entries.length;
  const soon = new Date(bench.clock.now.getTime() + 3_600_000).toISOString();
  const longAgo = '2020-01-01T00:00:00.000Z';
  expect((await page({ limit: '100', from: longAgo, to: soon }, northwind)).entries).toHaveLength(every);
  expect((await page({ from: soon }, northwind)).entries).toEqual([]);
  expect((await page({ to: longAgo }, northwind)).entries).toEqual([]);
  expect((await page({ area: 'devices', operation: 'login' }, northwind)).entries).toEqual([]);
});

test('filters by an organisation, and never beyond the caller’s own', async () => {
  const opId = (await newest({ operation: 'login' }, brightline))?.organisation?.opId ?? '';
  const ofRoot = (await page({ limit: '100', opId }, root)).entries;
  expect(ofRoot.map(({ position }) => position)).toEqual(
    (await page({ limit: '100' }, brightline)).entries.map(({ position }) => position),
  );
  expect((await page({ limit: '100', opId }, northwind)).entries).toEqual([]);
});

test('treats reading the speed-test servers of a device as no change; a choice is one', async () => {
  const url = '/api/v1/devices/diagnostic/setSpeedTestServer';
  const entries = async () => (await page({ operation: 'setSpeedTestServer' }, northwind)).entries;
  expect(await call('POST', url, northwind, { endpointId: ownDevice })).toMatchObject({ code: 'success' });
  expect(await entries()).toEqual([]);
  const chosen = 'http://198.51.100.9/file';
  await call('POST', url, northwind, { endpointId: ownDevice, url: chosen });
  expect(await entries()).toMatchObject([{ newValue: { host: chosen } }]);
});

test('exports a file with the filters, within the scope, and records the export', async () => {
  const file = await bench.app.inject({
    url: '/api/v1/log/audit/export',
    query: { as: 'csv', operation: 'login' },
    headers: brightline,
  });
  const [head, ...lines] = file.body.trimEnd().split('\r\n');
  expect(head).toContain('position,createTime (Asia/Seoul),accountName');
  expect(lines).toHaveLength((await page({ limit: '100', operation: 'login' }, brightline)).entries.length);
  expect(lines.every((line) => line.includes('login'))).toBe(true);
  expect(await newest({}, brightline)).toMatchObject({ operation: 'exportAuditEntries' });
});

test("shows refused calls without an account only to the whole tree's readers", async () => {
  await call(
    'POST',
    '/auth/v1/token',
    {},
    { user: 'nobody@nowhere.example', password: 'x', clientKey: 'abcDEF1234' },
  );
  await bench.unauthenticated.write();
  const strangers = async (headers: Headers) =>
    (await call('GET', '/api/v1/log/unauthenticated-calls', headers)).data;
  await eventually(async () =>
    expect(await strangers(root)).toContainEqual(
      expect.objectContaining({ operation: 'login', address: '203.0.113.7', calls: 1 }),
    ),
  );
  expect(await strangers(await bench.login('auditor@northwind.example'))).toEqual([]);
});

test('refuses support without the permission', async () => {
  const support = await bench.login('support@northwind.example');
  expect((await call('GET', '/api/v1/log/audit', support)).code).toBe('roleerr');
});
