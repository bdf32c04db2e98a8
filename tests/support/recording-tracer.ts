import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanFacts, SpanOptions, SpanPlace, Tracer } from '#server/core/tracing/port.ts';

export interface RecordedSpan {
  name: string;
  place: SpanPlace;
  parent: SpanPlace | null;
  links: readonly SpanPlace[];
  facts: SpanFacts;
  ended: boolean;
}

/** Records the spans in order of their start. */
export class RecordingTracer implements Tracer {
  readonly spans: RecordedSpan[] = [];
  readonly #running = new AsyncLocalStorage<SpanPlace | null>();
  #ids = 0;

  get current(): SpanPlace | null {
    return this.#running.getStore() ?? null;
  }

  begin(name: string, { parent, links = [], facts = {}, traceId }: SpanOptions): Span {
    const spanId = String(++this.#ids);
    const place = { traceId: parent?.traceId ?? traceId ?? `own-${spanId}`, spanId, sampled: true };
    const span: RecordedSpan = { name, place, parent, links, facts: { ...facts }, ended: false };
    this.spans.push(span);
    return {
      place,
      tell: (more) => void Object.assign(span.facts, more),
      failed: () => void Object.assign(span.facts, { failed: true }),
      end: () => {
        span.ended = true;
      },
    };
  }

  within<T>(place: SpanPlace | null, run: () => T): T {
    return this.#running.run(place, run);
  }

  /** Runs a function as a call of this trace. */
  async call<T>(traceId: string, run: () => Promise<T>): Promise<T> {
    const span = this.begin('call', { kind: 'server', parent: null, traceId });
    try {
      return await this.within(span.place, run);
    } finally {
      span.end();
    }
  }

  of(traceId: string): RecordedSpan[] {
    return this.spans.filter(({ place }) => place.traceId === traceId);
  }

  async close(): Promise<void> {}
}
