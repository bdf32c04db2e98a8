import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isHeld } from '#server/content/delivery/queries/held.ts';
import type { ContentType } from '#server/content/port.ts';
import type { Agent } from '#simulator/agent.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { mp4, png } from '#tests/support/media.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, pair } from './samples.ts';

/** Content on simulated set-top boxes by real HTTP: CL-193, CL-195, CL-359. */
let bench: BenchServer;
let admin: { authorization: string };
let viewer: { authorization: string };
let other: { authorization: string };
let fleet: Fleet;
let box: Agent;
const [endpointId = '', away = ''] = pair;
let gid = '';
const ids = { channelId: '', adFileId: '', metaFileId: '' };

const call = async (method: 'GET' | 'POST', path: string, payload?: object, headers = admin) => {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(payload && { payload }),
  });
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
const send = (more: object, headers = admin) => call('POST', '/groups/controls', { gid, ...more }, headers);
const logs = async (more: object = {}, headers = admin) =>
  (await call('POST', '/cms/metadatas/api-logs', more, headers)).data;
const stateOf = async (taskId: string) => {
  await bench.settled();
  return (await call('GET', `/tasks/${taskId}`)).data;
};

beforeAll(async () => {
  bench = await startBench({ devices: true, filesInThread: true });
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
  await fleet.start();
  const [first] = fleet.agents;
  if (first?.endpointId !== endpointId) throw new Error('the fleet has another box');
  box = first;
  gid = (await call('POST', '/groups', { groupName: 'Boxes', opId: 'northwind' })).data.gid;
  await call('POST', '/groups/actions/associate', { gid, endpointIds: [endpointId] });
  ids.channelId = await upload('/channels', { name: 'News', logicalChannelNumber: '7' }, png(106, 106));
  ids.adFileId = await upload('/boot-ads', { adName: 'Winter', version: '1.0' }, await mp4(1280, 720, 5));
  ids.metaFileId = (await call('POST', '/cms/metadatas', { name: 'Main' })).data.id;
}, 120_000);
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});

const commands = [
  { commandType: 'LandingChannel', id: 'channelId', object: 'LandingChannel', name: 'News', version: '7' },
  { commandType: 'BootingAd', id: 'adFileId', object: 'BootAd', name: 'Winter', version: '1.0' },
  { commandType: 'DsmCc', id: 'metaFileId', object: 'Metadata', name: 'Main', version: '1' },
] as const;

test("offers the organisation's items only (CL-370 … CL-373)", async () => {
  expect((await call('GET', '/commons/channels')).data).toEqual([
    { channelId: ids.channelId, channelName: 'News', channelNumber: 7 },
  ]);
  expect((await call('GET', '/commons/boot-ads', undefined, viewer)).data).toMatchObject([
    { adFileId: ids.adFileId, adName: 'Winter', version: '1.0' },
  ]);
  expect((await call('GET', '/commons/metadatas/names')).data).toEqual(['Main']);
  expect((await call('GET', '/commons/metadatas/Main/versions')).data).toMatchObject([
    { metaFileId: ids.metaFileId, metaVersion: '1' },
  ]);
  for (const path of ['channels', 'boot-ads', 'metadatas/names']) {
    expect((await call('GET', `/commons/${path}`, undefined, other)).data).toEqual([]);
    expect((await call('GET', `/commons/${path}?opId=northwind`, undefined, other)).code).toBe('nodata');
  }
  expect((await call('GET', '/commons/metadatas/Main/versions', undefined, other)).code).toBe('nodata');
});

test.each(commands)(
  '$commandType: the box fetches the file, verifies it and reports it (CO-101)',
  async (one) => {
    const { commandType, id, object, name, version } = one;
    const { code, data } = await send({ commandType, [id]: ids[id] });
    expect(code).toBe('success');
    await eventually(async () => expect(await stateOf(data.taskId)).toMatchObject({ state: 'succeeded' }));
    const path = `Device.X_WAYMARK_${object}.`;
    expect(box.read(`${path}Name`)).toBe(name);
    expect(box.read(`${path}Status`)).toBe('Complete');
    await eventually(async () => {
      const [log] = await logs({ activeType: commandType });
      expect(log).toMatchObject({ endpointId, name, version, outcome: 'complete', status: 200 });
      expect(log.bytes).toBe(log.fileSize);
    });
    // The address authorises its bearer to fetch the file.
    const facts = await bench.log.readStream(`task:${data.taskId}`, 0, 100);
    expect(JSON.stringify(facts)).not.toContain('grant=');
  },
);

test('shows the landing channel and the boot ad that were last sent to a group (RT-023)', async () => {
  const read = async (path: string) => (await call('GET', path)).data;
  expect(await read(`/groups/${gid}`)).toMatchObject({ landingChannel: 'News', bootAd: 'Winter' });
  const unsent = (await call('POST', '/groups', { groupName: 'Nothing sent', opId: 'northwind' })).data;
  expect(unsent).toMatchObject({ landingChannel: null, bootAd: null });
  const { device } = (await call('POST', '/devices/action/getDevice', { endpointId })).data;
  const [place] = await read(`/groups/locations?type=city&keyword=${device.city}`);
  expect(place).toMatchObject({ landingChannel: null, bootAd: null });
  const body = {
    commandType: 'LandingChannel',
    channelId: ids.channelId,
    opCityId: place.opCityId,
    goOn: true,
  };
  const sent = await call('POST', '/groups/cms-locations/controls', body);
  expect(sent).toMatchObject({ code: 'success' });
  const [shown] = await read(`/groups/locations?type=city&value=${place.opCityId}`);
  expect(shown).toMatchObject({ landingChannel: 'News', bootAd: null });
  expect(await read(`/groups/${place.opCityId}`)).toMatchObject({ landingChannel: 'News', bootAd: null });
});

test("keeps the box's content across a restart", () => {
  box.goDown();
  expect(box.read('Device.X_WAYMARK_Metadata.Version')).toBe('1');
});

const coverageOf = async (kind: string, id: string, _query = '', headers = admin) =>
  call('GET', `/cms/coverage/${kind}/${id}`, undefined, headers);
const boxesOf = async (kind: string, id: string, query = '', headers = admin) =>
  call('GET', `/cms/boxes?kind=${kind}&id=${id}&limit=100${query}`, undefined, headers);

test('counts every set-top box in service, including those that never reported, with the reason for a missing set', async () => {
  const filters = { prodClass: ['STB'], deviceStatus: ['Deployed'], opId: 'northwind' };
  const boxes = (await call('POST', '/devices/action/getDevicePageList', { filters })).pagination
    .totalRecords;
  expect(boxes).toBeGreaterThan(2);
  await eventually(async () => {
    await bench.settled();
    const { data } = await call('GET', '/cms/metadatas/coverage');
    expect(data.boxes).toBe(boxes);
    expect(data.items).toMatchObject([{ name: 'Main', version: '1', count: 1 }]);
  });
  const never = boxes - 1;
  const first = { name: 'Main', version: '1', boxes, have: 1, older: 0, other: 0, nothing: 0, sets: null };
  expect((await coverageOf('metadataSet', ids.metaFileId)).data).toMatchObject({
    ...first,
    neverReported: never,
    offline: never,
  });
  const listed = async (query: string) => (await boxesOf('metadataSet', ids.metaFileId, query)).data;
  const rows = await listed('&holds=unknown');
  expect(rows).toHaveLength(never);
  expect(rows[0]).toMatchObject({
    holds: 'unknown',
    reason: 'neverReported',
    name: '',
    online: false,
    lastSeen: null,
  });
  expect(await listed('&holds=has')).toMatchObject([{ endpointId, holds: 'has', reason: null }]);
  // A box that never reported what it has is not said to lack the set.
  expect(await listed('&holds=lacks')).toEqual([]);
  expect(await listed('')).toHaveLength(boxes);

  await upload('/channels', { name: 'Sports', logicalChannelNumber: '8' }, png(106, 106));
  const second = (await call('POST', '/cms/metadatas', { name: 'Main' })).data;
  expect((await boxesOf('metadataSet', second.id, '&holds=lacks', viewer)).data).toMatchObject([
    {
      endpointId,
      holds: 'lacks',
      reason: 'older',
      name: 'Main',
      version: '1',
      status: 'Complete',
      online: true,
    },
  ]);
  expect((await boxesOf('metadataSet', second.id, '&reason=older')).data).toHaveLength(1);
  expect((await boxesOf('metadataSet', second.id)).data[0].endpointId).toBe(endpointId);
  for (const ask of [coverageOf, boxesOf])
    expect((await ask('metadataSet', second.id, '', other)).code).toBe('nodata');
});

test('lists the boxes by city, group and words as the filters stand, and exports the same rows', async () => {
  const of = async (query: string) => (await boxesOf('bootAd', ids.adFileId, query)).data;
  const all = await of('');
  const cities = [...new Set(all.map(({ city }: { city: string }) => city))];
  expect(cities.length).toBeGreaterThan(1);
  for (const city of cities)
    expect(await of(`&city=${encodeURIComponent(`${city}`)}`)).toEqual(
      all.filter((box: { city: string }) => box.city === city),
    );
  expect(await of(`&gid=${gid}`)).toMatchObject([{ endpointId, holds: 'has' }]);
  expect(await of(`&keyword=${endpointId.slice(-6).toLowerCase()}`)).toMatchObject([{ endpointId }]);
  expect(await of('&online=true&holds=unknown')).toEqual([]);
  const filters = { kind: 'bootAd', id: ids.adFileId, holds: 'unknown', city: cities[0] };
  const file = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/lists/export',
    headers: admin,
    payload: { list: 'listItemBoxes', as: 'csv', filters },
  });
  const shown = await of(`&holds=unknown&city=${encodeURIComponent(`${cities[0]}`)}`);
  expect(file.body.trim().split(/\r?\n/)).toHaveLength(shown.length + 1);
});

test('counts a channel for a box if its set holds the channel as it is now', async () => {
  const { data: channels } = await call('GET', '/cms/channels');
  const [news, sports] = channels.items;
  const of = async (id: string) => (await coverageOf('channel', id)).data;
  expect(await of(news.id)).toMatchObject({ name: 'News', version: null, sets: 2, have: 1, older: 0 });
  expect(await of(sports.id)).toMatchObject({ sets: 1, have: 0, older: 1 });
  await call('POST', '/cms/channels/edits', { id: news.id, name: 'News 24' });
  expect(await of(news.id)).toMatchObject({ name: 'News 24', sets: 0, have: 0, older: 1 });
  await call('POST', '/cms/channels/edits', { id: news.id, name: 'News' });
  expect((await coverageOf('bootAd', ids.adFileId)).data).toMatchObject({ version: '1.0', have: 1 });
});

test('shows the fetched set on the box, and receives its pictures', async () => {
  const drawn = (view: 'live' | 'home') => Buffer.from(box.screen.pictureOfSet(view)).length;
  await eventually(async () => {
    const { data } = await call('GET', `/cms/metadatas/${ids.metaFileId}/screens`, undefined, viewer);
    expect(data).toMatchObject({
      boxes: 1,
      screens: [
        { view: 'home', endpointId },
        { view: 'live', endpointId },
      ],
    });
    for (const { view, png: sent } of data.screens)
      expect(Math.abs(Buffer.from(sent, 'base64').length - drawn(view))).toBeLessThan(2_000);
  });
  expect((await call('GET', `/cms/metadatas/${ids.metaFileId}/screens`, undefined, other)).code).toBe(
    'nodata',
  );
});

describe('refuses', () => {
  test('a command without its item, with another one, or with an item of another organisation', async () => {
    for (const wrong of [{}, { adFileId: ids.adFileId }, { metaFileId: ids.metaFileId, channelId: 'x' }])
      expect((await send({ commandType: 'DsmCc', ...wrong })).code).toBe('custom');
    expect((await send({ commandType: 'Reboot', metaFileId: ids.metaFileId })).code).toBe('custom');
    expect((await send({ commandType: 'DsmCc', metaFileId: 'none' })).code).toBe('nodata');
    const foreign = await call('POST', '/groups', { groupName: 'Foreign' }, other);
    await call(
      'POST',
      '/groups/actions/associate',
      { gid: foreign.data.gid, endpointIds: [foreignDevice] },
      other,
    );
    const body = { gid: foreign.data.gid, commandType: 'DsmCc', metaFileId: ids.metaFileId };
    expect((await call('POST', '/groups/controls', body, other)).code).toBe('nodata');
    const system = await bench.login('system.admin@waymark.example');
    expect((await call('POST', '/groups/controls', { ...body, goOn: true }, system)).code).toBe('custom');
  });

  test('a user who may only view', async () => {
    expect((await send({ commandType: 'DsmCc', metaFileId: ids.metaFileId }, viewer)).code).not.toBe(
      'success',
    );
    expect(await logs({}, other)).toEqual([]);
  });
});

test('delivers to an offline box when it reconnects', async () => {
  await call('POST', '/groups/actions/associate', { gid, endpointIds: [away] });
  const { data } = await send({ commandType: 'DsmCc', metaFileId: ids.metaFileId });
  expect(data).toMatchObject({ started: 2 });
});

test('keeps an item while commands are pending or scheduled to deliver it', async () => {
  const url = `/api/v1/cms/metadatas/${ids.metaFileId}`;
  const deletion = async () => (await bench.app.inject({ method: 'DELETE', url, headers: admin })).json();
  const refused = {
    code: 'conflict',
    data: { uses: { provisioning: null, banners: [], boxes: 1, scheduled: 0 } },
  };
  // One of the two boxes has it by now, the other is offline.
  await eventually(async () => expect(await deletion()).toMatchObject(refused));
  expect((await deletion()).message).toMatch(/^One set-top box is still to get it\. /);

  const { data: single } = await call('POST', '/groups', { groupName: 'Later', opId: 'northwind' });
  await call('POST', '/groups/actions/associate', { gid: single.gid, endpointIds: [endpointId] });
  const fpStartHour = (new Date().getUTCHours() + 14) % 24;
  const hours = { fpRunMethod: 'Reserved', fpStartHour, fpEndHour: (fpStartHour + 2) % 24 };
  const order = { gid: single.gid, commandType: 'DsmCc', metaFileId: ids.metaFileId };
  const later = (await call('POST', '/groups/controls', { ...order, ...hours })).data;
  const both = await deletion();
  expect(both.message).toMatch(/^2 set-top boxes are still to get it\. /);
  expect(both.data.uses).toMatchObject({ boxes: 1, scheduled: 1 });
  const address = `/cms/uses/metadataSet/${ids.metaFileId}`;
  expect((await call('GET', address, undefined, viewer)).data).toMatchObject({ boxes: 1, scheduled: 1 });
  await call('POST', `/bulk-actions/${later.bulkActionIds[0]}/cancel`, {});
  await eventually(async () => expect(await deletion()).toMatchObject(refused));
});

test('ends a link with its item: a deleted boot ad, channel or metadata set cannot be fetched', async () => {
  const held = (grant: Parameters<typeof isHeld>[1]) => isHeld(bench.database, grant);
  const grantOf = (kind: ContentType, itemId: string) => ({
    endpointId,
    sha256: 'a'.repeat(64),
    kind,
    itemId,
    name: 'x',
    version: '1',
    expiresAt: 0,
  });
  const adFileId = await upload('/boot-ads', { adName: 'Spring', version: '1.0' }, await mp4(1280, 720, 5));
  for (const [kind, id] of [
    ['BootingAd', adFileId],
    ['LandingChannel', ids.channelId],
    ['DsmCc', ids.metaFileId],
  ] as const)
    expect(await held(grantOf(kind, id)), kind).toBe(true);
  expect(await held(grantOf('LandingChannel', adFileId))).toBe(false);
  const url = `/api/v1/cms/boot-ads/${adFileId}`;
  expect((await bench.app.inject({ method: 'DELETE', url, headers: admin })).statusCode).toBe(200);
  expect(await held(grantOf('BootingAd', adFileId))).toBe(false);
});
