import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { png } from '#tests/support/media.ts';
import { ContentBench, editor, stranger, viewer } from './content-bench.ts';

/** Channels of an organisation (CL-335..CL-344, RU-101, RU-102). */
let content: ContentBench;
beforeAll(async () => {
  content = await ContentBench.start();
}, 120_000);
afterAll(() => content.close());

describe('channels', () => {
  test('given a picture and a number, then the channel comes last, with this picture', async () => {
    const picture = content.picture(106, 106);
    const added = await content.form('/channels', { name: ' Seven News ', logicalChannelNumber: 7 }, picture);
    expect(added).toMatchObject({ code: 'success', data: { version: 1 } });
    await content.channel('Nine', 9);
    const { data } = await content.call('GET', '/channels');
    expect(data).toMatchObject({ opId: 'northwind', version: 2 });
    expect(data.items[0]).toMatchObject({
      name: 'Seven News',
      logicalChannelNumber: 7,
      channelFileSize: picture.length,
      imageWidth: 106,
      updater: 'Nora West',
    });
    expect(data.totalSize).toBe(data.items[0].channelFileSize + data.items[1].channelFileSize);
    const image = await content.bench.app.inject({ method: 'GET', url: data.items[0].image });
    expect(image.headers['content-type']).toBe('image/png');
    expect(image.rawPayload.equals(picture)).toBe(true);
    expect(
      (await content.bench.app.inject({ method: 'GET', url: `/content-files/${'0'.repeat(64)}` })).statusCode,
    ).toBe(404);
  });

  test("given an invalid picture, then the problem is named in the reader's language (RU-101, RU-102, CO-076, CO-077)", async () => {
    const refused = await content.form(
      '/channels',
      { name: 'Wide', logicalChannelNumber: 70 },
      png(200, 106),
    );
    expect(refused).toMatchObject({
      code: 'custom',
      message: 'Unsupported resolution: 200×106. It must be 106×106.',
      data: { errors: [{ field: 'body.uploadId', reason: 'resolution' }] },
    });
    expect(
      (await content.form('/channels', { name: 'Text', logicalChannelNumber: 71 }, Buffer.from('hello')))
        .message,
    ).toBe('Unsupported format: only PNG pictures are accepted.');
    expect((await content.call('POST', '/channels', { name: 'None', logicalChannelNumber: 72 })).code).toBe(
      'nofile',
    );
    expect(await content.names('/channels')).toEqual(['Seven News', 'Nine']);
  });

  test('given a number that another has, TV or radio, then the other is named (A-215)', async () => {
    expect(
      await content.form(
        '/radio-channels',
        { name: 'Radio Nine', logicalChannelNumber: 9 },
        content.picture(106, 106),
      ),
    ).toMatchObject({
      code: 'conflict',
      message: 'Nine has the channel number 9.',
      data: { kind: 'channel', name: 'Nine' },
    });
    expect(
      await content.form(
        '/radio-channels',
        { name: 'Radio One', logicalChannelNumber: 901 },
        content.picture(106, 106),
      ),
    ).toMatchObject({ code: 'success' });
    expect((await content.channel('Nine of another', 9, stranger)).code).toBe('success');
    expect((await content.channel('Ten thousand', 10_000)).code).not.toBe('success');
  });

  test('given an edit, then absent fields stay; given an older list, then it is a conflict', async () => {
    const { data } = await content.call('GET', '/channels');
    const [first] = data.items;
    const edited = await content.call('POST', '/channels/edits', {
      id: first.id,
      name: 'Seven',
      version: data.version,
    });
    expect(edited).toMatchObject({ code: 'success', data: { version: data.version + 1 } });
    expect((await content.call('GET', '/channels')).data.items[0]).toMatchObject({
      name: 'Seven',
      logicalChannelNumber: 7,
      image: first.image,
    });
    const late = await content.call('POST', '/channels/edits', {
      id: first.id,
      name: 'Eight',
      version: data.version,
    });
    expect(late).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^\S.* changed this list meanwhile\. Your change was not saved\.$/),
    });
    expect(await content.form('/channels/edits', { id: first.id }, content.picture(106, 106))).toMatchObject({
      code: 'success',
    });
    expect((await content.call('GET', '/channels')).data.items[0].image).not.toBe(first.image);
    expect((await content.bench.app.inject({ method: 'GET', url: first.image })).statusCode).toBe(404);
  });

  test('given two concurrent sorts, then one gets a conflict; given other ids, then nothing moves', async () => {
    await content.channel('Eleven', 11);
    const { data } = await content.call('GET', '/channels');
    const ids: string[] = data.items.map(({ id }: { id: string }) => id);
    const sorted = ids.toReversed();
    const [one, other] = await Promise.all([
      content.call('PUT', '/channels/sort', { ids: sorted, version: data.version }),
      content.call('PUT', '/channels/sort', { ids, version: data.version }),
    ]);
    expect([one.code, other.code].toSorted()).toEqual(['conflict', 'success']);
    const late = one.code === 'conflict' ? one : other;
    expect(late).toMatchObject({
      message: expect.stringMatching(/^\S.* sorted this list meanwhile\. Your change was not saved\.$/),
      data: { isSort: true, by: expect.stringMatching(/\S/), version: data.version + 1 },
    });
    const { version } = (await content.call('GET', '/channels')).data;
    expect((await content.call('PUT', '/channels/sort', { ids: sorted, version })).code).toBe('success');
    expect(await content.names('/channels')).toEqual(['Eleven', 'Nine', 'Seven']);
    for (const wrong of [ids.slice(1), [...ids.slice(1), 'foreign'], [...ids, 'more']])
      expect((await content.call('PUT', '/channels/sort', { ids: wrong, version: version + 1 })).code).toBe(
        'conflict',
      );
    expect(
      (await content.call('PUT', '/channels/sort', { ids: [ids[0], ids[0]], version: version + 1 })).code,
    ).not.toBe('success');
    expect(await content.names('/channels')).toEqual(['Eleven', 'Nine', 'Seven']);
  });

  test('given a deleted channel, then its number is free and its picture is deleted', async () => {
    const { items } = (await content.call('GET', '/channels')).data;
    const nine = items.find(({ name }: { name: string }) => name === 'Nine');
    const banner = await content.form(
      '/banners',
      { name: 'To nine', type: 'Channel', linkId: nine.id },
      content.picture(1280, 600),
    );
    expect(await content.call('DELETE', `/channels/${nine.id}`)).toMatchObject({
      code: 'conflict',
      message: 'Banners lead to this channel: To nine. Change or delete them.',
      data: { uses: { banners: [{ name: 'To nine' }], provisioning: null, boxes: 0, scheduled: 0 } },
    });
    await content.call('DELETE', `/banners/${banner.data.id}`);
    expect((await content.call('DELETE', `/channels/${nine.id}`)).code).toBe('success');
    expect((await content.bench.app.inject({ method: 'GET', url: nine.image })).statusCode).toBe(404);
    expect((await content.call('DELETE', `/channels/${nine.id}`)).code).toBe('nodata');
    expect((await content.channel('Nine again', 9)).code).toBe('success');
  });
});

test('lists of another organisation do not exist, and a viewer can only read (PE-028)', async () => {
  expect(await content.names('/channels', stranger)).toEqual(['Nine of another']);
  expect((await content.call('GET', '/channels?opId=brightline')).code).toBe('nodata');
  const { items } = (await content.call('GET', '/channels', undefined, stranger)).data;
  expect((await content.call('POST', '/channels/edits', { id: items[0].id, name: 'Mine' })).code).toBe(
    'nodata',
  );
  expect((await content.call('GET', '/channels', undefined, viewer)).code).toBe('success');
  expect((await content.call('DELETE', '/channels/x', undefined, viewer)).code).not.toBe('nodata');
  expect((await content.call('GET', '/channels?opId=northwind-south')).data).toMatchObject({
    opId: 'northwind-south',
    version: 0,
    items: [],
  });
});

test('the audit trail has the old and the new value of each change', async () => {
  const answer = await content.bench.app.inject({
    method: 'GET',
    url: '/api/v1/log/audit?area=content&limit=100',
    headers: content.headers[editor] ?? {},
  });
  const entries: { operation: string; oldValue: unknown; newValue: unknown }[] = answer.json().data.entries;
  const of = (operation: string) => entries.filter((entry) => entry.operation === operation);
  expect(of('editChannel')).toContainEqual(
    expect.objectContaining({
      oldValue: expect.objectContaining({ name: 'Seven News', logicalChannelNumber: 7 }),
      newValue: expect.objectContaining({ name: 'Seven', logicalChannelNumber: 7 }),
    }),
  );
  const order = ['Eleven', 'Nine', 'Seven'];
  expect(of('sortChannels')).toContainEqual(expect.objectContaining({ newValue: { order } }));
  expect(of('deleteChannel').length).toBeGreaterThan(0);
});
