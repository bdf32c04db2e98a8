import { linkOptions } from '@tanstack/react-router';
import { type ConsentLanguage, consentLanguages } from '#domain/av/consent-text.ts';
import { answerNames, consentAppearance, endNames, languageNames } from '#web/entities/consent/appearance.ts';
import type { Consent } from '#web/entities/consent/streams.ts';
import { NamedDevice } from '#web/entities/links.tsx';
import { useSpan } from '#web/entities/stream/span.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Time } from '#web/resource/columns.tsx';
import { messages } from './messages.ts';

const isKnown = (language: string): language is ConsentLanguage =>
  consentLanguages.some((known) => known === language);

/** A language in words; one that is not offered any more by its code. */
export function useLanguageName(): (language: string) => string {
  const text = useText();
  return (language) => (isKnown(language) ? text(languageNames[language]) : language);
}

/** Shows how long the consent lasted; nothing if it was not given, or is still active. */
function Duration({ answer, answerTime, finishTime }: Consent) {
  const spanOf = useSpan();
  return answer === 'agreed' && answerTime && finishTime ? (
    <span className="tabular-nums">{spanOf(Date.parse(finishTime) - Date.parse(answerTime))}</span>
  ) : null;
}

function Language({ of }: { of: string }) {
  return useLanguageName()(of);
}

const column = columnsOf<Consent>();
export const consentColumns = {
  time: column.link(
    messages.time,
    ({ consentId }) => linkOptions({ to: '/consents/$consentId', params: { consentId } }),
    ({ requestTime }) => <Time at={requestTime} />,
  ),
  state: column.state(messages.state, ({ state }) => consentAppearance[state]),
  device: column.cell(
    messages.device,
    ({ endpointId, deviceName }) => <NamedDevice endpointId={endpointId} name={deviceName} />,
    { onCard: 'line' },
  ),
  account: column.text(messages.requestedBy, ({ requestedBy }) => requestedBy.name, { onCard: 'line' }),
  language: column.cell(messages.language, ({ language }) => <Language of={language} />),
  answer: column.word(messages.answer, ({ answer }) => answer && answerNames[answer], { onCard: 'line' }),
  end: column.word(messages.end, ({ endedBecause }) => endedBecause && endNames[endedBecause]),
  duration: column.cell(messages.duration, (consent) => <Duration {...consent} />),
  pictures: column.number(messages.pictures, ({ pictures }) => pictures),
  keys: column.number(messages.keys, ({ keys }) => keys),
};
