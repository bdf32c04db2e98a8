import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

/** Profile.model_images, docs/decisions/230. */

let bench: BenchServer;
let admin: { authorization: string };
let support: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('system.admin@waymark.example');
  support = await bench.login('support@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const call = async (method: 'PUT' | 'DELETE', modelName: string, picture?: Buffer, headers = admin) =>
  (
    await bench.app.inject({
      method,
      url: `/admin/api/v1/ref/device-model/${modelName}/picture`,
      headers,
      ...(picture ? { payload: { picture: picture.toString('base64') } } : {}),
    })
  ).json();
/** Returns the image that a user sees two seconds later (docs/decisions/126). */
const imageOf = async (modelName: string): Promise<string | undefined> => {
  bench.clock.now = new Date(bench.clock.now.getTime() + 2_000);
  const { data } = (await bench.app.inject({ url: '/auth/v1/profile', headers: support })).json();
  return data.model_images[modelName];
};

test('given a picture of a model, then every user’s profile has its address, and a request without a login gets the file', async () => {
  const { data } = await call('PUT', 'KSTB6200', png);
  expect(await imageOf('KSTB6200')).toBe(data.address);
  const answer = await bench.app.inject({ url: data.address });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable'),
    'x-content-type-options': 'nosniff',
  });
  expect(answer.rawPayload.equals(png)).toBe(true);
  await bench.settled();
  const trail = await bench.app.inject({
    url: '/api/v1/log/audit',
    query: { object: 'KSTB6200', limit: '1' },
    headers: admin,
  });
  expect(trail.json().data.entries[0]).toMatchObject({
    operation: 'setModelPicture',
    oldValue: null,
    newValue: { mediaType: 'image/png', size: png.length, digest: expect.any(String) },
  });
});

test('replaces a picture under another address, and without one restores the previous image', async () => {
  const before = await imageOf('AR2146');
  const first = (await call('PUT', 'AR2146', Buffer.concat([png, Buffer.from('x')]))).data.address;
  const second = (await call('PUT', 'AR2146', Buffer.concat([png, png]))).data.address;
  expect(second).not.toBe(first);
  expect((await bench.app.inject({ url: first })).statusCode).toBe(404);
  expect(await call('DELETE', 'AR2146')).toMatchObject({ code: 'success' });
  expect(await imageOf('AR2146')).toBe(before);
  expect(await call('DELETE', 'AR2146')).toMatchObject({ code: 'nodata' });
});

test.each([
  ['a drawing that may hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', Buffer.from('<!doctype html>')],
  ['a single byte', Buffer.from([0x89])],
])('%s is no picture', async (_, bytes) => {
  expect(await call('PUT', 'AR2146', bytes)).toMatchObject({
    code: 'custom',
    data: { errors: [{ field: 'body.picture' }] },
  });
});

test('refuses an unknown model, and users who may not change models', async () => {
  expect(await call('PUT', 'Nowhere', png)).toMatchObject({ code: 'nodata' });
  expect(await call('PUT', 'AR2146', png, support)).toMatchObject({ code: 'roleerr' });
  expect(await call('DELETE', 'AR2146', undefined, support)).toMatchObject({ code: 'roleerr' });
  expect((await bench.app.inject({ url: '/model-pictures/none' })).statusCode).toBe(404);
});
