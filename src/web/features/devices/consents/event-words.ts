import type { ConsentAnswer, ConsentEnd } from '#machines/consent/events.ts';
import { answerNames, endNames } from '#web/entities/consent/appearance.ts';
import { keyName } from '#web/entities/consent/key-messages.ts';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import type { Message } from '#web/i18n/message.ts';
import { eventMessages as messages } from './messages.ts';

const isAnswer = (value: unknown): value is ConsentAnswer =>
  typeof value === 'string' && Object.hasOwn(answerNames, value);
const isEnd = (value: unknown): value is ConsentEnd =>
  typeof value === 'string' && Object.hasOwn(endNames, value);

const outcomes: Readonly<Record<string, Message>> = {
  sent: messages.keySent,
  refused: messages.keyRefused,
  unknown: messages.keyUnknown,
};
const deadlines: Readonly<Record<string, Message>> = {
  viewer: messages.viewer,
  validity: messages.validity,
};

const only = (text: Message | null | undefined): Words | null => (text ? { text } : null);
const quoted = (words: unknown): Words | null =>
  typeof words === 'string' && words !== '' ? { text: streamMessages.quoted, values: { words } } : null;

/** Describes an event of a consent. A redacted field adds nothing. */
export function detailsOf({ type, data }: TimelineEvent): Words | null {
  switch (type) {
    case 'consent.requested':
      return quoted(data.text);
    case 'tasks.ended':
      return endsOf(data.ended);
    case 'capture.requested':
      return {
        text: messages.capture,
        values: { count: Number(data.count), seconds: Number(data.intervalMs) / 1_000 },
      };
    case 'picture.received':
      return {
        text: messages.picture,
        values: { sequence: Number(data.sequence), kilobytes: Number(data.bytes) / 1_000 },
      };
    case 'key.pressed':
      return only(keyName(String(data.key))) ?? quoted(data.key);
    case 'key.answered': {
      const text = outcomes[String(data.outcome)];
      return text ? { text, values: { message: String(data.message ?? '') } } : null;
    }
    case 'consent.ended':
      return isEnd(data.reason) ? { text: endNames[data.reason] } : null;
    case 'deadline.passed':
      return only(deadlines[String(data.name)]);
    case 'device.cleared':
      return { text: data.told === true ? messages.told : messages.notTold };
    case 'picture.viewed':
      return { text: messages.viewed, values: { sequence: Number(data.sequence) } };
    case 'pictures.erased':
      return { text: messages.gone, values: { count: Number(data.count) } };
    default:
      return null;
  }
}

/** The answer, where the task that asked is among those that ended. */
function endsOf(ended: unknown): Words | null {
  const tasks: unknown[] = Array.isArray(ended) ? ended : [];
  for (const task of tasks) {
    const answer: unknown =
      task !== null && typeof task === 'object' && 'answer' in task ? task.answer : null;
    if (isAnswer(answer)) return { text: answerNames[answer] };
  }
  return null;
}
