import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { BoundedCache } from '#domain/bounded-cache.ts';
import { mostSetBytes } from '#domain/content-set/files.ts';
import { cleanName } from '#domain/text/normal.ts';
import { operatorOf } from '#server/content/operator-of.ts';
import type { Vods } from '#server/content/vods/vods.ts';
import { addUse, removeUses } from '#server/core/blobs/queries/uploads.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Call, Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { itemsOf, nextVersion } from '../lists/queries/items.ts';
import { setTooLarge, unchangedSince } from '../lists/texts.ts';
import { refuseUsed } from '../uses/refuse-used.ts';
import {
  archiveOf,
  type Contents,
  changesOf,
  contentsOf,
  isTooLarge,
  keyOf,
  type Lists,
  type Part,
  partsOf,
  type SetContent,
  setPurpose,
} from './archive.ts';
import { markDeleted, newestOf, ScopedSets, type SetRow, setsOf, storeSet } from './queries/sets.ts';
import { readUploaded } from './uploaded.ts';

type SetHandlers = Pick<
  Handlers,
  'listMetadataSets' | 'addMetadataSet' | 'deleteMetadataSet' | 'downloadMetadataSet'
>;

const useKind = 'metadataSet';
/** Kind of the lock that makes an organisation's sets one after another. */
const lockKind = 'metadataSet';

interface Needs extends Pick<CoreServices, 'blobs' | 'database' | 'fileUploads' | 'log' | 'now'> {
  vods: Vods;
}

/** Handlers for metadata sets: the lists of an organisation as an archive that never changes (RU-107). */
export const setHandlers = (services: Needs): SetHandlers => {
  /** Digest and size of built sets by their contents, so that not every view reads the pictures. */
  const made = new BoundedCache<string, { sha256: string; size: number }>(500);
  const sizeOf = async (lists: SetContent) => {
    if (isTooLarge(lists)) return null;
    const key = keyOf(lists);
    const before = made.get(key);
    if (before) return before;
    const { bytes, sha256 } = await archiveOf(lists, services.blobs);
    const found = { sha256, size: bytes.length };
    made.set(key, found);
    return found;
  };
  return {
    async listMetadataSets({ query, ...call }) {
      const opId = await operatorOf(call, query.opId);
      const rows = await setsOf(services.database.sql, opId);
      const lists = await listsOf(services, opId);
      const built = await sizeOf(lists);
      const same = rows.find((row) => row.sha256 === built?.sha256);
      const next = {
        fileSize: built?.size ?? null,
        most: mostSetBytes,
        parts: partsOf(lists),
        sameAs: same ? { name: same.name, version: same.version } : null,
      };
      return { data: { opId, items: rows.map(present), next } };
    },

    async addMetadataSet({ body, ...call }) {
      const opId = await operatorOf(call, body.opId);
      const about = { opId, name: cleanName(body.name), setId: randomUUID() };
      const row = await (body.uploadId === undefined
        ? addComposed(services, call, about)
        : addUploaded(services, call, about, body.uploadId));
      const { name, version, sha256, size_bytes: fileSize, file_name: file } = row;
      call.audit.changed(null, { name, version, sha256, fileSize, file }, opId);
      return { data: present(row) };
    },

    async deleteMetadataSet({ params, scope, audit, language }) {
      const row = await scope.of(ScopedSets).find(params.id);
      if (!row) throw new ApiError('nodata');
      const item = { kind: 'metadataSet' as const, itemId: row.set_id };
      await services.database.sql.transaction().execute(async (db) => {
        await refuseUsed(db, item, { logId: services.log.logId, language });
        await markDeleted(db, row.set_id, services.now());
        await removeUses(db, useKind, row.set_id);
      });
      audit.changed({ name: row.name, version: row.version, sha256: row.sha256 }, null, row.op_id);
      return { data: {} };
    },

    async downloadMetadataSet({ params, scope }) {
      const row = await scope.of(ScopedSets).find(params.id);
      const lines = row && (await services.blobs.read(row.sha256));
      if (!row) throw new ApiError('nodata');
      if (!lines) throw new ApiError('nofile');
      return { fileName: `${row.name}-${row.version}.zip`, mediaType: 'application/zip', lines };
    },
  };
};

interface About {
  opId: string;
  name: string;
  setId: string;
}
/** Stored set, before it is a version of its name. */
interface NewSet {
  sha256: string;
  size: number;
  contents: Contents;
  parts: Part[];
  /** Name of the uploaded file; null: it was built from the lists. */
  fileName: string | null;
}
type Adding = Pick<Call<'addMetadataSet'>, 'caller' | 'language'>;

async function addComposed(services: Needs, call: Adding, about: About): Promise<SetRow> {
  const { fileUploads, blobs, database } = services;
  const { opId } = about;
  const lists = await listsOf(services, opId);
  if (isTooLarge(lists)) throw tooLarge(lists, call.language);
  const { bytes } = await archiveOf(lists, blobs);
  if (bytes.length > mostSetBytes) throw tooLarge(lists, call.language);
  const made = await fileUploads.make({ opId, most: mostSetBytes }, inOnePiece(bytes));
  const set = { ...made, contents: contentsOf(lists), parts: partsOf(lists), fileName: null };
  return database.sql.transaction().execute((db) => addVersion(db, services.now(), call, about, set));
}

function addUploaded(
  { fileUploads, blobs, now }: Needs,
  call: Adding,
  about: About,
  uploadId: string,
): Promise<SetRow> {
  const wanted = { uploadId, actor: call.caller.actor, purpose: setPurpose };
  return fileUploads.using(wanted, async (file) => {
    const { sha256, size, fileName } = file;
    const set = { sha256, size, fileName, ...(await readUploaded(blobs, sha256, call.language)) };
    return fileUploads.use(file, { kind: useKind, ownerId: about.setId }, (db) =>
      addVersion(db, now(), call, about, set),
    );
  });
}

/** Adds the next version of a name; refused if nothing has changed since the newest. */
async function addVersion(
  db: Kysely<Tables>,
  now: Date,
  { caller, language }: Adding,
  { opId, name, setId }: About,
  { sha256, size, contents, parts, fileName }: NewSet,
): Promise<SetRow> {
  // The lock prevents two users from making the same version.
  await nextVersion(db, { opId, kind: lockKind, by: caller.actor.name });
  const before = await newestOf(db, opId, name);
  if (before?.sha256 === sha256 && before.deleted_at === null)
    throw new ApiError('conflict', {
      status: 409,
      message: unchangedSince(before.version)[language],
      data: { version: before.version },
    });
  const stored: SetRow = {
    set_id: setId,
    op_id: opId,
    name: before?.name ?? name,
    version: (before?.version ?? 0) + 1,
    sha256,
    size_bytes: size,
    contents: JSON.stringify(contents),
    parts: JSON.stringify(parts),
    file_name: fileName,
    changes: before ? changesOf(JSON.parse(before.contents), contents) : '',
    created_by: caller.actor.name,
    created_at: now,
    deleted_at: null,
  };
  await storeSet(db, stored);
  await addUse(db, { kind: useKind, ownerId: setId, sha256, size, opId });
  return stored;
}

const tooLarge = (lists: SetContent, language: Adding['language']) =>
  new ApiError('custom', {
    message: setTooLarge[language],
    data: { most: mostSetBytes, parts: partsOf(lists) },
  });

async function listsOf({ database, vods }: Needs, opId: string): Promise<SetContent> {
  const of = (kind: keyof Lists) => itemsOf(database.sql, opId, kind);
  const [channel, radioChannel, banner, liveAd] = [
    await of('channel'),
    await of('radioChannel'),
    await of('banner'),
    await of('liveAd'),
  ];
  return { channel, radioChannel, banner, liveAd, vods: await vods.setPartOf(opId) };
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const present = (row: SetRow) => {
  const parts: Part[] = JSON.parse(row.parts);
  return {
    id: row.set_id,
    name: row.name,
    version: row.version,
    fileSize: row.size_bytes,
    sha256: row.sha256,
    parts,
    changes: row.changes,
    fileName: row.file_name,
    dateCreated: row.created_at.toISOString(),
    createdBy: row.created_by,
  };
};
