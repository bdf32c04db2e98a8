import type { TextOf } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { ProfileDetail } from './model.ts';
import { rollbackMessages as rollback } from './rollback-messages.ts';
import { ruleMessages as rule } from './rule-messages.ts';
import type { ProfileTexts } from './texts.ts';

/** Describes the profile's plan and progress, in one or two sentences. */
export function sentenceOf(
  detail: ProfileDetail,
  texts: ProfileTexts,
  text: TextOf,
  dateTime: (at: string) => string,
): string {
  const { state, version, counts, wave, waves, startDate, manner } = detail.profile;
  const { eligible, success, failed } = counts;
  if (detail.profile.isRollback && state !== 'planning')
    return eligible === 0
      ? text(texts.rollBackNone, { ...manner, version })
      : [
          text(texts.rollBackSentence, { ...manner, version, eligible }),
          text(rollback.sentenceDone, { success, eligible }),
          ...(failed > 0 ? [text(messages.sentenceFailed, { failed })] : []),
        ].join(' ');
  if (detail.profile.automatic && state !== 'planning')
    return [
      text(texts.ruleSentence, { ...manner, version }),
      ...(eligible > 0 ? [text(rule.sentenceSoFar, { success, eligible })] : []),
      ...(failed > 0 ? [text(messages.sentenceFailed, { failed })] : []),
    ].join(' ');
  if (state === 'planning') return text(texts.sentencePlanning, { ...manner, version });
  if (eligible === 0) return text(texts.sentenceNone, { ...manner, version });
  const what = text(texts.sentenceOne, { ...manner, version, eligible, waves });
  const all = text(messages.sentenceAll, { success, eligible });
  const size = detail.waveList.find(({ number }) => number === wave);
  const failures = failed > 0 ? [text(messages.sentenceFailed, { failed })] : [];
  switch (state) {
    case 'planned':
      return [what, text(messages.sentencePlanned)].join(' ');
    case 'awaitingApproval':
      return [what, text(messages.sentenceApproval)].join(' ');
    case 'scheduled':
      return [
        what,
        startDate
          ? text(messages.sentenceScheduled, { time: dateTime(startDate) })
          : text(messages.sentenceScheduledSoon),
      ].join(' ');
    case 'running': {
      const values = { wave, waves, success: size?.counts.success ?? 0, size: size?.size ?? 0 };
      return [what, size ? text(messages.sentenceWave, values) : all, ...failures].join(' ');
    }
    case 'gate':
      return [what, text(messages.sentenceGate, { wave, waves }), ...failures].join(' ');
    default:
      return [what, all, ...failures].join(' ');
  }
}
