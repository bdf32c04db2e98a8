/** Place of a span, so that another one can be its child or link to it. */
export interface SpanPlace {
  /** 32 and 16 hex digits (W3C Trace Context). */
  traceId: string;
  spanId: string;
  /** False: the trace and all its parts are not recorded. */
  sampled: boolean;
  /** True: the span is in another process. */
  remote?: boolean;
}

/** Attributes of a span. Never people, values, addresses or secrets: only ids, names of things, counts and outcomes. */
export type SpanFacts = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind: 'server' | 'client' | 'internal';
  /** Parent span; null: it begins a trace. */
  parent: SpanPlace | null;
  /** Id of the trace that it begins; default: a new one. */
  traceId?: string;
  /** Related spans that are not above it. */
  links?: readonly SpanPlace[];
  /** Begin, in milliseconds since 1970; default: now. */
  at?: number;
  facts?: SpanFacts;
}

export interface Span {
  readonly place: SpanPlace;
  tell(facts: SpanFacts): void;
  /** Marks the span as failed. */
  failed(): void;
  /** Ends the span once. `at`: in the clock of its beginning. */
  end(at?: number): void;
}

/**
 * Tracer of durations and their causes. Traced parts do not depend on it: if it is on, the ports between them are
 * wrapped (docs/decisions/165).
 */
export interface Tracer {
  begin(name: string, options: SpanOptions): Span;
  /** Runs work as part of this span; null: of none. */
  within<T>(place: SpanPlace | null, run: () => T): T;
  /** Span of the work that runs now. */
  readonly current: SpanPlace | null;
  /** Sends the ended spans, as far as possible in a moment. */
  close(): Promise<void>;
}
