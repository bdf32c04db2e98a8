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

/** What names the uses of blobs by firmware files. */
const use = 'firmware-file';

/** What a caller says of a file beside its bytes. */
export type FirmwareDescription = Omit<
  FirmwareFileContent,
  'fileName' | 'size' | 'sha256' | 'uploaderId' | 'signature'
>;

/** Files must be signed, and this one is not, or its key is not trusted any more. */
export class Unsigned extends Error {
  override readonly name = 'Unsigned';
  readonly reason: UnsignedReason;

  constructor(reason: UnsignedReason) {
    super(`the file cannot be approved: signature ${reason}`);
    this.reason = reason;
  }
}

/** Firmware files, as people upload, approve and delete them. */
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

  /** The code is free and the minimum exists at the moment of the append, so that two uploads at once cannot both have it. */
  async create(
    file: FinishedUpload,
    about: FirmwareDescription,
    signature: FirmwareSignature | null,
  ): Promise<string> {
    const id = randomUUID();
    const { fileName, size, sha256, actor } = file;
    const data = {
      ...{ ...about, fileName, size, sha256, uploaderId: actor.id },
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

  /** False where it is approved already, or its uploader may not approve it. */
  async approve(row: FirmwareRow, alone: boolean, actor: Actor): Promise<boolean> {
    const { file_id: id } = row;
    const fact: NewFact<FirmwareFileMachine> = {
      type: 'firmware.approved',
      data: { accountId: actor.id, alone },
      actor,
    };
    // Asked with the append: its key is perhaps being revoked, or the rule being set.
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
