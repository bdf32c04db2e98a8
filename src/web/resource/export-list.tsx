import type { operations } from '#api/main.d.ts';
import { mainApi } from '#web/http/clients.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { ExportMenu } from './export-menu.tsx';

type ListName = operations['exportList']['requestBody']['content']['application/json']['list'];

interface ExportListProps {
  /** The call of the list. */
  list: ListName;
  /** Name of the file, without its ending. */
  name: string;
  /** Request of the call; page and limit do not matter. */
  asked: object;
}

/** All rows of a list as a file, as its filters stand: for lists that have no export of their own. */
export function ExportList({ list, name, asked }: ExportListProps) {
  const { page: _page, limit: _limit, ...filters }: Record<string, unknown> = { ...asked };
  return (
    <ExportMenu
      name={name}
      operation="exportList"
      ask={(as) =>
        mainApi.POST('/lists/export', {
          body: { list, as, timeZone: zoneInUse(), filters },
          parseAs: 'blob',
        })
      }
    />
  );
}
