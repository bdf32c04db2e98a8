import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operationAliases, operations, resources } from '#api/operations.gen.ts';
import { isErrorCode } from '#domain/errors.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { createRows } from './rows.ts';
import type { Sample } from './samples.ts';

let bench: BenchServer;
let admin: { authorization: string };
let sampleOf: Record<OperationId, Sample>;
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);

beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('system.admin@waymark.example');
  for (const [name, document] of Object.entries(bench.documents)) ajv.addSchema(document, name);
  // The table of deleted accounts has a row.
  const found = await bench.app.inject({ url: '/api/v1/users?keyword=Vera%20Look', headers: admin });
  const [{ userId }] = found.json().data;
  await bench.app.inject({ method: 'DELETE', url: `/api/v1/users/${userId}/infos`, headers: admin });
  sampleOf = await createRows(bench, admin);
}, 120_000);
afterAll(() => bench.close());

interface Place {
  id: OperationId;
  document: 'main' | 'auth' | 'admin';
  method: string;
  base: string;
  path: string;
  queryInBody: boolean;
  /** Answer to an older name of a table for a change that the table's own name has already made. */
  again?: 'conflict' | 'nodata';
}

const inOrder: Place[] = [
  ...(Object.keys(operations) as OperationId[]).map((id) => ({ id, ...operations[id], queryInBody: false })),
  ...operationAliases.map((alias) => ({ id: alias.operation, ...alias, ...againOf(alias.operation) })),
];

function againOf(id: string): Pick<Place, 'again'> {
  const all: Record<string, string>[] = Object.values(resources);
  if (all.some((place) => place.create === id)) return { again: 'conflict' };
  return all.some((place) => place.delete === id) ? { again: 'nodata' } : {};
}
// Operations that delete rows used by others come last, and those that refer to a row come before it; operations that
// end the login of the powerless account come after all others.
const deletions = inOrder
  .filter(({ method }) => method === 'delete')
  .reverse()
  .sort((a, b) => Number(a.again === 'nodata') - Number(b.again === 'nodata'))
  .sort((a, b) => Number(a.id === 'endOtherSessions') - Number(b.id === 'endOtherSessions'));
const places = [...inOrder.filter(({ method }) => method !== 'delete'), ...deletions];
const named = places.map(
  (place) => [`${place.method.toUpperCase()} ${place.base}${place.path}`, place] as const,
);

function request(place: Place, sample: Sample, headers: Record<string, string> = {}): InjectOptions {
  const { params = {}, query = {}, body } = sample;
  const url = `${place.base}${place.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'))}`;
  const payload = place.queryInBody ? numbersIn(query) : body;
  return {
    method: place.method.toUpperCase() as 'GET',
    url,
    headers,
    ...(place.queryInBody ? {} : { query }),
    ...(payload === undefined ? {} : { payload }),
  };
}

const numbersIn = (query: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]),
  );

describe.each(named)('%s', (_name, place) => {
  const { public: isPublic, permission } = operations[place.id];

  test.skipIf(isPublic)('without a login: answers 401 jwterr', async () => {
    const tokens: Record<string, string>[] = [
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: 'Basic eDp5' },
    ];
    for (const headers of tokens) {
      const answer = await bench.app.inject(request(place, sampleOf[place.id], headers));
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'jwterr']);
    }
  });

  test.skipIf(!permission)('without the permission: answers 403 roleerr, naming it', async () => {
    const answer = await bench.app.inject(request(place, sampleOf[place.id], bench.powerless));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'roleerr', data: { permission } });
  });

  test('with an unknown field: answers 400', async () => {
    const sample = sampleOf[place.id];
    const wrong: Sample =
      place.method === 'get' || place.queryInBody || (place.method === 'delete' && !sample.body)
        ? { ...sample, query: { ...sample.query, surprise: 'x' } }
        : { ...sample, body: { ...sample.body, surprise: 1 } };
    const answer = await bench.app.inject(request(place, wrong, isPublic ? {} : admin));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'custom' });
    expect(answer.json().message).toContain('surprise');
  });

  test('with a valid request: answers as in its schema', async () => {
    const sample = sampleOf[place.id];
    const answer = await bench.app.inject(request(place, sample, isPublic ? {} : admin));
    if (place.id === 'exportLog') {
      expect(answer.headers['content-type']).toContain('application/x-ndjson');
      for (const line of answer.body.trimEnd().split('\n')) expect(JSON.parse(line)).toBeTypeOf('object');
      return;
    }
    if (answer.headers['content-type']?.toString().startsWith('text/csv')) {
      expect(answer.body.split('\r\n').length).toBeGreaterThan(1);
      return;
    }
    const body = answer.json();
    const code = place.again ?? sample.code;
    if (code) {
      // A name that is taken has its own code.
      expect(code === 'conflict' && body.code === 'nameconflict' ? 'conflict' : body.code).toBe(code);
      expect(isErrorCode(body.code)).toBe(true);
      return;
    }
    expect([answer.statusCode, body.message ?? '']).toEqual([200, expect.any(String)]);
    const validate = ajv.compile({ $ref: `${place.document}#${answerSchema(place)}` });
    validate(body);
    expect(validate.errors ?? []).toEqual([]);
  });
});

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns a pointer to the 200 answer's schema; the answer itself may be a shared component. */
function answerSchema(place: Place): string {
  const at = `/paths/${escapePointer(place.path)}/${place.method}/responses/200`;
  const answer = bench.documents[place.document].paths[place.path]?.[place.method] as {
    responses: Record<string, { $ref?: string }>;
  };
  const shared = answer.responses['200']?.$ref?.slice(1);
  return `${shared ?? at}/content/application~1json/schema`;
}

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
