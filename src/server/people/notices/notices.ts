import { randomUUID } from 'node:crypto';
import type { Actor } from '#domain/logged-event.ts';
import type { NoticeContent } from '#machines/notice/events.ts';
import type { noticeMachine } from '#machines/notice/machine.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { type NoticeStreams, noticeStream } from './notice-stream.ts';

export interface NoticesDeps {
  log: EventLog;
  now(): Date;
  /** Called when users below this organisation may see other notices now. */
  onShown(opId: string): void;
}

export interface NoticeOrder extends NoticeContent {
  draft: boolean;
}

type Notice = Loaded<typeof noticeMachine>;
type NoticeFactOf = NewFact<typeof noticeMachine>;

/** `conflict`: the content was changed meanwhile; `refused`: not allowed in its state. */
export type NoticeChange =
  | { kind: 'stored'; version: number }
  | { kind: 'conflict' }
  | { kind: 'refused'; state: string };

/** Notices, written and read by users; deadlines publish and end them. */
export class Notices {
  readonly streams: NoticeStreams;
  /** Registration for the effect runner, for their deadlines. */
  readonly served: ServedKind<typeof noticeMachine>;
  readonly #deps: NoticesDeps;

  constructor(deps: NoticesDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({
      log: deps.log,
      definition: noticeStream,
      onAdvance: ({ before, after }) => {
        if (isAnother(before, after)) deps.onShown(after.snapshot.context.opId);
      },
    });
    this.served = { kind: noticeStream.kind, streams: this.streams, performers: {} };
  }

  async create(order: NoticeOrder, opId: string, actor: Actor): Promise<{ id: string; version: number }> {
    const id = randomUUID();
    const data = { ...order, ...this.#periodOf(order), opId };
    const created = await this.streams.advance(id, () => [{ type: 'notice.created', data, actor }]);
    return { id, version: created?.version ?? 0 };
  }

  /** Changes a notice. `from`: edition that the change was made from; absent: any. */
  change(id: string, order: NoticeOrder, from: number | undefined, actor: Actor): Promise<NoticeChange> {
    const data = { ...order, ...this.#periodOf(order) };
    return this.#write(id, { type: 'notice.changed', data, actor }, from);
  }

  delete(id: string, actor: Actor): Promise<NoticeChange> {
    return this.#write(id, { type: 'notice.deleted', data: {}, actor }, undefined);
  }

  /** Records a read; a second one, and one of an unpublished notice, is not recorded. */
  async read(id: string, actor: Actor): Promise<number | null> {
    const data = { accountId: actor.id };
    const read = await this.streams.advance(id, () => [{ type: 'notice.read', data, actor }]);
    return read?.version ?? null;
  }

  async #write(id: string, fact: NoticeFactOf, from: number | undefined): Promise<NoticeChange> {
    const written = await this.streams.advance(id, (notice) => (isSince(notice, from) ? [] : [fact]));
    if (written) return { kind: 'stored', version: written.version };
    const now = await this.streams.current(id);
    return isSince(now, from) ? { kind: 'conflict' } : { kind: 'refused', state: String(now.snapshot.value) };
  }

  #periodOf({ periodStart, periodEnd }: NoticeOrder) {
    const now = this.#deps.now().getTime();
    const from = (time: string) => Math.max(0, Date.parse(time) - now);
    return { startsInMs: from(periodStart), endsInMs: from(periodEnd) };
  }
}

const isShown = ({ snapshot }: Notice): boolean => snapshot.value === 'publishing';

/** Tells if the content that users see has changed. A read affects only its reader. */
const isAnother = (before: Notice, after: Notice): boolean =>
  isShown(before) !== isShown(after) ||
  (isShown(after) && before.snapshot.context.edition !== after.snapshot.context.edition);

const isSince = ({ snapshot }: Notice, from: number | undefined): boolean =>
  from !== undefined && snapshot.context.edition > from;
