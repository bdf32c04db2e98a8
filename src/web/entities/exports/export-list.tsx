import type { RowData } from '@tanstack/react-table';
import type { OperationId } from '#web/http/call.ts';
import { mainApi } from '#web/http/clients.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import type { List } from '#web/resource/use-list.ts';
import { filtersIn, type ShownList, useSchedule } from './use-schedule.tsx';

interface ExportListProps<T extends RowData> extends Omit<ShownList, 'columns'> {
  /** Name of the file, without its ending. */
  name: string;
  /** An export of the list's own whose permission is needed too; default: that of the list. */
  operation?: OperationId;
  /** The list on the page: its file has the columns that are shown. */
  of: Pick<List<T>, 'table'>;
}

/** All rows of a list as a file, as its filters and columns stand, now or by a schedule. */
export function ExportList<T extends RowData>({
  list,
  name,
  asked,
  operation = 'exportList',
  of,
}: ExportListProps<T>) {
  const columns = of.table.getVisibleLeafColumns().map(({ id }) => id);
  const { items, sheet } = useSchedule({ list, columns, asked });
  return (
    <>
      <ExportMenu
        name={name}
        operation={operation}
        ask={(as) =>
          mainApi.POST('/lists/export', {
            body: { list, as, heads: 'names', columns, timeZone: zoneInUse(), filters: filtersIn(asked) },
            parseAs: 'blob',
          })
        }
      >
        {items}
      </ExportMenu>
      {sheet}
    </>
  );
}
