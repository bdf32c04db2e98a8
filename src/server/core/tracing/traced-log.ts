import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type {
  Appended,
  AppendItem,
  CommitListener,
  EventLog,
  Lane,
  NewEvent,
  StreamHead,
  StreamPlace,
} from '../log/log.ts';
import { idOf } from '../streams/definition.ts';
import type { Answers } from './answers.ts';
import type { SpanFacts, SpanPlace, Tracer } from './port.ts';
import type { TraceMemory } from './trace-memory.ts';

/** Log with a span for each traced append. Reports that devices send unasked belong to no trace. */
export class TracedLog implements EventLog {
  readonly #log: EventLog;
  readonly #tracer: Tracer;
  readonly #memory: TraceMemory;
  readonly #answers: Answers;

  constructor(log: EventLog, tracer: Tracer, memory: TraceMemory, answers: Answers) {
    this.#log = log;
    this.#tracer = tracer;
    this.#memory = memory;
    this.#answers = answers;
  }

  get logId(): string {
    return this.#log.logId;
  }

  async append(items: AppendItem[], lane?: Lane): Promise<Appended[]> {
    // Other callers' appends are written in the same turn, and their consequences must not belong to this caller.
    const write = () => this.#tracer.within(null, () => this.#log.append(items, lane));
    const above = this.#above(items);
    if (!above) return write();
    const span = this.#tracer.begin('append', {
      kind: 'internal',
      parent: above.parent,
      links: [...above.links, ...this.#causes(items)],
      facts: factsOf(items),
    });
    try {
      const appended = await write();
      span.tell({ 'waymark.position': Math.max(...appended.map(({ pos }) => pos)) });
      this.#memory.appended(items, appended, { asker: above.parent, append: span.place });
      for (const { streamId, endedSlots, events } of items)
        if (endedSlots?.includes('*')) this.#answers.end(idOf(streamId), stateAfter(events));
      return appended;
    } catch (error) {
      span.failed();
      throw error;
    } finally {
      span.end();
    }
  }

  /**
   * Finds the parent span. Work that a person requested belongs to the call; later work of the server on a stream
   * belongs to the stream's span, even if another call caused it, which becomes a link.
   */
  #above(items: readonly AppendItem[]): { parent: SpanPlace; links: SpanPlace[] } | null {
    const now = this.#tracer.current;
    const own = this.#ownOf(items[0]?.streamId ?? '');
    if (!now || !own) {
      const parent = now ?? own;
      return parent && { parent, links: [] };
    }
    if (now.traceId === own.traceId) return { parent: now, links: [] };
    return items[0]?.events[0]?.actor.kind === 'account'
      ? { parent: now, links: [own] }
      : { parent: own, links: [now] };
  }

  /** A device's report about a command belongs to its answer's span. */
  #ownOf(streamId: string): SpanPlace | null {
    return this.#answers.of(idOf(streamId)) ?? this.#memory.ofStream(streamId);
  }

  /** Returns links to facts of other streams that this one reacts to (core/streams/reactor.ts). */
  #causes(items: readonly AppendItem[]): SpanPlace[] {
    return items.flatMap(({ events }) =>
      events.flatMap(({ data: { cause } }) =>
        typeof cause === 'number' ? (this.#memory.ofPosition(cause)?.append ?? []) : [],
      ),
    );
  }

  read(after: number, limit: number): Promise<LoggedEvent[]> {
    return this.#log.read(after, limit);
  }

  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]> {
    return this.#log.readStream(streamId, after, limit);
  }

  streams(streamIds: string[]): Promise<StreamHead[]> {
    return this.#log.streams(streamIds);
  }

  readBefore(places: StreamPlace[]): Promise<LoggedEvent[]> {
    return this.#log.readBefore(places);
  }

  readProof(streamId: string, after: number, limit: number): Promise<ProvenEvent[]> {
    return this.#log.readProof(streamId, after, limit);
  }

  head(): Promise<{ pos: number; epoch: string; hash: string }> {
    return this.#log.head();
  }

  onAppend(wake: (pos: number) => void): () => void {
    return this.#log.onAppend(wake);
  }

  onCommit(listener: CommitListener): () => void {
    return this.#log.onCommit(listener);
  }
}

/** Builds span attributes; only streams with a machine have their id, because an audit entry's names a person. */
function factsOf(items: readonly AppendItem[]): SpanFacts {
  const [first] = items;
  const last = first?.events.at(-1);
  return {
    'waymark.stream.kind': first?.kind ?? '',
    ...(first && last?.step ? { 'waymark.stream.id': first.streamId } : {}),
    'waymark.event.type': last?.type ?? '',
    'waymark.events': items.reduce((sum, { events }) => sum + events.length, 0),
    'waymark.streams': items.length,
  };
}

const stateAfter = (events: readonly NewEvent[]): string => String(events.at(-1)?.step?.after.value ?? '');
