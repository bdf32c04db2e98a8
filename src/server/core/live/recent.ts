import { erasedTo, erasedType } from '#domain/erasure.ts';
import { type Committed, type EventLog, pageSize } from '../log/log.ts';
import type { Audience, LiveDraft, StreamKinds } from '../streams/definition.ts';
import { StepReader } from '../streams/step-reader.ts';

/** One position of the log for the sockets: its message, or null if it has none. */
export interface SentMessage {
  pos: number;
  message: LiveDraft | null;
  /** Audience of the message; null if there is none. */
  audience: Audience | null;
  /** Characters of the event's data, as a measure of the message. */
  size: number;
}

const kept = 5_000;
const keptSize = 2 * pageSize;
const pageLength = 500;

/**
 * Newest part of the log as messages, kept in memory so that a thousand sockets at the head cost one read. It is always
 * a gapless run of positions: events from this process's commits are added only if they fit on, everything else is read
 * by position.
 */
export class RecentMessages {
  readonly #log: EventLog;
  readonly #kinds: StreamKinds;
  readonly #steps: StepReader;
  readonly #onRegistered: (endpointId: string, opId: string) => void;
  #sent: SentMessage[] = [];
  #size = 0;
  #head: number;

  /** `onRegistered`: called when a device belongs to this operator from now on. */
  constructor(
    log: EventLog,
    kinds: StreamKinds,
    head: number,
    onRegistered: (endpointId: string, opId: string) => void = () => {},
  ) {
    this.#log = log;
    this.#kinds = kinds;
    this.#onRegistered = onRegistered;
    this.#steps = new StepReader(log);
    this.#head = head;
  }

  get head(): number {
    return this.#head;
  }

  /**
   * Adds what was just committed here; false if it does not fit on and `catchUp` must read. Positions that were read
   * already are no gap: otherwise a read that is ahead of commits still to be sent would cause a read for each of them.
   */
  join(committed: readonly Committed[]): boolean {
    const news = committed.filter(({ event }) => event.pos > this.#head);
    if (news.length > 0 && news[0]?.event.pos !== this.#head + 1) return false;
    this.#add(news);
    return true;
  }

  /** Reads up to the head of the log. */
  async catchUp(): Promise<void> {
    for (;;) {
      const before = this.#head;
      this.#add(await this.#steps.read(await this.#log.read(before, pageLength)));
      if (this.#head === before) return;
    }
  }

  /** Returns positions after `cursor`, at most 500; null if memory does not reach back that far. */
  since(cursor: number): SentMessage[] | null {
    const first = this.#sent[0];
    if (cursor >= this.#head) return [];
    if (!first || cursor + 1 < first.pos) return null;
    const from = cursor + 1 - first.pos;
    return this.#sent.slice(from, from + pageLength);
  }

  /** Reads positions from the log itself, for one socket far behind, which has its own fold. */
  async read(cursor: number, steps: StepReader): Promise<SentMessage[]> {
    const events = await this.#log.read(cursor, pageLength);
    const committed = await steps.read(events.filter(({ pos }) => pos <= this.#head));
    return committed.map((each) => this.#tell(each));
  }

  #add(committed: readonly Committed[]): void {
    for (const each of committed) {
      if (each.event.pos !== this.#head + 1) continue;
      const { type, streamId, data, pos } = each.event;
      if (type === 'device.registered' && typeof data.opId === 'string')
        this.#onRegistered(streamId.slice('device:'.length), data.opId);
      const sent = this.#tell(each);
      this.#sent.push(sent);
      this.#size += sent.size;
      this.#head = pos;
      if (type === erasedType) this.#forgetTo(erasedTo(data));
    }
    if (this.#sent.length > kept * 2 || this.#size > keptSize * 2) this.#forget();
  }

  /** Drops messages of erased events: a socket that returns to them reads the log. */
  #forgetTo(pos: number): void {
    this.#sent = this.#sent.filter((message) => message.pos > pos);
    this.#size = this.#sent.reduce((sum, message) => sum + message.size, 0);
  }

  /** Drops the oldest messages beyond the limits of number and size. */
  #forget(): void {
    let from = Math.max(0, this.#sent.length - kept);
    let size = 0;
    for (let at = this.#sent.length - 1; at >= from; at--) {
      size += this.#sent[at]?.size ?? 0;
      if (size > keptSize) from = at + 1;
    }
    this.#sent = this.#sent.slice(from);
    this.#size = this.#sent.reduce((sum, message) => sum + message.size, 0);
  }

  /** Builds a position's message; an erased event has only its position, so that the run stays gapless. */
  #tell({ event, kind, step, size }: Committed): SentMessage {
    const definition = this.#kinds.get(kind);
    const message = event.erased ? null : (definition?.live?.(event, step) ?? null);
    if (!message) return { pos: event.pos, message: null, audience: null, size: 0 };
    const audience = (step && definition?.audience?.(step.after)) ?? { endpointId: message.endpoint_id };
    return { pos: event.pos, message, audience, size };
  }
}
