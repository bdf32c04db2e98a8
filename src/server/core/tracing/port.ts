/** The place of a span, so that another one can be its child or point at it. */
export interface SpanPlace {
  /** 32 and 16 hex digits (W3C Trace Context). */
  traceId: string;
  spanId: string;
  /** False: the trace is not recorded, and neither is what belongs to it. */
  sampled: boolean;
  /** Of another process. */
  remote?: boolean;
}

/** What a span says of itself. Never people, values, addresses or secrets: ids, names of things, counts and outcomes. */
export type SpanFacts = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind: 'server' | 'client' | 'internal';
  /** Null: it begins a trace. */
  parent: SpanPlace | null;
  /** Of the trace that it begins; default: a new one. */
  traceId?: string;
  /** Spans that have to do with it and are not above it. */
  links?: readonly SpanPlace[];
  /** When it began, in milliseconds since 1970; default: now. */
  at?: number;
  facts?: SpanFacts;
}

export interface Span {
  readonly place: SpanPlace;
  tell(facts: SpanFacts): void;
  /** What it tells of did not succeed. */
  failed(): void;
  /** `at`: as of its beginning. Once. */
  end(at?: number): void;
}

/**
 * Says how long things take and what led to them. Parts that are traced do not know it: where it is on, the ports between them
 * are wrapped (docs/decisions/165).
 */
export interface Tracer {
  begin(name: string, options: SpanOptions): Span;
  /** What `run` does, and what follows from it, belongs to this span; null: to none. */
  within<T>(place: SpanPlace | null, run: () => T): T;
  /** To which the work that runs now belongs. */
  readonly current: SpanPlace | null;
  /** Sends what has ended, as far as it goes in a moment. */
  close(): Promise<void>;
}
