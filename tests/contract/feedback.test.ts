import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

test("records feedback under the sender's name; only product managers can read it (CL-375, CO-098)", async () => {
  const support = await bench.login('support@northwind.example');
  const said = {
    type: 'bug',
    title: ' A filter is forgotten ',
    contents: 'When I come back to the list.',
    user: 'Somebody Else',
    diagnostics: 'page /tasks',
  };
  const send = (payload: object) =>
    bench.app.inject({ method: 'POST', url: '/api/v1/clickup/task', headers: support, payload });
  expect((await send(said)).json()).toMatchObject({ code: 'success' });
  expect((await send({ ...said, type: 'praise' })).json().code).not.toBe('success');
  expect((await send({ ...said, contents: ' ' })).json().code).not.toBe('success');

  const read = async (who: string) =>
    (await bench.app.inject({ url: '/api/v1/feedback', headers: await bench.login(who) })).json();
  expect((await read('admin@northwind.example')).data).toMatchObject([
    { type: 'bug', title: 'A filter is forgotten', user: 'Sam Porter', diagnostics: 'page /tasks' },
  ]);
  expect((await read('support@northwind.example')).code).toBe('roleerr');
  expect((await read('admin@brightline.example')).data).toEqual([]);
});
