import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NamedDevice } from '#web/entities/links.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, Pager } from '#web/resource/list-page.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Select } from '#web/ui/select.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import {
  boxesWithoutQuery,
  type Coverage,
  type CoveredItem,
  coverageQuery,
  pageOfBoxes,
  type Reason,
  reasons,
} from './queries.ts';

interface BoxesWithoutSheetProps {
  item: CoveredItem & { name: string; version?: string };
  onClose: () => void;
}

/** Lists the set-top boxes that lack an item, and the reasons. */
export function BoxesWithoutSheet({ item, onClose }: BoxesWithoutSheetProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(coverageQuery(item));
  const { name, version } = item;
  const title =
    version === undefined ? text(messages.title, { name }) : text(messages.titleVersion, { name, version });
  return (
    <Sheet open title={title} onClose={onClose}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton className="h-40 w-full" /> : null}
      {data ? <BoxesWithout item={item} title={title} coverage={data} /> : null}
    </Sheet>
  );
}

interface BoxesWithoutProps {
  item: CoveredItem;
  title: string;
  coverage: Coverage;
}

function BoxesWithout({ item, title, coverage }: BoxesWithoutProps) {
  const text = useText();
  const [reason, setReason] = useState<Reason | 'all'>('all');
  const [page, setPage] = useState(1);
  const query = useQuery(boxesWithoutQuery(item, reason === 'all' ? null : reason, page));
  const { boxes, have, sets } = coverage;
  const { data: rows = [], pagination } = query.data ?? {};
  const lack = boxes - have;
  const given = reasons.filter((one) => coverage[one] > 0 || one === reason);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-dense">
        {boxes === 0 ? text(messages.noBoxes) : text(messages.haveIt, { have, boxes })}
      </p>
      {sets === 0 ? <p className="text-dense text-secondary">{text(messages.inNoSet)}</p> : null}
      {boxes > 0 && lack === 0 ? <p className="text-dense text-secondary">{text(messages.none)}</p> : null}
      {lack > 0 ? (
        <Select
          label={text(messages.reason)}
          value={reason}
          choices={[
            { value: 'all', label: text(messages.all, { count: lack }) },
            ...given.map((one) => ({ value: one, label: text(messages[one], { count: coverage[one] }) })),
          ]}
          onChange={(to) => {
            setReason(to);
            setPage(1);
          }}
        />
      ) : null}
      {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton className="h-40 w-full" /> : null}
      {rows.length > 0 ? (
        <SimpleTable
          caption={title}
          head={[text(messages.box), text(messages.reason), text(messages.connection)]}
          rows={rows.map((row) => ({
            id: row.endpointId,
            cells: [
              <NamedDevice key="device" endpointId={row.endpointId} name={row.deviceName} />,
              <Why key="why" box={row} />,
              <Connection key="connection" box={row} />,
            ],
          }))}
        />
      ) : null}
      {pagination && pagination.totalRecords > pageOfBoxes ? (
        <Pager page={page} pages={pagination.totalPage} onPage={setPage} />
      ) : null}
    </div>
  );
}

interface Box {
  reason: 'neverReported' | 'nothing' | 'older' | 'other';
  name: string;
  version: string;
  status: string;
  online: boolean;
  lastSeen: string | null;
}

function Why({ box: { reason, name, version, status } }: { box: Box }) {
  const text = useText();
  const said = {
    neverReported: text(messages.saidNeverReported),
    nothing: text(messages.saidNothing),
    older: text(messages.saidOlder, { name, version }),
    other: name === '' ? text(messages.saidUnnamed) : text(messages.saidOther, { name, version }),
  };
  return (
    <span className="flex flex-col">
      <span>{said[reason]}</span>
      {status.startsWith('Error') ? (
        <span className="text-caption text-danger">{text(messages.failed)}</span>
      ) : null}
    </span>
  );
}

function Connection({ box: { online, lastSeen } }: { box: Box }) {
  const text = useText();
  const dateTime = useDateTime();
  if (online) return text(messages.online);
  return lastSeen === null
    ? text(messages.neverConnected)
    : text(messages.offlineSince, { time: dateTime(lastSeen) });
}
