import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { consentLooks } from '#web/entities/consent/looks.ts';
import type { Consent } from '#web/entities/consent/streams.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { useConsentColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { type ConsentSearch, consentSearch, consentsQuery, queryOf, states } from './queries.ts';

const noRows: Consent[] = [];

interface ConsentListProps {
  search: ConsentSearch;
  onSearch: (next: ConsentSearch, how?: How) => void;
}

/** The consent log: every screen-viewing request, with its outcome. */
export function ConsentList({ search, onSearch }: ConsentListProps) {
  const text = useText();
  const answer = useQuery({ ...consentsQuery(queryOf(search)), placeholderData: keepPreviousData });
  const table = useResourceTable({
    columns: useConsentColumns(),
    rows: answer.data?.data ?? noRows,
    rowId: ({ consentId }) => consentId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(consentSearch, search, onSearch, {
    keyword: text(messages.keyword),
    state: { label: text(messages.state), show: (state) => text(consentLooks[state].label) },
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
        choices={states.map((state) => ({ value: state, label: text(consentLooks[state].label) }))}
        onChange={(state) => list.change({ state })}
      />
    </div>
  );
  const empty = (
    <EmptyState
      icon={<ShieldCheck className="size-5" aria-hidden />}
      title={text(messages.none)}
      action={
        <Link to="/device/deviceList/$pageNum" params={{ pageNum: '1' }} className={linkLook}>
          {text(messages.openDevices)}
        </Link>
      }
    >
      {text(messages.noneHelp)}
    </EmptyState>
  );
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <ResourceList
        answer={answer}
        table={table}
        caption={text(messages.title)}
        nameOf={({ consentId }) => consentId}
        filters={filters}
        {...list}
        empty={empty}
      />
    </>
  );
}
