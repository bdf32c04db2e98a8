import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { genericFeatures } from '#domain/models.ts';
import { type BenchServer, startBench } from './bench-server.ts';

type Headers = { authorization: string };
let bench: BenchServer;
let admin: Headers;
let support: Headers;
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('system.admin@waymark.example');
  support = await bench.login('support@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const change = async (table: string, model: string, payload: object, headers = admin) =>
  (
    await bench.app.inject({ method: 'PATCH', url: `/admin/api/v1/ref/${table}/${model}`, headers, payload })
  ).json();
const remove = async (table: string, ids: string[]) =>
  (
    await bench.app.inject({
      method: 'DELETE',
      url: `/admin/api/v1/ref/${table}`,
      headers: admin,
      payload: { ids },
    })
  ).json();
/** Returns the model as a support engineer's console gets it on its next page load, two seconds later. */
const seen = async (model: string) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + 2_000);
  const { data } = (await bench.app.inject({ url: '/auth/v1/profile', headers: support })).json();
  return data.models.find(({ modelName }: { modelName: string }) => modelName === model);
};

test('RU-052, RU-053, RU-071, A-073, CO-041, CO-042: seeds the models as specified', async () => {
  expect((await seen('AR1344')).securitySupport).toEqual(['WPA2-Personal', 'WPA3-Personal-Transition']);
  expect((await seen('AR2140')).securitySupport).toContain('None');
  expect((await seen('KSTB2020')).supportFeatures).toContain('hdmiCec');
  expect((await seen('KSTB6200')).supportFeatures).not.toContain('hdmiCec');
  expect((await seen('EVO5000AP')).supportMenu).toContain('App Management');
});

test("gives a model the ten keys of 000 §3, with the manufacturer's as entered by the administrator", async () => {
  const make = {
    modelSubName: 'Outdoor',
    modelOui: '0A52A4',
    manufacturerId: 'arden',
    manufacturerName: 'Arden Networks',
  };
  expect(await seen('AR2146')).toMatchObject({
    modelOui: '0A52A4',
    manufacturerName: 'Arden Networks',
    modelSubName: 'Wi-Fi 6 router',
  });
  const subNames = ['KSTB2020', 'AR1344', 'EVO5000AP', 'EAP2244'].map(
    async (model) => (await seen(model)).modelSubName,
  );
  expect(await Promise.all(subNames)).toEqual([
    'Set-top box',
    'Wi-Fi 5 router',
    'Wi-Fi 6E access point',
    'Wi-Fi 5 extender',
  ]);
  expect((await change('device-model', 'AR2146', make)).code).toBe('success');
  expect(await seen('AR2146')).toMatchObject({
    ...make,
    modelId: 'ar2146',
    modelName: 'AR2146',
    productClass: 'APROUTER',
    protocol: 'USP',
    supportFeatures: expect.arrayContaining(['wifiRadio']),
    supportMenu: expect.arrayContaining(['General']),
  });
});

test('CO-043: has an existing image for twelve models', async () => {
  const { data } = (await bench.app.inject({ url: '/auth/v1/profile', headers: support })).json();
  const images: Record<string, string> = data.model_images;
  expect(Object.keys(images)).toHaveLength(12);
  expect(images).not.toHaveProperty('KSTB6200');
  for (const address of Object.values(images)) expect(existsSync(`public${address}`)).toBe(true);
});

test('RU-021: applies changed features and tabs of a model without a restart, also for signed-in users', async () => {
  await change('device-model-feature', 'AR1031', { supportFeatures: ['reboot', 'ping'] });
  await change('device-model-menu', 'AR1031', { supportMenu: ['General', 'History'] });
  expect(await seen('AR1031')).toMatchObject({
    supportFeatures: ['reboot', 'ping'],
    supportMenu: ['General', 'History'],
  });
});

test('gives a model without a row the features of every USP agent', async () => {
  await remove('device-model-feature', ['AR2144']);
  expect((await seen('AR2144')).supportFeatures).toEqual(genericFeatures);
});

test.each([[[]], ['AR2040'], [null]])('RU-003: rejects %j as a device model', async (payload) => {
  const answer = await bench.app.inject({
    method: 'PATCH',
    url: '/admin/api/v1/ref/device-model/AR2040',
    headers: { ...admin, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'custom']);
});

test('refuses an unknown feature, and a model that does not exist', async () => {
  const feature = { supportFeatures: ['teleport'] };
  expect(await change('device-model-feature', 'AR2040', feature)).toMatchObject({ code: 'custom' });
  const created = await bench.app.inject({
    method: 'POST',
    url: '/admin/api/v1/ref/device-model-menu',
    headers: admin,
    payload: { modelName: 'Nowhere', supportMenu: ['General'] },
  });
  expect(created.json()).toMatchObject({ code: 'custom' });
  expect(created.json().message).toContain('modelName');
});

test('PE-035: refuses changes by an operator, and by its support engineer', async () => {
  for (const headers of [await bench.login('admin@northwind.example'), support])
    expect(await change('device-model-feature', 'AR2040', { supportFeatures: [] }, headers)).toMatchObject({
      code: 'roleerr',
    });
  expect((await seen('AR2040')).supportFeatures).toContain('wifiRadio');
});

test('devices have the class of their model, in the list and in its counts', async () => {
  const listed = async () => {
    const answer = await bench.app.inject({
      url: '/api/v1/devices?page=1&limit=100&keyword=EAP2244',
      headers: admin,
    });
    return answer.json().data.map(({ prodClass }: { prodClass: string }) => prodClass);
  };
  const counted = async () =>
    await bench.database.sql
      .selectFrom('device_count')
      .select(['prod_class', ({ fn }) => fn.sum<number>('n').as('n')])
      .where('model_name', '=', 'EAP2244')
      .where('n', '>', 0)
      .groupBy('prod_class')
      .execute();
  const before = await listed();
  expect(new Set(before)).toEqual(new Set(['EXTENDER']));
  await change('device-model', 'EAP2244', { productClass: 'AP' });
  expect(await listed()).toEqual(before.map(() => 'AP'));
  expect((await counted()).map((row) => [row.prod_class, Number(row.n)])).toEqual([['AP', before.length]]);
});

test('refuses to delete a model that devices have', async () => {
  expect(await remove('device-model', ['AR2040'])).toMatchObject({
    code: 'conflict',
    data: { device_model_feature: 1, device_model_menu: 1 },
  });
});

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
