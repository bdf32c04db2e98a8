import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { exampleNotice } from './samples.ts';

type Header = { authorization: string };

let bench: BenchServer;
let admin: Header;
let support: Header;
let foreign: Header;
let auditor: Header;
beforeAll(async () => {
  bench = await startBench();
  [admin, support, foreign, auditor] = await Promise.all([
    bench.login('admin@northwind.example'),
    bench.login('support@northwind.example'),
    bench.login('admin@brightline.example'),
    bench.login('auditor@northwind.example'),
  ]);
}, 120_000);
afterAll(() => bench.close());

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Header,
  payload?: object,
) => {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...answer.json() };
};

const running = () => ({
  ...exampleNotice,
  periodStart: new Date(Date.now() - 1_000).toISOString(),
  periodEnd: new Date(Date.now() + 3_600_000).toISOString(),
});
const written = async (more: object = {}): Promise<string> =>
  (await call('POST', '/notices', admin, { ...running(), ...more })).data.notiId;
const stateOf = async (id: string) => (await call('GET', `/notices/${id}`, admin)).data.state;
const own = async (headers: Header): Promise<{ notiId: string; readStatus: boolean }[]> =>
  (await call('GET', '/iam/notices?limit=100', headers)).data;
const published = (id: string) => eventually(async () => expect(await stateOf(id)).toBe('publishing'));

describe('a notice', () => {
  test('is shown in its period to users below its organisation, and to no others (TN-271, TN-272, CL-142)', async () => {
    const later = (await call('POST', '/notices', admin, exampleNotice)).data.notiId;
    const id = await written();
    await published(id);
    expect((await own(support)).map(({ notiId }) => notiId)).toContain(id);
    expect((await own(support)).map(({ notiId }) => notiId)).not.toContain(later);
    expect((await own(foreign)).map(({ notiId }) => notiId)).not.toContain(id);
    expect((await call('GET', `/notices/${id}`, foreign)).code).toBe('nodata');
    expect((await call('GET', `/notices/${id}`, support)).code).toBe('roleerr');
    expect((await call('GET', `/notices/${id}`, auditor)).code).toBe('success');
    expect((await call('POST', '/notices', auditor, running())).code).toBe('roleerr');
  });

  test('for some roles or organisations is shown only to them', async () => {
    const forAuditors = await written({ roles: ['Auditor'] });
    await published(forAuditors);
    expect((await own(auditor)).map(({ notiId }) => notiId)).toContain(forAuditors);
    expect((await own(support)).map(({ notiId }) => notiId)).not.toContain(forAuditors);
    expect((await call('POST', '/iam/notices/action/read', support, { notiId: forAuditors })).code).toBe(
      'nodata',
    );
    expect((await call('POST', '/notices', admin, { ...running(), ops: ['brightline'] })).code).toBe(
      'nodata',
    );
    expect((await call('POST', '/notices', admin, { ...running(), opId: 'brightline' })).code).toBe('nodata');
  });

  test('counts each reader once, and lists them (TN-276, CL-143)', async () => {
    const id = await written();
    await published(id);
    for (const reader of [support, support, auditor])
      expect((await call('POST', '/iam/notices/action/read', reader, { notiId: id })).code).toBe('success');
    expect((await call('GET', `/notices/${id}`, admin)).data.readCount).toBe(2);
    await eventually(async () => {
      const readers = (await call('GET', `/notices/${id}/readers`, admin)).data;
      expect(readers.map(({ userName }: { userName: string }) => userName)).toHaveLength(2);
    });
    expect((await own(support)).find(({ notiId }) => notiId === id)?.readStatus).toBe(true);
    expect((await own(admin)).find(({ notiId }) => notiId === id)?.readStatus).toBe(false);
  });

  test("is marked as read in the reader's next request, without delay", async () => {
    const id = await written();
    await published(id);
    await call('POST', '/iam/notices/action/read', support, { notiId: id });
    expect((await own(support)).find(({ notiId }) => notiId === id)?.readStatus).toBe(true);
  });

  test('notifies its readers when it appears and when it changes, and the tabs of the reader when it is read', async () => {
    const received = { support: bench.listen(support), admin: bench.listen(admin) };
    await eventually(async () => {
      for (const messages of Object.values(received)) expect(messages.join()).toContain('"ready"');
    });
    const hints = () =>
      Object.values(received).map((messages) => messages.filter((text) => text.includes('"notices"')).length);
    const id = await written();
    await eventually(async () => expect(hints()).toEqual([1, 1]));
    await call('POST', '/iam/notices/action/read', support, { notiId: id });
    await call('PUT', `/notices/${id}`, admin, { ...running(), notiTitle: 'Said otherwise' });
    await eventually(async () => expect(hints()).toEqual([3, 2]));
  });

  test('cannot be deleted in its period, which can be shortened (TN-273..TN-275, RU-122)', async () => {
    const id = await written();
    await published(id);
    const refused = await call('DELETE', `/notices/${id}`, admin);
    expect(refused).toMatchObject({ code: 'custom', message: expect.stringContaining('posting period') });
    expect((await call('PUT', `/notices/${id}`, admin, { ...running(), draft: true })).code).toBe('custom');
    const over = { ...running(), periodEnd: new Date(Date.now() - 500).toISOString() };
    expect((await call('PUT', `/notices/${id}`, admin, over)).code).toBe('success');
    await eventually(async () => expect(await stateOf(id)).toBe('ended'));
    expect((await call('DELETE', `/notices/${id}`, admin)).code).toBe('success');
    expect((await call('GET', '/notices?limit=100', admin)).data).not.toContainEqual(
      expect.objectContaining({ notiId: id }),
    );
    expect(await stateOf(id)).toBe('deleted');
    const kept = (await call('GET', `/notices/${id}/events`, admin)).data;
    expect(kept.at(-1).type).toBe('notice.deleted');
  });

  test('is found by its type (CO-097)', async () => {
    for (const notiType of ['INFORMATION', 'ALERT', 'NOTICE'])
      await written({ notiType, notiTitle: `Kind ${notiType}` });
    const found = async (query: string) =>
      (await call('GET', `/notices?keyword=Kind&${query}`, admin)).data.map(
        ({ notiTitle }: { notiTitle: string }) => notiTitle,
      );
    expect((await found('')).sort()).toEqual(['Kind ALERT', 'Kind INFORMATION', 'Kind NOTICE']);
    expect(await found('filter=Information')).toEqual(['Kind INFORMATION']);
    expect(await found('filter=Alert')).toEqual(['Kind ALERT']);
    expect(await found('filter=Notice')).toEqual(['Kind NOTICE']);
  });

  test("is not overwritten after another user's change", async () => {
    const id = (await call('POST', '/notices', admin, exampleNotice)).data.notiId;
    const { edition } = (await call('GET', `/notices/${id}`, admin)).data;
    const mine = { ...exampleNotice, notiTitle: 'Mine', edition };
    expect((await call('PUT', `/notices/${id}`, admin, mine)).code).toBe('success');
    //
    expect(await call('PUT', `/notices/${id}`, admin, { ...mine, notiTitle: 'Theirs' })).toMatchObject({
      status: 409,
      code: 'conflict',
    });
    expect((await call('GET', `/notices/${id}`, admin)).data.notiTitle).toBe('Mine');
  });

  test('keeps the HTML that a text needs, and is refused if it is empty', async () => {
    const contents = '<p onclick="x()">Tonight<script>x()</script></p>';
    const id = (await call('POST', '/notices', admin, { ...exampleNotice, contents })).data.notiId;
    expect((await call('GET', `/notices/${id}`, admin)).data.contents).toBe('<p>Tonight</p>');
    const empty = await call('POST', '/notices', admin, { ...exampleNotice, contents: '<p></p>' });
    expect(empty.data.errors ?? empty.data).toMatchObject([{ field: 'body.contents' }]);
    const backwards = { ...exampleNotice, periodEnd: exampleNotice.periodStart };
    expect((await call('POST', '/notices', admin, backwards)).code).not.toBe('success');
  });
});
