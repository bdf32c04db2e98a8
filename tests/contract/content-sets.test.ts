import { createHash } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentBench, editor, stranger, viewer } from './content-bench.ts';

/** Metadata sets (CL-360..CL-362, RU-107). */
let content: ContentBench;
beforeAll(async () => {
  content = await ContentBench.start();
  for (const [name, number] of [
    ['First', 7],
    ['Second', 9],
    ['Third', 11],
  ] as const)
    await content.channel(name, number);
}, 120_000);
afterAll(() => content.close());

describe('metadata sets', () => {
  test('given the lists, then a set has the same bytes each time, and lists its changes (RU-107, CO-078, CL-360..CL-362)', async () => {
    const first = await content.call('POST', '/metadatas', { name: 'Main' });
    expect(first).toMatchObject({ code: 'success', data: { name: 'Main', version: 1, changes: '' } });
    const list = await content.call('GET', '/metadatas');
    expect(list.data.next).toMatchObject({
      fileSize: first.data.fileSize,
      sameAs: { name: 'Main', version: 1 },
    });
    expect(list.data.items[0].parts.find((part: { list: string }) => part.list === 'channel').count).toBe(3);
    expect(await content.call('POST', '/metadatas', { name: 'main' })).toMatchObject({
      code: 'conflict',
      message: 'Nothing has changed since version 1.',
    });
    expect((await content.call('POST', '/metadatas', { name: 'Other' })).data).toMatchObject({
      version: 1,
      sha256: first.data.sha256,
    });

    const { items, version } = (await content.call('GET', '/channels')).data;
    await content.call('POST', '/channels/edits', { id: items[0].id, name: 'Renamed', version });
    await content.channel('Came', 44);
    expect((await content.call('GET', '/metadatas')).data.next.sameAs).toBeNull();
    const second = await content.call('POST', '/metadatas', { name: 'Main' });
    expect(second.data).toMatchObject({ version: 2, changes: '+ Came, ~ Renamed' });

    const file = await content.bench.app.inject({
      method: 'GET',
      url: `/api/v1/cms/metadatas/${second.data.id}/file`,
      headers: content.headers[editor] ?? {},
    });
    expect(file.headers['content-disposition']).toContain('Main-2.zip');
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(second.data.sha256);
    const held = unzipSync(file.rawPayload);
    const channels = JSON.parse(new TextDecoder().decode(held['channels.json']));
    const names = channels.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Renamed', 'Second', 'Third', 'Came']);
    for (const { image } of channels) expect(held[image]?.length).toBeGreaterThan(50);
  });

  test('given an archive, then its content is read and its bytes stay; given an invalid one, then the problem is named (A-213)', async () => {
    const [newest] = (await content.call('GET', '/metadatas')).data.items;
    const address = (id: string) => `/api/v1/cms/metadatas/${id}/file`;
    const download = async (id: string) =>
      content.bench.app.inject({ method: 'GET', url: address(id), headers: content.headers[editor] ?? {} });
    const archive = (await download(newest.id)).rawPayload;
    const uploaded = await content.form('/metadatas', { name: 'Uploaded' }, archive);
    expect(uploaded).toMatchObject({
      code: 'success',
      data: { version: 1, sha256: newest.sha256, fileName: 'a file.png', parts: newest.parts },
    });
    expect((await download(uploaded.data.id)).rawPayload.equals(archive)).toBe(true);
    expect(await content.form('/metadatas', { name: 'uploaded' }, archive)).toMatchObject({
      code: 'conflict',
    });
    const changed = zipSync({ 'channels.json': new TextEncoder().encode('[]') });
    expect((await content.form('/metadatas', { name: 'Uploaded' }, Buffer.from(changed))).data).toMatchObject(
      {
        version: 2,
        changes: expect.stringContaining('− Renamed'),
      },
    );
    const link = zipSync({
      'channels.json': [new TextEncoder().encode('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }],
    });
    expect(await content.form('/metadatas', { name: 'Uploaded' }, Buffer.from(link))).toMatchObject({
      code: 'custom',
      message: 'The archive has a link or a special file: channels.json.',
      data: { errors: [{ field: 'body.uploadId', reason: 'link' }] },
    });
    expect((await content.form('/metadatas', { name: 'Uploaded' }, Buffer.from('hello'))).code).toBe(
      'custom',
    );
    expect((await content.form('/metadatas', { name: 'Uploaded' }, archive, viewer)).code).not.toBe(
      'success',
    );
    for (const { id, name } of (await content.call('GET', '/metadatas')).data.items)
      if (name === 'Uploaded') await content.call('DELETE', `/metadatas/${id}`);
  });

  test('given a deleted set, then its version is not reused; the set of another organisation does not exist', async () => {
    const { items } = (await content.call('GET', '/metadatas')).data;
    const newest = items.find(
      (set: { name: string; version: number }) => set.name === 'Main' && set.version === 2,
    );
    expect((await content.call('DELETE', `/metadatas/${newest.id}`, undefined, stranger)).code).toBe(
      'nodata',
    );
    expect((await content.call('DELETE', `/metadatas/${newest.id}`)).code).toBe('success');
    expect((await content.call('POST', '/metadatas', { name: 'Main' })).data).toMatchObject({
      version: 3,
      changes: '',
    });
    expect((await content.call('GET', `/metadatas/${newest.id}/file`)).code).toBe('nodata');
  });
});
