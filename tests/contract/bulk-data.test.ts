import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bulkBounds } from '#domain/viewing/bulk.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice, pair } from './samples.ts';

/** Bulk data of set-top boxes by HTTP (TR-369 annex A), through a real socket. */
let bench: BenchServer;
const secrets = new Map<string, string>();
const [, otherDevice = ''] = pair;
beforeAll(async () => {
  bench = await startBench({ devices: true, adoptPerHour: 1_000 });
  const headers = await bench.login('admin@northwind.example');
  for (const endpointId of [ownDevice, otherDevice]) {
    const answer = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/op/action/identity',
      headers,
      payload: { endpointId },
    });
    secrets.set(endpointId, answer.json().data.secret);
  }
}, 120_000);
afterAll(() => bench.close());
beforeEach(() => sql`truncate viewing_box cascade`.execute(bench.database.sql));

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const of = (endpointId: string) => basic(endpointId, secrets.get(endpointId) ?? '');
/** Headers of obuspa. */
const usual = () => ({
  'content-type': 'application/json; charset=UTF-8',
  'bbf-report-format': 'NameValuePair',
  authorization: of(ownDevice),
});

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Parts of the body, which is chunked. */
  parts?: (string | Buffer)[];
}

async function send({ method = 'POST', path = '/bulk/v1/viewing', headers = {}, parts = [] }: Sent) {
  const request = httpRequest({
    host: '127.0.0.1',
    port: bench.uspPort,
    method,
    path,
    headers: { ...usual(), ...headers },
    agent: false,
  });
  const answered = once(request, 'response');
  // The server may close before the body is sent.
  request.on('error', () => {});
  for (const part of parts) request.write(part);
  request.end();
  const [response] = await answered;
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    text += part;
  });
  await once(response, 'close');
  return { status: response.statusCode as number, headers: response.headers, text };
}
const statusOf = async (sent: Sent) => (await send(sent)).status;

const now = () => Math.floor(bench.clock.now.getTime() / 1000);
/** Values of one report: segments of a minute by their numbers. */
function valuesOf(numbers: readonly number[], more: Record<string, unknown> = {}): Record<string, unknown> {
  const object = 'Device.X_WAYMARK_Viewing.';
  const values: Record<string, unknown> = { [`${object}LogId`]: 'a1' };
  for (const [at, number] of numbers.entries()) {
    const segment = `${object}Segment.${at + 1}.`;
    values[`${segment}Number`] = number;
    values[`${segment}Kind`] = 'linear';
    values[`${segment}Start`] = now() - 90_000 + number * 60;
    values[`${segment}Seconds`] = 60;
    values[`${segment}ServiceId`] = 'svc-7';
    values[`${segment}ServiceName`] = 'Seven';
  }
  return { ...values, ...more };
}
const pairs = (...reports: (readonly number[])[]) =>
  JSON.stringify({
    Report: reports.map((numbers) => ({ CollectionTime: now(), ...valuesOf(numbers) })),
  });
const stored = async () => {
  const { rows } = await sql<{ from: number; to: number }>`
    select lower(r)::int as from, upper(r)::int as to from viewing_report, unnest(fresh) r order by 1`.execute(
    bench.database.sql,
  );
  return rows.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
};

describe('a report is stored before it is acknowledged', () => {
  test('as obuspa sends it, in chunks', async () => {
    const body = pairs([1, 2, 3, 7]);
    const answer = await send({ parts: [body.slice(0, 40), body.slice(40)] });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(await stored()).toEqual([1, 2, 3, 7]);
  });

  test('packed, as an object hierarchy', async () => {
    const segment = { Number: 4, Kind: 'vod', Start: now() - 900, Seconds: 60, ServiceId: 'vod-1' };
    const body = JSON.stringify({
      Report: [
        { CollectionTime: now(), Device: { X_WAYMARK_Viewing: { LogId: 'a1', Segment: { 1: segment } } } },
      ],
    });
    const headers = { 'content-encoding': 'gzip', 'bbf-report-format': '"ObjectHierarchy"' };
    expect(await statusOf({ headers, parts: [gzipSync(body)] })).toBe(200);
    expect(await stored()).toEqual([4]);
  });

  test.each([
    [
      'ParameterPerRow',
      (values: Record<string, unknown>) => [
        'ReportTimestamp,ParameterName,ParameterValue,ParameterType',
        ...Object.entries(values).map(([name, value]) => `${now()},${name},"${value}",string`),
      ],
    ],
    [
      'ParameterPerColumn',
      (values: Record<string, unknown>) => [
        ['ReportTimestamp', ...Object.keys(values)].join(','),
        [now(), ...Object.values(values)].join(','),
      ],
    ],
  ] as const)('as CSV, %s', async (format, linesOf) => {
    const body = linesOf(valuesOf([5, 6])).join('\r\n');
    const headers = { 'content-type': 'text/csv; charset="utf-8"; header=present' };
    expect(await statusOf({ headers: { ...headers, 'bbf-report-format': format }, parts: [body] })).toBe(200);
    expect(await stored()).toEqual([5, 6]);
  });

  test('once, although a failed report comes again inside the next body, and by event', async () => {
    for (const body of [pairs([1, 2]), pairs([1, 2], [3, 4]), pairs([3, 4], [1, 2], [5])])
      expect(await statusOf({ parts: [body] })).toBe(200);
    expect(await stored()).toEqual([1, 2, 3, 4, 5]);
  });

  test('with 10,000 rows of CSV', async () => {
    const lines = Object.entries(valuesOf(Array.from({ length: 1_666 }, (_, at) => at + 1))).map(
      ([name, value]) => `${now()},${name},${value},string`,
    );
    expect(lines.length).toBeGreaterThan(9_990);
    const body = ['ReportTimestamp,ParameterName,ParameterValue,ParameterType', ...lines].join('\n');
    const headers = { 'content-type': 'text/csv', 'bbf-report-format': 'ParameterPerRow' };
    expect(await statusOf({ headers, parts: [body] })).toBe(200);
    expect((await stored()).length).toBeGreaterThan(1_400);
  });

  test('unless its sequence has a name that cannot be stored', async () => {
    const body = JSON.stringify({
      Report: [{ CollectionTime: now(), ...valuesOf([1], { 'Device.X_WAYMARK_Viewing.LogId': 'a\u0000' }) }],
    });
    expect(await statusOf({ parts: [body] })).toBe(200);
    expect(await stored()).toEqual([]);
  });

  test('of the device that its address names', async () => {
    const serial = (ownDevice.split('-').at(-1) ?? '') as string;
    expect(await statusOf({ path: `/bulk/v1/viewing?sn=${serial}`, parts: [pairs([1])] })).toBe(200);
    expect(await statusOf({ path: '/bulk/v1/viewing?sn=ANOTHER-1', parts: [pairs([2])] })).toBe(403);
    expect(await statusOf({ path: '/bulk/v1/viewing?oui=ABCDEF', parts: [pairs([3])] })).toBe(403);
    expect(await stored()).toEqual([1]);
  });

  test('or not at all, if the customer has opted out', async () => {
    await sql`insert into viewing_opt_out select endpoint_id, op_id, now() from device
      where endpoint_id = ${ownDevice}`.execute(bench.database.sql);
    expect(await statusOf({ parts: [pairs([1])] })).toBe(200);
    await sql`delete from viewing_opt_out`.execute(bench.database.sql);
    expect(await stored()).toEqual([]);
  });
});

describe('without proof', () => {
  test.each([
    ['a wrong password', () => basic(ownDevice, 'wrong')],
    ['an unknown device', () => basic('os::00AABB-none', 'wrong')],
    ['the secret of another device', () => basic(otherDevice, secrets.get(ownDevice) ?? '')],
    ['no device', () => basic('', secrets.get(ownDevice) ?? '')],
    ['a token', () => 'Bearer x'],
    ['nothing', () => ''],
  ])('%s gets the same answer as the others, before its body is read', async (_, authorization) => {
    const expected = await send({ headers: { authorization: basic('os::00AABB-none', 'x') } });
    const answer = await send({
      headers: { authorization: authorization(), 'content-length': '100000000' },
      parts: ['{'],
    });
    const plain = ({ headers: { date: _date, ...rest }, ...more }: typeof answer) => ({ ...more, rest });
    expect(answer.status).toBe(401);
    expect(plain(answer)).toEqual(plain(expected));
    expect(await stored()).toEqual([]);
  });
});

describe('a bad body is refused and stores nothing', () => {
  const bomb = () => gzipSync(Buffer.alloc(64 * 1024 * 1024, 32));
  const deep = () => `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`;
  const many = () => pairs(Array.from({ length: Math.ceil(bulkBounds.values / 6) + 1 }, (_, at) => at + 1));
  const packed = { 'content-encoding': 'gzip' };
  test.each<[string, number, () => Sent]>([
    ['a bomb', 413, () => ({ headers: packed, parts: [bomb()] })],
    ['truncated gzip', 400, () => ({ headers: packed, parts: [gzipSync(pairs([1])).subarray(0, 60)] })],
    ['plain text that claims to be packed', 400, () => ({ headers: packed, parts: [pairs([1])] })],
    ['2 MB', 413, () => ({ parts: [' '.repeat(2 * 1024 * 1024)] })],
    ['1,000 levels', 400, () => ({ parts: [`{"Report":[${deep()}]}`] })],
    ['too many values', 400, () => ({ headers: packed, parts: [gzipSync(many())] })],
    ['no JSON', 400, () => ({ parts: ['{"Report":['] })],
    ['no UTF-8', 400, () => ({ parts: [Buffer.from([0x22, 0xff, 0x22])] })],
    ['text/plain', 415, () => ({ headers: { 'content-type': 'text/plain' }, parts: ['x'] })],
    [
      'another charset',
      415,
      () => ({ headers: { 'content-type': 'application/json; charset=latin1' }, parts: [pairs([1])] }),
    ],
    ['another encoding', 415, () => ({ headers: { 'content-encoding': 'br' }, parts: ['x'] })],
    ['another format', 415, () => ({ headers: { 'bbf-report-format': 'XML' }, parts: [pairs([1])] })],
    ['a format of the other type', 415, () => ({ headers: { 'content-type': 'text/csv' }, parts: ['a,b'] })],
    [
      'an open quote in CSV',
      400,
      () => ({
        headers: { 'content-type': 'text/csv', 'bbf-report-format': 'ParameterPerRow' },
        parts: ['ParameterName,"'],
      }),
    ],
    ['another path', 404, () => ({ path: '/bulk/v1/a/b', parts: [pairs([1])] })],
    ['another method', 405, () => ({ method: 'PUT', parts: [pairs([1])] })],
  ])('%s: %i', async (_, status, sent) => {
    expect(await statusOf(sent())).toBe(status);
    expect(await stored()).toEqual([]);
  });

  test('and the next body is read, and its reports are stored', async () => {
    const lines = Object.entries({ ...usual(), host: 'x', 'content-length': '1000' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    // A device has one body at a time. An attempt that overtakes the half body is accepted, and is repeated: its segment
    // counts once.
    const half = await eventually(async () => {
      const socket = connect(bench.uspPort, '127.0.0.1');
      socket.write(['POST /bulk/v1/viewing HTTP/1.1', ...lines, '', '{"Rep'].join('\r\n'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const second = await send({ parts: [pairs([1])] });
      if (second.status !== 503) socket.destroy();
      expect([second.status, second.headers['retry-after']]).toEqual([503, '10']);
      return socket;
    });
    // It does not keep another device out.
    expect(await statusOf({ headers: { authorization: of(otherDevice) }, parts: [pairs([1])] })).toBe(200);
    half.destroy();
    await once(half, 'close');
    await eventually(async () => expect(await statusOf({ parts: [pairs([1])] })).toBe(200));
    expect(await stored()).toEqual([1, 1]);
  });
});
