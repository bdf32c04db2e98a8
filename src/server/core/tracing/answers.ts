import type { Span, SpanFacts, SpanPlace, Tracer } from './port.ts';

/** Maximum number of commands that wait for their result at one time; beyond it, the oldest are dropped. */
const most = 10_000;

/** Spans of commands that a device has accepted, from sending to the result in the log. */
export class Answers {
  readonly #tracer: Tracer;
  /** Open spans by task id, which is the command's key. */
  readonly #open = new Map<string, Span>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Begins a span. `request`: the span of the message that carried the command. */
  begin(taskId: string, parent: SpanPlace, request: SpanPlace, facts: SpanFacts): void {
    // The command was sent again, so the earlier span ends without a result.
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

  /** Ends a span. `state`: final state of the task; null: unknown here. */
  end(taskId: string, state: string | null): void {
    const span = this.#open.get(taskId);
    if (!span) return;
    this.#open.delete(taskId);
    span.tell({ 'waymark.answered': state !== null, ...(state === null ? {} : { 'waymark.state': state }) });
    span.end();
  }

  /** Ends all spans when the process ends, so that their traces show the running commands. */
  close(): void {
    for (const taskId of this.#open.keys()) this.end(taskId, null);
  }
}
