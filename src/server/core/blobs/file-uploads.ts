import type { Kysely } from 'kysely';
import type { Actor } from '#domain/logged-event.ts';
import { cleanFileName } from '#domain/text/file-name.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Within } from '#server/core/log/log.ts';
import type { Prepared } from '#server/core/streams/repository.ts';
import { type DraftFolder, DraftRefusal, type Part } from './draft-folder.ts';
import type { BlobStore, StoredBlob } from './port.ts';
import {
  bytesOf,
  expiredUploads,
  receivingUploads,
  type UploadRow,
  unused,
  uploadOf,
  uploadsOf,
} from './queries/uploads.ts';
import type { FileUse, UploadRecords } from './upload-records.ts';

/** Purpose of an upload. Each module defines its own (`Module.uploads`). */
export interface UploadPurpose {
  /** Permission key that the uploader needs. */
  permission: string;
  /** Permission key for seeing an upload's record. */
  readers: string;
  /** Maximum bytes of a file. */
  most: number;
}

export interface NewUpload {
  purpose: string;
  /** Account that uploads it. */
  actor: Actor;
  opId: string;
  fileName: string;
  fingerprint: string;
  size: number;
}

/** Complete file that its uploader may now use. */
export interface FinishedUpload extends StoredBlob {
  uploadId: string;
  fileName: string;
  /** Account that uses it. */
  actor: Actor;
}

/** Upload that a call names, with its expected purpose. */
export interface WantedUpload {
  uploadId: string;
  actor: Actor;
  purpose: string;
}

export interface UploadState {
  row: UploadRow;
  /** Number of bytes received. */
  offset: number;
}

interface FileUploadDeps {
  database: Database;
  records: UploadRecords;
  blobs: BlobStore;
  drafts: DraftFolder;
  purposes: Readonly<Record<string, UploadPurpose>>;
  /** Maximum bytes that an organisation may store. */
  quota: number;
  newId(): string;
  now(): Date;
}

export const draftHours = 24;
const dayMs = 86_400_000;
/** Bytes of the disk that uploads leave free for the log and its database. */
const reserve = 256 * 1024 * 1024;

/** Uploads into the blob store: begun by a call, sent in parts, and then used for their purpose. */
export class FileUploads {
  readonly #deps: FileUploadDeps;
  /** Uploads with a part being written; parts of a second request would interleave. */
  readonly #busy = new Set<string>();

  constructor(deps: FileUploadDeps) {
    this.#deps = deps;
  }

  purposeOf(purpose: string): UploadPurpose | null {
    return Object.hasOwn(this.#deps.purposes, purpose) ? (this.#deps.purposes[purpose] ?? null) : null;
  }

  /** Begins an upload; the same file of the same account continues at its last byte. */
  async begin({ fileName, ...upload }: NewUpload): Promise<UploadState> {
    const { database, records, newId, now } = this.#deps;
    const wanted = { ...upload, fileName: cleanFileName(fileName) };
    const { actor, opId, size } = wanted;
    const open = await uploadsOf(database.sql, actor.id, wanted.purpose, now());
    const same = open.find(
      (row) =>
        row.file_name === wanted.fileName &&
        row.size_bytes === size &&
        row.fingerprint === wanted.fingerprint,
    );
    if (same) {
      const state = await this.#stateOf(same);
      await this.noteQuestion(state, actor);
      return state;
    }
    if ((await this.#deps.drafts.free()) < size + reserve) throw new ApiError('storagefull');
    const uploadId = newId();
    const file = this.#announcementOf(wanted, wanted.fingerprint, size);
    await records.announced(uploadId, file, actor, { within: this.#refuseTooMuch(opId, size) });
    const begun = await this.find(uploadId, actor.id);
    if (!begun) throw new Error(`upload ${uploadId} has no row`);
    return begun;
  }

  #announcementOf(
    { purpose, actor, opId, fileName }: Omit<NewUpload, 'fingerprint' | 'size'>,
    fingerprint: string,
    size: number,
  ) {
    const permission = this.purposeOf(purpose)?.readers ?? '';
    const expiresAt = new Date(this.#deps.now().getTime() + draftHours * 3_600_000).toISOString();
    return { opId, accountId: actor.id, purpose, permission, fileName, fingerprint, size, expiresAt };
  }

  /**
   * Refuses an upload beyond the quota, in the write that announces it: concurrent uploads must not each count on the
   * same room.
   */
  #refuseTooMuch(opId: string, size: number): Within {
    const { quota } = this.#deps;
    return async (db) => {
      const left = await this.#left(opId, db);
      if (size > left) throw new ApiError('storagefull', { data: { used: quota - left, quota } });
    };
  }

  /** Returns the bytes that an organisation may still store. */
  async #left(opId: string, db: Kysely<Tables> = this.#deps.database.sql): Promise<number> {
    const { quota, now } = this.#deps;
    return quota - (await bytesOf(db, opId, now()));
  }

  async find(uploadId: string, accountId: string): Promise<UploadState | null> {
    const { database, now } = this.#deps;
    const row = await uploadOf(database.sql, { uploadId, accountId }, now());
    return row ? this.#stateOf(row) : null;
  }

  /** Records that the sender asks for the offset, which it does after losing track. */
  async noteQuestion({ row, offset }: UploadState, actor: Actor): Promise<void> {
    if (row.state === 'receiving' && !this.#busy.has(row.upload_id))
      await this.#deps.records.askedAgain(row.upload_id, offset, actor);
  }

  async openOf(accountId: string, purpose: string): Promise<UploadState[]> {
    const { database, now } = this.#deps;
    const rows = await uploadsOf(database.sql, accountId, purpose, now());
    return Promise.all(rows.map((row) => this.#stateOf(row)));
  }

  async #stateOf(row: UploadRow): Promise<UploadState> {
    const offset =
      row.sha256 === null ? ((await this.#deps.drafts.sizeOf(row.upload_id)) ?? 0) : row.size_bytes;
    return { row, offset };
  }

  /** Appends one part; the last one turns the file into a blob. Throws `DraftRefusal`, or `busy` as null. */
  async append(
    row: UploadRow,
    part: { offset: number; bytes: AsyncIterable<Uint8Array>; sha256: Buffer | null },
    actor: Actor,
  ): Promise<number | null> {
    const { records } = this.#deps;
    if (this.#busy.has(row.upload_id)) return null;
    this.#busy.add(row.upload_id);
    try {
      if (row.state === 'interrupted') await records.resumed(row.upload_id, part.offset, actor);
      const offset = await this.#receivePart(row, part);
      if (offset === row.size_bytes) await this.#finish(row, actor);
      return offset;
    } finally {
      this.#busy.delete(row.upload_id);
    }
  }

  async #receivePart(row: UploadRow, part: Omit<Part, 'most'>): Promise<number> {
    const { drafts, records } = this.#deps;
    const uploadId = row.upload_id;
    try {
      return await drafts.append(uploadId, { ...part, most: row.size_bytes });
    } catch (error) {
      if (!(error instanceof DraftRefusal))
        await records.interrupted(uploadId, (await drafts.sizeOf(uploadId)) ?? 0, 'connection');
      else if (error.reason === 'full') await records.dropped(uploadId);
      throw error;
    }
  }

  /** Stores a file of unknown size that comes in one piece. Resolves to its upload. */
  async receive(
    upload: Pick<NewUpload, 'purpose' | 'actor' | 'opId' | 'fileName'>,
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<string> {
    const { records, drafts, newId } = this.#deps;
    const { opId, actor } = upload;
    const uploadId = newId();
    const most = this.purposeOf(upload.purpose)?.most ?? 0;
    const fileName = cleanFileName(upload.fileName);
    try {
      const blob = await this.#keep(uploadId, { opId, most }, bytes);
      const about = this.#announcementOf({ ...upload, fileName }, blob.sha256, blob.size);
      await records.announced(uploadId, about, actor, {
        stored: blob,
        within: this.#refuseTooMuch(opId, blob.size),
      });
    } finally {
      await drafts.remove(uploadId);
    }
    return uploadId;
  }

  /** Stores a file that the server makes itself, for a row that follows; it belongs to no upload. */
  async make(owner: { opId: string; most: number }, bytes: AsyncIterable<Uint8Array>): Promise<StoredBlob> {
    const draftId = this.#deps.newId();
    try {
      return await this.#keep(draftId, owner, bytes);
    } finally {
      await this.#deps.drafts.remove(draftId);
    }
  }

  async #keep(
    draftId: string,
    { opId, most }: { opId: string; most: number },
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<StoredBlob> {
    const { drafts, blobs } = this.#deps;
    const left = await this.#left(opId);
    await drafts.append(draftId, { offset: 0, bytes, most: Math.min(most, left), sha256: null });
    return blobs.keep(draftId);
  }

  async #finish({ upload_id: uploadId }: UploadRow, actor?: Actor): Promise<StoredBlob> {
    const { blobs, records, drafts } = this.#deps;
    const blob = await blobs.keep(uploadId);
    await records.stored(uploadId, blob, actor);
    await drafts.remove(uploadId);
    return blob;
  }

  /**
   * Lets a call use an uploaded file; `nofile` if there is none. `work` ends the upload by `use`; if the call is
   * refused, the upload records the reason, and may be used again.
   */
  async using<T>(wanted: WantedUpload, work: (file: FinishedUpload) => Promise<T>): Promise<T> {
    const file = await this.#take(wanted);
    try {
      return await work(file);
    } catch (error) {
      if (error instanceof ApiError)
        await this.#deps.records.refused(file.uploadId, reasonOf(error), wanted.actor);
      throw error;
    }
  }

  async #take({ uploadId, actor, purpose }: WantedUpload): Promise<FinishedUpload> {
    const state = await this.find(uploadId, actor.id);
    if (!state || state.row.purpose !== purpose || state.offset < state.row.size_bytes)
      throw new ApiError('nofile');
    const { file_name: fileName, sha256, size_bytes: size } = state.row;
    // The server ended after the last part and before the digest.
    const blob = sha256 === null ? await this.#finish(state.row, actor) : { sha256, size };
    if ((await this.#deps.blobs.sizeOf(blob.sha256)) !== blob.size) throw new ApiError('nofile');
    return { ...blob, uploadId, fileName, actor };
  }

  /**
   * Ends the upload in the transaction in which `work` stores its use, with a use of the blob (`addUse`). `nofile` if
   * another call used it first. `together`: a stream that begins with it.
   */
  async use<T>(
    { uploadId, actor }: FinishedUpload,
    use: FileUse,
    work: (db: Kysely<Tables>) => Promise<T>,
    together?: Prepared,
  ): Promise<T> {
    const results: { value: T }[] = [];
    const within: Within = async (db) => {
      results.push({ value: await work(db) });
    };
    await this.#deps.records.used(uploadId, use, actor, { within, ...(together && { together }) });
    // The last result counts: the work runs again if the write is planned again.
    const result = results.at(-1);
    if (!result) throw new Error(`upload ${uploadId} was used without a row`);
    return result.value;
  }

  /** Deletes the received bytes. A finished blob stays as long as something uses it. */
  async discard({ upload_id: uploadId }: Pick<UploadRow, 'upload_id'>, actor: Actor): Promise<void> {
    await this.#deps.records.discarded(uploadId, actor);
    await this.#deps.drafts.remove(uploadId);
  }

  /** Cleans up at the start, when no part is in transfer. A file that lacked only its digest is finished. */
  async recover(): Promise<void> {
    const { database, drafts, records } = this.#deps;
    for (const row of await receivingUploads(database.sql)) {
      const offset = (await drafts.sizeOf(row.upload_id)) ?? 0;
      if (offset === row.size_bytes) await this.#finish(row);
      else await records.interrupted(row.upload_id, offset, 'restart');
    }
  }

  /** Deletes expired drafts, and blobs that nothing used for a day. */
  async sweep(): Promise<void> {
    const { database, records, blobs, drafts, now } = this.#deps;
    const dayAgo = new Date(now().getTime() - dayMs);
    const expired = await expiredUploads(database.sql, now());
    for (const uploadId of expired) await records.expired(uploadId);
    for (const draftId of [...expired, ...(await drafts.untouchedSince(dayAgo))])
      if (!this.#busy.has(draftId)) await drafts.remove(draftId);
    for (const sha256 of await unused(database.sql, await blobs.storedBefore(dayAgo)))
      await blobs.remove(sha256);
  }
}

/** Returns the error code of the file (`reason`, or that of the first field), or that of the answer. */
function reasonOf({ code, data }: ApiError): string {
  const errors = Array.isArray(fieldOf(data, 'errors')) ? (fieldOf(data, 'errors') as unknown[]) : [];
  const said = fieldOf(errors[0], 'reason') ?? fieldOf(data, 'reason');
  return typeof said === 'string' ? said : code;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
