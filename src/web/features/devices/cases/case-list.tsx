import { Link, linkOptions } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { caseAppearance } from './case-state-badge.tsx';
import { messages } from './messages.ts';
import { NewCase } from './new-case.tsx';
import { type CaseSearch, type CaseSummary, caseSearch, casesQuery, queryOf } from './queries.ts';

const { Keyword, Choice } = filtersOf(caseSearch);

const column = columnsOf<CaseSummary>();
const columns = {
  title: column.link(
    messages.name,
    ({ caseId }) => linkOptions({ to: '/cases/$caseId', params: { caseId } }),
    ({ title }) => title,
  ),
  state: column.state(messages.state, ({ state }) => caseAppearance[state]),
  tasks: column.number(messages.tasks, ({ taskCount }) => taskCount, { onCard: 'line' }),
  comments: column.number(messages.comments, ({ commentCount }) => commentCount),
  openedBy: column.text(messages.openedBy, ({ openedBy }) => openedBy.name),
  company: column.text(messages.company, ({ companyName }) => companyName),
  changed: column.time(messages.changed, ({ updateTime }) => updateTime, { onCard: 'line' }),
};

export function CaseList(props: ListProps<CaseSearch>) {
  const text = useText();
  const list = useList(caseSearch, {
    ...props,
    query: casesQuery(queryOf(props.search)),
    columns,
    rowId: ({ caseId }) => caseId,
    filters: {
      keyword: messages.keyword,
      state: { label: messages.state, names: caseAppearance },
    },
  });
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} actions={<NewCase />} />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={
          <NoRows
            icon={FolderOpen}
            title={messages.none}
            help={messages.noneHelp}
            action={
              <Link to="/tasks" className={linkLook}>
                {text(messages.openTasks)}
              </Link>
            }
          />
        }
      >
        <FilterBar>
          <Keyword />
          <Choice name="state" />
          <ExportList of={list} list="listCases" name="cases" asked={queryOf(props.search)} />
        </FilterBar>
      </ResourceList>
    </>
  );
}
