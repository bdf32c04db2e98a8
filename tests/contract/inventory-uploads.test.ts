import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
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
  const { rows } = await bench.database.sql
    .selectFrom('device')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .execute()
    .then((found) => ({ rows: found }));
  return rows[0] ?? null;
};

describe('a file of devices', () => {
  const good = Array.from({ length: 37 }, (_, n) => `UP-${n},${mac(n)},AR2146,Box ${n}`);
  const wrong = [`UP-100,not a mac,AR2146,`, `1E+11,${mac(101)},AR2146,`, `UP-102,${mac(102)},Nothing9000,`];
  let historyId = '';

  test('is previewed: each wrong row is named, and nothing is changed', async () => {
    historyId = await upload('create', sheet('deviceSn,macAddr,modelName,deviceName', [...good, ...wrong]));
    const history = await reached(historyId, 'previewed');
    expect(history).toMatchObject({ totalRecords: 40, valid: 37, invalidData: 3, result: 'pending' });
    expect(history.errors).toEqual({ 'mac-valid': 1, 'serialnumber-invalid': 1, unknownModel: 1 });
    const { historyData } = await detail(historyId, { show: 'invalid' });
    expect(historyData.map((row: { line: number }) => row.line)).toEqual([39, 40, 41]);
    expect(historyData[0].errors).toMatchObject([{ field: 'macAddr', code: 'mac-valid' }]);
    expect(await device('os::02005E-UP-0')).toBeNull();
  });

  test('is applied as previewed, and no other plan', async () => {
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

  test('is undone where nobody has changed a device since', async () => {
    const touched = 'os::02005E-UP-5';
    const renamed = await bench.app.inject({
      method: 'PATCH',
      url: '/api/v1/devices/did',
      headers: support,
      payload: { endpointId: touched, deviceName: 'Mine now' },
    });
    expect(renamed.json().code).toBe('success');
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
