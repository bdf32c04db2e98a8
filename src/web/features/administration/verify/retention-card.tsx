import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import type { ErasedWhat } from '#domain/erasure.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { retentionMessages as messages, messages as verifyMessages } from './messages.ts';
import { erasureCheckQuery, retentionQuery } from './queries.ts';

type PlacedErasure = components['schemas']['PlacedErasure'];

const whatMessages: Record<ErasedWhat, Message> = {
  streams: messages.whatStreams,
  beginnings: messages.whatBeginnings,
  audit: messages.whatAudit,
};

/**
 * Shows the data that the server erased after its retention time, with the statements of erasure, to readers of the
 * log's state.
 */
export function RetentionCard() {
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  const may = useMay();
  const found = useInfiniteQuery({ ...retentionQuery, enabled: may(operations.getLogRetention.permission) });
  const [last] = found.data?.pages ?? [];
  if (!last) return null;
  const statements = found.data?.pages.flatMap((page) => page.statements) ?? [];
  const kept = [
    { message: messages.kept, days: last.days },
    { message: messages.keptAudit, days: last.auditDays },
    { message: messages.keptDevices, days: last.deviceDays },
  ].flatMap(({ message, days }) => (days === null ? [] : [{ message, days }]));
  const inFiles = statements.some(({ position }) => position > last.rewrittenTo);
  return (
    <Card title={text(messages.title)}>
      <p className="text-dense text-secondary">
        {kept.length === 0 ? text(messages.forEver) : text(messages.since, { since: dateTime(last.since) })}{' '}
        {inFiles ? text(messages.inFiles) : null}
      </p>
      <ul className="list-disc pl-5 text-dense text-secondary">
        {kept.map(({ message, days }) => (
          <li key={message.id}>{text(message, { days })}</li>
        ))}
      </ul>
      {statements.length === 0 ? null : (
        <div className="flex flex-col items-start gap-3 pt-3 *:first:w-full">
          <SimpleTable
            caption={text(messages.title)}
            head={[
              text(messages.statement),
              text(messages.erasedAt),
              text(messages.what),
              text(verifyMessages.events),
              text(messages.positions),
              { spoken: text(messages.verify) },
            ]}
            rows={statements.map((erasure) => ({
              id: String(erasure.position),
              cells: cellsOf(erasure),
            }))}
          />
          {found.hasNextPage ? (
            <Button size="small" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {text(messages.older)}
            </Button>
          ) : null}
        </div>
      )}
    </Card>
  );

  function cellsOf({ position, statement: { erasedAt, what, events, from, to } }: PlacedErasure) {
    return [
      <span key="position" className="font-mono">
        {number(position)}
      </span>,
      dateTime(erasedAt),
      text(whatMessages[what ?? 'streams']),
      number(events),
      text(verifyMessages.fromTo, { from: number(from), to: number(to) }),
      <Verified key="verify" position={position} />,
    ];
  }
}

/** The server holds the statement against the events, when it is asked to. */
function Verified({ position }: { position: number }) {
  const text = useText();
  const { number } = useFormats();
  const [asked, setAsked] = useState(false);
  const { data, isFetching, refetch } = useQuery({ ...erasureCheckQuery(position), enabled: asked });
  return (
    <span role="status" className="flex flex-wrap items-center gap-2">
      {data ? (
        <Badge tone={data.holds ? 'success' : 'danger'}>
          {text(data.holds ? messages.holds : messages.holdsNot)}
        </Badge>
      ) : null}
      <Button
        size="small"
        busy={isFetching}
        aria-label={text(messages.verifyStatement, { position: number(position) })}
        onClick={() => (asked ? void refetch() : setAsked(true))}
      >
        {text(messages.verify)}
      </Button>
    </span>
  );
}
