import type { Database } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { type DraftFolder, DraftRefusal } from './draft-folder.ts';
import type { BlobStore, StoredBlob } from './port.ts';
import {
  bytesOf,
  dropExpired,
  dropUpload,
  storeDigest,
  storeUpload,
  type UploadRow,
  unused,
  uploadOf,
  uploadsOf,
} from './queries/uploads.ts';

/** What files are uploaded for. A module names its own (`Module.uploads`). */
export interface UploadPurpose {
  /** Key that the uploader needs. */
  permission: string;
  /** Bytes of the largest file. */
  most: number;
}

export interface NewUpload {
  purpose: string;
  accountId: string;
  opId: string;
  fileName: string;
  fingerprint: string;
  size: number;
}

/** A whole file that its uploader may now use. */
export interface FinishedUpload extends StoredBlob {
  uploadId: string;
  fileName: string;
}

export interface UploadState {
  row: UploadRow;
  /** Bytes that have arrived. */
  offset: number;
}

interface FileUploadDeps {
  database: Database;
  blobs: BlobStore;
  drafts: DraftFolder;
  purposes: Readonly<Record<string, UploadPurpose>>;
  /** Bytes that an organisation may store. */
  quota: number;
  newId(): string;
  now(): Date;
}

export const draftHours = 24;
const dayMs = 86_400_000;
/** Bytes of the disk that uploads leave free for the log and its database. */
const reserve = 256 * 1024 * 1024;

/** Files on their way into the blob store: begun by a call, sent in parts, and then used by what they were uploaded for. */
export class FileUploads {
  readonly #deps: FileUploadDeps;
  /** Uploads that a part is being written to: a second one of the same would be interleaved. */
  readonly #busy = new Set<string>();

  constructor(deps: FileUploadDeps) {
    this.#deps = deps;
  }

  purposeOf(purpose: string): UploadPurpose | null {
    return Object.hasOwn(this.#deps.purposes, purpose) ? (this.#deps.purposes[purpose] ?? null) : null;
  }

  /** The same file of the same account goes on where it stopped. */
  async begin(wanted: NewUpload): Promise<UploadState> {
    const { database, newId, now } = this.#deps;
    const open = await uploadsOf(database.sql, wanted.accountId, wanted.purpose, now());
    const same = open.find(
      (row) =>
        row.file_name === wanted.fileName &&
        row.size_bytes === wanted.size &&
        row.fingerprint === wanted.fingerprint,
    );
    if (same) return this.#stateOf(same);
    await this.#refuseTooMuch(wanted);
    const row: UploadRow = {
      upload_id: newId(),
      purpose: wanted.purpose,
      account_id: wanted.accountId,
      op_id: wanted.opId,
      file_name: wanted.fileName,
      fingerprint: wanted.fingerprint,
      size_bytes: wanted.size,
      sha256: null,
      created_at: now(),
      expires_at: new Date(now().getTime() + draftHours * 3_600_000),
    };
    await storeUpload(database.sql, row);
    return { row, offset: 0 };
  }

  async #refuseTooMuch({ opId, size }: NewUpload): Promise<void> {
    const { database, drafts, quota, now } = this.#deps;
    const stored = await bytesOf(database.sql, opId, now());
    if (stored + size > quota) throw new ApiError('storagefull', { data: { used: stored, quota } });
    if ((await drafts.free()) < size + reserve) throw new ApiError('storagefull');
  }

  async find(uploadId: string, accountId: string): Promise<UploadState | null> {
    const { database, now } = this.#deps;
    const row = await uploadOf(database.sql, { uploadId, accountId }, now());
    return row ? this.#stateOf(row) : null;
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

  /** Takes one part; the last one makes a blob of the file. Throws `DraftRefusal`, or `busy` as null. */
  async append(
    row: UploadRow,
    part: { offset: number; bytes: AsyncIterable<Uint8Array>; sha256: Buffer | null },
  ): Promise<number | null> {
    const { drafts } = this.#deps;
    if (this.#busy.has(row.upload_id)) return null;
    this.#busy.add(row.upload_id);
    try {
      const offset = await drafts.append(row.upload_id, { ...part, most: row.size_bytes });
      if (offset === row.size_bytes) await this.#finish(row);
      return offset;
    } catch (error) {
      if (error instanceof DraftRefusal && error.reason === 'full') await this.remove(row);
      throw error;
    } finally {
      this.#busy.delete(row.upload_id);
    }
  }

  /** A file that comes in one piece, of a size that is known afterwards. Resolves to its upload. */
  async receive(
    upload: Pick<NewUpload, 'purpose' | 'accountId' | 'opId' | 'fileName'> & { uploadId: string },
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<string> {
    const { database, drafts, blobs, quota, now } = this.#deps;
    const { uploadId } = upload;
    const most = this.purposeOf(upload.purpose)?.most ?? 0;
    const stored = await bytesOf(database.sql, upload.opId, now());
    try {
      await drafts.append(uploadId, { offset: 0, bytes, most: Math.min(most, quota - stored), sha256: null });
      const { sha256, size } = await blobs.keep(uploadId);
      await storeUpload(database.sql, {
        upload_id: uploadId,
        purpose: upload.purpose,
        account_id: upload.accountId,
        op_id: upload.opId,
        file_name: upload.fileName,
        fingerprint: sha256,
        size_bytes: size,
        sha256,
        created_at: now(),
        expires_at: new Date(now().getTime() + draftHours * 3_600_000),
      });
      return uploadId;
    } catch (error) {
      await drafts.remove(uploadId);
      throw error;
    }
  }

  async #finish({ upload_id: uploadId }: UploadRow): Promise<StoredBlob> {
    const blob = await this.#deps.blobs.keep(uploadId);
    await storeDigest(this.#deps.database.sql, uploadId, blob.sha256);
    return blob;
  }

  /**
   * The whole file that a call wants to use: `nofile` where there is none. Who uses it stores a use of the blob
   * (`addUse`) and then calls `remove`.
   */
  async take(wanted: { uploadId: string; accountId: string; purpose: string }): Promise<FinishedUpload> {
    const state = await this.find(wanted.uploadId, wanted.accountId);
    if (!state || state.row.purpose !== wanted.purpose || state.offset < state.row.size_bytes)
      throw new ApiError('nofile');
    const { upload_id: uploadId, file_name: fileName, sha256, size_bytes: size } = state.row;
    // The server ended after the last part and before the digest.
    const blob = sha256 === null ? await this.#finish(state.row) : { sha256, size };
    if ((await this.#deps.blobs.sizeOf(blob.sha256)) !== blob.size) throw new ApiError('nofile');
    return { ...blob, uploadId, fileName };
  }

  /** Deletes what arrived. The finished blob stays as long as something uses it. */
  async remove({ upload_id: uploadId }: Pick<UploadRow, 'upload_id'>): Promise<void> {
    await dropUpload(this.#deps.database.sql, uploadId);
    await this.#deps.drafts.remove(uploadId);
  }

  /** Drafts that are over, and blobs that nothing used for a day. */
  async sweep(): Promise<void> {
    const { database, blobs, drafts, now } = this.#deps;
    const dayAgo = new Date(now().getTime() - dayMs);
    const expired = await dropExpired(database.sql, now());
    for (const draftId of [...expired, ...(await drafts.untouchedSince(dayAgo))])
      if (!this.#busy.has(draftId)) await drafts.remove(draftId);
    for (const sha256 of await unused(database.sql, await blobs.storedBefore(dayAgo)))
      await blobs.remove(sha256);
  }
}
