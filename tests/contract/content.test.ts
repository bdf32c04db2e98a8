import { createHash } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mp4, png } from '#tests/support/media.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** G16 (CL-331..CL-354, RU-098..RU-104): channels, banners, live ads and boot ads. */
let bench: BenchServer;
const headers: Record<string, { authorization: string }> = {};
beforeAll(async () => {
  bench = await startBench();
  for (const user of ['admin@northwind.example', 'viewer@northwind.example', 'admin@brightline.example'])
    headers[user] = await bench.login(user);
}, 120_000);
afterAll(() => bench.close());

const editor = 'admin@northwind.example';
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
async function call(method: Method, path: string, payload?: object, as = editor, language = 'en') {
  const answer = await bench.app.inject({
    ...{ method, url: `/api/v1/cms${path}` },
    headers: { ...headers[as], 'accept-language': language },
    ...(payload && { payload }),
  });
  return answer.json();
}
/** As API users send it: one form with the fields and the file. */
async function form(
  path: string,
  fields: Record<string, string | number | boolean>,
  file: Buffer,
  as = editor,
) {
  const boundary = 'a-boundary-of-the-tests';
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
  const parts = Object.entries(fields).map(([name, value]) =>
    part(`content-disposition: form-data; name="${name}"`, String(value)),
  );
  const sent = part(
    'content-disposition: form-data; name="file"; filename="a file.png"\r\ncontent-type: image/png',
    file,
  );
  const answer = await bench.app.inject({
    ...{ method: 'POST', url: `/api/v1/cms${path}` },
    headers: { ...headers[as], 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, sent, Buffer.from(`--${boundary}--\r\n`)]),
  });
  return answer.json();
}
const names = async (path: string, as = editor) =>
  (await call('GET', path, undefined, as)).data.items.map((item: { name: string }) => item.name);

let shade = 0;
const logo = () => png(106, 106, { shade: shade++ });
const channel = (name: string, logicalChannelNumber: number, as = editor) =>
  form('/channels', { name, logicalChannelNumber }, logo(), as);

describe('channels', () => {
  test('given a picture and a number, then the channel comes last, and its picture is the one that was sent', async () => {
    const picture = logo();
    const added = await form('/channels', { name: ' Seven News ', logicalChannelNumber: 7 }, picture);
    expect(added).toMatchObject({ code: 'success', data: { version: 1 } });
    await channel('Nine', 9);
    const { data } = await call('GET', '/channels');
    expect(data).toMatchObject({ opId: 'northwind', version: 2 });
    expect(data.items[0]).toMatchObject({
      ...{ name: 'Seven News', logicalChannelNumber: 7, channelFileSize: picture.length },
      ...{ imageWidth: 106, updater: 'Nora West' },
    });
    expect(data.totalSize).toBe(data.items[0].channelFileSize + data.items[1].channelFileSize);
    const image = await bench.app.inject({ method: 'GET', url: data.items[0].image });
    expect(image.headers['content-type']).toBe('image/png');
    expect(image.rawPayload.equals(picture)).toBe(true);
    expect(
      (await bench.app.inject({ method: 'GET', url: `/content-files/${'0'.repeat(64)}` })).statusCode,
    ).toBe(404);
  });

  test('given a wrong picture, then it says what is wrong in the language of the reader (RU-101, RU-102, CO-076, CO-077)', async () => {
    const refused = await form('/channels', { name: 'Wide', logicalChannelNumber: 70 }, png(200, 106));
    expect(refused).toMatchObject({
      code: 'custom',
      message: 'Unsupported resolution: 200×106. It must be 106×106.',
      data: { errors: [{ field: 'body.uploadId', reason: 'resolution' }] },
    });
    expect(
      (await form('/channels', { name: 'Text', logicalChannelNumber: 71 }, Buffer.from('hello'))).message,
    ).toBe('Unsupported format: only PNG pictures are accepted.');
    expect((await call('POST', '/channels', { name: 'None', logicalChannelNumber: 72 })).code).toBe('nofile');
    expect(await names('/channels')).toEqual(['Seven News', 'Nine']);
  });

  test('given a number that another has, TV or radio, then the other is named (A-215)', async () => {
    expect(
      await form('/radio-channels', { name: 'Radio Nine', logicalChannelNumber: 9 }, logo()),
    ).toMatchObject({
      code: 'conflict',
      message: 'Nine has the channel number 9.',
      data: { kind: 'channel', name: 'Nine' },
    });
    expect(
      await form('/radio-channels', { name: 'Radio One', logicalChannelNumber: 901 }, logo()),
    ).toMatchObject({ code: 'success' });
    expect((await channel('Nine of another', 9, 'admin@brightline.example')).code).toBe('success');
    expect((await channel('Ten thousand', 10_000)).code).not.toBe('success');
  });

  test('given an edit, then what is left out stays; given an older list, then it is a conflict', async () => {
    const { data } = await call('GET', '/channels');
    const [first] = data.items;
    const edited = await call('POST', '/channels/edits', {
      id: first.id,
      name: 'Seven',
      version: data.version,
    });
    expect(edited).toMatchObject({ code: 'success', data: { version: data.version + 1 } });
    expect((await call('GET', '/channels')).data.items[0]).toMatchObject({
      ...{ name: 'Seven', logicalChannelNumber: 7, image: first.image },
    });
    const late = await call('POST', '/channels/edits', {
      id: first.id,
      name: 'Eight',
      version: data.version,
    });
    expect(late).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^\S.* changed this list meanwhile\. Your change was not saved\.$/),
    });
    expect(await form('/channels/edits', { id: first.id }, logo())).toMatchObject({ code: 'success' });
    expect((await call('GET', '/channels')).data.items[0].image).not.toBe(first.image);
    expect((await bench.app.inject({ method: 'GET', url: first.image })).statusCode).toBe(404);
  });

  test('given two people who sort at once, then one of them gets a conflict; given other ids, then nothing moves', async () => {
    await channel('Eleven', 11);
    const { data } = await call('GET', '/channels');
    const ids: string[] = data.items.map(({ id }: { id: string }) => id);
    const sorted = ids.toReversed();
    const [one, other] = await Promise.all([
      call('PUT', '/channels/sort', { ids: sorted, version: data.version }),
      call('PUT', '/channels/sort', { ids, version: data.version }),
    ]);
    expect([one.code, other.code].toSorted()).toEqual(['conflict', 'success']);
    const late = one.code === 'conflict' ? one : other;
    expect(late).toMatchObject({
      message: expect.stringMatching(/^\S.* sorted this list meanwhile\. Your change was not saved\.$/),
      data: { isSort: true, by: expect.stringMatching(/\S/), version: data.version + 1 },
    });
    const { version } = (await call('GET', '/channels')).data;
    expect((await call('PUT', '/channels/sort', { ids: sorted, version })).code).toBe('success');
    expect(await names('/channels')).toEqual(['Eleven', 'Nine', 'Seven']);
    for (const wrong of [ids.slice(1), [...ids.slice(1), 'foreign'], [...ids, 'more']])
      expect((await call('PUT', '/channels/sort', { ids: wrong, version: version + 1 })).code).toBe(
        'conflict',
      );
    expect(
      (await call('PUT', '/channels/sort', { ids: [ids[0], ids[0]], version: version + 1 })).code,
    ).not.toBe('success');
    expect(await names('/channels')).toEqual(['Eleven', 'Nine', 'Seven']);
  });

  test('given a deleted channel, then its number is free and its picture is gone', async () => {
    const { items } = (await call('GET', '/channels')).data;
    const nine = items.find(({ name }: { name: string }) => name === 'Nine');
    const banner = await form(
      '/banners',
      { name: 'To nine', type: 'Channel', linkId: nine.id },
      png(1280, 600, { shade: 9 }),
    );
    expect(await call('DELETE', `/channels/${nine.id}`)).toMatchObject({
      code: 'conflict',
      message: 'Banners lead to this channel: To nine.',
    });
    await call('DELETE', `/banners/${banner.data.id}`);
    expect((await call('DELETE', `/channels/${nine.id}`)).code).toBe('success');
    expect((await bench.app.inject({ method: 'GET', url: nine.image })).statusCode).toBe(404);
    expect((await call('DELETE', `/channels/${nine.id}`)).code).toBe('nodata');
    expect((await channel('Nine again', 9)).code).toBe('success');
  });
});

test('lists of another organisation do not exist, and a viewer reads alone (PE-028)', async () => {
  expect(await names('/channels', 'admin@brightline.example')).toEqual(['Nine of another']);
  expect((await call('GET', '/channels?opId=brightline')).code).toBe('nodata');
  const { items } = (await call('GET', '/channels', undefined, 'admin@brightline.example')).data;
  expect((await call('POST', '/channels/edits', { id: items[0].id, name: 'Mine' })).code).toBe('nodata');
  expect((await call('GET', '/channels', undefined, 'viewer@northwind.example')).code).toBe('success');
  expect((await call('DELETE', '/channels/x', undefined, 'viewer@northwind.example')).code).not.toBe(
    'nodata',
  );
  expect((await call('GET', '/channels?opId=northwind-south')).data).toMatchObject({
    opId: 'northwind-south',
    version: 0,
    items: [],
  });
});

describe('a banner leads to what its type names (A-214, RU-099)', () => {
  const banner = (fields: Record<string, string>, as = editor) =>
    form('/banners', { name: 'Wide', ...fields }, png(1280, 600, { shade: shade++ }), as);
  const refusedLink = {
    code: 'custom',
    data: { errors: [{ field: 'body.linkId' }] },
  };
  const channels = async (as = editor) =>
    (await call('GET', '/channels', undefined, as)).data.items as { id: string; name: string }[];

  test('given a channel of its organisation, then it leads there, and to none once it is an advertisement', async () => {
    const [first] = await channels();
    expect(await banner({ type: 'Channel', linkId: first?.id ?? '' })).toMatchObject({ code: 'success' });
    expect((await banner({ name: 'Ad', type: 'Advertisement', linkId: first?.id ?? '' })).code).toBe(
      'custom',
    );
    expect((await form('/banners', { name: 'Small', type: 'VOD' }, png(640, 300))).message).toContain(
      '1280×600',
    );
    const { items } = (await call('GET', '/banners')).data;
    expect(items).toMatchObject([{ name: 'Wide', type: 'Channel', linkId: first?.id, imageWidth: 1280 }]);
    await call('POST', '/banners/edits', { id: items[0].id, type: 'Advertisement' });
    expect((await call('GET', '/banners')).data.items[0]).toMatchObject({
      type: 'Advertisement',
      linkId: null,
    });
    expect(await call('POST', '/banners/edits', { id: items[0].id, linkId: first?.id })).toMatchObject(
      refusedLink,
    );
  });

  test('given a channel that is not there, is deleted, foreign or a radio channel, then it is refused, also by an edit', async () => {
    const gone = (await channel('Gone soon', 77)).data.id;
    expect((await call('DELETE', `/channels/${gone}`)).code).toBe('success');
    const [foreign] = await channels('admin@brightline.example');
    const radio = await form('/radio-channels', { name: 'Waves', logicalChannelNumber: 78 }, logo());
    const plain = (await banner({ name: 'Plain', type: 'Channel' })).data.id;
    for (const linkId of ['no-such-channel', gone, foreign?.id ?? '', radio.data.id]) {
      expect(await banner({ type: 'Channel', linkId })).toMatchObject(refusedLink);
      expect(await call('POST', '/banners/edits', { id: plain, linkId })).toMatchObject(refusedLink);
      expect(await call('POST', '/banners/edits', { id: plain, type: 'Channel', linkId })).toMatchObject(
        refusedLink,
      );
    }
    expect((await call('POST', '/banners/edits', { id: plain, name: 'Plainer' })).code).toBe('success');
  });

  test('given a title that is not in the VOD list, then it is refused, and a title of the list is taken', async () => {
    expect(await banner({ type: 'VOD', linkId: 'any' })).toMatchObject(refusedLink);
    await bench.database.sql
      .insertInto('vod_list')
      .values({
        op_id: 'northwind',
        sha256: '0'.repeat(64),
        entries: JSON.stringify([{ id: 'film-1', title: 'Film', vodSize: 1, duration: 1 }]),
      })
      .execute();
    expect(await banner({ type: 'VOD', linkId: 'film-2' })).toMatchObject(refusedLink);
    const taken = await banner({ name: 'Film night', type: 'VOD', linkId: 'film-1' });
    expect(taken).toMatchObject({ code: 'success' });
    await bench.database.sql.deleteFrom('vod_list').where('op_id', '=', 'northwind').execute();
  });
});

describe('live ads', () => {
  const ad = (
    fields: Record<string, string | number | boolean>,
    picture = png(300, 80, { shade: shade++ }),
  ) => form('/live-ad', { name: 'Ad', lcnList: '7', ...fields }, picture);

  test('given no more than a name and numbers, then the rest is usual (CO-079, RU-100, RU-103)', async () => {
    expect(await ad({ name: 'Coffee', lcnList: ' 9, 7,9 ' })).toMatchObject({ code: 'success' });
    expect((await call('GET', '/live-ad')).data.items).toMatchObject([
      {
        ...{ name: 'Coffee', lcnList: '7,9', endDate: null, startHour: 0, endHour: 24, duration: 10 },
        ...{
          totalImpression: 1000,
          afterBootImpression: 2,
          position: 'bottom',
          description: '',
          imageWidth: 300,
        },
      },
    ]);
    for (const lcnList of ['1,,2', 'a', '7;9', ',7', '12345', '0', '7,0', '0000'])
      expect((await ad({ name: 'Bad', lcnList, position: 'topLeft' })).code).not.toBe('success');
    expect((await ad({ position: 'topLeft' }, png(1281, 600))).message).toContain(
      'Exceeds the maximum width or height',
    );
  });

  test('given the same channel, place and hours, then the clash is named, and both can be kept (RU-104, CO-080)', async () => {
    const clash = await ad({ name: 'Tea', lcnList: '9', startHour: 22, endHour: 2 });
    expect(clash).toMatchObject({
      code: 'conflict',
      data: { clashes: [{ name: 'Coffee', lcns: [9], hours: [22, 23, 0, 1] }] },
    });
    expect((await ad({ name: 'Tea', lcnList: '9', startHour: 22, endHour: 2, keepBoth: true })).code).toBe(
      'success',
    );
    expect((await ad({ name: 'Water', lcnList: '9', position: 'topLeft' })).code).toBe('success');
    expect((await ad({ name: 'Juice', lcnList: '11' })).code).toBe('success');
    expect(
      (await ad({ position: 'topRight', description: '스무 글자까지 쓸 수 있는 설명입니다\n둘째 줄' })).code,
    ).toBe('success');
    for (const description of ['a\nb\nc', 'x'.repeat(21)])
      expect((await ad({ position: 'bottomLeft', description })).code).toBe('custom');
    const { items } = (await call('GET', '/live-ad')).data;
    const juice = items.find(({ name }: { name: string }) => name === 'Juice');
    expect((await call('POST', '/live-ad/edits', { id: juice.id, lcnList: '7' })).code).toBe('conflict');
    expect((await call('POST', '/live-ad/edits', { id: juice.id, lcnList: '7', keepBoth: true })).code).toBe(
      'success',
    );
  });
});

describe('a live ad that is never shown is refused', () => {
  const ad = (fields: Record<string, string | number | boolean>) =>
    form('/live-ad', { name: 'Never', lcnList: '31', ...fields }, png(300, 80, { shade: shade++ }));

  test('with an end that has passed; one that ended since can be edited, and clashes with none', async () => {
    const past = { code: 'custom', data: { errors: [{ field: 'body.endDate' }] } };
    expect(await ad({ endDate: '2020-01-01' })).toMatchObject(past);
    const { id } = (await ad({ name: 'Ended', endDate: '2099-01-01' })).data;
    expect(await call('POST', '/live-ad/edits', { id, endDate: '2020-01-01' })).toMatchObject(past);
    const row = bench.database.sql.updateTable('content_item').where('item_id', '=', id);
    const { details } = await bench.database.sql
      .selectFrom('content_item')
      .select('details')
      .where('item_id', '=', id)
      .executeTakeFirstOrThrow();
    await row.set({ details: JSON.stringify({ ...JSON.parse(details), endDate: '2020-01-01' }) }).execute();
    expect(
      await call('POST', '/live-ad/edits', { id, name: 'Ended long ago', endDate: '2020-01-01' }),
    ).toMatchObject({ code: 'success' });
    expect(await ad({ name: 'Successor' })).toMatchObject({ code: 'success' });
  });

  test('from an hour to the same hour, also where an edit names one of them', async () => {
    const empty = { code: 'custom', data: { errors: [{ field: 'body.endHour' }] } };
    expect(await ad({ startHour: 5, endHour: 5, position: 'topLeft' })).toMatchObject(empty);
    expect(await ad({ startHour: 0, endHour: 0, position: 'topLeft' })).toMatchObject(empty);
    const { id } = (await ad({ name: 'Morning', startHour: 5, endHour: 9, position: 'topLeft' })).data;
    expect(await call('POST', '/live-ad/edits', { id, endHour: 5 })).toMatchObject(empty);
    expect(await call('POST', '/live-ad/edits', { id, startHour: 9 })).toMatchObject(empty);
    expect((await call('POST', '/live-ad/edits', { id, endHour: 4 })).code).toBe('success');
  });
});

test('a boot ad is an MP4 video with its length; its name changes, its file does not (RU-098, CO-075)', async () => {
  const video = await mp4(1280, 720, 12);
  expect(await form('/boot-ads', { adName: 'Winter', version: '1.0', type: 'Sale' }, video)).toMatchObject({
    code: 'success',
  });
  expect((await form('/boot-ads', { adName: 'Picture' }, png(1280, 720))).message).toBe(
    'Only MP4 file format is supported.',
  );
  expect((await form('/boot-ads', { adName: 'Long' }, await mp4(1280, 720, 31))).message).toContain(
    '31 seconds',
  );
  const [ad] = (await call('GET', '/boot-ads')).data;
  expect(ad).toMatchObject({
    name: 'Winter',
    version: '1.0',
    type: 'Sale',
    size: video.length,
    duration: 12,
  });
  expect((await bench.app.inject({ method: 'GET', url: ad.address })).headers['content-type']).toBe(
    'video/mp4',
  );
  const part = { method: 'GET', url: ad.address, headers: { range: 'bytes=4-7' } } as const;
  const { statusCode, rawPayload, headers } = await bench.app.inject(part);
  expect({ statusCode, range: headers['content-range'] }).toEqual({
    ...{ statusCode: 206, range: `bytes 4-7/${video.length}` },
  });
  expect(rawPayload).toEqual(video.subarray(4, 8));
  const beyond = { ...part, headers: { range: `bytes=${video.length}-` } };
  expect((await bench.app.inject(beyond)).statusCode).toBe(416);
  expect((await call('PATCH', `/boot-ads/${ad.id}`, { adName: 'Spring', version: '1.1' })).code).toBe(
    'success',
  );
  expect((await call('GET', '/boot-ads')).data[0]).toMatchObject({
    name: 'Spring',
    version: '1.1',
    type: 'Sale',
    sha256: ad.sha256,
  });
  expect((await call('DELETE', `/boot-ads/${ad.id}`)).code).toBe('success');
  expect((await call('GET', '/boot-ads')).data).toEqual([]);
});

describe('metadata sets', () => {
  test('given the lists, then a set is the same bytes each time, and says what has changed (RU-107, CO-078, CL-360..CL-362)', async () => {
    const first = await call('POST', '/metadatas', { name: 'Main' });
    expect(first).toMatchObject({ code: 'success', data: { name: 'Main', version: 1, changes: '' } });
    const list = await call('GET', '/metadatas');
    expect(list.data.next).toMatchObject({
      fileSize: first.data.fileSize,
      sameAs: { name: 'Main', version: 1 },
    });
    expect(list.data.items[0].parts.find((part: { list: string }) => part.list === 'channel').count).toBe(3);
    expect(await call('POST', '/metadatas', { name: 'main' })).toMatchObject({
      code: 'conflict',
      message: 'Nothing has changed since version 1.',
    });
    expect((await call('POST', '/metadatas', { name: 'Other' })).data).toMatchObject({
      ...{ version: 1, sha256: first.data.sha256 },
    });

    const { items, version } = (await call('GET', '/channels')).data;
    await call('POST', '/channels/edits', { id: items[0].id, name: 'Renamed', version });
    await channel('Came', 44);
    expect((await call('GET', '/metadatas')).data.next.sameAs).toBeNull();
    const second = await call('POST', '/metadatas', { name: 'Main' });
    expect(second.data).toMatchObject({ version: 2, changes: '+ Came, ~ Renamed' });

    const file = await bench.app.inject({
      ...{
        method: 'GET',
        url: `/api/v1/cms/metadatas/${second.data.id}/file`,
        headers: headers[editor] ?? {},
      },
    });
    expect(file.headers['content-disposition']).toContain('Main-2.zip');
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(second.data.sha256);
    const held = unzipSync(file.rawPayload);
    const channels = JSON.parse(new TextDecoder().decode(held['channels.json']));
    expect(channels.map(({ name }: { name: string }) => name)).toEqual([
      'Renamed',
      'Seven',
      'Nine again',
      'Came',
    ]);
    for (const { image } of channels) expect(held[image]?.length).toBeGreaterThan(50);
  });

  test('given an archive, then its content is read and its bytes stay; given a wrong one, then it says what is wrong (A-213)', async () => {
    const [newest] = (await call('GET', '/metadatas')).data.items;
    const address = (id: string) => `/api/v1/cms/metadatas/${id}/file`;
    const download = async (id: string) =>
      bench.app.inject({ method: 'GET', url: address(id), headers: headers[editor] ?? {} });
    const archive = (await download(newest.id)).rawPayload;
    const uploaded = await form('/metadatas', { name: 'Uploaded' }, archive);
    expect(uploaded).toMatchObject({
      code: 'success',
      data: { version: 1, sha256: newest.sha256, fileName: 'a file.png', parts: newest.parts },
    });
    expect((await download(uploaded.data.id)).rawPayload.equals(archive)).toBe(true);
    expect(await form('/metadatas', { name: 'uploaded' }, archive)).toMatchObject({ code: 'conflict' });
    const changed = zipSync({ 'channels.json': new TextEncoder().encode('[]') });
    expect((await form('/metadatas', { name: 'Uploaded' }, Buffer.from(changed))).data).toMatchObject({
      ...{ version: 2, changes: expect.stringContaining('− Renamed') },
    });
    const link = zipSync({
      'channels.json': [new TextEncoder().encode('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }],
    });
    expect(await form('/metadatas', { name: 'Uploaded' }, Buffer.from(link))).toMatchObject({
      ...{ code: 'custom', message: 'The archive has a link or a special file: channels.json.' },
      data: { errors: [{ field: 'body.uploadId', reason: 'link' }] },
    });
    expect((await form('/metadatas', { name: 'Uploaded' }, Buffer.from('hello'))).code).toBe('custom');
    const viewer = 'viewer@northwind.example';
    expect((await form('/metadatas', { name: 'Uploaded' }, archive, viewer)).code).not.toBe('success');
    for (const { id, name } of (await call('GET', '/metadatas')).data.items)
      if (name === 'Uploaded') await call('DELETE', `/metadatas/${id}`);
  });

  test('given a deleted set, then its version is not given again; a set of another does not exist', async () => {
    const { items } = (await call('GET', '/metadatas')).data;
    const newest = items.find(
      (set: { name: string; version: number }) => set.name === 'Main' && set.version === 2,
    );
    expect(
      (await call('DELETE', `/metadatas/${newest.id}`, undefined, 'admin@brightline.example')).code,
    ).toBe('nodata');
    expect((await call('DELETE', `/metadatas/${newest.id}`)).code).toBe('success');
    expect((await call('POST', '/metadatas', { name: 'Main' })).data).toMatchObject({
      version: 3,
      changes: '',
    });
    expect((await call('GET', `/metadatas/${newest.id}/file`)).code).toBe('nodata');
  });
});

test('the audit trail has the old and the new value of each change', async () => {
  const answer = await bench.app.inject({
    method: 'GET',
    url: '/api/v1/log/audit?area=content&limit=100',
    headers: headers[editor] ?? {},
  });
  const entries: { operation: string; oldValue: unknown; newValue: unknown }[] = answer.json().data.entries;
  const of = (operation: string) => entries.filter((entry) => entry.operation === operation);
  expect(of('editBootAd')[0]).toMatchObject({
    oldValue: { name: 'Winter', version: '1.0' },
    newValue: { name: 'Spring' },
  });
  const order = ['Eleven', 'Nine', 'Seven'];
  expect(of('sortChannels')).toContainEqual(expect.objectContaining({ newValue: { order } }));
  expect(of('deleteChannel').length).toBeGreaterThan(0);
});
