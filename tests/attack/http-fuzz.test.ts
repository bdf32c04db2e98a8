import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationId, operationAliases, operations } from '#api/operations.gen.ts';
import { type BenchServer, startBench } from '#tests/contract/bench-server.ts';
import {
  exampleConsent,
  exampleRun,
  ownDevice,
  pair,
  resourceSamples,
  type Sample,
  samples,
} from '#tests/contract/samples.ts';
import { Random } from '#tests/simulation/random.ts';
import { hostileValue, spoilt } from '#tests/support/hostile-values.ts';

/**
 * Calls that are generated from the contract and then corrupted, by users of every role and without a login.
 * `NIGHTLY=1` makes 100,000.
 */
const nightly = process.env.NIGHTLY === '1';
const calls = nightly ? 100_000 : 2_000;
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);
const atOnce = 20;

const people = [
  'system.admin@waymark.example',
  'auditor@waymark.example',
  'admin@northwind.example',
  'support@northwind.example',
  'viewer@northwind.example',
  'school@hillside.example',
  'support@brightline.example',
];

let bench: BenchServer;
let tokens: string[];
let sampleOf: Record<string, Sample>;
const signIn = async () => {
  tokens = [];
  for (const user of people) tokens.push((await bench.login(user)).authorization);
};
beforeAll(async () => {
  bench = await startBench();
  await signIn();
  const [admin = ''] = tokens;
  const made = async (url: string, payload: object) =>
    (await bench.app.inject({ method: 'POST', url, headers: { authorization: admin }, payload })).json().data;
  const { taskId } = await made('/api/v1/devices/diagnostics/ip-ping', {
    endpointId: ownDevice,
    host: 'example.net',
  });
  const { caseId } = await made('/api/v1/cases/action/open', { title: 'A case' });
  const { bulkActionId } = await made('/api/v1/devices/actions/multi/lock', { endpointIds: pair });
  const asked = await bench.consents.ask(exampleConsent);
  const runId = (await bench.playbooks.start(exampleRun)) ?? '';
  sampleOf = {
    ...samples({
      taskId,
      caseId,
      bulkActionId,
      consentId: asked?.consentId ?? '',
      runId,
      mailId: 'x',
      notiId: 'x',
      userId: 'x',
      uploadId: 'x',
      fileUploadId: 'x',
      firmwareId: 'x',
      appFileId: 'x',
    }),
    ...resourceSamples(bench.documents, () => 'Viewer'),
  };
}, 120_000);
afterAll(() => bench.close());

const places = [
  ...(Object.keys(operations) as OperationId[]).map((id) => ({ id, ...operations[id] })),
  ...operationAliases.map((alias) => ({ id: alias.operation, ...alias })),
];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const;
const headers: readonly Record<string, string>[] = [
  {},
  {},
  {},
  { 'accept-language': 'ko'.repeat(2_000) },
  { 'idempotency-key': 'same-key-for-all' },
  { 'idempotency-key': '\u00ff' },
  { 'log-after': '-1' },
  { 'log-after': '99999999999999999999' },
  { traceparent: '00-zz-zz-zz' },
  { 'content-type': 'text/xml' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'transfer-encoding': 'identity' },
  { 'x-forwarded-for': 'not an address, 1.2.3.4' },
  { 'x-http-method-override': 'DELETE' },
  { expect: '200-ok' },
  { range: 'bytes=0-0' },
  { 'accept-encoding': 'gzip;q=9' },
];

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? null)).slice(0, 4_000);

/** Encodes a text so that a client can send it in addresses and headers. */
const sendable = (text: string) => encodeURIComponent(text.toWellFormed());

function spoiltCall(random: Random): InjectOptions {
  const place = random.pick(places) ?? places[0];
  if (!place) throw new Error('the contract has no operations');
  const { params = {}, query = {}, body } = sampleOf[place.id] ?? {};
  const part = random.below(6);
  const url = `${place.base}${place.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    part === 0 ? sendable(textOf(hostileValue(random))) : sendable(params[name] ?? 'x'),
  )}`;
  const asked = Object.entries(part === 1 ? (spoilt(query, random) ?? {}) : query).map(
    ([name, value]) => `${sendable(name)}=${sendable(textOf(value))}`,
  );
  if (part === 2) asked.push(...asked, `${sendable(textOf(hostileValue(random)))}=%zz`);
  const method = part === 3 ? random.pick(methods) : place.method.toUpperCase();
  const sent = part > 3 ? spoilt(body ?? {}, random) : body;
  const cut = random.chance(0.03);
  const text = JSON.stringify(sent ?? null);
  const token = random.chance(0.9)
    ? random.pick(tokens)
    : `Bearer ${textOf(hostileValue(random)).replace(/[^\x20-\x7e]/g, '?')}`;
  return {
    method: method as 'GET',
    url: asked.length > 0 ? `${url}?${asked.join('&')}` : url,
    headers: {
      ...(sent === undefined || method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: token }),
      ...random.pick(headers),
    },
    remoteAddress: `198.18.${random.below(250)}.${random.below(250)}`,
    ...(sent === undefined || method === 'GET' || method === 'HEAD'
      ? {}
      : { payload: cut ? text.slice(0, random.below(text.length)) : text }),
  };
}

test(`${calls} corrupted calls (seed ${seed}): each is answered in the API's format without an internal error, and the server continues`, async () => {
  const random = new Random(seed);
  const statuses = new Map<number, number>();
  for (let at = 0; at < calls; at += atOnce) {
    const requests = Array.from({ length: atOnce }, () => spoiltCall(random));
    const answers = await Promise.all(requests.map((request) => bench.app.inject(request)));
    for (const [nth, answer] of answers.entries()) {
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      // A full queue of password checks is the only reason for a 5xx here.
      if (answer.statusCode >= 500 && answer.headers['retry-after'] === undefined)
        expect.fail(
          `${answer.statusCode} ${answer.body.slice(0, 300)} to ${JSON.stringify(requests[nth]).slice(0, 2_000)}`,
        );
      if (answer.statusCode >= 400 && requests[nth]?.method !== 'HEAD')
        expect(answer.json(), String(requests[nth]?.url)).toMatchObject({
          code: expect.any(String),
          message: expect.any(String),
        });
    }
    // Some of the calls end sessions, or remove permissions of a role.
    if (at % 1_000 === 0) await signIn();
  }
  await bench.settled();
  expect(bench.faults).toEqual([]);
  expect((await bench.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await bench.login('viewer@northwind.example')).authorization).toMatch(/^Bearer ey/);
  if (nightly) process.stdout.write(`answers: ${JSON.stringify([...statuses].sort())}\n`);
}, 1_800_000);
