import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace}-00f067aa0ba902b7-01`;

test('given a traced call that fails internally, then its id is in the header, the answer and the log', async () => {
  const headers = { ...(await bench.login('admin@northwind.example')), traceparent };
  await bench.database.script(`
    create function refuse_school() returns trigger language plpgsql as $$ begin raise exception 'no schools now'; end $$;
    create trigger refuse before insert on operator for each row execute function refuse_school()`);
  const payload = { companyName: 'Nowhere School', opType: 'School' };
  const failed = await bench.app.inject({ method: 'POST', url: '/api/v1/ops', headers, payload });
  await bench.database.script('drop trigger refuse on operator');
  expect(failed.statusCode).toBe(500);
  expect(failed.headers['x-request-id']).toBe(trace);
  expect(failed.json()).toMatchObject({ code: 'error', requestId: trace });
  expect(bench.faults.splice(0)).toMatchObject([{ requestId: trace, msg: 'POST /api/v1/ops' }]);
});

test('given calls without a trace, then each has its own id', async () => {
  const call = async () => {
    const { headers } = await bench.app.inject({ method: 'GET', url: '/healthz' });
    return String(headers['x-request-id']);
  };
  const [one, other] = [await call(), await call()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
});
