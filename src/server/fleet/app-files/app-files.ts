import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { AppFileContent } from '#machines/app-file/events.ts';
import type { FileUploads, FinishedUpload } from '#server/core/blobs/file-uploads.ts';
import { addUse, removeUses } from '#server/core/blobs/queries/uploads.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { EventLog, Within } from '#server/core/log/log.ts';
import type { NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { packageOf } from './queries/listed.ts';
import { unrecordedFiles } from './queries/unrecorded.ts';
import { type AppFileMachine, appFileStream } from './stream.ts';
import { type Asked, checkVersion } from './version-rules.ts';

/** Name under which app files hold blobs, and that of their pictures. */
const use = 'app-file';
const iconUse = 'app-icon';
export const mostIconBytes = 64 * 1024;

/** Statements of the caller and of the file's bytes about a version. */
export type NewVersion = Omit<
  AppFileContent,
  'fileName' | 'size' | 'sha256' | 'url' | 'uploaderId' | 'otherSigner' | 'models' | 'icon'
>;

/** Picture of a version: new bytes, or the one that the version before has. */
export type NewIcon = { png: Uint8Array } | { sha256: string; size: number } | null;

/** Row of the reference table, about a file whose bytes the product does not have. */
export type Listed = Pick<
  AppFileContent,
  | 'opId'
  | 'appId'
  | 'appName'
  | 'platform'
  | 'packageName'
  | 'appUuid'
  | 'version'
  | 'developer'
  | 'models'
  | 'size'
  | 'url'
  | 'uploaderId'
>;

const unread = {
  versionCode: null,
  minSdk: null,
  debuggable: false,
  description: '',
  fileName: '',
  sha256: null,
  icon: null,
  origins: null,
  signer: null,
  otherSigner: null,
} as const;

interface AppFilesDeps {
  log: EventLog;
  database: Database;
  uploads: Pick<FileUploads, 'use' | 'make'>;
}

/** Uploads, approves and deletes versions of apps. */
export class AppFiles {
  readonly streams: StreamRepository<AppFileMachine>;
  readonly served: ServedKind<AppFileMachine>;
  readonly #deps: AppFilesDeps;

  constructor(deps: AppFilesDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({ log: deps.log, definition: appFileStream });
    this.served = { kind: appFileStream.kind, streams: this.streams, performers: {} };
  }

  /** Stores a version. Its name must be free, and its version the highest, when the event is appended. */
  async create(
    file: FinishedUpload,
    about: NewVersion,
    { icon, ...asked }: Asked & { icon: NewIcon },
  ): Promise<string> {
    const { uploads, database } = this.#deps;
    const id = randomUUID();
    const { fileName, size, sha256, actor } = file;
    const otherSigner = await checkVersion(database.sql, about, asked);
    const picture = icon && 'png' in icon ? await this.#keep(about.opId, icon.png) : icon;
    const data: AppFileContent = {
      ...about,
      fileName,
      size,
      sha256,
      url: null,
      models: null,
      icon: picture?.sha256 ?? null,
      otherSigner,
      uploaderId: actor.id,
    };
    const begun = this.streams.prepare([{ id, facts: [{ type: 'app.uploaded', data, actor }] }]);
    const check = async (db: Kysely<Tables>) => {
      await checkVersion(db, about, asked);
      const { opId } = about;
      await addUse(db, { kind: use, ownerId: id, sha256, size, opId });
      if (picture) await addUse(db, { kind: iconUse, ownerId: id, ...picture, opId });
    };
    await uploads.use(file, { kind: use, ownerId: id }, check, begun);
    return id;
  }

  #keep(opId: string, png: Uint8Array) {
    return this.#deps.uploads.make({ opId, most: mostIconBytes }, Readable.from([png]));
  }

  /** Stores a version whose file is at an address, as the reference table adds it. */
  async register(
    { opId, ...row }: Listed,
    { actor, language }: { actor: Actor; language: Language },
  ): Promise<string> {
    const id = randomUUID();
    const data: AppFileContent = { ...unread, ...row, opId, targetOpId: opId };
    const { database } = this.#deps;
    const within: Within = async (db) => {
      await checkVersion(db, data, { appPackage: await packageOf(db, data), reason: '', language });
    };
    await within(database.sql);
    await this.streams.begin([{ id, facts: [{ type: 'app.uploaded', data, actor }], within }], 'interactive');
    return id;
  }

  describe(
    id: string,
    data: { description: string; developer: string | null; models: string[] | null },
    actor: Actor,
  ): Promise<boolean> {
    return this.#write(id, { type: 'app.described', data, actor });
  }

  /** Approves a file; false: it is already approved, or its uploader may not approve it. */
  approve(id: string, alone: boolean, actor: Actor): Promise<boolean> {
    return this.#write(id, { type: 'app.approved', data: { accountId: actor.id, alone }, actor });
  }

  /** `within`: refuses the change while the file is used. */
  disapprove(id: string, actor: Actor, within: Within): Promise<boolean> {
    return this.#write(id, { type: 'app.disapproved', data: {}, actor }, within);
  }

  delete(id: string, actor: Actor, within: Within): Promise<boolean> {
    return this.#write(id, { type: 'app.deleted', data: {}, actor }, async (db) => {
      await within(db);
      await removeUses(db, use, id);
      await removeUses(db, iconUse, id);
    });
  }

  /**
   * Records the rows of the former reference table, once: they belong to the root organisation, and are approved if they
   * were approved for a model.
   */
  async adopt(): Promise<void> {
    const actor = serverActor('recovery');
    for (const { id, opId, approved, ...row } of await unrecordedFiles(this.#deps.database.sql)) {
      const data = { ...row, opId, targetOpId: opId, approved };
      await this.streams.advance(id, () => [{ type: 'app.adopted', data, actor }]);
    }
  }

  async #write(id: string, fact: NewFact<AppFileMachine>, within?: Within): Promise<boolean> {
    return (await this.streams.advance(id, () => [fact], within ? { within } : {})) !== null;
  }
}
