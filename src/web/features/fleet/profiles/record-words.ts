import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { Replay, TimelineEvent } from '#web/entities/stream/replay.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import type { Message } from '#web/i18n/message.ts';
import { recordDetails as details, recordEvents } from './record-messages.ts';
import type { ProfileTexts } from './texts.ts';

type PauseTexts = Pick<ProfileTexts, 'recordPausedFile'>;
type Texts = PauseTexts & Pick<ProfileTexts, 'recordRequested' | 'recordUndoes'>;

/** In the order in which they are set. */
export const deadlineNames: Readonly<Record<string, Message>> = {
  planTime: recordEvents.planTime,
  approval: recordEvents.approval,
  start: recordEvents.start,
  campaign: recordEvents.campaign,
};

/** Enough of a plan's hash to compare it by eye. */
export const shortHash = (hash: unknown): string => String(hash ?? '').slice(0, 8);

/**
 * Explains the pause of a profile. `reason`: "failed/decided" for a wave's limit, the failed devices for the profile's.
 */
export function pausedWords(texts: PauseTexts, by: unknown, reason: unknown): Words {
  if (by === 'fileMissing') return { text: texts.recordPausedFile };
  if (by !== 'threshold') return quoted(reason) ?? { text: details.pausedUser };
  return limitWords(String(reason));
}

/** "2/10" of a wave, or "12" of all waves. */
export function limitWords(reason: string): Words {
  const [bad, decided] = reason.split('/').map(Number);
  return decided === undefined
    ? { text: details.pausedCount, values: { bad: bad ?? 0 } }
    : { text: details.pausedLimit, values: { bad: bad ?? 0, decided } };
}

/** Describes an event of a profile. A redacted field adds nothing. */
export const detailsOf = (texts: Texts) => (event: TimelineEvent, replay: Replay) =>
  wordsOf(texts, event, replay);

function wordsOf(texts: Texts, { type, data, actor, version }: TimelineEvent, replay: Replay): Words | null {
  switch (type) {
    case 'rollout.requested':
      return requestedWords(texts, data);
    case 'rollout.planned':
      return {
        text: details.planned,
        values: {
          eligible: Number(data.eligible),
          refused: Number(data.refused),
          waves: Array.isArray(data.waves) ? data.waves.length : 0,
          hash: shortHash(data.planHash),
        },
      };
    case 'rollout.submitted':
      return { text: details.plan, values: { hash: shortHash(data.planHash) } };
    case 'rollout.approved':
      return {
        text: data.alone === true ? details.approvedAlone : details.approvedBy,
        values: { name: actor.name, hash: shortHash(data.planHash) },
      };
    case 'rollout.described':
      return {
        text: details.described,
        values: { name: String(data.name ?? ''), retries: Number(data.retries) },
      };
    case 'rollout.paused':
      return pausedWords(texts, data.by, data.reason);
    case 'rollout.commented':
      return quoted(data.text);
    case 'wave.passed':
      return { text: details.wavePassed, values: { number: Number(data.number), waves: wavesAt() } };
    case 'rollout.continued':
      return {
        text: details.waveStarted,
        values: { number: replay.at(version).context.wave, waves: wavesAt() },
      };
    case 'rollout.retried':
      return { text: details.retried, values: { count: Number(data.count) } };
    case 'rollout.declined':
    case 'rollout.resumed':
    case 'rollout.dayBegun':
      return quoted(data.date);
    case 'rollout.undone':
    case 'rollout.planFailed':
    case 'cancel.requested':
      return quoted(data.reason);
    case 'deadline.passed':
      return deadlineWords(String(data.name));
    default:
      return null;
  }

  function wavesAt(): number {
    return replay.at(version).context.plan?.waves.length ?? 0;
  }
}

function requestedWords(
  texts: Texts,
  { name, subject, content, undoes, undoReason }: TimelineEvent['data'],
): Words | null {
  if (typeof subject !== 'object' || subject === null) return null;
  const model = 'modelName' in subject ? String(subject.modelName) : '';
  const version = 'name' in subject ? String(subject.name) : '';
  const values = { ...wordsIn(content), name: String(name ?? ''), model, version };
  if (typeof undoes === 'string')
    return {
      text: texts.recordUndoes,
      values: { ...values, reason: String(undoReason ?? '') },
    };
  return { text: texts.recordRequested, values };
}

/** Texts in the content of an order, for the sentences of its kind. */
function wordsIn(content: unknown): Record<string, string> {
  const entries: [string, unknown][] = typeof content === 'object' && content ? Object.entries(content) : [];
  return Object.fromEntries(
    entries.flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
  );
}

const quoted = (words: unknown): Words | null =>
  typeof words === 'string' && words !== '' ? { text: streamMessages.quoted, values: { words } } : null;

function deadlineWords(name: string): Words | null {
  const text = deadlineNames[name];
  return text ? { text } : null;
}
