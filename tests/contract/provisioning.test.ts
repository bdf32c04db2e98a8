import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agent } from '#simulator/agent.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { mp4, png } from '#tests/support/media.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { pair } from './samples.ts';

/** Default content of every box of an organisation, with simulated boxes: CL-327 … CL-330, TN-254 … TN-262. */
let bench: BenchServer;
let admin: { authorization: string };
let viewer: { authorization: string };
let other: { authorization: string };
let fleet: Fleet;
let box: Agent;
const [endpointId = ''] = pair;
const version = 'Device.X_WAYMARK_LandingChannel.Version';
const channels: string[] = [];

const call = async (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => {
  const url = `/api/v1${path}`;
  const answer = await bench.app.inject(
    payload ? { method, url, headers, payload } : { method, url, headers },
  );
  return answer.json();
};
const upload = async (path: string, fields: Record<string, string>, bytes: Buffer) => {
  const sent = form(fields, { name: 'a.bin', bytes: Buffer.from(bytes) });
  const answer = await bench.app.inject({
    method: 'POST',
    url: `/api/v1/cms${path}`,
    payload: sent.payload,
    headers: { ...admin, ...sent.headers },
  });
  expect(answer.json()).toMatchObject({ code: 'success' });
  return answer.json().data.id as string;
};
const change = (channelId: string | undefined) =>
  call('POST', '/cms/bulks', { commandType: 'LandingChannel', channelId });
const turn = (to: 'stops' | 'starts', serviceTaskId: string) =>
  call('POST', `/cms/bulks/${to}`, { commandType: 'LandingChannel', serviceTaskId });
const settings = async (headers = admin, query = '') => {
  await bench.settled();
  return (await call('GET', `/cms/bulks${query}`, undefined, headers)).data;
};
const tasksOfBox = async () => {
  await bench.settled();
  return bench.database.sql
    .selectFrom('task')
    .select('state')
    .where('kind', '=', 'SetLandingChannel')
    .where('endpoint_id', '=', endpointId)
    .execute();
};

/** The runner looks each second of the server's time. */
const speed = 5;
const aLook = () => new Promise((resolve) => setTimeout(resolve, 1_500 / speed));

beforeAll(async () => {
  bench = await startBench({ devices: true, speed });
  admin = await bench.login('admin@northwind.example');
  viewer = await bench.login('viewer@northwind.example');
  other = await bench.login('admin@brightline.example');
  fleet = createFleet({
    url: `ws://127.0.0.1:${bench.uspPort}/usp`,
    count: 1,
    seed: 1,
    speed: Number.POSITIVE_INFINITY,
    reconnectMs: 20,
    longestReconnectMs: 500,
  });
  for (const number of ['7', '8', '9'])
    channels.push(
      await upload('/channels', { name: `Channel ${number}`, logicalChannelNumber: number }, png(106, 106)),
    );
}, 120_000);
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});

test('reports that nothing is chosen', async () => {
  expect(await settings()).toEqual({
    opId: 'northwind',
    cmsBulkChannel: null,
    cmsBulkBootAd: null,
    cmsBulkMetafile: null,
    inherited: { cmsBulkChannel: null, cmsBulkBootAd: null, cmsBulkMetafile: null },
  });
});

test('sends the choice to a box that connects later, once', async () => {
  expect(await change(channels[0])).toMatchObject({ code: 'success' });
  expect((await settings()).cmsBulkChannel).toMatchObject({
    taskUseFlag: true,
    channelId: channels[0],
    channelName: 'Channel 7',
    channelNumber: 7,
    have: 0,
  });
  await fleet.start();
  const [first] = fleet.agents;
  if (first?.endpointId !== endpointId) throw new Error('the fleet has another box');
  box = first;
  await eventually(() => expect(box.read(version)).toBe('7'));
  await eventually(async () => expect((await settings()).cmsBulkChannel).toMatchObject({ have: 1 }));
  expect(await tasksOfBox()).toEqual([{ state: 'succeeded' }]);
}, 30_000);

test('sends a change to an online box', async () => {
  await change(channels[1]);
  await eventually(() => expect(box.read(version)).toBe('8'));
}, 30_000);

test('sends boot ad and metadata set as well, and the answer has their fields', async () => {
  const adFileId = await upload('/boot-ads', { adName: 'Winter', version: '1.0' }, await mp4(1280, 720, 5));
  const metaFileId = (await call('POST', '/cms/metadatas', { name: 'Main' })).data.id;
  await call('POST', '/cms/bulks', { commandType: 'BootingAd', adFileId });
  await call('POST', '/cms/bulks', { commandType: 'DsmCc', metaFileId });
  const { cmsBulkBootAd, cmsBulkMetafile } = await settings();
  expect(cmsBulkBootAd).toMatchObject({ adFileId, adName: 'Winter', adFileNameOrg: 'a.bin' });
  expect(cmsBulkMetafile).toMatchObject({
    metaFileId,
    metaName: 'Main',
    metaVersion: '1',
    taskUseFlag: true,
    meta_file_url: `/api/v1/cms/metadatas/${metaFileId}/file`,
  });
  await eventually(() => {
    expect(box.read('Device.X_WAYMARK_BootAd.Name')).toBe('Winter');
    expect(box.read('Device.X_WAYMARK_Metadata.Name')).toBe('Main');
  });
}, 30_000);

test('ends with a stop, and resumes with a start; the flag changes only with a successful call (RU-109)', async () => {
  const { serviceTaskId: before } = (await settings()).cmsBulkChannel;
  const { serviceTaskId } = (await change(channels[2])).data;
  expect(await turn('stops', before)).toMatchObject({ code: 'nodata' });
  expect((await settings()).cmsBulkChannel).toMatchObject({ taskUseFlag: true });
  expect(await turn('stops', serviceTaskId)).toMatchObject({ code: 'success' });
  expect(await turn('stops', serviceTaskId)).toMatchObject({ code: 'conflict' });
  expect((await settings()).cmsBulkChannel).toMatchObject({ taskUseFlag: false });
  // On a busy machine the runner may have sent it before the stop.
  const kept = box.read(version);
  await aLook();
  expect(box.read(version)).toBe(kept);
  expect(await turn('starts', serviceTaskId)).toMatchObject({ code: 'success' });
  await eventually(() => expect(box.read(version)).toBe('9'));
}, 30_000);

test('stores a change while it is stopped, and sends it after a start (A-216)', async () => {
  const { serviceTaskId: before } = (await settings()).cmsBulkChannel;
  expect(await turn('stops', before)).toMatchObject({ code: 'success' });
  const stored = await change(channels[1]);
  expect(stored).toMatchObject({ code: 'success', data: { taskUseFlag: false } });
  expect((await settings()).cmsBulkChannel).toMatchObject({ taskUseFlag: false, channelId: channels[1] });
  await aLook();
  expect(box.read(version)).toBe('9');
  expect(await turn('starts', stored.data.serviceTaskId)).toMatchObject({ code: 'success' });
  await eventually(() => expect(box.read(version)).toBe('8'));
  expect(await change(channels[2])).toMatchObject({ code: 'success', data: { taskUseFlag: true } });
  await eventually(() => expect(box.read(version)).toBe('9'));
}, 30_000);

test('refuses to delete the default content, naming its use', async () => {
  const { cmsBulkChannel, cmsBulkBootAd, cmsBulkMetafile } = await settings();
  const used = [
    { path: `/cms/channels/${cmsBulkChannel.channelId}`, kind: 'channel' },
    { path: `/cms/boot-ads/${cmsBulkBootAd.adFileId}`, kind: 'bootAd' },
    { path: `/cms/metadatas/${cmsBulkMetafile.metaFileId}`, kind: 'metadataSet' },
  ];
  const uses = { provisioning: { opId: 'northwind', organisation: 'Northwind Telecom' }, banners: [] };
  for (const { path, kind } of used) {
    const refused = await call('DELETE', path);
    expect(refused).toMatchObject({ code: 'conflict', data: { uses } });
    expect(refused.message).toMatch(/^Bulk provisioning of Northwind Telecom uses it\. /);
    const address = `/cms/uses/${kind}/${path.split('/').at(-1)}`;
    expect((await call('GET', address, undefined, viewer)).data).toMatchObject(uses);
    expect((await call('GET', address, undefined, other)).code).toBe('nodata');
  }
  const path = `/cms/channels/${cmsBulkChannel.channelId}`;
  const korean = await call('DELETE', path, undefined, { ...admin, 'accept-language': 'ko' });
  expect(korean.message).toMatch(/^Northwind Telecom 조직의 전체 셋톱박스 기본 콘텐츠로 사용 중입니다/);
});

test('frees an item after a stop; the deleted item is marked as such, and cannot be started', async () => {
  const spare = await upload('/channels', { name: 'Spare', logicalChannelNumber: '10' }, png(106, 106));
  await change(spare);
  expect((await call('DELETE', `/cms/channels/${spare}`)).code).toBe('conflict');
  await eventually(() => expect(box.read(version)).toBe('10'));
  const { serviceTaskId } = (await settings()).cmsBulkChannel;
  await turn('stops', serviceTaskId);
  await eventually(async () => expect((await call('DELETE', `/cms/channels/${spare}`)).code).toBe('success'));
  expect((await settings()).cmsBulkChannel).toMatchObject({ deleted: true, taskUseFlag: false });
  expect(await turn('starts', serviceTaskId)).toMatchObject({
    code: 'conflict',
    message: 'Spare was deleted. Choose another item.',
  });
  expect((await change(spare)).code).toBe('nodata');
  const { data } = await change(channels[2]);
  expect((await settings()).cmsBulkChannel).toMatchObject({ deleted: false, channelId: channels[2] });
  expect(await turn('starts', data.serviceTaskId)).toMatchObject({ code: 'success' });
  await eventually(() => expect(box.read(version)).toBe('9'));
}, 30_000);

test('refuses one of a concurrent choice and deletion', async () => {
  const { cmsBulkChannel: before } = await settings();
  for (let round = 0; round < 5; round++) {
    const name = `Race ${round}`;
    const id = await upload('/channels', { name, logicalChannelNumber: `${50 + round}` }, png(106, 106));
    const answers = await Promise.all([change(id), call('DELETE', `/cms/channels/${id}`)]);
    expect(answers.map(({ code }) => code).toSorted()).not.toEqual(['success', 'success']);
    expect((await settings()).cmsBulkChannel).toMatchObject({ deleted: false });
  }
  await change(before.channelId);
  // A failed attempt is repeated in ten minutes only, so its tasks are part of what is expected.
  await eventually(async () =>
    expect({ version: box.read(version), tasks: await tasksOfBox() }).toMatchObject({ version: '9' }),
  );
}, 30_000);

test('states the reason if its author has lost the permission, and continues under another one', async () => {
  const support = await bench.login('support@northwind.example');
  const choose = async (headers: typeof admin) => {
    const body = { commandType: 'LandingChannel', channelId: channels[0] };
    expect(await call('POST', '/cms/bulks', body, headers)).toMatchObject({ code: 'success' });
  };
  /** Makes the server check all choices by changing one of them. */
  const look = async () => {
    const { serviceTaskId } = (await settings()).cmsBulkBootAd;
    for (const to of ['stops', 'starts'])
      await call('POST', `/cms/bulks/${to}`, { commandType: 'BootingAd', serviceTaskId });
  };
  const heldFor = (reason: string | null) =>
    eventually(async () => expect((await settings()).cmsBulkChannel.hold?.reason ?? null).toBe(reason));
  await choose(support);
  expect((await settings()).cmsBulkChannel).toMatchObject({ author: 'Sam Porter', hold: null });
  await eventually(() => expect(box.read(version)).toBe('7'));

  const setAuthor = (columns: string) =>
    bench.written(`update account set ${columns} where email = 'support@northwind.example'`);
  await setAuthor("status = 'Stopped'");
  await look();
  await heldFor('account');
  await setAuthor("status = 'Running', role_key = 'Viewer'");
  await look();
  await heldFor('permission');
  await setAuthor("role_key = 'OperatorStaff', op_id = 'brightline'");
  await look();
  await heldFor('organisation');
  expect((await settings(viewer)).cmsBulkChannel).toMatchObject({ taskUseFlag: true, author: 'Sam Porter' });

  await choose(admin);
  await heldFor(null);
  expect((await settings()).cmsBulkChannel).toMatchObject({ author: 'Nora West' });
  await setAuthor("op_id = 'northwind'");
}, 60_000);

test('lets an administrator above see and change the choice of an organisation below', async () => {
  const above = await bench.login('system.admin@waymark.example');
  expect((await settings(above)).opId).toBe('system');
  expect((await settings(above, '?opId=northwind')).cmsBulkChannel).toMatchObject({
    channelName: 'Channel 7',
  });
  const channelId = channels[2];
  await call('POST', '/cms/bulks', { commandType: 'LandingChannel', channelId }, above);
  expect((await settings()).cmsBulkChannel).toMatchObject({ channelName: 'Channel 9', author: 'Sora Kim' });
  expect((await settings(above)).cmsBulkChannel).toBeNull();
});

describe('refuses', () => {
  test('another organisation', async () => {
    expect(await settings(other)).toMatchObject({ opId: 'brightline', cmsBulkChannel: null });
    expect((await call('GET', '/cms/bulks?opId=northwind', undefined, other)).code).toBe('nodata');
    const { serviceTaskId } = (await settings()).cmsBulkChannel;
    const body = { commandType: 'LandingChannel', serviceTaskId };
    expect((await call('POST', '/cms/bulks/stops', body, other)).code).toBe('nodata');
    const foreign = { commandType: 'LandingChannel', channelId: channels[0] };
    expect((await call('POST', '/cms/bulks', foreign, other)).code).toBe('nodata');
  });

  test('a user who may only view; they see the choice', async () => {
    const body = { commandType: 'LandingChannel', channelId: channels[0] };
    expect((await call('POST', '/cms/bulks', body, viewer)).code).not.toBe('success');
    expect((await settings(viewer)).cmsBulkChannel).toMatchObject({ channelName: 'Channel 9' });
  });

  test("a stop of a stopped choice, in the reader's language", async () => {
    const { serviceTaskId } = (await settings()).cmsBulkChannel;
    await turn('stops', serviceTaskId);
    const body = { commandType: 'LandingChannel', serviceTaskId };
    const korean = { ...admin, 'accept-language': 'ko' };
    expect((await call('POST', '/cms/bulks/stops', body, korean)).message).toMatch(/^이미 중지되었거나/);
  });

  test('an item of another kind', async () => {
    const body = { commandType: 'DsmCc', channelId: channels[0] };
    expect((await call('POST', '/cms/bulks', body)).code).not.toBe('success');
  });
});
