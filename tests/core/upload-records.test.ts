import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DiskBlobs } from '#server/core/blobs/disk-blobs.ts';
import { DraftFolder } from '#server/core/blobs/draft-folder.ts';
import { FileUploads, type UploadState } from '#server/core/blobs/file-uploads.ts';
import { mostInterruptions, UploadRecords } from '#server/core/blobs/upload-records.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';

/** Record of an upload: cut lines, restarts and its end (machines/upload). */

const actor = { kind: 'account', id: 'porter', name: 'Porter' } as const;
const file = { purpose: 'firmware', fileName: 'a.img', opId: 'northwind', size: 10 };

async function* bytes(...parts: (string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}
const cut = new Error('the connection ended');

describe('the record of an upload', () => {
  let database: TestDatabase;
  let log: SqlEventLog;
  let directory: string;
  let drafts: DraftFolder;
  let now = new Date();
  let fingerprint = 0;
  let uploads: FileUploads;
  beforeAll(async () => {
    database = await freshDatabase();
    log = new SqlEventLog({ database: database.database, lists: inlineLists });
    await log.open();
    directory = await mkdtemp(join(tmpdir(), 'waymark-uploads-'));
    drafts = new DraftFolder(join(directory, 'drafts'));
  });
  afterAll(async () => {
    await database.remove();
    await rm(directory, { recursive: true });
  });

  /** Returns the state after a start: without memory. */
  const started = () =>
    new FileUploads({
      database: database.database,
      drafts,
      newId: randomUUID,
      now: () => now,
      quota: 1_000_000,
      records: new UploadRecords(log),
      blobs: new DiskBlobs(join(directory, 'blobs'), drafts),
      purposes: { firmware: { permission: '/firmwares/edit', readers: '/firmwares', most: 1_000 } },
    });
  beforeEach(() => {
    uploads = started();
    fingerprint++;
  });

  const begin = () => uploads.begin({ ...file, actor, fingerprint: String(fingerprint) });
  const found = async (uploadId: string): Promise<UploadState> => {
    const state = await uploads.find(uploadId, actor.id);
    if (!state) throw new Error('the upload is over');
    return state;
  };
  const send = async (uploadId: string, ...parts: (string | Error)[]) => {
    const { row, offset } = await found(uploadId);
    return uploads.append(row, { offset, bytes: bytes(...parts), sha256: null }, actor);
  };
  const said = async (uploadId: string) =>
    (await log.readStream(`upload:${uploadId}`, 0, 1_000)).map(({ type, data }) => {
      const { offset, cause, reason } = data;
      return [type.slice('file.'.length), ...[offset, cause, reason].filter((part) => part !== undefined)];
    });

  test('records where a line was cut and resumed, and that the file is used once', async () => {
    const { upload_id: id } = (await begin()).row;
    await expect(send(id, 'abcd', cut)).rejects.toThrow(cut);
    expect(await send(id, 'ef')).toBe(6);
    // The file was selected again: the time between is unknown.
    expect((await begin()).offset).toBe(6);
    await begin();
    expect(await send(id, 'ghij')).toBe(10);
    const wanted = { uploadId: id, actor, purpose: 'firmware' };
    const refusal = () => Promise.reject(new ApiError('firmconflict'));
    await expect(uploads.using(wanted, refusal)).rejects.toThrow();
    const use = { kind: 'firmware-file', ownerId: 'f1' };
    await uploads.using(wanted, async (whole) => {
      // The row that uses it is refused: both are as before.
      await expect(uploads.use(whole, use, refusal)).rejects.toThrow();
      expect(await uploads.use(whole, use, async () => 'stored')).toBe('stored');
      await expect(uploads.use(whole, use, async () => 'twice')).rejects.toMatchObject({ code: 'nofile' });
    });
    expect(await uploads.find(id, actor.id)).toBeNull();
    expect(await said(id)).toEqual([
      ['announced'],
      ['interrupted', 4, 'connection'],
      ['resumed', 4],
      ['resumed', 6],
      ['stored'],
      ['refused', 'firmconflict'],
      ['used'],
    ]);
  });

  test('records repeated cuts of a line only once', async () => {
    const { upload_id: id } = (await begin()).row;
    for (let time = 0; time < mostInterruptions + 3; time++) await expect(send(id, cut)).rejects.toThrow(cut);
    const interruptions = (await said(id)).filter(([type]) => type === 'interrupted');
    expect(interruptions).toHaveLength(mostInterruptions);
  });

  test('records a restart of the server, and completes a file whose bytes had all arrived', async () => {
    const { upload_id: half } = (await begin()).row;
    fingerprint++;
    await send(half, 'abc');
    const all = (await begin()).row;
    // The server was killed after the last byte and before the digest.
    await drafts.append(all.upload_id, { offset: 0, bytes: bytes('0123456789'), most: 10, sha256: null });
    uploads = started();
    await uploads.recover();
    await uploads.recover();
    expect(await said(half)).toEqual([['announced'], ['interrupted', 3, 'restart']]);
    expect(await said(all.upload_id)).toEqual([['announced'], ['stored']]);
    expect((await found(all.upload_id)).offset).toBe(10);
    await send(half, 'defghij');
    expect((await said(half)).slice(2)).toEqual([['resumed', 3], ['stored']]);
  });

  test('ends when a person removes it, or after a day; partial files are deleted', async () => {
    const taken = (await begin()).row;
    fingerprint++;
    const late = (await begin()).row;
    await send(taken.upload_id, 'abc');
    await send(late.upload_id, 'abc');
    await uploads.discard(taken, actor);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await uploads.sweep();
    await uploads.sweep();
    expect(await said(taken.upload_id)).toEqual([['announced'], ['discarded']]);
    expect(await said(late.upload_id)).toEqual([['announced'], ['expired']]);
    const left = await readdir(join(directory, 'drafts'));
    expect(left).not.toContain(taken.upload_id);
    expect(left).not.toContain(late.upload_id);
  });
});
