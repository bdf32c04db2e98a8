import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mails } from 'lucide-react';
import { useMemo } from 'react';
import type { Mail } from '#web/entities/mail/streams.ts';
import { StateBadge } from '#web/entities/stream/state-badge.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { useLiveFacts } from '#web/live/use-live.ts';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { mailLooks, purposeNames } from './looks.ts';
import { messages } from './messages.ts';
import { type MailSearch, mailListKey, mailSearch, mailsQuery, queryOf, states } from './queries.ts';

const noRows: Mail[] = [];

interface MailListProps {
  search: MailSearch;
  onSearch: (next: MailSearch, how?: How) => void;
}

/** Every mail to people of the organisation, and whether a mail server took it. */
export function MailList({ search, onSearch }: MailListProps) {
  const text = useText();
  const client = useQueryClient();
  const answer = useQuery({ ...mailsQuery(queryOf(search)), placeholderData: keepPreviousData });
  useLiveFacts(({ fact }) => {
    if (fact.streamId.startsWith('mail:')) void client.invalidateQueries({ queryKey: mailListKey });
  });
  const table = useResourceTable({
    columns: useMailColumns(),
    rows: answer.data?.data ?? noRows,
    rowId: ({ mailId }) => mailId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(mailSearch, search, onSearch, {
    keyword: text(messages.keyword),
    state: { label: text(messages.state), show: (state) => text(mailLooks[state].label) },
  });
  const filters = (
    <div className="flex flex-wrap items-center gap-2">
      <TypedFilter
        label={text(messages.keyword)}
        value={search.keyword ?? ''}
        onChange={(keyword) => list.change({ keyword })}
        className="flex-1 basis-48 md:max-w-80"
      />
      <ChoiceFilter
        label={text(messages.state)}
        value={search.state}
        choices={states.map((state) => ({ value: state, label: text(mailLooks[state].label) }))}
        onChange={(state) => list.change({ state })}
      />
    </div>
  );
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <ResourceList
        answer={answer}
        table={table}
        caption={text(messages.title)}
        nameOf={({ to }) => to}
        filters={filters}
        {...list}
        empty={
          <EmptyState icon={<Mails className="size-5" aria-hidden />} title={text(messages.none)}>
            {text(messages.noneHelp)}
          </EmptyState>
        }
      />
    </>
  );
}

function useMailColumns(): ResourceColumn<Mail>[] {
  const text = useText();
  const dateTime = useDateTime();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'time',
        header: text(messages.time),
        cell: ({ row: { original } }) => (
          <Link
            to="/mails/$mailId"
            params={{ mailId: original.mailId }}
            className={`font-mono tabular-nums ${linkLook}`}
          >
            {dateTime(original.queueTime)}
          </Link>
        ),
        meta: { label: text(messages.time), onCard: 'title' },
      },
      {
        id: 'state',
        header: text(messages.state),
        cell: ({ row }) => <StateBadge look={mailLooks[row.original.state]} />,
        meta: { label: text(messages.state), onCard: 'badge' },
      },
      {
        id: 'recipient',
        header: text(messages.recipient),
        cell: ({ row }) => row.original.to,
        meta: { label: text(messages.recipient), onCard: 'line' },
      },
      {
        id: 'purpose',
        header: text(messages.purpose),
        cell: ({ row }) => text(purposeNames[row.original.purpose]),
        meta: { label: text(messages.purpose), onCard: 'line' },
      },
      {
        id: 'requestedBy',
        header: text(messages.requestedBy),
        cell: ({ row }) => row.original.requestedBy.name,
        meta: { label: text(messages.requestedBy) },
      },
      {
        id: 'attempts',
        header: text(messages.attempts),
        cell: ({ row }) => <span className="tabular-nums">{formats.number(row.original.attempts)}</span>,
        meta: { label: text(messages.attempts) },
      },
      {
        id: 'answer',
        header: text(messages.answer),
        cell: ({ row }) => <span className="font-mono wrap-anywhere">{row.original.answer}</span>,
        meta: { label: text(messages.answer), onCard: 'line' },
      },
    ],
    [text, dateTime, formats],
  );
}
