import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isSameVersion } from '#domain/firmware/version.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { FirmwareFileContent, FirmwareSignature } from '#machines/firmware-file/events.ts';
import type { FileUploads, FinishedUpload } from '#server/core/blobs/file-uploads.ts';
import { addUse, removeUses } from '#server/core/blobs/queries/uploads.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { type FirmwareFileMachine, firmwareFileStream } from './file-stream.ts';
import type { FirmwareKeys } from './keys.ts';
import { type FirmwareRow, filesOfModel } from './queries/files.ts';
import type { UnsignedReason } from './queries/key-facts.ts';

/** Name under which firmware files hold blobs. */
const use = 'firmware-file';

/** Description of a file, sent by the caller with its bytes. */
export type FirmwareDescription = Omit<
  FirmwareFileContent,
  'fileName' | 'size' | 'sha256' | 'uploaderId' | 'signature'
>;

/** Signatures are required, and this file has none or one whose key is no longer trusted. */
export class Unsigned extends Error {
  override readonly name = 'Unsigned';
  readonly reason: UnsignedReason;

  constructor(reason: UnsignedReason) {
    super(`the file cannot be approved: signature ${reason}`);
    this.reason = reason;
  }
}

/** Uploads, approves and deletes firmware files. */
export class FirmwareFiles {
  readonly streams: StreamRepository<FirmwareFileMachine>;
  readonly served: ServedKind<FirmwareFileMachine>;
  readonly #uploads: Pick<FileUploads, 'use'>;
  readonly #keys: Pick<FirmwareKeys, 'unsignedOf'>;

  constructor(log: EventLog, uploads: Pick<FileUploads, 'use'>, keys: Pick<FirmwareKeys, 'unsignedOf'>) {
    this.#uploads = uploads;
    this.#keys = keys;
    this.streams = new StreamRepository({ log, definition: firmwareFileStream });
    this.served = { kind: firmwareFileStream.kind, streams: this.streams, performers: {} };
  }

  /**
   * Creates a file. Its code must be free and its minimum must exist when the event is appended, so that two concurrent
   * uploads cannot take the same code.
   */
  async create(
    file: FinishedUpload,
    about: FirmwareDescription,
    signature: FirmwareSignature | null,
  ): Promise<string> {
    const id = randomUUID();
    const { fileName, size, sha256, actor } = file;
    const data = {
      ...about,
      fileName,
      size,
      sha256,
      uploaderId: actor.id,
      ...(signature ? { signature } : {}),
    };
    const begun = this.streams.prepare([{ id, facts: [{ type: 'firmware.uploaded', data, actor }] }]);
    const check = async (db: Kysely<Tables>) => {
      const others = await filesOfModel(db, about);
      if (others.some((row) => row.fw_code === about.fwCode)) throw new ApiError('firmconflict');
      const { minimumVersion } = about;
      if (minimumVersion !== null && !others.some((row) => isSameVersion(row.version_name, minimumVersion)))
        throw new ApiError('minfirmnodata');
      await addUse(db, { kind: use, ownerId: id, sha256, size, opId: about.opId });
    };
    await this.#uploads.use(file, { kind: use, ownerId: id }, check, begun);
    return id;
  }

  describe(id: string, description: string, actor: Actor): Promise<boolean> {
    return this.#write(id, { type: 'firmware.described', data: { description }, actor });
  }

  /** Approves a file; false: it is already approved, or its uploader may not approve it. */
  async approve(row: FirmwareRow, alone: boolean, actor: Actor): Promise<boolean> {
    const { file_id: id } = row;
    const fact: NewFact<FirmwareFileMachine> = {
      type: 'firmware.approved',
      data: { accountId: actor.id, alone },
      actor,
    };
    // This is checked in the append's transaction: the key may just be revoked, or the rule set.
    const within = async (db: Kysely<Tables>) => {
      const why = await this.#keys.unsignedOf(db, row);
      if (why !== null) throw new Unsigned(why);
    };
    return (await this.streams.advance(id, () => [fact], { within })) !== null;
  }

  disapprove(id: string, actor: Actor): Promise<boolean> {
    return this.#write(id, { type: 'firmware.disapproved', data: {}, actor });
  }

  async delete({ file_id: id }: FirmwareRow, actor: Actor): Promise<boolean> {
    const gone = await this.streams.advance(id, () => [{ type: 'firmware.deleted', data: {}, actor }], {
      within: (db) => removeUses(db, use, id),
    });
    return gone !== null;
  }

  async #write(id: string, fact: NewFact<FirmwareFileMachine>): Promise<boolean> {
    return (await this.streams.advance(id, () => [fact])) !== null;
  }
}
