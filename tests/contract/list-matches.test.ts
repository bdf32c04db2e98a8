import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

type Headers = { authorization: string };
let bench: BenchServer;
let admin: Headers;
let auditor: Headers;
let foreign: Headers;
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  auditor = await bench.login('auditor@northwind.example');
  foreign = await bench.login('admin@brightline.example');
}, 120_000);
afterAll(() => bench.close());

const post = async (path: string, payload: object, headers = admin) => {
  const answer = await bench.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
};

interface Filters {
  /** Only calls that act on matches have it. */
  name?: string;
  activeType?: string;
  keyword?: string;
  filters?: object;
}

/** Ids that the device list shows with these filters, page by page. */
async function listed({ name: _name, ...filters }: Filters, headers = admin): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { data } = await post('/devices/action/getDevicePageList', { ...filters, page, limit: 5 }, headers);
    ids.push(...data.map(({ endpointId }: { endpointId: string }) => endpointId));
    if (data.length < 5) return ids.toSorted();
  }
}

const taskRows = () => bench.database.sql.selectFrom('task').select(['endpoint_id', 'kind']).execute();
const reboot = (match: object, matched: number | undefined, headers = admin) =>
  post('/groups/controls/reboot', { match: { name: 'test', ...match }, matched, goOn: true }, headers);

describe('a command to all devices that match a list', () => {
  test('reaches exactly the devices that the list shows on all its pages, in one bulk action', async () => {
    const match = { activeType: 'active', filters: { modelName: ['KSTB2020'] } };
    const ids = await listed(match);
    expect(ids.length).toBeGreaterThan(1);
    const preview = await post('/groups/controls/preview', {
      commandType: 'Reboot',
      match: { name: 'test', ...match },
    });
    expect(preview.data).toMatchObject({ total: ids.length, operable: ids.length });
    const { code, data } = await reboot(match, ids.length);
    expect(code).toBe('success');
    expect(data).toMatchObject({ started: ids.length, bulkActionIds: [expect.any(String)] });
    await bench.settled();
    expect((await taskRows()).map((row) => row.endpoint_id).toSorted()).toEqual(ids);
  });

  test('is refused with the present number when it differs from the confirmed one, and begins nothing', async () => {
    const before = (await taskRows()).length;
    const ids = await listed({});
    for (const matched of [ids.length - 1, ids.length + 1])
      expect(await reboot({}, matched)).toMatchObject({
        status: 409,
        code: 'conflict',
        data: { count: ids.length },
      });
    expect((await reboot({}, undefined)).status).toBe(400);
    await bench.settled();
    expect((await taskRows()).length).toBe(before);
  });

  test('without a filter reaches all devices of the list, and none of another organisation', async () => {
    const own = await listed({});
    const others = await listed({}, foreign);
    expect(others.filter((id) => own.includes(id))).toEqual([]);
    const { data } = await post('/groups/controls/preview', {
      commandType: 'Reboot',
      match: { name: 'all' },
    });
    expect(data.total).toBe(own.length);
    const named = { filters: { modelName: ['KSTB2020'], opId: 'brightline' } };
    const { data: none } = await post('/groups/controls/preview', {
      commandType: 'Reboot',
      match: { name: 'foreign', ...named },
    });
    expect(none.total).toBe(0);
  });

  test('needs the permission of the command, and names one target alone', async () => {
    expect((await reboot({}, 1, auditor)).code).toBe('roleerr');
    const both = { match: { name: 'test' }, matched: 1, gid: 'x' };
    expect((await post('/groups/controls/reboot', both)).status).toBe(400);
  });
});

describe('a move of all devices that match a list', () => {
  const stock = { activeType: 'inven' };
  const request = (match: object, matched: number, headers = admin) =>
    post('/devices/actions/request-activation', { match: { name: 'test', ...match }, matched }, headers);

  test('changes exactly those that the list shows, and is refused when their number has changed', async () => {
    const ids = await listed(stock);
    expect(ids.length).toBeGreaterThan(0);
    expect(await request(stock, ids.length + 1)).toMatchObject({ status: 409, data: { count: ids.length } });
    expect(await listed(stock)).toEqual(ids);
    expect((await request(stock, ids.length)).data).toMatchObject({ done: ids.length, refused: [] });
    expect(await listed(stock)).toEqual([]);
    // The same devices are in the list of requests now, and go back in one call.
    const requested = await listed({ activeType: 'request' });
    expect(requested).toEqual(expect.arrayContaining(ids));
    const match = { name: 'test', activeType: 'request' };
    const back = await post('/devices/actions/reject', { match, matched: requested.length });
    expect(back.data).toMatchObject({ done: requested.length });
    expect(await listed(stock)).toEqual(requested);
  });

  test('is refused to a role without the permission, and needs the confirmed number', async () => {
    expect((await request(stock, 1, auditor)).code).toBe('roleerr');
    expect((await post('/devices/actions/reject', { match: { name: 'test' } })).status).toBe(400);
  });
});

describe('groups for all devices that match a list', () => {
  const change = (way: string, body: object, headers = admin) =>
    post(`/groups/actions/${way}`, body, headers);
  const match = { name: 'test', activeType: 'active', filters: { modelName: ['KSTB2020'] } };
  let gid: string;
  beforeAll(async () => {
    gid = (await post('/groups', { groupName: 'All that match', province: '', city: '' })).data.gid;
  });

  test('get exactly those that the list shows, once their number is confirmed', async () => {
    const ids = await listed(match);
    expect(ids.length).toBeGreaterThan(1);
    for (const matched of [ids.length - 1, ids.length + 1])
      expect(await change('associate', { gid, match, matched })).toMatchObject({
        status: 409,
        data: { count: ids.length },
      });
    expect(await listed({ filters: { gid } })).toEqual([]);
    const { data } = await change('associate', { gid, match, matched: ids.length });
    expect(data).toEqual({ changed: ids.length });
    expect(await listed({ filters: { gid } })).toEqual(ids);
  });

  test('refuse other devices than the confirmed ones, also where they are as many', async () => {
    // given a group of one device, which was confirmed
    const ofGroup = { name: 'test', filters: { gid } };
    const members = await listed(ofGroup);
    const [stays = '', comes = ''] = members;
    const { data: target } = await post('/groups', { groupName: 'Confirmed', province: '', city: '' });
    const only = async (endpointId: string) => {
      await change('disassociate', { gid: target.gid, endpointIds: members });
      await change('associate', { gid: target.gid, endpointIds: [endpointId] });
    };
    await only(stays);
    const one = { name: 'test', filters: { gid: target.gid } };
    const { data: found } = await post('/devices/action/findMatching', one);
    expect(found).toMatchObject({ count: 1, mark: expect.stringMatching(/^[0-9a-f]{32}$/) });
    // when another device takes its place
    await only(comes);
    const confirmed = { gid: target.gid, match: one, matched: found.count, mark: found.mark };
    expect(await change('disassociate', confirmed)).toMatchObject({ status: 409, data: { count: 1 } });
    expect(await listed(one)).toEqual([comes]);
    // and when the first is back, it is the confirmed one again
    await only(stays);
    expect((await change('disassociate', confirmed)).data).toEqual({ changed: 1 });
  });

  test('get no command that was confirmed for another one (previewGroupCommand)', async () => {
    // given a preview of a command to a group of one device
    const [stays = '', comes = ''] = await listed({ filters: { gid } });
    const { data: target } = await post('/groups', { groupName: 'Previewed', province: '', city: '' });
    await change('associate', { gid: target.gid, endpointIds: [stays] });
    const { data: plan } = await post('/groups/controls/preview', { commandType: 'Reboot', gid: target.gid });
    expect(plan).toMatchObject({ total: 1 });
    // when another device takes its place
    await change('disassociate', { gid: target.gid, endpointIds: [stays] });
    await change('associate', { gid: target.gid, endpointIds: [comes] });
    const before = (await taskRows()).length;
    const order = { gid: target.gid, mark: plan.mark, goOn: true };
    // then it does not reboot
    expect(await post('/groups/controls/reboot', order)).toMatchObject({ status: 409, data: { count: 1 } });
    await bench.settled();
    expect(await taskRows()).toHaveLength(before);
    await change('disassociate', { gid: target.gid, endpointIds: [comes] });
    await change('associate', { gid: target.gid, endpointIds: [stays] });
    expect((await post('/groups/controls/reboot', order)).code).toBe('success');
  });

  test('lose those of their members that match, and no others', async () => {
    const members = await listed({ filters: { gid } });
    const [first = ''] = members;
    const one = { name: 'test', keyword: first, filters: { gid } };
    const found = await listed(one);
    expect(found).toEqual([first]);
    expect((await change('disassociate', { gid, match: one, matched: 1 })).data).toEqual({ changed: 1 });
    expect(await listed({ filters: { gid } })).toEqual(members.slice(1));
  });

  test('leave out what belongs to another organisation, and say how many', async () => {
    const root = await bench.login('system.admin@waymark.example');
    const all = await listed({}, root);
    const rows = await bench.database.sql.selectFrom('device').select(['endpoint_id', 'op_id']).execute();
    const ofGroup = new Set(rows.flatMap((row) => (row.op_id === 'northwind' ? [row.endpoint_id] : [])));
    const own = all.filter((id) => ofGroup.has(id));
    expect(own.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(own.length);
    const { data } = await change('associate', { gid, match: { name: 'all' }, matched: all.length }, root);
    expect(data.foreign).toBe(all.length - own.length);
    expect(await listed({ filters: { gid } }, root)).toEqual(own);
  });

  test('need the number, the permission, and a group in scope', async () => {
    for (const body of [
      { gid },
      { gid, match },
      { gid, matched: 1 },
      { gid, match, matched: 0 },
      { gid, endpointIds: [] },
      { gid, match, matched: 1, endpointIds: ['x'] },
    ])
      expect((await change('associate', body)).status, JSON.stringify(body)).toBe(400);
    expect((await change('associate', { gid, match, matched: 1 }, auditor)).code).toBe('roleerr');
    expect((await change('associate', { gid, match, matched: 1 }, foreign)).code).toBe('nodata');
  });
});

test('all devices that match move to another organisation, and none where their number is another', async () => {
  const root = await bench.login('system.admin@waymark.example');
  const match = { name: 'test', activeType: 'inven', filters: { opId: 'northwind' } };
  const ids = await listed(match, root);
  expect(ids.length).toBeGreaterThan(1);
  const allocate = (matched: number) =>
    post('/op/action/allocate', { opid: 'brightline', match, matched }, root);
  expect(await allocate(ids.length + 1)).toMatchObject({ status: 409, data: { count: ids.length } });
  expect(await listed(match, root)).toEqual(ids);
  const { data } = await allocate(ids.length);
  expect(data.done + data.refused.length).toBe(ids.length);
  const refused = data.refused.map(({ endpointId }: { endpointId: string }) => endpointId);
  expect(await listed(match, root)).toEqual(refused.toSorted());
});
