import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice as endpointId } from './samples.ts';

let bench: BenchServer;
type Headers = { authorization: string };
let support: Headers;
let admin: Headers;

const url = '/api/v1/devices/handovers';
const post = async (path: string, payload: object, headers: Headers) => {
  const answer = await bench.app.inject({ method: 'POST', url: `${url}${path}`, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
};
const list = async (headers: Headers) =>
  (await bench.app.inject({ method: 'GET', url, query: { endpointId }, headers })).json();
const idOf = async (email: string) =>
  (
    await bench.database.sql
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).account_id;

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  admin = await bench.login('admin@northwind.example');
}, 120_000);
afterAll(() => bench.close());

describe('handing a device over (issue 12, docs/decisions/195)', () => {
  test('can be requested only from a user who is on its page', async () => {
    const to = await idOf('admin@northwind.example');
    expect((await post('', { endpointId, to, note: '' }, support)).code).toBe('custom');
    bench.beOnPage(admin, endpointId);
    await expect
      .poll(async () => (await post('', { endpointId, to, note: 'Line was reset.' }, support)).code)
      .toBe('success');
  });

  test('is in the list, open until the asked user has answered, once', async () => {
    const [{ handoverId, ...asked }] = (await list(support)).data;
    expect(asked).toMatchObject({
      from: { name: 'Sam Porter' },
      to: { name: 'Nora West' },
      note: 'Line was reset.',
      accepted: null,
    });
    const answer = (headers: Headers) =>
      post(`/${handoverId}/answer`, { endpointId, accepted: true }, headers);
    expect((await answer(support)).code).toBe('nodata');
    expect((await answer(admin)).code).toBe('success');
    //
    expect(await answer(admin)).toMatchObject({ status: 409, code: 'conflict' });
    expect((await list(support)).data[0]).toMatchObject({ accepted: true, answeredAt: expect.any(String) });
  });

  test('is in the history of the device, with its users', async () => {
    await bench.settled();
    const { data } = (
      await bench.app.inject({
        method: 'GET',
        url: '/api/v1/devices/historys/user-action',
        query: { endpointId },
        headers: support,
      })
    ).json();
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ actionName: 'handOver', performedBy: 'Sam Porter', result: 'success' }),
        expect.objectContaining({
          actionName: 'answerHandover',
          performedBy: 'Nora West',
          result: 'success',
        }),
      ]),
    );
  });

  test('is not visible to another operator', async () => {
    const other = await bench.login('support@brightline.example');
    expect((await list(other)).code).toBe('nodata');
  });
});
