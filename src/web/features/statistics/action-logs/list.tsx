import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useProfile } from '#web/http/profile.ts';
import { zonesOf } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { actionLogColumns, actionNames } from './columns.tsx';
import { messages } from './messages.ts';
import { type ActionLogSearch, actionLogQuery, actionLogSearch, askForFile, tasksOf } from './queries.ts';

const { Keyword, Choice, Day } = filtersOf(actionLogSearch);

/** RT-075. */
export function ActionLogs(props: ListProps<ActionLogSearch>) {
  const text = useText();
  const zone = zonesOf(useProfile()).operator;
  const list = useList(actionLogSearch, {
    ...props,
    query: actionLogQuery(props.search),
    columns: actionLogColumns,
    rowId: ({ actionLogId }) => actionLogId,
    filters: {
      mac: messages.mac,
      endpointId: messages.endpointId,
      account: messages.account,
      action: { label: messages.action, names: actionNames },
      from: messages.from,
      to: messages.to,
    },
  });
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context, { zone })}
        actions={
          <ExportMenu
            name="action-log"
            operation="exportActionLogs"
            ask={(as) => askForFile(props.search, as)}
          />
        }
      />
      <p className="mb-3 text-dense text-secondary">
        {text(messages.others)}{' '}
        <PageLink to="/tasks" search={tasksOf(props.search)} className={`underline ${linkLook}`}>
          {text(messages.toTasks)}
        </PageLink>
      </p>
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={
          <NoRows
            icon={History}
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
          <Keyword name="mac" className="flex-1 basis-36" />
          <Keyword name="endpointId" className="flex-1 basis-36" />
          <Keyword name="account" className="flex-1 basis-36" />
          <Choice name="action" />
          <Day name="from" />
          <Day name="to" />
        </FilterBar>
      </ResourceList>
    </>
  );
}
