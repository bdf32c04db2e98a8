import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FilterKind, listFilters } from '#api/filters.gen.ts';
import { type OperationId, operations, resources } from '#api/operations.gen.ts';
import { isErrorCode } from '#domain/errors.ts';
import { modules } from '#server/compose/modules.ts';
import type { ResourceName } from '#server/core/resource/resource.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { exampleOf, pair, schemaOf } from './samples.ts';

// Guarantees of every resource, from its definition and the examples of its schema. A new resource is tested without
// further code.

let bench: BenchServer;
let operatorAdmin: { authorization: string };
let systemAdmin: { authorization: string };
let foreign: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  // These tables belong to the system administrator; with the key others see their own part.
  await bench.written(`update role set permissions = permissions || '{/admin/api/v1/auth/*,/admin/api/v1/device/*,/admin/api/v1/service/*}'::text[]
    where role_key = 'OperatorAdmin'`);
  operatorAdmin = await bench.login('admin@northwind.example');
  systemAdmin = await bench.login('system.admin@waymark.example');
  foreign = await bench.login('admin@brightline.example');
  // Rows of a resource without its own create call.
  for (const title of ['Longer history', 'A filter is forgotten'])
    await bench.app.inject({
      method: 'POST',
      url: '/api/v1/clickup/task',
      headers: operatorAdmin,
      payload: { type: 'improve', title, contents: 'In the list of tasks.' },
    });
}, 120_000);
afterAll(() => bench.close());

type Row = Record<string, unknown>;

/** Rows that other calls create, and their owners. */
const madeElsewhere: {
  [N in ResourceName]?: { owner: () => { authorization: string }; make(): Promise<void> };
} = {
  AccountRequest: {
    owner: () => systemAdmin,
    async make() {
      for (const userName of ['Jin Park', 'Mina Choi'])
        await bench.app.inject({
          method: 'POST',
          url: '/auth/v1/register-requests',
          payload: {
            email: `${userName[0]}@nowhere.example`,
            userName,
            companyName: 'Nowhere',
            privacyVersion: '2',
          },
        });
    },
  },
  Admission: {
    owner: () => systemAdmin,
    async make() {
      for (const endpointId of pair)
        await bench.app.inject({
          method: 'POST',
          url: '/api/v1/devices/admissions/action/open',
          headers: systemAdmin,
          payload: { endpointId },
        });
    },
  },
  RefusedDevice: {
    owner: () => operatorAdmin,
    async make() {
      const times = { first_at: new Date(), last_at: new Date(), admitted_at: null, times: 3 };
      await bench.database.sql
        .insertInto('refused_device')
        .values(
          ['os::00D09E-77', 'os::00D09E-78'].map((endpointId) => ({
            ...times,
            refused_id: `refused-${endpointId.slice(-2)}`,
            op_id: 'northwind',
            endpoint_id: endpointId,
            address: '192.0.2.7',
            reason: 'unregistered',
            detail: '',
            fingerprint: null,
          })),
        )
        .execute();
    },
  },
  AdminUserClient: {
    owner: () => operatorAdmin,
    async make() {
      await bench.login('support@northwind.example');
    },
  },
  AdminTask: {
    owner: () => operatorAdmin,
    async make() {
      for (const endpointId of pair)
        await bench.app.inject({
          method: 'POST',
          url: '/api/v1/devices/diagnostics/ip-ping',
          headers: operatorAdmin,
          payload: { endpointId, host: 'example.net' },
        });
    },
  },
  AdminUserDel: {
    owner: () => operatorAdmin,
    async make() {
      await bench.written("update account set deleted = true where name in ('Vera Look', 'Ada Ledger')");
    },
  },
  DeviceProvisioning: {
    owner: () => operatorAdmin,
    async make() {
      await bench.database.sql
        .updateTable('device')
        .set({ device_status: 'Requested' })
        .where('endpoint_id', 'in', pair)
        .execute();
    },
  },
};

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns a filter that finds this value. */
function wantedOf(kind: FilterKind, sample: unknown): string {
  if (kind === 'has') return String(Array.isArray(sample) ? sample[0] : sample);
  // Times end before the upper limit.
  if (kind === 'to' && typeof sample === 'string') return new Date(Date.parse(sample) + 1).toISOString();
  const text = String(sample);
  return kind === 'contains' ? text.slice(1, 5).toUpperCase() || text : text;
}

function fits(kind: FilterKind, value: unknown, wanted: string): boolean {
  if (value === null || value === undefined) return false;
  if (kind === 'equals') return String(value) === wanted;
  if (kind === 'has') return Array.isArray(value) && value.includes(wanted);
  if (kind === 'contains') return String(value).toLowerCase().includes(wanted.toLowerCase());
  const order =
    typeof value === 'number' ? value - Number(wanted) : Date.parse(String(value)) - Date.parse(wanted);
  return kind === 'from' ? order >= 0 : typeof value === 'number' ? order <= 0 : order < 0;
}

const defined = modules.flatMap((module) => module.resources ?? []);

test('the contract and the modules name the same resources', () => {
  expect(defined.map(({ name }) => name).sort()).toEqual(Object.keys(resources).sort());
});

describe.each(defined.map((resource) => [resource.name, resource] as const))(
  '%s',
  (name, { shared, fields }) => {
    const place: Record<string, string> = resources[name];
    const { id = '', sort = '' } = place;
    const has = (does: string) => place[does] !== undefined;
    const elsewhere = madeElsewhere[name];
    // Only the system administrator changes what all operators share.
    const own = {
      get authorization() {
        if (elsewhere) return elsewhere.owner().authorization;
        return (shared ? systemAdmin : operatorAdmin).authorization;
      },
    };
    const operationOf = (does: string) => operations[place[does] as OperationId];
    const byIds = has('delete') && !operationOf('delete').path.includes('{');
    const body = (kind: 'Input' | 'Change', nth: number) => exampleOf(bench.documents, `${name}${kind}`, nth);

    // Rows that the examples refer to are made from their own examples; another resource may have done it.
    beforeAll(async () => {
      await elsewhere?.make();
      const { properties = {} } = schemaOf(bench.documents, `${name}Input`) ?? {};
      const parents = Object.values(properties).flatMap(({ 'x-refers': parent }) => parent ?? []);
      for (const parent of parents)
        for (const nth of [0, 1]) {
          const { base, path } = operations[`create${parent}` as OperationId];
          const payload = exampleOf(bench.documents, `${parent}Input`, nth);
          await bench.app.inject({ method: 'POST', url: `${base}${path}`, headers: own, payload });
        }
    });

    async function call(
      does: string,
      headers: object,
      more: { rowId?: string; ids?: string[]; body?: Row; query?: Record<string, string> } = {},
    ) {
      const { method, base, path } = operationOf(does);
      const payload = does === 'delete' && byIds ? { ids: more.ids ?? [more.rowId] } : more.body;
      return bench.app.inject({
        method: method.toUpperCase() as 'GET',
        url: `${base}${path.replace(/\{\w+\}/, encodeURIComponent(more.rowId ?? ''))}`,
        headers: { ...headers },
        query: more.query ?? {},
        ...(payload ? { payload } : {}),
      });
    }
    const list = async (headers: object, query: Record<string, string> = {}): Promise<Row[]> => {
      const answer = await call('list', headers, { query: { limit: byIds ? '1000' : '100', ...query } });
      expect(answer.json()).toMatchObject({ code: 'success' });
      return answer.json().data;
    };
    const made: string[] = [];
    const create = async (nth: number): Promise<Row> => {
      const answer = await call('create', own, { body: body('Input', nth) });
      expect(answer.json()).toMatchObject({ code: 'success' });
      made.push(String(answer.json().data[id]));
      return answer.json().data;
    };
    /** Returns the last recorded change, as the auditor reads it. */
    const lastAudit = async () => {
      const { pos } = await bench.log.head();
      const events = await bench.log.read(Math.max(0, pos - 20), 20);
      return events.findLast((event) => event.type === 'audit.recorded')?.data;
    };

    test('lists rows of its schema, in each order, and cursor pages equal to the numbered pages', async () => {
      if (has('create')) for (const nth of [0, 1]) await create(nth);
      const rows = await list(own);
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) expect(Object.keys(row).sort()).toEqual([...fields].sort());
      for (const sortDesc of ['false', 'true']) {
        const whole = await list(own, { sortBy: sort, sortDesc });
        const byNumber: Row[] = [];
        const byCursor: Row[] = [];
        let after: string | undefined;
        // There is one row per page, but the number of pages is limited for speed.
        const limit = Math.ceil(whole.length / 40);
        for (let page = 1; page <= Math.ceil(whole.length / limit); page++) {
          const query = { sortBy: sort, sortDesc, limit: String(limit) };
          byNumber.push(...(await list(own, { ...query, page: String(page) })));
          const answer = await call('list', own, { query: { ...query, ...(after ? { after } : {}) } });
          byCursor.push(...answer.json().data);
          after = answer.json().pagination.next;
        }
        expect(after).toBeUndefined();
        expect(byNumber).toEqual(whole);
        expect(byCursor).toEqual(whole);
      }
      expect((await list(own, { sortDesc: 'true' })).map((row) => row[id])).toEqual(
        rows.map((row) => row[id]).reverse(),
      );
    });

    // The list of accounts treats an organisation as everything below it.
    test.skipIf(name === 'Account')('each filter leaves the rows that fit it, and no other', async () => {
      const rows = await list(own);
      for (const [parameter, { field, kind }] of Object.entries(listFilters[name])) {
        const sample = rows.find((row) => !isEmpty(row[field]))?.[field];
        if (sample === undefined) continue;
        const value = wantedOf(kind, sample);
        const found = await list(own, { [parameter]: value });
        const fitting = rows.filter((row) => fits(kind, row[field], value));
        expect([parameter, found.map((row) => row[id])]).toEqual([parameter, fitting.map((row) => row[id])]);
      }
    });

    test('a cursor of another order is refused, and so is an invalid one', async () => {
      const { pagination } = (await call('list', own, { query: { limit: '1' } })).json();
      const queries: Record<string, string>[] = [
        { after: pagination.next, sortDesc: 'true' },
        { after: 'bm90LWEtY3Vyc29y' },
      ];
      for (const query of queries) {
        const answer = await call('list', own, { query });
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'custom']);
      }
    });

    test.skipIf(shared)('a foreign operator cannot see, change or delete its rows', async () => {
      const [row] = await list(own);
      const rowId = String(row?.[id]);
      expect((await list(foreign)).map((other) => other[id])).not.toContain(rowId);
      for (const does of ['get', 'update', 'delete'].filter(has)) {
        const request = { rowId, ...(does === 'update' ? { body: body('Change', 1) } : {}) };
        const [there, absent] = [
          await call(does, foreign, request),
          await call(does, foreign, { ...request, rowId: 'nothing' }),
        ];
        expect([there.statusCode, there.json().code]).toEqual([400, 'nodata']);
        expect(there.json()).toEqual({ ...absent.json(), requestId: expect.any(String) });
      }
      if (has('get')) expect((await call('get', own, { rowId })).json().data).toEqual(row);
    });

    test.skipIf(!operationOf('list').permission)('reading requires its permission', async () => {
      for (const does of ['list', 'get', 'export'].filter(has)) {
        const answer = await call(does, bench.powerless, {
          rowId: 'x',
          query: does === 'export' ? { as: 'csv' } : {},
        });
        expect(answer.json()).toMatchObject({
          code: 'roleerr',
          data: { permission: operationOf(does).permission },
        });
      }
    });

    describe.skipIf(!has('create'))('changes', () => {
      test('require their permission and their level (PE-038)', async () => {
        for (const does of ['create', 'update', 'delete'].filter(has)) {
          const request = { rowId: made[0] ?? '', body: body(does === 'create' ? 'Input' : 'Change', 0) };
          const tokens = [bench.powerless, ...(operationOf(does).level === null ? [] : [bench.junior])];
          for (const headers of tokens)
            expect((await call(does, headers, request)).json()).toMatchObject({
              code: 'roleerr',
              data: { permission: operationOf(does).permission },
            });
        }
      });

      test('of two concurrent changes of one version, the second is refused, and overwrites nothing', async () => {
        const changeable = Object.keys(schemaOf(bench.documents, `${name}Change`)?.properties ?? {});
        const written = Object.keys(schemaOf(bench.documents, `${name}Input`)?.properties ?? {});
        const [seen] = changeable.filter((field) => !written.includes(field));
        // A resource without such a property has no versions.
        if (seen === undefined) return;
        const [rowId = ''] = made;
        const row: Row = (await call('get', own, { rowId })).json().data;
        const change = () =>
          call('update', own, { rowId, body: { ...body('Change', 0), [seen]: row[seen] } });
        const first = await change();
        expect(first.json().code).toBe('success');
        const second = await change();
        expect([second.statusCode, second.json().code]).toEqual([409, 'conflict']);
        expect((await call('get', own, { rowId })).json().data).toEqual(first.json().data);
      });

      test('an equal row is a conflict, with 409', async () => {
        const answer = await call('create', own, { body: body('Input', 0) });
        expect(answer.statusCode).toBe(409);
        expect(isErrorCode(answer.json().code)).toBe(true);
        expect(answer.json().code).toMatch(/conflict/);
      });

      test('exactly the required properties must be present, and of their type', async () => {
        const schema = schemaOf(bench.documents, `${name}Input`);
        for (const field of schema?.required ?? []) {
          const { [field]: _left, ...rest } = body('Input', 0);
          for (const wrong of [rest, { ...rest, [field]: null }, { ...rest, [field]: { nested: true } }]) {
            const answer = await call('create', own, { body: wrong });
            expect([field, answer.statusCode, answer.json().code]).toEqual([field, 400, 'custom']);
            expect(answer.json().message).toContain(field);
          }
        }
        const answer = await call('create', own, { body: { ...body('Input', 0), surprise: 1 } });
        expect(answer.statusCode).toBe(400);
      });

      test('each leaves its old and its new value in the audit trail', async () => {
        const [rowId = ''] = made;
        const before = (await call('get', own, { rowId })).json().data;
        const answer = await call('update', own, { rowId, body: body('Change', 0) });
        expect(answer.json()).toMatchObject({ code: 'success', data: body('Change', 0) });
        expect(await lastAudit()).toMatchObject({
          operation: place.update,
          result: 'success',
          oldValue: before,
          newValue: answer.json().data,
        });
      });

      test('refused ones are in the audit trail too, and change nothing', async () => {
        const [, otherId = ''] = made;
        // A third example of the id is valid but unused; without one, any word serves.
        const third = String(body('Input', 2)[id]);
        const absent = made.includes(third) ? 'nothing' : third;
        const before = (await call('get', own, { rowId: otherId })).json().data;
        // A request deletes all its rows or none.
        const [does, answer] = byIds
          ? ['delete', await call('delete', own, { ids: [otherId, absent] })]
          : ['update', await call('update', own, { rowId: otherId, body: body('Change', 0) })];
        expect(answer.json().code).toMatch(byIds ? /nodata/ : /conflict/);
        expect((await call('get', own, { rowId: otherId })).json().data).toEqual(before);
        expect(await lastAudit()).toMatchObject({
          operation: place[does],
          result: answer.json().code,
          newValue: null,
        });
      });

      test('the same Idempotency-Key makes one row', async () => {
        await Promise.all(made.splice(0).map((rowId) => call('delete', own, { rowId })));
        const headers = { ...own, 'idempotency-key': `resource-${name}` };
        const answers = [0, 0].map(() => call('create', headers, { body: body('Input', 0) }));
        const [first, second] = (await Promise.all(answers)).map((answer) => answer.json());
        expect(first).toEqual(second);
        made.push(first.data[id]);
      });

      test.skipIf(!has('a deleted row no longer exists, and the audit trail has it'))(
        'a deleted row is gone, and the audit trail has it',
        async () => {
          const [rowId = ''] = made.splice(0);
          const before = (await call('get', own, { rowId })).json().data;
          expect((await call('delete', own, { rowId })).json()).toMatchObject({ code: 'success' });
          expect(await lastAudit()).toMatchObject({
            operation: place.delete,
            oldValue: before,
            newValue: null,
          });
          expect((await call('get', own, { rowId })).json().code).toBe('nodata');
          expect((await call('delete', own, { rowId })).json().code).toBe('nodata');
        },
      );
    });

    describe.skipIf(!has('export'))('export', () => {
      test('as CSV has a line for each row of the list, and every property', async () => {
        const rows = await list(own);
        const answer = await call('export', own, { query: { as: 'csv' } });
        const lines = answer.body.trimEnd().split('\r\n');
        expect(lines[0]).toBe(`\uFEFF${fields.join(',')}`);
        expect(lines).toHaveLength(rows.length + 1);
        expect(answer.headers['content-disposition']).toContain('.csv');
        expect(await lastAudit()).toMatchObject({ operation: place.export, result: 'success' });
      });

      test('as XLSX is a workbook', async () => {
        const answer = await call('export', own, { query: { as: 'xlsx' } });
        expect(answer.headers['content-type']).toContain('spreadsheetml');
        expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
      });
    });
  },
);

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
