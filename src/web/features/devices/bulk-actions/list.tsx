import { Link } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { BulkCommandLink } from '#web/entities/links.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Time, Word } from '#web/resource/columns.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { BulkProgress, bulkAppearance, TargetName } from './parts.tsx';
import {
  type BulkActionSearch,
  type BulkCommand,
  bulkActionSearch,
  bulkCommandsQuery,
  queryOf,
} from './queries.ts';

const { Choice } = filtersOf(bulkActionSearch);

const column = columnsOf<BulkCommand>();
const columns = {
  action: column.cell(
    messages.action,
    ({ commandId, parts, taskType }) => (
      <BulkCommandLink commandId={commandId} parts={parts}>
        <Word of={taskNames[taskType]} />
      </BulkCommandLink>
    ),
    { onCard: 'title' },
  ),
  target: column.cell(messages.target, (command) => <TargetName {...command} />, { onCard: 'line' }),
  state: column.state(messages.state, ({ state }) => bulkAppearance[state]),
  progress: column.cell(messages.progress, (action) => <BulkProgress {...action} />, { onCard: 'line' }),
  account: column.text(messages.requestedBy, ({ requestedBy }) => requestedBy.name),
  start: column.time(messages.requestedAt, ({ startTime }) => startTime, { onCard: 'line' }),
  finished: column.cell(messages.finished, ({ finishTime }) => finishTime && <Time at={finishTime} />),
};

export function BulkActionList(props: ListProps<BulkActionSearch>) {
  const text = useText();
  const list = useList(bulkActionSearch, {
    ...props,
    query: bulkCommandsQuery(queryOf(props.search)),
    columns,
    rowId: ({ commandId }) => commandId,
    filters: {
      action: { label: messages.action, names: taskNames },
      state: { label: messages.state, names: bulkAppearance },
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
            icon={Layers}
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
          <Choice name="action" />
          <Choice name="state" />
          <ExportList of={list} list="listBulkCommands" name="bulk-actions" asked={queryOf(props.search)} />
        </FilterBar>
      </ResourceList>
    </>
  );
}
