import type { taskMachine } from '#machines/task/machine.ts';
import type { DeadlineSpan } from '#web/entities/stream/deadlines.ts';
import type { Moment } from '#web/entities/stream/replay.ts';
import type { Sentence } from '#web/entities/stream/timeline-kind.ts';
import type { Message } from '#web/i18n/message.ts';
import { whyMessages as messages, messages as taskMessages } from './messages.ts';

/** "Why is it waiting?" in one sentence; null when it does not wait. */
export function whyWaiting(
  moment: Moment<typeof taskMachine>,
  deadlines: ReadonlyMap<string, DeadlineSpan>,
): Sentence | null {
  const { context, state, terminal } = moment;
  if (terminal || state === 'empty') return null;
  const say = (reason: Message, advice: Message | null = null): Sentence => ({
    label: taskMessages.whyWaiting,
    tone: 'info',
    text: reason,
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
    case 'settling':
      return say(messages.settling, messages.settlingAdvice);
    case 'awaitingCheckIn':
      return say(messages.awaitingCheckIn);
    case 'confirming':
      return say(messages.confirming);
    case 'takingBack':
      return say(messages.takingBack);
    case 'cancelling':
      return say(messages.cancelling);
    default:
      return null;
  }
}
