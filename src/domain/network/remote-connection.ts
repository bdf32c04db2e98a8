import type { JsonObject } from '#machines/json.ts';

/** Durations in minutes for which a device can be opened; users can reopen it later. */
export const remoteMinutes = [15, 60, 240, 480] as const;

/** A task that opens or closes access to a device's own pages. */
export interface RemoteTask {
  taskId: string;
  params: JsonObject;
  state: string;
  terminal: boolean;
  /** Number of times that it was sent. */
  attempts: number;
  requestedBy: { id: string; name: string };
  /** ISO 8601. */
  requestedAt: string;
  finishedAt: string | null;
}

/** Returns the end of an opening in milliseconds since 1970. One with redacted parameters ends now. */
export const endsAt = (until: string | null): number => (until === null ? 0 : Date.parse(until));

export const untilOf = ({ params }: RemoteTask): string | null =>
  typeof params.until === 'string' ? params.until : null;

const isOpening = ({ params }: RemoteTask): boolean => params.enable !== false;

/**
 * Returns the last opening that the device may have, and a requested closing, among the tasks since it was last known
 * to be closed, newest first.
 */
export function standingOf(tasks: readonly RemoteTask[]): {
  opening: RemoteTask | null;
  closing: RemoteTask | null;
} {
  const at = tasks.findIndex((task) => isOpening(task) && (task.attempts > 0 || !task.terminal));
  const since = at < 0 ? tasks : tasks.slice(0, at);
  const closing = since.find((task) => !isOpening(task) && task.state !== 'cancelled') ?? null;
  return { opening: tasks[at] ?? null, closing };
}

/** Milliseconds between two attempts to close a device that did not obey. */
const againAfterMs = 30_000;

/** Tells if the server must close it now: its time is over, or closing was requested while the device was offline. */
export function mustClose(tasks: readonly RemoteTask[], now: number): boolean {
  const { opening, closing } = standingOf(tasks);
  if (!opening || tasks.some(({ terminal }) => !terminal)) return false;
  if (closing) return Date.parse(closing.finishedAt ?? '') + againAfterMs <= now;
  return endsAt(untilOf(opening)) <= now;
}

/**
 * Phase of the remote connection to a device's own pages. The device's report wins: it is never `closed` while the
 * device reports that it is open, or while the outcome of a sent opening is unknown.
 */
export type RemotePhase =
  | 'unreported'
  | 'closed'
  | 'opening'
  | 'open'
  /** Its time is over or it was to be closed, but the device still reports that it is open. */
  | 'overdue'
  /** It is open, but no task of this server opened it. */
  | 'foreign'
  | 'uncertain';

interface Standing {
  opening: { state: string; terminal: boolean; until: string | null } | null;
  /** Null: not requested yet. */
  closing: object | null;
}

export function remotePhase(
  enable: boolean | null,
  { opening, closing }: Standing,
  now: number,
): RemotePhase {
  if (enable === null) return 'unreported';
  const isOver = closing !== null || (opening !== null && endsAt(opening.until) <= now);
  if (enable) return opening === null ? 'foreign' : isOver ? 'overdue' : 'open';
  if (opening === null || isOver) return 'closed';
  if (!opening.terminal) return 'opening';
  return opening.state === 'timedOut' || opening.state === 'outcomeUnknown' ? 'uncertain' : 'closed';
}
