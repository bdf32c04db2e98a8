import type { LiveMessage } from '#domain/live-message.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';

/** Checks of the product from outside, by its API and its sockets. Each returns its findings in words. */

const terminal = ['succeeded', 'failed', 'timedOut', 'expired', 'cancelled', 'outcomeUnknown', 'superseded'];

/** An accepted command is explained by its stream, and has ended. */
export function checkTask(taskId: string, state: string, events: readonly LoggedEvent[]): string[] {
  const wrong: string[] = [];
  const types = events.map(({ type }) => type);
  if (types.slice(0, 3).join() !== 'task.requested,task.authorised,task.queued')
    wrong.push(`${taskId} begins with ${types.slice(0, 3)}`);
  if (events.some(({ version }, index) => version !== index + 1)) wrong.push(`${taskId} has a gap`);
  if (!terminal.includes(state)) wrong.push(`${taskId} is still ${state}`);
  return wrong;
}

/** A command that is not safe to repeat was resent only with proof that it had not arrived. */
export function checkUnsafe(taskId: string, events: readonly LoggedEvent[]): string[] {
  if (events[0]?.data.retrySafe !== false) return [];
  const sent = events.filter(({ type }) => type === 'task.dispatched').length;
  const proven = events.filter(
    ({ type, data }) => type === 'delivery.failed' && data.proof === 'notDelivered',
  ).length;
  return sent > proven + 1 ? [`${taskId} was sent ${sent} times on ${proven} proofs`] : [];
}

/** Prefix: messages arrive in order, without repetition and without gaps. */
export function checkHeard(
  messages: readonly LiveMessage[],
  tasks: ReadonlyMap<string, readonly LoggedEvent[]>,
): string[] {
  const wrong: string[] = [];
  let last = 0;
  for (const { pos, prev } of messages) {
    if (pos <= last) wrong.push(`${pos} was told after ${last}`);
    if (prev > last && last > 0) wrong.push(`${pos} says that ${prev} went before, heard was ${last}`);
    last = pos;
  }
  for (const [taskId, events] of tasks) {
    const notified = events.filter(({ pos }) => pos <= last);
    const heard = messages.filter(({ task_id }) => task_id === taskId);
    if (notified.map(({ hash }) => hash).join() !== heard.map(({ fact }) => fact.hash).join())
      wrong.push(`${taskId}: ${heard.length} of ${notified.length} events were heard`);
  }
  return wrong;
}

/** Liveness: everything that existed at rest was reported. */
export function checkNotified(
  messages: readonly LiveMessage[],
  atRest: ReadonlyMap<string, readonly LoggedEvent[]>,
): string[] {
  const last = messages.at(-1)?.pos ?? 0;
  const behind = [...atRest.values()].flat().filter(({ pos }) => pos > last);
  return behind.length === 0 ? [] : [`${behind.length} events were not told within five seconds`];
}
