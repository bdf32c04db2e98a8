import { useNavigate } from '@tanstack/react-router';
import type { RowData } from '@tanstack/react-table';
import { useState } from 'react';
import type { operations } from '#api/main.d.ts';
import type { OperationId } from '#web/http/call.ts';
import { mainApi } from '#web/http/clients.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import type { List } from '#web/resource/use-list.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';

// A list is read far more often than it is scheduled.
const ScheduleSheet = lazyPart(() => import('./schedule-sheet.tsx'), null);

export type ListName = operations['exportList']['requestBody']['content']['application/json']['list'];

interface ExportListProps<T extends RowData> {
  /** The call of the list. */
  list: ListName;
  /** Name of the file, without its ending. */
  name: string;
  /** Request of the call; page and limit do not matter. */
  asked: object;
  /** An export of the list's own whose permission is needed too; default: that of the list. */
  operation?: OperationId;
  /** The list on the page: its file has the columns that are shown. */
  of: Pick<List<T>, 'table'>;
}

/** All rows of a list as a file, as its filters and columns stand: for lists that have no export of their own. */
export function ExportList<T extends RowData>({
  list,
  name,
  asked,
  operation = 'exportList',
  of,
}: ExportListProps<T>) {
  const { page: _page, limit: _limit, ...filters }: Record<string, unknown> = { ...asked };
  const columns = of.table.getVisibleLeafColumns().map(({ id }) => id);
  const text = useText();
  const navigate = useNavigate();
  const blocked = useBlocked('createExportSchedule');
  const [isScheduling, setScheduling] = useState(false);
  return (
    <>
      <ExportMenu
        name={name}
        operation={operation}
        ask={(as) =>
          mainApi.POST('/lists/export', {
            body: { list, as, heads: 'names', columns, timeZone: zoneInUse(), filters },
            parseAs: 'blob',
          })
        }
      >
        <MenuSeparator />
        <MenuItem blocked={blocked} onSelect={() => setScheduling(true)}>
          {text(messages.schedule)}
        </MenuItem>
        <MenuItem onSelect={() => void navigate({ to: '/account/exports' })}>{text(messages.title)}</MenuItem>
      </ExportMenu>
      {isScheduling ? (
        <ScheduleSheet list={list} columns={columns} filters={filters} onClose={() => setScheduling(false)} />
      ) : null}
    </>
  );
}
