import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isErrorCode } from '#domain/errors.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

let bench: BenchServer;
let support: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const getDevice = '/api/v1/devices/action/getDevice';
const json = { 'content-type': 'application/json' };

describe("bad input gets a clear refusal in the API's format, never a 500", () => {
  test.each([
    ['malformed JSON', 400, getDevice, '{bad'],
    ['an empty body', 400, getDevice, ''],
    ['an array', 400, getDevice, '[]'],
    ['null', 400, getDevice, 'null'],
    ['a prototype', 400, getDevice, '{"__proto__":{"a":1},"endpointId":"x"}'],
    ['a number for text', 400, getDevice, '{"endpointId":5}'],
    ['a NUL character', 400, getDevice, '{"endpointId":"a\\u0000b"}'],
    ['half a surrogate pair', 400, getDevice, '{"endpointId":"\\ud800"}'],
    ['a body of 2 MB', 413, getDevice, JSON.stringify({ endpointId: 'x'.repeat(2_000_000) })],
    ['deep nesting', 400, getDevice, `{"options":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    [
      'a shell command as host',
      400,
      '/api/v1/devices/diagnostics/ip-ping',
      `{"endpointId":"${ownDevice}","host":"a;rm -rf /"}`,
    ],
    [
      'a script address as host',
      400,
      '/api/v1/devices/diagnostics/speeds/download',
      `{"endpointId":"${ownDevice}","host":"javascript:alert(1)"}`,
    ],
    ['no host', 400, '/api/v1/devices/diagnostics/ip-ping', `{"endpointId":"${ownDevice}","host":""}`],
    [
      'a count beyond the limit',
      400,
      '/api/v1/devices/diagnostics/wifis/signal-strength-start',
      `{"endpointId":"${ownDevice}","interval":1,"count":1801}`,
    ],
    [
      'an interval that is none',
      400,
      '/api/v1/devices/diagnostics/wifis/signal-strength-start',
      `{"endpointId":"${ownDevice}","interval":2,"count":100}`,
    ],
    [
      '1,001 devices',
      400,
      '/api/v1/devices/actions/multi/reboot',
      JSON.stringify({ endpointIds: Array.from({ length: 1_001 }, (_, i) => `os::${i}`) }),
    ],
    [
      'a device twice',
      400,
      '/api/v1/devices/actions/multi/reboot',
      JSON.stringify({ endpointIds: [ownDevice, ownDevice] }),
    ],
    ['no device', 400, '/api/v1/devices/actions/multi/reboot', '{"endpointIds":[]}'],
    [
      'both ways to name devices',
      400,
      '/api/v1/devices/actions/multi/reboot',
      `{"endpointIds":["${ownDevice}"],"endpointId":"${ownDevice}"}`,
    ],
    [
      'a blank name',
      400,
      '/api/v1/devices/action/query',
      `{"endpointId":"${ownDevice}","paths":["' or 1=1"]}`,
    ],
  ])('%s', async (_name, status, url, payload) => {
    const answer = await bench.app.inject({ method: 'POST', url, headers: { ...json, ...support }, payload });
    expect(answer.statusCode).toBe(status);
    const body = answer.json();
    expect(Object.keys(body)).toEqual(['code', 'message', 'data', 'requestId']);
    expect(isErrorCode(body.code)).toBe(true);
    expect(body.message).not.toBe('');
  });

  test.each([
    ['an unknown address', 404, '/api/v1/nothing'],
    ['a broken escape', 400, '/api/v1/tasks/%E0%A4%A'],
    ['a very long id', 400, `/api/v1/tasks/${'x'.repeat(3_000)}`],
    ['an unknown query', 400, '/api/v1/devices?sort=name'],
    ['a query twice', 400, '/api/v1/devices?limit=1&limit=2'],
    ['a limit of 0', 400, '/api/v1/devices?limit=0'],
    ['a limit that is no number', 400, '/api/v1/devices?limit=many'],
    ['a task id with a slash', 404, '/api/v1/tasks/a/b'],
    ['SQL as a task id', 400, "/api/v1/tasks/'%3Bdrop"],
    ['a time before the calendar', 400, '/api/v1/tasks?from=0000-01-01T00:00:00Z'],
    ['a time before any device', 400, '/api/v1/tasks?from=1969-12-31T23:59:59Z'],
    ['a leap second', 400, '/api/v1/tasks?from=2016-12-31T23:59:60Z'],
    ['a time beyond the database', 400, '/api/v1/tasks?to=9999-12-31T23:59:59Z'],
    ['a day that is none', 400, '/api/v1/tasks?to=2026-02-30T00:00:00Z'],
    ['a zone that is none', 400, '/api/v1/tasks?to=2026-02-28T00:00:00%2B99:99'],
  ])('%s', async (_name, status, url) => {
    const answer = await bench.app.inject({ url, headers: support });
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json())).toEqual(['code', 'message', 'data', 'requestId']);
  });

  test('refuses another content type, naming the right one', async () => {
    const answer = await bench.app.inject({
      method: 'POST',
      url: getDevice,
      headers: { ...support, 'content-type': 'text/plain' },
      payload: 'endpointId=1',
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toContain('application/json');
  });

  test('returns an empty page beyond the end', async () => {
    const answer = await bench.app.inject({ url: '/api/v1/devices?page=1000000', headers: support });
    expect(answer.json()).toMatchObject({ code: 'success', data: [] });
  });

  test.each(['%', '_', '\\', "' or '1'='1", 'a\tb', '가', '💡', '*', '..'])(
    'treats the keyword %s as plain text',
    async (keyword) => {
      const answer = await bench.app.inject({ url: '/api/v1/devices', query: { keyword }, headers: support });
      expect(answer.statusCode).toBe(200);
    },
  );

  test('answers in Korean if the client requests it', async () => {
    const answer = await bench.app.inject({
      method: 'POST',
      url: getDevice,
      headers: { ...support, 'accept-language': 'ko-KR,ko;q=0.9,en;q=0.8' },
      payload: { endpointId: 'none' },
    });
    expect(answer.json()).toMatchObject({ code: 'nodata', message: '데이터가 없습니다.' });
  });
});

test('serves pages and health without a login, with the policy header', async () => {
  for (const url of ['/healthz', '/readyz', '/docs/api', '/docs/api/main.json', '/docs/api/style.css']) {
    const answer = await bench.app.inject({ url });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  }
  expect((await bench.app.inject({ url: '/docs/api' })).body).not.toContain('<script');
});

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
