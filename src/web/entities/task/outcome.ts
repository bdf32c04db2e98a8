import type { taskMachine } from '#machines/task/machine.ts';
import type { Moment, Replay } from '#web/entities/stream/replay.ts';
import type { Sentence, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Message } from '#web/i18n/message.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { causeOf, isDecided } from './causes.ts';
import { headlineOf, lastAnswerOf } from './figures.ts';
import { outcomeMessages as messages } from './outcome-messages.ts';
import { readBackIn, readBackWords } from './read-back.ts';
import { restartWords } from './restart.ts';
import { percentOf } from './results.ts';

type TaskMoment = Moment<typeof taskMachine>;

const cancelReasons: Record<string, Message> = {
  user: messages.cancelledByUser,
  leftScreen: messages.cancelledLeftScreen,
  foundOnReturn: messages.cancelledFoundOnReturn,
  replaced: messages.cancelledReplaced,
  bulkAction: messages.cancelledWithBulkAction,
};

/** Describes the end of a task in one sentence, with advice; null while it runs. Every end has words of its own. */
export function outcomeOf(
  { context, state }: TaskMoment,
  { events }: Pick<Replay<typeof taskMachine>, 'events'>,
  spanOf: (ms: number) => string,
): Sentence | null {
  const waits = context.traits?.deadlines;
  const failure = context.failure ?? { code: '', message: '' };
  const say = (
    tone: Tone,
    text: Message,
    advice: Message | null = null,
    values: Words['values'] = {},
  ): Sentence => ({
    label: messages.label,
    tone,
    text,
    // Whatever was said of the end: an answer that has come since is news.
    advice: context.lateResults > 0 ? messages.cameLate : advice,
    values: {
      message: failure.message,
      code: failure.code,
      name: events.findLast(({ type }) => type === 'cancel.requested')?.actor.name ?? '',
      late: context.lateResults,
      offlineWait: spanOf(waits?.offlineWait ?? 0),
      delivery: spanOf(waits?.delivery ?? 0),
      completion: spanOf(waits?.completion ?? 0),
      checkIn: spanOf(waits?.checkIn ?? 0),
      firstProgress: spanOf(waits?.firstProgress ?? 0),
      ...values,
    },
  });
  switch (state) {
    case 'succeeded': {
      const compared = readBackWords(readBackIn(events));
      if (compared)
        return say(compared.isWhole ? 'success' : 'notice', compared.words.text, null, compared.words.values);
      const { traits, result } = context;
      const headline = traits && (restartWords(traits.kind, result) ?? headlineOf(traits.kind, result));
      return headline ? say('success', headline.text, null, headline.values) : null;
    }
    case 'failed': {
      const kept = failure.message.startsWith('not applied') ? readBackWords(readBackIn(events)) : null;
      if (kept) return say('danger', kept.words.text, null, kept.words.values);
      const deviceCode = events.findLast(({ type }) => type === 'task.failed')?.data.deviceCode;
      const cause = causeOf({
        ...failure,
        deviceCode: typeof deviceCode === 'number' ? deviceCode : undefined,
      });
      const { advice, values } = foundBefore(context);
      return say(isDecided(cause) ? 'notice' : 'danger', cause, advice, values);
    }
    case 'expired':
      return context.attempts > 0
        ? say('notice', messages.expiredAgain)
        : say('notice', messages.expired, messages.expiredAdvice);
    case 'timedOut':
      return say('danger', messages.timedOut, messages.timedOutAdvice);
    case 'outcomeUnknown':
      return say('notice', unknownOf(context), messages.unknownAdvice);
    case 'cancelled':
      return say(
        'idle',
        cancelReasons[context.cancelReason ?? ''] ?? messages.cancelledByUser,
        context.attempts === 0 ? messages.neverSent : null,
      );
    case 'superseded':
      return say('idle', messages.superseded);
    default:
      return null;
  }
}

/** Progress of a failed task before it failed. */
function foundBefore({ traits, result, lastSample }: TaskMoment['context']): {
  advice: Message | null;
  values?: Words['values'];
} {
  const answer = traits?.kind === 'TraceRoute' ? lastAnswerOf(result) : null;
  if (answer) return { advice: messages.lastAnswer, values: { ...answer } };
  const percent = percentOf(lastSample);
  return percent === null ? { advice: null } : { advice: messages.reached, values: { percent } };
}

function unknownOf({ passedDeadline, traits }: TaskMoment['context']): Message {
  switch (passedDeadline) {
    case 'checkIn':
      return messages.unknownNoCheckIn;
    case 'firstProgress':
      return messages.unknownNoSample;
    case 'delivery':
      return traits?.confirmBy === 'boot' ? messages.unknownNoBoot : messages.unknownSilent;
    case null:
      return messages.unknownCut;
    default:
      return messages.unknownNoResult;
  }
}
