import { linkOptions } from '@tanstack/react-router';
import { ListTodo } from 'lucide-react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { CaseLink, NamedDevice } from '#web/entities/links.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Word } from '#web/resource/columns.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { outcomeAppearance, runAppearance } from './appearance.ts';
import { listMessages as messages } from './messages.ts';
import { type PlaybookRun, queryOf, type RunSearch, runSearch, runsQuery } from './queries.ts';
import { playbookWords } from './words.ts';

const { Keyword, Choice } = filtersOf(runSearch);

const resultNames = { running: messages.running, ...outcomeAppearance };

const column = columnsOf<PlaybookRun>();
const columns = {
  playbook: column.link(
    messages.playbook,
    ({ runId }) => linkOptions({ to: '/playbooks/$runId', params: { runId } }),
    ({ playbook }) => <Word of={playbookWords[playbook].label} />,
  ),
  // Result of a run; its progress while it goes on.
  result: column.state(messages.result, ({ state, outcome }) =>
    outcome === null ? runAppearance[state] : outcomeAppearance[outcome],
  ),
  device: column.cell(
    messages.device,
    ({ endpointId, deviceName }) => <NamedDevice endpointId={endpointId} name={deviceName} />,
    { onCard: 'line' },
  ),
  startedBy: column.text(messages.startedBy, ({ startedBy }) => startedBy.name, { onCard: 'line' }),
  started: column.time(messages.started, ({ startTime }) => startTime, { onCard: 'line' }),
  tasks: column.number(messages.tasks, ({ tasks }) => tasks),
  case: column.cell(
    messages.case,
    ({ caseId }) =>
      caseId && (
        <CaseLink caseId={caseId}>
          <Word of={messages.openCase} />
        </CaseLink>
      ),
  ),
};

/** Lists the examined complaints, their devices and results. */
export function RunList(props: ListProps<RunSearch>) {
  const text = useText();
  const list = useList(runSearch, {
    ...props,
    query: runsQuery(queryOf(props.search)),
    columns,
    rowId: ({ runId }) => runId,
    filters: {
      keyword: messages.keyword,
      playbook: { label: messages.playbook, names: playbookWords },
      result: { label: messages.result, names: resultNames },
    },
  });
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={<NoRows icon={ListTodo} title={messages.none} help={messages.noneHelp} />}
      >
        <FilterBar>
          <Keyword />
          <Choice name="playbook" />
          <Choice name="result" />
          <ExportList of={list} list="listPlaybookRuns" name="playbooks" asked={queryOf(props.search)} />
        </FilterBar>
      </ResourceList>
    </>
  );
}
