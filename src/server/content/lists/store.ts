import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { checkMedia } from '#domain/media/rules.ts';
import { problemText } from '#domain/media/texts.ts';
import { blobSource } from '#server/core/blobs/blob-source.ts';
import type { FinishedUpload } from '#server/core/blobs/file-uploads.ts';
import type { BlobStore } from '#server/core/blobs/port.ts';
import { addUse, removeUses } from '#server/core/blobs/queries/uploads.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Call } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { refuseUsed } from '../uses/refuse-used.ts';
import { type Details, detailsOf, type ItemRow, type ListKind, useOf } from './kinds.ts';
import {
  channelWith,
  itemsOf,
  type ListRow,
  lastOrdinal,
  nextVersion,
  ScopedContent,
  storeItem,
  storeOrder,
  versionOf,
} from './queries/items.ts';
import { changedMeanwhile, numberTaken, otherEntries } from './texts.ts';

export type Caller = Pick<Call<'addChannel'>, 'scope' | 'caller' | 'audit' | 'language'>;

/** Requested values of a new row, or changes of one. */
export interface Wanted<Kind extends ListKind> {
  name?: string | undefined;
  details: Partial<Details[Kind]>;
  uploadId?: string | undefined;
  /** Version of the list that the caller saw. */
  version?: number | undefined;
}

type FileFields = Pick<ItemRow, 'sha256' | 'file_name' | 'size_bytes' | 'width' | 'height' | 'duration_ms'>;

export async function listOf(
  services: Pick<CoreServices, 'blobs' | 'database' | 'fileUploads' | 'log' | 'now'>,
  opId: string,
  kind: ListKind,
) {
  const { sql } = services.database;
  return { version: await versionOf(sql, opId, kind), rows: await itemsOf(sql, opId, kind) };
}

/** Adds a row at the end of its list. `check` may refuse it in the transaction, after comparing it with others. */
export async function addItem<Kind extends ListKind>(
  services: Pick<CoreServices, 'blobs' | 'database' | 'fileUploads' | 'log' | 'now'>,
  call: Caller,
  kind: Kind,
  wanted: Wanted<Kind> & { opId: string; name: string; details: Details[Kind] },
  check: Check<Kind> = async () => {},
): Promise<{ id: string; version: number }> {
  const { opId, name, details } = wanted;
  if (wanted.uploadId === undefined) throw new ApiError('nofile');
  const id = randomUUID();
  const { file, result: version } = await storeWith(
    services,
    call,
    kind,
    id,
    wanted.uploadId,
    async (db, file) => {
      const next = await nextVersion(db, { opId, kind, by: call.caller.actor.name });
      const ordinal = (await lastOrdinal(db, opId, kind)) + 1;
      const lcn = lcnOf(details);
      await refuseTakenNumber(db, opId, { lcn, id: null }, call.language);
      await check(db, { id, opId, details });
      await storeItem(db, {
        item_id: id,
        op_id: opId,
        kind,
        ordinal,
        name,
        lcn,
        details: JSON.stringify(details),
        ...file,
        updater: call.caller.actor.name,
        modified_at: services.now(),
        deleted_at: null,
      });
      await use(db, { id, opId, file });
      return next;
    },
  );
  call.audit.changed(null, { name, ...details, file: file.file_name, sha256: file.sha256 }, opId);
  return { id, version };
}

export type Check<Kind extends ListKind> = (
  db: Kysely<Tables>,
  item: { id: string; opId: string; details: Details[Kind] },
) => Promise<void>;

export async function editItem<Kind extends ListKind>(
  services: Pick<CoreServices, 'blobs' | 'database' | 'fileUploads' | 'log' | 'now'>,
  call: Caller,
  kind: Kind,
  wanted: Wanted<Kind> & { id: string },
  checkItem: Check<Kind> = async () => {},
): Promise<{ id: string; version: number }> {
  const { id } = wanted;
  const found = await inScope(call, kind, id);
  const opId = found.op_id;
  const store = async (db: Kysely<Tables>, file: FileFields | null) => {
    const check = refuseOther(wanted.version, call.language);
    const next = await nextVersion(db, { opId, kind, by: call.caller.actor.name, check });
    // The row is read again, because the version waits for concurrent changes.
    const row = (await itemsOf(db, opId, kind)).find((one) => one.item_id === id);
    if (!row) throw new ApiError('nodata');
    const details: Details[Kind] = { ...detailsOf<Kind>(row), ...wanted.details };
    const lcn = lcnOf(details);
    await refuseTakenNumber(db, opId, { lcn, id }, call.language);
    await checkItem(db, { id, opId, details });
    const changed: ItemRow = {
      ...row,
      name: wanted.name ?? row.name,
      lcn,
      details: JSON.stringify(details),
      ...file,
      updater: call.caller.actor.name,
      modified_at: services.now(),
    };
    await storeItem(db, changed);
    if (file) await use(db, { id, opId, file });
    return { before: row, after: changed, version: next };
  };
  const { before, after, version } =
    wanted.uploadId === undefined
      ? await services.database.sql.transaction().execute((db) => store(db, null))
      : (await storeWith(services, call, kind, id, wanted.uploadId, store)).result;
  call.audit.changed(auditOf(before), auditOf(after), opId);
  return { id, version };
}

export async function deleteItem(
  services: Pick<CoreServices, 'blobs' | 'database' | 'fileUploads' | 'log' | 'now'>,
  call: Caller,
  kind: ListKind,
  id: string,
): Promise<void> {
  const row = await inScope(call, kind, id);
  await services.database.sql.transaction().execute(async (db) => {
    await nextVersion(db, { opId: row.op_id, kind, by: call.caller.actor.name });
    if (kind === 'channel' || kind === 'bootAd')
      await refuseUsed(db, { kind, itemId: id }, { logId: services.log.logId, language: call.language });
    await storeItem(db, { ...row, updater: call.caller.actor.name, deleted_at: services.now() });
    await removeUses(db, useKind, id);
  });
  call.audit.changed(auditOf(row), null, row.op_id);
}

/** Reorders all rows: a permutation of the list that the caller saw. */
export async function sortItems(
  services: Pick<CoreServices, 'blobs' | 'database' | 'fileUploads' | 'log' | 'now'>,
  call: Caller,
  kind: ListKind,
  { ids, version, opId }: { ids: readonly string[]; version: number; opId: string },
): Promise<{ id: string; version: number }> {
  const { next, before } = await services.database.sql.transaction().execute(async (db) => {
    const check = refuseOther(version, call.language);
    const to = await nextVersion(db, { opId, kind, by: call.caller.actor.name, isSort: true, check });
    const rows = await itemsOf(db, opId, kind);
    const wanted = new Set(ids);
    if (rows.length !== wanted.size || !rows.every(({ item_id }) => wanted.has(item_id)))
      throw new ApiError('conflict', { status: 409, message: otherEntries[call.language] });
    await storeOrder(db, ids);
    return { next: to, before: rows };
  });
  const nameOf = new Map(before.map(({ item_id, name }) => [item_id, name]));
  const names = (order: readonly string[]) => order.map((id) => nameOf.get(id) ?? id);
  const old = names(before.map(({ item_id }) => item_id));
  call.audit.changed({ order: old.slice(0, mostNames) }, { order: names(ids).slice(0, mostNames) }, opId);
  return { id: opId, version: next };
}

/** Maximum number of names in the audit entry of a new order. */
const mostNames = 200;
/** Kind under which the lists use blobs. */
const useKind = 'content';

const auditOf = (row: ItemRow) => ({
  name: row.name,
  ...detailsOf(row),
  file: row.file_name,
  sha256: row.sha256,
});

/**
 * Refuses a change of a list that has changed since the caller saw it; the refusal names the other user, and whether
 * they sorted it.
 */
const refuseOther =
  (seen: number | undefined, language: Caller['language']) =>
  ({ version, changed_by, sorted_by, sorted_version }: ListRow): void => {
    if (seen === undefined || seen === version) return;
    const isSort = sorted_version > seen;
    const by = isSort ? sorted_by : changed_by;
    const message = changedMeanwhile({ by, isSort })[language];
    throw new ApiError('conflict', { status: 409, message, data: { by, isSort, version } });
  };

export async function inScope({ scope }: Caller, kind: ListKind, id: string): Promise<ItemRow> {
  const row = await scope.of(ScopedContent).find(kind, id);
  if (!row) throw new ApiError('nodata');
  return row;
}

const lcnOf = (details: object): number | null =>
  'logicalChannelNumber' in details && typeof details.logicalChannelNumber === 'number'
    ? details.logicalChannelNumber
    : null;

/** refuses a taken number; TV and radio channels share theirs. */
async function refuseTakenNumber(
  db: Kysely<Tables>,
  opId: string,
  { lcn, id }: { lcn: number | null; id: string | null },
  language: Caller['language'],
): Promise<void> {
  const other = lcn === null ? undefined : await channelWith(db, opId, lcn);
  if (!other || other.item_id === id) return;
  throw new ApiError('conflict', {
    status: 409,
    message: numberTaken(other.name, lcn)[language],
    data: { id: other.item_id, name: other.name, kind: other.kind, logicalChannelNumber: lcn },
  });
}

async function use(
  db: Kysely<Tables>,
  { id, opId, file }: { id: string; opId: string; file: FileFields },
): Promise<void> {
  await removeUses(db, useKind, id);
  await addUse(db, { kind: useKind, ownerId: id, sha256: file.sha256, size: file.size_bytes, opId });
}

/** Stores a row together with the use of its uploaded file. */
function storeWith<T>(
  { fileUploads, blobs }: Pick<CoreServices, 'blobs' | 'database' | 'fileUploads' | 'log' | 'now'>,
  { caller, language }: Caller,
  kind: ListKind,
  id: string,
  uploadId: string,
  store: (db: Kysely<Tables>, file: FileFields) => Promise<T>,
): Promise<{ file: FileFields; result: T }> {
  const wanted = { uploadId, actor: caller.actor, purpose: kind === 'bootAd' ? 'video' : 'picture' };
  return fileUploads.using(wanted, async (upload) => {
    const file = await readFile(blobs, kind, upload, language);
    const result = await fileUploads.use(upload, { kind: useKind, ownerId: id }, (db) => store(db, file));
    return { file, result };
  });
}

/** Reads an uploaded file as the list requires; refuses it with the texts of RU-098 and RU-102. */
async function readFile(
  blobs: BlobStore,
  kind: ListKind,
  { sha256, size, fileName }: FinishedUpload,
  language: Caller['language'],
): Promise<FileFields> {
  const checked = await checkMedia(useOf[kind], blobSource(blobs, { sha256, size }));
  if ('problem' in checked) {
    const message = problemText(checked.problem)[language];
    const reason = checked.problem.code;
    throw new ApiError('custom', {
      message,
      data: { errors: [{ field: 'body.uploadId', message, reason }] },
    });
  }
  const { width, height, milliseconds } = checked.media;
  return { sha256, file_name: fileName, size_bytes: size, width, height, duration_ms: milliseconds };
}
