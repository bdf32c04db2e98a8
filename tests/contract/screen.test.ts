import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureUploads, uploadPath } from '#server/devices/capture/uploads.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { exampleConsent } from './samples.ts';

let bench: BenchServer;
let support: { authorization: string };
let viewer: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  viewer = await bench.login('viewer@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const { endpointId } = exampleConsent;
const post = async (path: string, payload: object, headers = support) =>
  (await bench.app.inject({ method: 'POST', url: `/api/v1/devices/avs/${path}`, headers, payload })).json();

describe('the calls', () => {
  test('send no request to an offline television (CL-115, TN-102)', async () => {
    expect(await post('screen-captures/consents', { endpointId })).toMatchObject({ code: 'wsdisconnect' });
  });

  test('without a consent capture nothing, cancel nothing and press no key (CL-112..CL-116, RU-040)', async () => {
    for (const path of [
      'screen-capture-start',
      'screen-capture-cancel',
      'consent-cancel',
      'remote-control/take',
    ])
      expect(await post(path, { endpointId }), path).toMatchObject({ code: 'nodata' });
    expect(await post('remote-control', { endpointId, keyValue: 'OK' })).toMatchObject({ code: 'custom' });
  });

  test('are refused without the permission (PE-031)', async () => {
    for (const path of ['screen-captures/consents', 'screen-capture-start', 'remote-control'])
      expect(await post(path, { endpointId, keyValue: 'OK' }, viewer), path).toMatchObject({
        code: 'roleerr',
      });
  });

  test.each([
    ['remote-control', { keyValue: 'Escape' }],
    ['screen-capture-start', { count: '0' }],
    ['screen-capture-start', { count: 10 }],
    ['screen-capture-start', { interval: 50 }],
    ['screen-captures/consents', { language: 'xx' }],
    ['screen-captures/consents', { duration: 7_200 }],
  ])('%s refuses %j at its field (CO-063)', async (path, wrong) => {
    const answer = await post(path, { endpointId, ...wrong });
    expect(answer).toMatchObject({ code: 'custom' });
    expect(answer.message).toContain(Object.keys(wrong)[0]);
  });
});

describe('the upload endpoint for pictures', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const put = async (sequence: string, headers: Record<string, string>, payload: Buffer | string = png) =>
    (
      await bench.app.inject({
        method: 'PUT',
        url: `${uploadPath}/some-task/${sequence}`,
        headers: {
          'content-type': 'image/png',
          'x-taken-at': '2026-01-01T08:00:00Z',
          authorization: 'Bearer abc',
          ...headers,
        },
        payload,
      })
    ).statusCode;

  test('refuses any upload without the token of a running capture', async () => {
    expect(await put('1', {})).toBe(401);
    expect(await put('1', { authorization: 'Basic abc' })).toBe(401);
    expect(await put('1', support)).toBe(401);
  });

  test('reads no body without a token', async () => {
    expect(await put('1', {}, Buffer.alloc(2 * 1024 * 1024 + 1))).toBe(401);
  });
});

describe('the upload endpoint during a capture', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await pictureUploads(app, { opens: () => true, upload: async () => 'taken' });
  });
  afterAll(() => app.close());
  const put = async (sequence: string, headers: Record<string, string> = {}, payload = Buffer.from('x')) =>
    (
      await app.inject({
        method: 'PUT',
        url: `${uploadPath}/some-task/${sequence}`,
        headers: { 'content-type': 'image/png', 'x-taken-at': '2026-01-01T08:00:00Z', ...headers },
        payload,
      })
    ).statusCode;

  test.each([
    ['0', {}],
    ['-1', {}],
    ['999999', {}],
    ['1', { 'x-taken-at': 'yesterday' }],
  ])('refuses number %s with %j', async (sequence, headers) => {
    expect(await put(sequence, headers)).toBe(422);
  });

  test('accepts at most 2 MiB', async () => {
    expect(await put('1', {}, Buffer.alloc(2 * 1024 * 1024))).toBe(204);
    expect(await put('1', {}, Buffer.alloc(2 * 1024 * 1024 + 1))).toBe(413);
  });
});
