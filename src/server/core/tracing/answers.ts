import type { Span, SpanFacts, SpanPlace, Tracer } from './port.ts';

/** Commands that wait for their result at one time; of more, the oldest are no longer waited for. */
const most = 10_000;

/** A span for each command that a device has accepted to carry out, from its sending to the result in the log. */
export class Answers {
  readonly #tracer: Tracer;
  /** By the id of the task, which is the command's key. */
  readonly #open = new Map<string, Span>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** `request`: the span of the message that carried the command. */
  begin(taskId: string, parent: SpanPlace, request: SpanPlace, facts: SpanFacts): void {
    // It was sent again: nothing came of the time before.
    this.end(taskId, null);
    this.#open.set(
      taskId,
      this.#tracer.begin('USP answer', { kind: 'client', parent, links: [request], facts }),
    );
    const [oldest] = this.#open.keys();
    if (this.#open.size > most && oldest !== undefined) this.end(oldest, null);
  }

  of(taskId: string): SpanPlace | null {
    return this.#open.get(taskId)?.place ?? null;
  }

  /** `state`: how the task ended; null: not known here. */
  end(taskId: string, state: string | null): void {
    const span = this.#open.get(taskId);
    if (!span) return;
    this.#open.delete(taskId);
    span.tell({ 'waymark.answered': state !== null, ...(state === null ? {} : { 'waymark.state': state }) });
    span.end();
  }

  /** The process ends: who looks at the trace sees that the command was under way. */
  close(): void {
    for (const taskId of [...this.#open.keys()]) this.end(taskId, null);
  }
}
