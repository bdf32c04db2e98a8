import type { taskMachine } from '#machines/task/machine.ts';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { Moment, Replay, TimelineEvent } from '#web/entities/stream/replay.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import { causeOf } from '#web/entities/task/causes.ts';
import { headlineOf } from '#web/entities/task/figures.ts';
import { readBackIn, readBackWords } from '#web/entities/task/read-back.ts';
import { taskAppearance } from '#web/entities/task/state-badge.tsx';
import type { Message } from '#web/i18n/message.ts';
import { eventNames } from './event-messages.ts';
import { messages as taskMessages } from './messages.ts';
import { detailMessages as messages } from './sentence-messages.ts';

/** In the order in which a task waits. */
export const deadlineNames: Readonly<Record<string, Message>> = {
  offlineWait: taskMessages.deadlineOfflineWait,
  delivery: taskMessages.deadlineDelivery,
  firstProgress: taskMessages.deadlineFirstProgress,
  completion: taskMessages.deadlineCompletion,
  settle: taskMessages.deadlineSettle,
  checkIn: taskMessages.deadlineCheckIn,
};

const lateOutcomes: Readonly<Record<string, Words>> = {
  succeeded: { text: taskAppearance.succeeded.label },
  failed: { text: taskAppearance.failed.label },
  cancelled: { text: taskAppearance.cancelled.label },
  booted: { text: eventNames['device.booted'] },
};
const cancelReasons: Readonly<Record<string, Words>> = {
  leftScreen: { text: messages.cancelLeftScreen },
  foundOnReturn: { text: messages.cancelFoundOnReturn },
  replaced: { text: messages.cancelReplaced },
  bulkAction: { text: messages.cancelBulkAction },
};

/** Describes an event of a task in a line; null if its name says everything. Redacted values are left out. */
export function detailsOf(event: TimelineEvent, replay: Pick<Replay, 'at'>): Words | null {
  const { type, version, data } = event;
  switch (type) {
    case 'task.requested':
      return to(membersOf(data.params).host);
    case 'task.denied':
      return quoted(data.reason);
    case 'cancel.refused':
      return quoted(data.message);
    case 'task.queued':
      return queued(Number(data.position ?? 0), data.online === true);
    case 'task.dispatched':
      return Number(data.attempt) > 1
        ? { text: messages.attempt, values: { attempt: Number(data.attempt) } }
        : null;
    case 'delivery.failed':
      return { text: data.proof === 'notDelivered' ? messages.notDelivered : messages.deliveryUnknown };
    case 'task.progressed':
      return sampled(membersOf(data.sample));
    case 'task.succeeded': {
      const compared = readBackWords(readBackIn([event]));
      if (compared) return compared.words;
      const { traits, result } = contextAt(replay, version);
      return traits && headlineOf(traits.kind, result);
    }
    case 'task.failed': {
      const { failure } = contextAt(replay, version);
      const kept = failure?.message.startsWith('not applied') ? readBackWords(readBackIn([event])) : null;
      if (kept) return kept.words;
      const deviceCode = typeof data.deviceCode === 'number' ? data.deviceCode : undefined;
      return failure && { text: causeOf({ ...failure, deviceCode }), values: { ...failure } };
    }
    case 'task.acknowledged':
      return data.again === true ? { text: messages.again } : null;
    case 'settings.applied': {
      const seconds = Number(data.rollbackMs) / 1000;
      return { text: data.again === true ? messages.onTrialAgain : messages.onTrial, values: { seconds } };
    }
    case 'settings.takenBack':
      return quoted(data.cause);
    case 'deadline.passed': {
      const name = deadlineNames[String(data.name)];
      return name ? { text: name } : null;
    }
    case 'cancel.requested':
      return cancelReasons[String(data.reason)] ?? null;
    case 'result.arrivedLate':
      return lateOutcomes[String(data.outcome)] ?? null;
    default:
      return null;
  }
}

const contextAt = (replay: Pick<Replay, 'at'>, version: number): Moment<typeof taskMachine>['context'] =>
  replay.at(version).context;

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const to = (host: unknown): Words | null =>
  typeof host === 'string' && host !== '' ? { text: messages.host, values: { host } } : null;

const quoted = (words: unknown): Words | null =>
  typeof words === 'string' && words !== '' ? { text: streamMessages.quoted, values: { words } } : null;

function queued(position: number, online: boolean): Words {
  if (position > 0) return { text: online ? messages.behind : messages.offlineBehind, values: { position } };
  return { text: online ? messages.next : messages.offline };
}

function sampled(sample: Record<string, unknown>): Words | null {
  const { response_time: ms, signal_strength: dbm, progress, channels_found: channels } = sample;
  if (typeof progress === 'number')
    return typeof channels === 'number'
      ? { text: messages.scanned, values: { progress, channels } }
      : { text: messages.progress, values: { progress } };
  if (typeof dbm === 'number') return { text: messages.signal, values: { dbm } };
  if (ms === null) return { text: messages.echoLost };
  return typeof ms === 'number' ? { text: messages.echo, values: { ms } } : null;
}
