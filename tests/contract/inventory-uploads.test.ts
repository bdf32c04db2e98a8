import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
let admin: { authorization: string };
let support: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  support = await bench.login('support@northwind.example');
});
afterAll(() => bench.close());

const post = async (path: string, payload: object, headers = admin) => {
  const answer = await bench.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
};
const mac = (n: number) =>
  `02:00:5E:10:${(n >> 8).toString(16).padStart(2, '0')}:${(n & 255).toString(16).padStart(2, '0')}`.toUpperCase();
const sheet = (head: string, rows: readonly string[]) =>
  Buffer.from([head, ...rows].join('\n')).toString('base64');
const upload = async (type: string, file: string) =>
  (await post('/invdevices/bulk-uploads', { fileName: 'devices.csv', type, file })).data.historyId;
const detail = async (historyId: string, more: object = {}) =>
  (await post('/invdevices/bulk-uploads/detail', { historyId, limit: 100, ...more })).data;
const reached = (historyId: string, state: string) =>
  eventually(async () => {
    const { history } = await detail(historyId);
    expect(history.state).toBe(state);
    return history;
  });
const device = async (endpointId: string) => {
  await bench.settled();
  const found = bench.database.sql.selectFrom('device').selectAll().where('endpoint_id', '=', endpointId);
  return (await found.executeTakeFirst()) ?? null;
};
const apply = async (historyId: string) => {
  const { planHash } = await reached(historyId, 'previewed');
  await post(`/invdevices/bulk-uploads/${historyId}/apply`, { planHash });
};
const patch = async (path: string, payload: object, headers = support) => {
  const answer = await bench.app.inject({ method: 'PATCH', url: `/api/v1${path}`, headers, payload });
  expect(answer.json().code).toBe('success');
};

describe('a file of devices', () => {
  const good = Array.from({ length: 37 }, (_, n) => `UP-${n},${mac(n)},AR2146,Box ${n}`);
  const wrong = [`UP-100,not a mac,AR2146,`, `1E+11,${mac(101)},AR2146,`, `UP-102,${mac(102)},Nothing9000,`];
  let historyId = '';

  test('is previewed: each invalid row is named, and nothing is changed (TN-278, TN-279, CL-175)', async () => {
    historyId = await upload('create', sheet('deviceSn,macAddr,modelName,deviceName', [...good, ...wrong]));
    const history = await reached(historyId, 'previewed');
    expect(history).toMatchObject({ totalRecords: 40, valid: 37, invalidData: 3, result: 'pending' });
    expect(history.errors).toEqual({ 'mac-valid': 1, shortened: 1, unknownModel: 1 });
    const { historyData } = await detail(historyId, { show: 'invalid' });
    expect(historyData.map((row: { line: number }) => row.line)).toEqual([39, 40, 41]);
    expect(historyData[0].errors).toMatchObject([{ field: 'macAddr', code: 'mac-valid' }]);
    expect(await device('os::02005E-UP-0')).toBeNull();
  });

  test('is applied only as previewed (TN-280, TN-281, CO-048)', async () => {
    const { history } = await detail(historyId);
    const other = await post(`/invdevices/bulk-uploads/${historyId}/apply`, { planHash: '0'.repeat(64) });
    expect(other).toMatchObject({ status: 409, code: 'conflict' });
    await post(`/invdevices/bulk-uploads/${historyId}/apply`, { planHash: history.planHash });
    expect(await reached(historyId, 'done')).toMatchObject({
      added: 37,
      updated: 0,
      skipped: 0,
      result: 'partial',
    });
    expect(await device('os::02005E-UP-0')).toMatchObject({
      device_status: 'Inventory',
      op_id: 'northwind',
      device_name: 'Box 0',
      manufacturer_oui: '02005E',
      awaited: true,
    });
  });

  test('is undone, except for devices changed since', async () => {
    const touched = 'os::02005E-UP-5';
    await patch('/devices/did', { endpointId: touched, deviceName: 'Mine now' });
    await post(`/invdevices/bulk-uploads/${historyId}/undo`, {});
    expect(await reached(historyId, 'undone')).toMatchObject({ removed: 36, kept: 1, result: 'undone' });
    const { historyData } = await detail(historyId, { show: 'kept' });
    expect(historyData).toMatchObject([
      { endpointId: touched, result: 'kept', reason: { code: 'changedSince', by: 'Sam Porter' } },
    ]);
    expect(await device('os::02005E-UP-0')).toBeNull();
    expect(await device(touched)).toMatchObject({ device_name: 'Mine now' });
  });
});

test('continues after the server stops during its application', async () => {
  const rows = Array.from({ length: 40 }, (_, n) => `CUT-${n},${mac(1000 + n)},AR2146`);
  await bench.stop();
  bench = await startBench({ on: bench.place, uploadSlice: 1 });
  const historyId = await upload('create', sheet('deviceSn,macAddr,modelName', rows));
  await apply(historyId);
  await eventually(async () => expect((await detail(historyId)).history.applied).toBeGreaterThan(1));
  await bench.stop();
  bench = await startBench({ on: bench.place });
  expect(await reached(historyId, 'done')).toMatchObject({ added: 40, skipped: 0, result: 'success' });
  const facts = (await bench.log.read(0, 10_000)).filter(({ streamId }) => streamId.includes('02005E-CUT-'));
  expect(facts).toHaveLength(40);
});

describe('a file that edits', () => {
  const [one, two, three] = ['EDIT-0', 'EDIT-1', 'EDIT-2'].map((name) => `os::02005E-${name}`);
  let historyId = '';

  test('shows old and new values, and changes them', async () => {
    const rows = [0, 1, 2].map((n) => `EDIT-${n},${mac(2000 + n)},AR2146,Edit ${n}`);
    const created = await upload('create', sheet('deviceSn,macAddr,modelName,deviceName', rows));
    await apply(created);
    await reached(created, 'done');
    const edits = [`${one},Renamed 0,Shop`, `${two},Renamed 1,Shop`, `${three},Edit 2,`];
    historyId = await upload('edit', sheet('endpointId,deviceName,retailer', edits));
    const history = await reached(historyId, 'previewed');
    expect(history).toMatchObject({ valid: 2, unchanged: 1, invalidData: 0 });
    expect((await detail(historyId, { show: 'changed' })).historyData[0].changes).toEqual([
      { field: 'deviceName', from: 'Edit 0', to: 'Renamed 0' },
      { field: 'retailer', from: null, to: 'Shop' },
    ]);
    await apply(historyId);
    expect(await reached(historyId, 'done')).toMatchObject({ added: 0, updated: 2 });
  });

  test('is undone, but never over a later change', async () => {
    await patch('/devices/did', { endpointId: two, deviceName: 'Changed by hand' });
    await post(`/invdevices/bulk-uploads/${historyId}/undo`, {});
    expect(await reached(historyId, 'undone')).toMatchObject({ restored: 1, kept: 1 });
    expect(await device(one ?? '')).toMatchObject({ device_name: 'Edit 0', retailer: null });
    expect(await device(two ?? '')).toMatchObject({ device_name: 'Changed by hand', retailer: 'Shop' });
  });

  test('skips a row whose device was changed after the preview', async () => {
    const late = await upload('edit', sheet('endpointId,retailer', [`${three},Late shop`]));
    await reached(late, 'previewed');
    const other = await upload('edit', sheet('endpointId,retailer', [`${three},Other shop`]));
    await apply(other);
    await reached(other, 'done');
    await apply(late);
    expect(await reached(late, 'done')).toMatchObject({ updated: 0, skipped: 1, result: 'failed' });
    expect((await detail(late)).historyData).toMatchObject([{ reason: { code: 'changedSincePreview' } }]);
    expect(await device(three ?? '')).toMatchObject({ retailer: 'Other shop' });
  });
});

test('a file that deploys uses devices of the inventory, and undo returns them', async () => {
  const created = await upload('create', sheet('deviceSn,macAddr,modelName', [`DEP-0,${mac(3000)},AR2146`]));
  await apply(created);
  await reached(created, 'done');
  const head = 'deviceSn,macAddr,modelName,customerId,zipCode,address,lat,lng';
  const rows = [0, 1].map((n) => `DEP-${n},${mac(3000 + n)},AR2146,C-${n},8001,12 Harbour Road,-33.9,18.4`);
  const deployed = await upload('deploy', sheet(head, rows));
  await apply(deployed);
  expect(await reached(deployed, 'done')).toMatchObject({ added: 1, updated: 1 });
  expect(await device('os::02005E-DEP-0')).toMatchObject({
    device_status: 'Deployed',
    customer_id: 'C-0',
    zip_code: '8001',
    lat: -33.9,
    awaited: false,
  });
  await post(`/invdevices/bulk-uploads/${deployed}/undo`, {});
  expect(await reached(deployed, 'undone')).toMatchObject({ removed: 1, restored: 1 });
  expect(await device('os::02005E-DEP-0')).toMatchObject({ device_status: 'Inventory', customer_id: null });
  expect(await device('os::02005E-DEP-1')).toBeNull();
});

test('deploys a device in stock by its serial number alone, but no foreign one', async () => {
  const head = 'Serial number,Customer ID,Address';
  const created = await upload(
    'create',
    sheet('deviceSn,macAddr,modelName', [`ALONE-0,${mac(3500)},AR2146`]),
  );
  await apply(created);
  await reached(created, 'done');
  const rows = ['alone-0,C-1,12 Harbour Road', 'ALONE-9,C-2,14 Harbour Road', 'ALONE-0,,'];
  const wrong = await upload('deploy', sheet(head, rows.slice(1)));
  await reached(wrong, 'previewed');
  const { historyData } = await detail(wrong);
  const errors = historyData.map((each: { errors: { field: string; code: string }[] }) =>
    each.errors.map(({ field, code }) => `${field} ${code}`),
  );
  expect(errors).toEqual([
    ['macAddr required', 'modelName required'],
    ['customerId required', 'address required'],
  ]);
  const foreign = await bench.login('admin@brightline.example');
  const theirs = (
    await post(
      '/invdevices/bulk-uploads',
      { fileName: 'devices.csv', type: 'deploy', file: sheet(head, rows.slice(0, 1)) },
      foreign,
    )
  ).data.historyId;
  const seen = await eventually(async () => {
    const { data } = await post('/invdevices/bulk-uploads/detail', { historyId: theirs }, foreign);
    expect(data.history.state).toBe('previewed');
    return data.historyData[0];
  });
  expect(seen).toMatchObject({ endpointId: null, owner: null, verdict: 'invalid' });
  const deployed = await upload('deploy', sheet(head, rows.slice(0, 1)));
  await reached(deployed, 'previewed');
  expect((await detail(deployed)).historyData[0]).toMatchObject({
    endpointId: 'os::02005E-ALONE-0',
    owner: { opId: 'northwind', companyName: 'Northwind Telecom' },
    customerId: 'C-1',
  });
  await apply(deployed);
  await reached(deployed, 'done');
  expect(await device('os::02005E-ALONE-0')).toMatchObject({
    device_status: 'Deployed',
    customer_id: 'C-1',
    address: '12 Harbour Road',
  });
});

test('asks about unclear parts of a file before anything is stored', async () => {
  const file = Buffer.from(`Barcode,Ether,Type\nMAP-0,${mac(3600)},AR2146`).toString('base64');
  const asked = await post('/invdevices/bulk-uploads/reading', { type: 'create', file });
  expect(asked.data).toMatchObject({
    missing: ['deviceSn', 'macAddr', 'modelName'],
    rows: 1,
    file: {
      encoding: 'utf-8',
      alternatives: [],
      columns: [{ head: 'Barcode', state: 'unknown', samples: ['MAP-0'] }, {}, {}],
    },
  });
  const columns = ['deviceSn', 'macAddr', 'modelName'].map((field, column) => ({ column, field }));
  const body = { fileName: 'devices.csv', type: 'create', file };
  expect(await post('/invdevices/bulk-uploads', body)).toMatchObject({
    code: 'custom',
    data: { reason: 'noColumns' },
  });
  const { historyId } = (await post('/invdevices/bulk-uploads', { ...body, columns })).data;
  const history = await reached(historyId, 'previewed');
  expect(history).toMatchObject({ valid: 1 });
  // The choice is part of the record.
  expect(history.reading.notes).toContainEqual({
    code: 'chosen',
    params: { head: 'Barcode', column: 'deviceSn' },
  });
});

test('exports devices with MAC addresses, and the exported file changes nothing when uploaded', async () => {
  for (const as of ['csv', 'xlsx']) {
    const answer = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/action/export',
      headers: admin,
      payload: { as },
    });
    const file = answer.rawPayload.toString('base64');
    const { data } = await post('/invdevices/bulk-uploads/reading', { type: 'edit', file });
    const fields = data.file.columns.flatMap(({ field }: { field: string | null }) => field ?? []);
    expect(fields).toEqual(
      expect.arrayContaining(['endpointId', 'deviceSn', 'macAddr', 'modelName', 'opid', 'customerId']),
    );
    const open = data.file.columns.filter(
      ({ state }: { state: string }) => state === 'unknown' || state === 'ambiguous',
    );
    expect(open).toEqual([]);
    const historyId = await upload('edit', file);
    const history = await reached(historyId, 'previewed');
    expect(history.totalRecords).toBeGreaterThan(20);
    expect([history.valid, history.invalidData, history.unchanged]).toEqual([0, 0, history.totalRecords]);
  }
});

describe('the city of an uploaded device', () => {
  const head = 'deviceSn,macAddr,modelName,customerId,address,lat,lng';
  const endpointId = 'os::02005E-CITY-0';
  const place = async () => {
    const { city, province } = (await device(endpointId)) ?? {};
    return { city, province };
  };

  test('follows from its coordinates, so that it is in a location group and in outages', async () => {
    const rows = [`CITY-0,${mac(7200)},AR2146,C-1,1 Haeundae-ro,35.16,129.16`];
    const historyId = await upload(
      'deploy',
      sheet(head, [...rows, `CITY-1,${mac(7201)},AR2146,C-2,At sea,0,-30`]),
    );
    await apply(historyId);
    await reached(historyId, 'done');
    expect(await place()).toEqual({ city: 'Busan', province: 'Busan' });
    expect(await device('os::02005E-CITY-1')).toMatchObject({ city: null, province: null });
    const { data } = await post('/devices/action/getDevicePageList', { keyword: 'CITY-0' });
    expect(data).toMatchObject([{ city: 'Busan' }]);
  });

  test('changes with them, and is restored by the undo', async () => {
    const moved = await upload('edit', sheet('endpointId,lat,lng', [`${endpointId},37.57,126.98`]));
    await apply(moved);
    await reached(moved, 'done');
    expect(await place()).toEqual({ city: 'Seoul', province: 'Seoul' });
    await post(`/invdevices/bulk-uploads/${moved}/undo`, {});
    await reached(moved, 'undone');
    expect(await place()).toEqual({ city: 'Busan', province: 'Busan' });
  });

  test('stays if a person has named it', async () => {
    await post('/devices/actions/deactivate', { endpointId });
    const home = {
      endpointId,
      customerId: 'C-3',
      address: '3 Ilchul-ro',
      city: 'Seongsan',
      lat: 33.46,
      lng: 126.94,
    };
    expect(await post('/devices/actions/activate', home)).toMatchObject({ code: 'success' });
    const moved = await upload('edit', sheet('endpointId,lat,lng', [`${endpointId},33.47,126.93`]));
    await apply(moved);
    await reached(moved, 'done');
    expect((await place()).city).toBe('Seongsan');
  });

  test("of an activation with a marker and no city is the marker's", async () => {
    await post('/devices/actions/deactivate', { endpointId });
    await post('/devices/actions/activate', {
      endpointId,
      customerId: 'C-4',
      address: '1 Long Street',
      lat: -33.92,
      lng: 18.42,
    });
    expect(await place()).toEqual({ city: 'Cape Town', province: 'Western Cape' });
  });
});

test('changes nothing if it is cancelled before it is applied, and can then not be applied', async () => {
  const historyId = await upload('create', sheet('deviceSn,macAddr,modelName', [`NO-0,${mac(4000)},AR2146`]));
  const { planHash } = await reached(historyId, 'previewed');
  expect(await post(`/invdevices/bulk-uploads/${historyId}/undo`, {})).toMatchObject({ code: 'conflict' });
  await post(`/invdevices/bulk-uploads/${historyId}/cancel`, {});
  expect((await detail(historyId)).history).toMatchObject({ state: 'cancelled', result: 'cancelled' });
  const late = await post(`/invdevices/bulk-uploads/${historyId}/apply`, { planHash });
  expect(late).toMatchObject({ status: 409, code: 'conflict' });
});

test('returns the invalid rows as a file that can be uploaded again', async () => {
  const rows = [`BACK-0,${mac(5000)},AR2146,Fine`, 'BACK-1,1E+11,AR2146,=cmd()'];
  const historyId = await upload('create', sheet('deviceSn,macAddr,modelName,deviceName', rows));
  await reached(historyId, 'previewed');
  const url = `/api/v1/invdevices/bulk-uploads/${historyId}/rows?as=csv`;
  const { body } = await bench.app.inject({ url, headers: admin });
  expect(body).toContain(
    "BACK-1,1E+11,AR2146,'=cmd(),,Line 3: MAC address: 1E+11 lost digits in a spreadsheet.",
  );
  expect(body).not.toContain('BACK-0');
  const mended = body.replace('1E+11', mac(5001));
  const again = await upload('create', Buffer.from(mended).toString('base64'));
  expect(await reached(again, 'previewed')).toMatchObject({
    valid: 1,
    invalidData: 0,
    reading: { ignored: [] },
  });
  expect((await detail(again)).historyData[0].changes).toContainEqual({
    field: 'deviceName',
    from: null,
    to: '=cmd()',
  });
});

describe('a form with the file (CL-175)', () => {
  const send = async (fields: Record<string, string>, lines: readonly string[]) => {
    const sent = form(fields, { name: 'supplier.csv', bytes: Buffer.from(lines.join('\n')) });
    const answer = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/invdevices/bulk-uploads',
      payload: sent.payload,
      headers: { ...admin, ...sent.headers },
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const row = `FORM-0,${mac(7100)},AR2146`;

  test.each(['create', 'add'])(
    'with the type %s is previewed like its JSON (A-082, CO-048)',
    async (type) => {
      const { data } = await send({ type }, ['deviceSn,macAddr,modelName', row, 'FORM-1,x,AR2146']);
      expect(await reached(data.historyId, 'previewed')).toMatchObject({
        fileName: 'supplier.csv',
        type: 'create',
        valid: 1,
        invalidData: 1,
      });
      const asJson = { fileName: 'same.csv', type, file: sheet('deviceSn,macAddr,modelName', [row]) };
      const { historyId } = (await post('/invdevices/bulk-uploads', asJson)).data;
      expect(await reached(historyId, 'previewed')).toMatchObject({ type: 'create', valid: 1 });
    },
  );

  test('that deploys without a customer or an address is refused, like the activation (TN-188)', async () => {
    const head = 'deviceSn,macAddr,modelName,customerId,address';
    const columns = await send({ type: 'deploy' }, ['deviceSn,macAddr,modelName', row]);
    expect(columns).toMatchObject({ status: 400, code: 'custom' });
    const { data } = await send({ type: 'deploy' }, [
      head,
      `${row},,1 Long Street`,
      `FORM-2,${mac(7102)},AR2146,C-1,`,
    ]);
    expect(await reached(data.historyId, 'previewed')).toMatchObject({
      valid: 0,
      invalidData: 2,
      errors: { required: 2 },
    });
  });

  test('without a file, without a type or beyond 8 MB is refused', async () => {
    const none = form({ type: 'create', fileName: 'none.csv' });
    const answer = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/invdevices/bulk-uploads',
      payload: none.payload,
      headers: { ...admin, ...none.headers },
    });
    expect(answer.json()).toMatchObject({ code: 'custom', message: expect.stringContaining('file') });
    expect(await send({}, [row])).toMatchObject({ status: 400, message: expect.stringContaining('type') });
    const large = await send({ type: 'create' }, ['x'.repeat(9 * 2 ** 20)]);
    expect(large).toMatchObject({ status: 413, code: 'custom', message: 'The file is too large.' });
  });
});

describe('devices as JSON', () => {
  const devices = [
    { deviceSn: 'JSON-0', macAddr: mac(6000), modelName: 'AR2146' },
    { deviceSn: 'JSON-1', macAddr: mac(6000), modelName: 'AR2146' },
    { deviceSn: 'JSON-2', macAddr: mac(6002), modelName: 'AR2146', retailer: 'Corner Store' },
  ];

  test('are added row by row, 10,000 a call (CL-024, CO-045)', async () => {
    const { data } = await post('/devices/action/create', { devices });
    expect(data.successes).toEqual([{ index: 2, endpointId: 'os::02005E-JSON-2' }]);
    expect(data.errors).toMatchObject([
      { index: 0, errors: [{ field: 'macAddr', code: 'macTwice' }] },
      { index: 1, errors: [{ field: 'macAddr', code: 'macTwice' }] },
    ]);
    expect(await device('os::02005E-JSON-2')).toMatchObject({
      device_status: 'Inventory',
      retailer: 'Corner Store',
    });
  });

  test('give a number to one device only, even for two concurrent calls', async () => {
    const racing = [7000, 7000].map((n, at) => ({
      deviceSn: `RACE-${at}`,
      macAddr: mac(n),
      modelName: 'AR2146',
    }));
    const answers = await Promise.all(
      racing.map((each) => post('/devices/action/ctcCreateDeviceExcel', { devices: [each] })),
    );
    const added = answers.flatMap(({ data }) => data.successes);
    const refused = answers.flatMap(({ data }) => data.errors);
    expect(added).toHaveLength(1);
    expect(refused).toMatchObject([{ errors: [{ field: 'macAddr', code: 'macconflict' }] }]);
  });

  test.each([
    ['a MAC address that another device has', { macAddr: mac(6002) }, 409, 'macconflict'],
    ['a serial number that another device has', { deviceSn: 'json-2' }, 409, 'serialnumber-conflict'],
    ['an endpoint id that another device has', { endpointId: 'os::02005E-JSON-2' }, 409, 'conflict'],
    ['no MAC address', { macAddr: 'no address' }, 400, 'mac-valid'],
    ['a MAC address that lost digits', { macAddr: '1E+11' }, 400, 'mac-valid'],
    ['a serial number that lost digits', { deviceSn: '1E+11' }, 400, 'serialnumber-invalid'],
    ['a model that is not there', { modelName: 'None' }, 400, 'custom'],
  ])(
    'given one device with %s, then the call is refused with its row (ER-032..ER-036)',
    async (_, wrong, status, code) => {
      const device = { deviceSn: 'ONE-8000', macAddr: mac(8000), modelName: 'AR2146', ...wrong };
      const answer = await post('/devices/action/create', { devices: [device] });
      expect(answer).toMatchObject({ status, code });
      expect(answer.data).toMatchObject({ successes: [], updates: [], errors: [{ index: 0 }] });
    },
  );

  test('can be validated first', async () => {
    const macs = await post('/invdevices/validations/macs', { macAddr: [mac(6002), mac(9999), 'x'] });
    // CL-170, CL-171, ER-033..ER-036.
    expect([macs.status, macs.code]).toEqual([400, 'macconflict']);
    expect(macs.data.errors).toMatchObject([
      { index: 0, errors: [{ code: 'macconflict' }] },
      { index: 2, errors: [{ code: 'mac-valid' }] },
    ]);
    const serials = await post('/invdevices/validations/serial-numbers', {
      deviceSn: ['json-2', 'NEW', '1E+11'],
    });
    expect([serials.status, serials.code]).toEqual([400, 'serialnumber-conflict']);
    expect(serials.data.errors).toMatchObject([
      { index: 0, errors: [{ code: 'serialnumber-conflict' }] },
      { index: 2, errors: [{ code: 'serialnumber-invalid' }] },
    ]);
    for (const [path, body, code] of [
      ['macs', { macAddr: [mac(9998), 'x', mac(6002)] }, 'mac-valid'],
      ['macs', { macAddr: [mac(9998), mac(9998)] }, 'macconflict'],
      ['serial-numbers', { deviceSn: ['1E+11', 'json-2'] }, 'serialnumber-invalid'],
      ['serial-numbers', { deviceSn: ['NEW', 'new'] }, 'serialnumber-conflict'],
    ] as const)
      expect(await post(`/invdevices/validations/${path}`, body)).toMatchObject({ status: 400, code });
    expect(await post('/invdevices/validations/macs', { macAddr: [mac(9997), mac(9998)] })).toMatchObject({
      code: 'success',
      data: { errors: [] },
    });
    const updates = await post('/invdevices/validations/updates', {
      devices: [
        { endpointId: 'os::02005E-JSON-2', retailer: 'x' },
        { endpointId: 'os::02005E-NONE', retailer: 'x' },
      ],
    });
    expect(updates.data.errors).toMatchObject([{ index: 1, errors: [{ code: 'unknownDevice' }] }]);
  });
});

test("RU-126: lists the history of the caller's organisation, by time or email", async () => {
  const list = (headers: { authorization: string }, body: object = {}) =>
    post('/invdevices/bulk-uploads/page', body, headers);
  const own = await list(admin, { orders: [{ column: 'email', order: 'asc' }] });
  expect(own.data[0]).toMatchObject({ requestedBy: { email: 'admin@northwind.example', name: 'Nora West' } });
  expect(await list(admin, { orders: [{ column: 'type', order: 'asc' }] })).toMatchObject({ status: 400 });
  const foreign = await list(await bench.login('admin@brightline.example'));
  const emails = foreign.data.map(({ requestedBy }: { requestedBy: { email: string } }) => requestedBy.email);
  expect(emails.filter((email: string) => !email.endsWith('@brightline.example'))).toEqual([]);
  const { historyId } = own.data[0];
  const hidden = await post(
    '/invdevices/bulk-uploads/detail',
    { historyId },
    await bench.login('admin@brightline.example'),
  );
  expect(hidden.code).toBe('nodata');
  expect((await list(await bench.login('auditor@northwind.example'))).data.length).toBeGreaterThan(0);
});
