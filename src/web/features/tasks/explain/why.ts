import type { DeadlineSpan } from '#web/entities/task/deadlines.ts';
import type { Moment } from '#web/entities/task/replay.ts';
import type { Message } from '#web/i18n/message.ts';
import { whyMessages as messages } from '../messages.ts';

/** Why a task waits, as a text and its values, with what can be done about it. */
export interface Why {
  reason: Message;
  values: Record<string, number>;
  advice: Message | null;
}

/** "Why is it waiting?" in one sentence; null when it does not wait. */
export function whyWaiting(moment: Moment, deadlines: ReadonlyMap<string, DeadlineSpan>): Why | null {
  const { context, state, terminal } = moment;
  if (terminal || state === 'empty') return null;
  const say = (reason: Message, advice: Message | null = null): Why => ({
    reason,
    advice,
    values: { position: context.position, attempts: context.attempts, samples: context.progressCount },
  });
  const bootConfirms = context.traits?.confirmBy === 'boot';
  switch (state) {
    case 'requested':
      return say(messages.requested);
    case 'authorised':
      return say(messages.authorised);
    case 'queued':
      if (!context.deviceOnline) return say(messages.offline, messages.offlineAdvice);
      if (context.position > 0) return say(messages.behind, messages.behindAdvice);
      return say(messages.next);
    case 'dispatched':
      if (bootConfirms && !context.deviceOnline) return say(messages.restarting);
      return say(messages.unanswered, bootConfirms ? messages.unsafeAdvice : messages.unansweredAdvice);
    case 'running':
      if (bootConfirms) return say(context.deviceOnline ? messages.willRestart : messages.restarting);
      if (!context.deviceOnline) return say(messages.lostWhileRunning, messages.lostAdvice);
      if (deadlines.get('firstProgress')?.endedAt === null) return say(messages.firstSample);
      return say(context.progressCount > 0 ? messages.sampling : messages.working, messages.cancelAdvice);
    case 'cancelling':
      return say(messages.cancelling);
    default:
      return null;
  }
}
