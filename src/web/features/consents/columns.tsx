import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ConsentLanguage, consentLanguages } from '#domain/av/consent-text.ts';
import { answerNames, consentLooks, endNames, languageNames } from '#web/entities/consent/looks.ts';
import type { Consent } from '#web/entities/consent/streams.ts';
import { NamedDevice } from '#web/entities/links.tsx';
import { useSpan } from '#web/entities/stream/span.ts';
import { StateBadge } from '#web/entities/stream/state-badge.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import type { ResourceColumn } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';

const isKnown = (language: string): language is ConsentLanguage =>
  consentLanguages.some((known) => known === language);

/** A language in words; one that is not offered any more by its code. */
export function useLanguageName(): (language: string) => string {
  const text = useText();
  return (language) => (isKnown(language) ? text(languageNames[language]) : language);
}

/** How long the consent lasted; null where it was not given, or is still active. */
const stoodMs = ({ answer, answerTime, finishTime }: Consent): number | null =>
  answer === 'agreed' && answerTime && finishTime ? Date.parse(finishTime) - Date.parse(answerTime) : null;

export function useConsentColumns(): ResourceColumn<Consent>[] {
  const text = useText();
  const dateTime = useDateTime();
  const spanOf = useSpan();
  const formats = useFormats();
  return useMemo(() => {
    const figure = (value: number) => <span className="tabular-nums">{formats.number(value)}</span>;
    return [
      {
        id: 'time',
        header: text(messages.time),
        cell: ({ row: { original } }) => (
          <Link
            to="/consents/$consentId"
            params={{ consentId: original.consentId }}
            className={`font-mono tabular-nums ${linkLook}`}
          >
            {dateTime(original.requestTime)}
          </Link>
        ),
        meta: { label: text(messages.time), onCard: 'title' },
      },
      {
        id: 'state',
        header: text(messages.state),
        cell: ({ row }) => <StateBadge look={consentLooks[row.original.state]} />,
        meta: { label: text(messages.state), onCard: 'badge' },
      },
      {
        id: 'device',
        header: text(messages.device),
        cell: ({ row: { original } }) => (
          <NamedDevice endpointId={original.endpointId} name={original.deviceName} />
        ),
        meta: { label: text(messages.device), onCard: 'line' },
      },
      {
        id: 'account',
        header: text(messages.requestedBy),
        cell: ({ row }) => row.original.requestedBy.name,
        meta: { label: text(messages.requestedBy), onCard: 'line' },
      },
      {
        id: 'language',
        header: text(messages.language),
        cell: ({ row: { original } }) =>
          isKnown(original.language) ? text(languageNames[original.language]) : original.language,
        meta: { label: text(messages.language) },
      },
      {
        id: 'answer',
        header: text(messages.answer),
        cell: ({ row: { original } }) => (original.answer ? text(answerNames[original.answer]) : null),
        meta: { label: text(messages.answer), onCard: 'line' },
      },
      {
        id: 'end',
        header: text(messages.end),
        cell: ({ row: { original } }) =>
          original.endedBecause ? text(endNames[original.endedBecause]) : null,
        meta: { label: text(messages.end) },
      },
      {
        id: 'duration',
        header: text(messages.duration),
        cell: ({ row: { original } }) => {
          const ms = stoodMs(original);
          return ms === null ? null : <span className="tabular-nums">{spanOf(ms)}</span>;
        },
        meta: { label: text(messages.duration) },
      },
      {
        id: 'pictures',
        header: text(messages.pictures),
        cell: ({ row }) => figure(row.original.pictures),
        meta: { label: text(messages.pictures) },
      },
      {
        id: 'keys',
        header: text(messages.keys),
        cell: ({ row }) => figure(row.original.keys),
        meta: { label: text(messages.keys) },
      },
    ];
  }, [text, dateTime, spanOf, formats]);
}
