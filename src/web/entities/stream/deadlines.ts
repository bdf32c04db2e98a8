import type { components } from '#api/main.d.ts';
import type { FoldedEffect } from '#machines/fold.ts';

/** One wait with a deadline: from when to when, and how it ended. Times in milliseconds since 1970. */
export interface DeadlineSpan {
  name: string;
  ms: number;
  setAt: number;
  setBy: number;
  endedAt: number | null;
  endedBy: number | null;
  passed: boolean;
}

/** Carries the spans on by one event. The server ends every wait with the stream, so a terminal state does here. */
export function trackDeadlines(
  spans: DeadlineSpan[],
  event: Pick<components['schemas']['LoggedEvent'], 'type' | 'version' | 'recordedAt' | 'data'>,
  effects: readonly FoldedEffect[],
  terminal: boolean,
): void {
  const at = Date.parse(event.recordedAt);
  const end = (name: string | null, passed: boolean) => {
    for (const span of spans) {
      if (span.endedAt !== null || (name !== null && span.name !== name)) continue;
      span.endedAt = at;
      span.endedBy = event.version;
      span.passed = passed;
    }
  };
  if (event.type === 'deadline.passed') end(nameOf(event.data.name), true);
  for (const { type, params } of effects) {
    const name = nameOf(params.name);
    if (name === null) continue;
    if (type === 'clearDeadline') end(name, false);
    if (type === 'setDeadline') {
      end(name, false);
      spans.push({
        name,
        ms: Number(params.ms),
        setAt: at,
        setBy: event.version,
        endedAt: null,
        endedBy: null,
        passed: false,
      });
    }
  }
  if (terminal) end(null, false);
}

const nameOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The latest wait of each name that had begun by `version`, as it stood then. */
export function deadlinesAt(spans: readonly DeadlineSpan[], version: number): Map<string, DeadlineSpan> {
  const latest = new Map<string, DeadlineSpan>();
  for (const span of spans) {
    if (span.setBy > version) continue;
    const open = span.endedBy !== null && span.endedBy > version;
    latest.set(span.name, open ? { ...span, endedAt: null, endedBy: null, passed: false } : span);
  }
  return latest;
}
