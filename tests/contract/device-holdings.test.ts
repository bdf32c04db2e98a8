import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceOnMove, stateOnMove, tablesOnMove } from '#server/devices/read-model/on-move.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** The single rule for the fields of a device in stock, in use and after a move, for every way to set them. */
let bench: BenchServer;
let admin: { authorization: string };
let root: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  root = await bench.login('system.admin@waymark.example');
}, 120_000);
afterAll(() => bench.close());

const call = async (method: 'POST' | 'PATCH' | 'PUT', url: string, payload: object, headers = admin) =>
  (await bench.app.inject({ method, url: `/api/v1${url}`, headers, payload })).json();
const mac = (n: number) => `02:00:5E:40:00:${n.toString(16).padStart(2, '0')}`.toUpperCase();
const device = async (endpointId: string) => {
  await bench.settled();
  const found = bench.database.sql.selectFrom('device').selectAll().where('endpoint_id', '=', endpointId);
  return (await found.executeTakeFirst()) ?? null;
};
/** Adds a new device to the stock. */
const stocked = async (serial: string, n: number) => {
  const devices = [{ deviceSn: serial, macAddr: mac(n), modelName: 'AR2146' }];
  const { data } = await call('POST', '/devices/action/create', { devices });
  expect(data.errors).toEqual([]);
  return String(data.successes[0].endpointId);
};
const home = {
  customerId: 'C-77',
  address: '12 Harbour Road',
  zipCode: '8001',
  retailer: 'Corner Store',
  city: 'Cape Town',
  province: 'Western Cape',
  lat: -33.9,
  lng: 18.4,
};
const activate = (endpointId: string, more: object = home) =>
  call('POST', '/devices/actions/activate', { endpointId, ...more });
const allocate = (endpointId: string, opid: string, headers = admin) =>
  call('POST', '/op/action/allocate', { endpointId, opid }, headers);
const noHome = {
  customer_id: null,
  address: null,
  zip_code: null,
  retailer: null,
  city: null,
  province: null,
  lat: null,
  lng: null,
};

describe('each column has a decision', () => {
  const columnsOf = async (table: string) => {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`.execute(bench.database.sql);
    return rows.map(({ column_name: name }) => name).toSorted();
  };

  test('of a device and of its state', async () => {
    expect(await columnsOf('device')).toEqual(Object.keys(deviceOnMove).toSorted());
    expect(await columnsOf('device_state')).toEqual(Object.keys(stateOnMove).toSorted());
  });

  test('and so has each table with rows of devices', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select distinct c.table_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and c.column_name = 'endpoint_id' and t.table_type = 'BASE TABLE'`.execute(
      bench.database.sql,
    );
    expect(rows.map(({ table_name: name }) => name).toSorted()).toEqual(Object.keys(tablesOnMove).toSorted());
  });
});

describe('in stock there is no customer', () => {
  test('by JSON', async () => {
    const devices = [
      { deviceSn: 'HOLD-1', macAddr: mac(1), modelName: 'AR2146', customerId: 'C-1', lat: 1, lng: 2 },
    ];
    const { data } = await call('POST', '/devices/action/create', { devices });
    expect(
      data.errors[0].errors.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ).toEqual([
      ['customerId', 'inStock'],
      ['lat', 'inStock'],
      ['lng', 'inStock'],
    ]);
  });

  test('by a file that adds, and by one that edits', async () => {
    const endpointId = await stocked('HOLD-2', 2);
    const files = [
      ['create', `deviceSn,macAddr,modelName,customerId\nHOLD-3,${mac(3)},AR2146,C-1`],
      ['edit', `endpointId,address\n${endpointId},12 Harbour Road`],
    ] as const;
    for (const [type, text] of files) {
      const file = Buffer.from(text).toString('base64');
      const { data } = await call('POST', '/invdevices/bulk-uploads', { fileName: 'f.csv', type, file });
      await eventually(async () => {
        const { data: found } = await call('POST', '/invdevices/bulk-uploads/detail', {
          historyId: data.historyId,
        });
        expect(found.history).toMatchObject({ state: 'previewed', valid: 0, errors: { inStock: 1 } });
      });
    }
  });

  test('and earlier stored data is ignored', async () => {
    const endpointId = await stocked('HOLD-4', 4);
    const [stream] = await bench.log.streams([`device:${endpointId}`]);
    await bench.log.append([
      {
        streamId: `device:${endpointId}`,
        kind: 'device',
        machineVersion: '1',
        expectedVersion: stream?.version ?? 0,
        events: [
          {
            type: 'device.registered',
            data: {
              opId: 'northwind',
              modelName: 'AR2146',
              prodClass: 'APROUTER',
              deviceStatus: 'Inventory',
              ...home,
            },
            actor: { kind: 'server', id: '', name: 'test' },
          },
        ],
      },
    ]);
    expect(await device(endpointId)).toMatchObject({ ...noHome, retailer: 'Corner Store' });
  });
});

describe('in use there are a customer and an address', () => {
  test.each([
    ['customerId', { customerId: '  ' }],
    ['address', { address: ' \u200b ' }],
  ])('activation refuses a blank %s', async (_, blank) => {
    const endpointId = await stocked(`HOLD-B${_}`, _ === 'address' ? 5 : 6);
    expect(await activate(endpointId, { ...home, ...blank })).toMatchObject({
      code: 'custom',
      message: 'A device in use needs a customer and an address.',
    });
    expect(await device(endpointId)).toMatchObject({ device_status: 'Inventory' });
  });
});

describe('another organisation does not learn', () => {
  const ids = { used: '', labelled: '' };

  test('who used a device, where, and its name then', async () => {
    const endpointId = await stocked('HOLD-7', 7);
    ids.used = endpointId;
    expect(await activate(endpointId)).toMatchObject({ code: 'success' });
    await call('PATCH', '/devices/did', { endpointId, deviceName: "Kim's living room" });
    await call('POST', '/devices/actions/deactivate', { endpointId });
    // The name stays with the organisation that gave it.
    expect(await device(endpointId)).toMatchObject({
      device_status: 'Inventory',
      device_name: "Kim's living room",
    });
    expect(await allocate(endpointId, 'brightline', root)).toMatchObject({ code: 'success' });
    expect(await device(endpointId)).toMatchObject({ ...noHome, op_id: 'brightline', device_name: null });
    expect((await device(endpointId))?.search).not.toContain('kim');
  });

  test('the data before the move', async () => {
    const theirs = await bench.login('admin@brightline.example');
    const changes = await bench.app.inject({
      url: '/api/v1/devices/past/changes',
      query: { endpointId: ids.used, since: '2020-01-01T00:00:00Z' },
      headers: theirs,
    });
    expect(changes.statusCode).toBe(200);
    expect(changes.body).not.toMatch(/C-77|Harbour|Kim/);
    expect(changes.json().data).toEqual([]);
    await call('PATCH', '/devices/did', { endpointId: ids.used, deviceName: 'New name' }, theirs);
    await bench.settled();
    const later = await bench.app.inject({
      url: '/api/v1/devices/past/changes',
      query: { endpointId: ids.used, since: '2020-01-01T00:00:00Z' },
      headers: theirs,
    });
    expect(later.body).not.toMatch(/C-77|Harbour|Kim/);
  });

  test('but keeps a name that the organisation gave to its stock', async () => {
    const endpointId = await stocked('HOLD-8', 8);
    await call('PATCH', '/devices/did', { endpointId, deviceName: 'Box 8' });
    expect(await allocate(endpointId, 'northwind-south')).toMatchObject({ code: 'success' });
    expect(await device(endpointId)).toMatchObject({ op_id: 'northwind-south', device_name: 'Box 8' });
  });

  test('a remaining name, which is free for another device', async () => {
    const endpointId = await stocked('HOLD-9', 9);
    expect(
      await call('PATCH', '/devices/did', { endpointId, deviceName: "Kim's living room" }),
    ).toMatchObject({
      code: 'success',
    });
  });

  test('anything by a file that moves it', async () => {
    const endpointId = await stocked('HOLD-10', 10);
    await activate(endpointId);
    await call('PATCH', '/devices/did', { endpointId, deviceName: 'Lee kitchen' });
    await call('POST', '/devices/actions/deactivate', { endpointId });
    const file = Buffer.from(`endpointId,opid\n${endpointId},northwind-south`).toString('base64');
    const { data } = await call('POST', '/invdevices/bulk-uploads', {
      fileName: 'f.csv',
      type: 'edit',
      file,
    });
    const { planHash } = await eventually(async () => {
      const { data: found } = await call('POST', '/invdevices/bulk-uploads/detail', {
        historyId: data.historyId,
      });
      expect(found.history).toMatchObject({ state: 'previewed', valid: 1 });
      return found.history;
    });
    await call('POST', `/invdevices/bulk-uploads/${data.historyId}/apply`, { planHash });
    await eventually(async () =>
      expect(await device(endpointId)).toMatchObject({
        ...noHome,
        op_id: 'northwind-south',
        device_name: null,
      }),
    );
  });
});
