import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mp4, png } from '#tests/support/media.ts';
import { ContentBench, editor, stranger } from './content-bench.ts';

/** Banners, live ads and boot ads (CL-331..CL-334, CL-345..CL-354, RU-098..RU-104). */
let content: ContentBench;
beforeAll(async () => {
  content = await ContentBench.start();
  await content.channel('Nine', 9);
  await content.channel('Nine of another', 9, stranger);
}, 120_000);
afterAll(() => content.close());

describe("a banner's destination (A-214, RU-099)", () => {
  const banner = (fields: Record<string, string>, as = editor) =>
    content.form('/banners', { name: 'Wide', ...fields }, content.picture(1280, 600), as);
  const refusedLink = {
    code: 'custom',
    data: { errors: [{ field: 'body.linkId' }] },
  };
  const channels = async (as = editor) =>
    (await content.call('GET', '/channels', undefined, as)).data.items as { id: string; name: string }[];

  test('given a channel of its organisation, then it is the destination, and is removed once the banner is an advertisement', async () => {
    const [first] = await channels();
    expect(await banner({ type: 'Channel', linkId: first?.id ?? '' })).toMatchObject({ code: 'success' });
    expect((await banner({ name: 'Ad', type: 'Advertisement', linkId: first?.id ?? '' })).code).toBe(
      'custom',
    );
    expect((await content.form('/banners', { name: 'Small', type: 'VOD' }, png(640, 300))).message).toContain(
      '1280×600',
    );
    const { items } = (await content.call('GET', '/banners')).data;
    expect(items).toMatchObject([{ name: 'Wide', type: 'Channel', linkId: first?.id, imageWidth: 1280 }]);
    await content.call('POST', '/banners/edits', { id: items[0].id, type: 'Advertisement' });
    expect((await content.call('GET', '/banners')).data.items[0]).toMatchObject({
      type: 'Advertisement',
      linkId: null,
    });
    expect(
      await content.call('POST', '/banners/edits', { id: items[0].id, linkId: first?.id }),
    ).toMatchObject(refusedLink);
  });

  test('given a missing, deleted, foreign or radio channel, then it is refused, also by an edit', async () => {
    const gone = (await content.channel('Gone soon', 77)).data.id;
    expect((await content.call('DELETE', `/channels/${gone}`)).code).toBe('success');
    const [foreign] = await channels(stranger);
    const radio = await content.form(
      '/radio-channels',
      { name: 'Waves', logicalChannelNumber: 78 },
      content.picture(106, 106),
    );
    const plain = (await banner({ name: 'Plain', type: 'Channel' })).data.id;
    for (const linkId of ['no-such-channel', gone, foreign?.id ?? '', radio.data.id]) {
      expect(await banner({ type: 'Channel', linkId })).toMatchObject(refusedLink);
      expect(await content.call('POST', '/banners/edits', { id: plain, linkId })).toMatchObject(refusedLink);
      expect(
        await content.call('POST', '/banners/edits', { id: plain, type: 'Channel', linkId }),
      ).toMatchObject(refusedLink);
    }
    expect((await content.call('POST', '/banners/edits', { id: plain, name: 'Plainer' })).code).toBe(
      'success',
    );
  });

  test('given a title that is not in the VOD list, then it is refused, and a listed one is accepted', async () => {
    expect(await banner({ type: 'VOD', linkId: 'any' })).toMatchObject(refusedLink);
    await content.bench.database.sql
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
    await content.bench.database.sql.deleteFrom('vod_list').where('op_id', '=', 'northwind').execute();
  });
});

describe('live ads', () => {
  const ad = (fields: Record<string, string | number | boolean>, picture = content.picture(300, 80)) =>
    content.form('/live-ad', { name: 'Ad', lcnList: '7', ...fields }, picture);

  test('given only a name and numbers, then the rest has defaults (CO-079, RU-100, RU-103)', async () => {
    expect(await ad({ name: 'Coffee', lcnList: ' 9, 7,9 ' })).toMatchObject({ code: 'success' });
    expect((await content.call('GET', '/live-ad')).data.items).toMatchObject([
      {
        name: 'Coffee',
        lcnList: '7,9',
        endDate: null,
        startHour: 0,
        endHour: 24,
        duration: 10,
        totalImpression: 1000,
        afterBootImpression: 2,
        position: 'bottom',
        description: '',
        imageWidth: 300,
      },
    ]);
    for (const lcnList of ['1,,2', 'a', '7;9', ',7', '12345', '0', '7,0', '0000'])
      expect((await ad({ name: 'Bad', lcnList, position: 'topLeft' })).code).not.toBe('success');
    expect((await ad({ position: 'topLeft' }, png(1281, 600))).message).toContain(
      'Exceeds the maximum width or height',
    );
  });

  test('given the same channel, position and hours, then the clash is named, and both can be kept (RU-104, CO-080)', async () => {
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
    const { items } = (await content.call('GET', '/live-ad')).data;
    const juice = items.find(({ name }: { name: string }) => name === 'Juice');
    expect((await content.call('POST', '/live-ad/edits', { id: juice.id, lcnList: '7' })).code).toBe(
      'conflict',
    );
    expect(
      (await content.call('POST', '/live-ad/edits', { id: juice.id, lcnList: '7', keepBoth: true })).code,
    ).toBe('success');
  });
});

describe('a live ad that is never shown is refused', () => {
  const ad = (fields: Record<string, string | number | boolean>) =>
    content.form('/live-ad', { name: 'Never', lcnList: '31', ...fields }, content.picture(300, 80));

  test('because its end has passed; one that ended since can be edited, and clashes with none', async () => {
    const past = { code: 'custom', data: { errors: [{ field: 'body.endDate' }] } };
    expect(await ad({ endDate: '2020-01-01' })).toMatchObject(past);
    const { id } = (await ad({ name: 'Ended', endDate: '2099-01-01' })).data;
    expect(await content.call('POST', '/live-ad/edits', { id, endDate: '2020-01-01' })).toMatchObject(past);
    const row = content.bench.database.sql.updateTable('content_item').where('item_id', '=', id);
    const { details } = await content.bench.database.sql
      .selectFrom('content_item')
      .select('details')
      .where('item_id', '=', id)
      .executeTakeFirstOrThrow();
    await row.set({ details: JSON.stringify({ ...JSON.parse(details), endDate: '2020-01-01' }) }).execute();
    expect(
      await content.call('POST', '/live-ad/edits', { id, name: 'Ended long ago', endDate: '2020-01-01' }),
    ).toMatchObject({ code: 'success' });
    expect(await ad({ name: 'Successor' })).toMatchObject({ code: 'success' });
  });

  test('because it starts and ends at the same hour, also after an edit of one of them', async () => {
    const empty = { code: 'custom', data: { errors: [{ field: 'body.endHour' }] } };
    expect(await ad({ startHour: 5, endHour: 5, position: 'topLeft' })).toMatchObject(empty);
    expect(await ad({ startHour: 0, endHour: 0, position: 'topLeft' })).toMatchObject(empty);
    const { id } = (await ad({ name: 'Morning', startHour: 5, endHour: 9, position: 'topLeft' })).data;
    expect(await content.call('POST', '/live-ad/edits', { id, endHour: 5 })).toMatchObject(empty);
    expect(await content.call('POST', '/live-ad/edits', { id, startHour: 9 })).toMatchObject(empty);
    expect((await content.call('POST', '/live-ad/edits', { id, endHour: 4 })).code).toBe('success');
  });
});

test('accepts a boot ad as an MP4 video with its length; its name can change, its file cannot (RU-098, CO-075)', async () => {
  const video = await mp4(1280, 720, 12);
  expect(
    await content.form('/boot-ads', { adName: 'Winter', version: '1.0', type: 'Sale' }, video),
  ).toMatchObject({
    code: 'success',
  });
  expect((await content.form('/boot-ads', { adName: 'Picture' }, png(1280, 720))).message).toBe(
    'Only MP4 file format is supported.',
  );
  expect((await content.form('/boot-ads', { adName: 'Long' }, await mp4(1280, 720, 31))).message).toContain(
    '31 seconds',
  );
  const [ad] = (await content.call('GET', '/boot-ads')).data;
  expect(ad).toMatchObject({
    name: 'Winter',
    version: '1.0',
    type: 'Sale',
    size: video.length,
    duration: 12,
  });
  expect((await content.bench.app.inject({ method: 'GET', url: ad.address })).headers['content-type']).toBe(
    'video/mp4',
  );
  const part = { method: 'GET', url: ad.address, headers: { range: 'bytes=4-7' } } as const;
  const { statusCode, rawPayload, headers } = await content.bench.app.inject(part);
  expect({ statusCode, range: headers['content-range'] }).toEqual({
    statusCode: 206,
    range: `bytes 4-7/${video.length}`,
  });
  expect(rawPayload).toEqual(video.subarray(4, 8));
  const beyond = { ...part, headers: { range: `bytes=${video.length}-` } };
  expect((await content.bench.app.inject(beyond)).statusCode).toBe(416);
  expect((await content.call('PATCH', `/boot-ads/${ad.id}`, { adName: 'Spring', version: '1.1' })).code).toBe(
    'success',
  );
  expect((await content.call('GET', '/boot-ads')).data[0]).toMatchObject({
    name: 'Spring',
    version: '1.1',
    type: 'Sale',
    sha256: ad.sha256,
  });
  expect((await content.call('DELETE', `/boot-ads/${ad.id}`)).code).toBe('success');
  expect((await content.call('GET', '/boot-ads')).data).toEqual([]);
});
