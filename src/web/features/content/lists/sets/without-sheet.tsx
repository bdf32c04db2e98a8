import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NamedDevice } from '#web/entities/links.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, Pager } from '#web/resource/list-page.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { boxesWithoutQuery, type MetadataSet, pageOfBoxes } from './queries.ts';

/** Set-top boxes that report another set, with the one that they have. */
export function WithoutSheet({ set, onClose }: { set: MetadataSet; onClose: () => void }) {
  const text = useText();
  const [page, setPage] = useState(1);
  const query = useQuery(boxesWithoutQuery(set.id, page));
  const { data: rows = [], pagination } = query.data ?? {};
  return (
    <Sheet
      open
      title={text(messages.boxesWithout, { name: set.name, version: set.version })}
      onClose={onClose}
    >
      {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton className="h-40 w-full" /> : null}
      {query.data && rows.length === 0 ? (
        <p className="text-dense text-secondary">{text(messages.noneWithout)}</p>
      ) : null}
      {rows.length > 0 ? (
        <SimpleTable
          caption={text(messages.boxesWithout, { name: set.name, version: set.version })}
          head={[text(messages.box), text(messages.hasSet), text(messages.connection)]}
          rows={rows.map(({ endpointId, deviceName, name, version, online }) => ({
            id: endpointId,
            cells: [
              <NamedDevice key="device" endpointId={endpointId} name={deviceName} />,
              name === '' ? text(messages.noSet) : text(messages.setOf, { name, version }),
              text(online ? messages.online : messages.offline),
            ],
          }))}
        />
      ) : null}
      {pagination && pagination.totalRecords > pageOfBoxes ? (
        <Pager page={page} pages={pagination.totalPage} onPage={setPage} />
      ) : null}
    </Sheet>
  );
}
