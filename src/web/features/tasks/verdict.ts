import type { taskMachine } from '#machines/task/machine.ts';
import type { Moment } from '#web/entities/stream/replay.ts';
import { formatSpan } from '#web/entities/stream/text.ts';
import type { Sentence } from '#web/entities/stream/timeline-kind.ts';
import type { Message } from '#web/i18n/message.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { verdictMessages as messages, messages as taskMessages } from './messages.ts';

const reasons: Record<string, Message> = {
  user: messages.cancelledByUser,
  leftScreen: messages.cancelledLeftScreen,
  foundOnReturn: messages.cancelledFoundOnReturn,
  replaced: messages.cancelledReplaced,
  bulkAction: messages.cancelledWithBulkAction,
};

/** How a task ended, where the name of the state alone leaves the question "why?"; null while it runs and on success. */
export function verdictOf({ context, state }: Moment<typeof taskMachine>): Sentence | null {
  const waits = context.traits?.deadlines;
  const say = (tone: Tone, text: Message, advice: Message | null = null): Sentence => ({
    label: taskMessages.whyEnded,
    tone,
    text,
    // Whatever was said of the end: an answer that has come since is news.
    advice: context.lateResults > 0 ? messages.cameLate : advice,
    values: {
      message: context.failure?.message ?? '',
      code: context.failure?.code ?? '',
      late: context.lateResults,
      offlineWait: formatSpan(waits?.offlineWait ?? 0),
      delivery: formatSpan(waits?.delivery ?? 0),
      completion: formatSpan(waits?.completion ?? 0),
      firstProgress: formatSpan(waits?.firstProgress ?? 0),
    },
  });
  switch (state) {
    case 'failed':
      return say('danger', messages.failed);
    case 'expired':
      return context.attempts > 0
        ? say('notice', messages.expiredAgain)
        : say('notice', messages.expired, messages.expiredAdvice);
    case 'timedOut':
      return say('danger', messages.timedOut, messages.timedOutAdvice);
    case 'outcomeUnknown':
      return say('notice', unknownOf(context.passedDeadline), messages.unknownAdvice);
    case 'cancelled':
      return say('idle', reasons[context.cancelReason ?? ''] ?? messages.cancelledByUser);
    case 'superseded':
      return say('idle', messages.superseded);
    default:
      return null;
  }
}

function unknownOf(deadline: string | null): Message {
  if (deadline === 'firstProgress') return messages.unknownNoSample;
  return deadline === 'delivery' ? messages.unknownNoBoot : messages.unknownNoResult;
}
