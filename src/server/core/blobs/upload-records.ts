import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { AnnouncedFile, InterruptionCause } from '#machines/upload/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { EventLog, Within } from '#server/core/log/log.ts';
import type { NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { type Prepared, StreamRepository } from '#server/core/streams/repository.ts';
import type { StoredBlob } from './port.ts';
import { type UploadMachine, uploadStream } from './upload-stream.ts';

/**
 * Maximum number of interruptions recorded for one file: a line that fails each second would fill the log with a
 * thousand of them.
 */
export const mostInterruptions = 20;

const server = serverActor('files');

/** User of a file, as for `addUse`. */
export interface FileUse {
  kind: string;
  ownerId: string;
}

/** Streams of uploads: the record of each file, with its actors. */
export class UploadRecords {
  readonly served: ServedKind<UploadMachine>;
  readonly #streams: StreamRepository<UploadMachine>;

  constructor(log: EventLog) {
    this.#streams = new StreamRepository({ log, definition: uploadStream });
    this.served = { kind: uploadStream.kind, streams: this.#streams, performers: {} };
  }

  /** Announces an upload. `stored`: it came in one piece, and is complete. `within` may refuse it. */
  async announced(
    uploadId: string,
    file: AnnouncedFile,
    actor: Actor,
    { stored = null, within }: { stored?: StoredBlob | null; within: Within },
  ): Promise<void> {
    const facts: NewFact<UploadMachine>[] = [{ type: 'file.announced', data: { ...file }, actor }];
    if (stored) facts.push({ type: 'file.stored', data: { ...stored }, actor });
    await this.#streams.begin([{ id: uploadId, facts, within }], 'interactive');
  }

  async interrupted(uploadId: string, offset: number, cause: InterruptionCause): Promise<void> {
    await this.#streams.advance(uploadId, ({ snapshot }) =>
      snapshot.context.interruptions < mostInterruptions
        ? [{ type: 'file.interrupted', data: { offset, cause }, actor: server }]
        : [],
    );
  }

  async resumed(uploadId: string, offset: number, actor: Actor): Promise<void> {
    await this.#streams.advance(uploadId, ({ snapshot }) =>
      snapshot.value === 'interrupted' ? [{ type: 'file.resumed', data: { offset }, actor }] : [],
    );
  }

  /**
   * Records that the sender asks for the offset though no part was cut off: the line was lost between two parts. If
   * nothing has arrived since the last time, it is the same interruption.
   */
  async askedAgain(uploadId: string, offset: number, actor: Actor): Promise<void> {
    await this.#streams.advance(uploadId, ({ snapshot: { value, context } }) =>
      value === 'receiving' && offset !== context.offset && context.interruptions < mostInterruptions
        ? [{ type: 'file.resumed', data: { offset }, actor }]
        : [],
    );
  }

  stored = (uploadId: string, blob: StoredBlob, actor: Actor = server): Promise<void> =>
    this.#write(uploadId, { type: 'file.stored', data: { ...blob }, actor });

  discarded = (uploadId: string, actor: Actor): Promise<void> =>
    this.#write(uploadId, { type: 'file.discarded', data: {}, actor });

  dropped = (uploadId: string): Promise<void> =>
    this.#write(uploadId, { type: 'file.dropped', data: { reason: 'storageFull' }, actor: server });

  expired = (uploadId: string): Promise<void> =>
    this.#write(uploadId, { type: 'file.expired', data: {}, actor: server });

  refused = (uploadId: string, reason: string, actor: Actor): Promise<void> =>
    this.#write(uploadId, { type: 'file.refused', data: { reason }, actor });

  /**
   * Records the use of an upload together with its user, in one transaction; `nofile` if another call has used it
   * meanwhile.
   */
  async used(
    uploadId: string,
    { kind, ownerId }: FileUse,
    actor: Actor,
    options: { within?: Within; together?: Prepared },
  ): Promise<void> {
    const data = { kind, ownerId };
    const after = await this.#streams.advance(uploadId, () => [{ type: 'file.used', data, actor }], options);
    if (after === null) throw new ApiError('nofile');
  }

  async #write(uploadId: string, fact: NewFact<UploadMachine>): Promise<void> {
    await this.#streams.advance(uploadId, () => [fact]);
  }
}
