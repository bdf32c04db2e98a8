import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { consentAppearance } from '#web/entities/consent/appearance.ts';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { consentColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { type ConsentSearch, consentSearch, consentsQuery, queryOf } from './queries.ts';

const { Keyword, Choice } = filtersOf(consentSearch);

/** The consent log: every screen-viewing request, with its outcome. */
export function ConsentList(props: ListProps<ConsentSearch>) {
  const text = useText();
  const list = useList(consentSearch, {
    ...props,
    query: consentsQuery(queryOf(props.search)),
    columns: consentColumns,
    rowId: ({ consentId }) => consentId,
    filters: {
      keyword: messages.keyword,
      state: { label: messages.state, names: consentAppearance },
    },
  });
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={
          <NoRows
            icon={ShieldCheck}
            title={messages.none}
            help={messages.noneHelp}
            action={
              <Link to="/device/deviceList/$pageNum" params={{ pageNum: '1' }} className={linkLook}>
                {text(messages.openDevices)}
              </Link>
            }
          />
        }
      >
        <FilterBar>
          <Keyword />
          <Choice name="state" />
          <ExportList of={list} list="listConsents" name="consents" asked={queryOf(props.search)} />
        </FilterBar>
      </ResourceList>
    </>
  );
}
