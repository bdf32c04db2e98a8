import type { Span, Tracer } from './port.ts';
import type { TraceMemory } from './trace-memory.ts';

/** Milliseconds after which a receiving socket counts as catching up, so its push is not part of the span. */
const windowMs = 2_000;

interface Push {
  span: Span;
  sockets: number;
  /** Time at which the last socket received it, in milliseconds since 1970. */
  last: number;
}

/** Spans of traced log positions that live sockets receive: from the commit to the last socket. */
export class Pushes {
  readonly #tracer: Tracer;
  readonly #memory: TraceMemory;
  readonly #open = new Map<number, Push>();

  constructor(tracer: Tracer, memory: TraceMemory) {
    this.#tracer = tracer;
    this.#memory = memory;
  }

  /** Records that one socket received this position. */
  delivered(pos: number): void {
    const now = Date.now();
    const push = this.#open.get(pos) ?? this.#begin(pos, now);
    if (!push) return;
    push.sockets += 1;
    push.last = now;
  }

  #begin(pos: number, now: number): Push | null {
    const written = this.#memory.ofPosition(pos);
    if (!written || now - written.at > windowMs) return null;
    const { append, at } = written;
    const facts = { 'waymark.position': pos };
    const span = this.#tracer.begin('push', { kind: 'internal', parent: append, at, facts });
    const push = { span, sockets: 0, last: now };
    this.#open.set(pos, push);
    setTimeout(() => this.#end(pos), at + windowMs - now).unref();
    return push;
  }

  #end(pos: number): void {
    const push = this.#open.get(pos);
    if (!push) return;
    this.#open.delete(pos);
    push.span.tell({ 'waymark.sockets': push.sockets });
    push.span.end(push.last);
  }

  close(): void {
    for (const pos of this.#open.keys()) this.#end(pos);
  }
}
