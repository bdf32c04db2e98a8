import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCircle2, CircleSlash, DoorOpen, ShieldX } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { DeviceLink } from '#web/entities/links.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useLiveHint } from '#web/live/hints.ts';
import { columnsOf } from '#web/resource/columns.tsx';

import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { AdmitDialog } from './admit-dialog.tsx';
import { messages } from './messages.ts';
import { NetworkSheet } from './network-sheet.tsx';
import { OpenAdmissions } from './open-admissions.tsx';
import {
  connectionQuery,
  filterOf,
  type RefusedDevice,
  type RefusedSearch,
  refusedKey,
  refusedQuery,
  refusedSearch,
} from './queries.ts';
import { adviceOf, reasonNames } from './reason-words.ts';

const { Keyword, Choice } = filtersOf(refusedSearch);

const states: Record<RefusedDevice['state'], StateLook> = {
  refused: { tone: 'danger', icon: CircleSlash, label: messages.refused },
  admissible: { tone: 'info', icon: DoorOpen, label: messages.admissible },
  connected: { tone: 'success', icon: CheckCircle2, label: messages.connected },
};

const column = columnsOf<RefusedDevice>();
const columnsFor = (admit: (device: RefusedDevice) => void) => ({
  device: column.cell(messages.device, (device) => <Device device={device} />, { onCard: 'title' }),
  state: column.state(messages.state, ({ state }) => states[state]),
  reason: column.cell(messages.reason, (device) => <Reason device={device} />, {
    onCard: 'line',
    width: 'w-96',
  }),
  address: column.text(messages.address, ({ address }) => address, { onCard: 'line' }),
  times: column.number(messages.times, ({ times }) => times),
  last: column.time(messages.last, ({ lastTime }) => lastTime, { width: 'w-44' }),
  admit: column.cell(messages.actions, (device) => <Admit device={device} onAdmit={() => admit(device)} />, {
    onCard: 'line',
  }),
});

/** Devices whose connections were refused, with the reason, and leave for unregistered ones to connect. */
export function RefusedList(props: ListProps<RefusedSearch>) {
  const text = useText();
  const queries = useQueryClient();
  const [admitting, setAdmitting] = useState<RefusedDevice | null>(null);
  const [network, setNetwork] = useState(false);
  const blocked = useAdmitBlocked();
  useLiveHint('refusedDevices', () => void queries.invalidateQueries({ queryKey: refusedKey }));
  const list = useList(refusedSearch, {
    ...props,
    query: refusedQuery(props.search),
    columns: columnsFor(setAdmitting),
    rowId: ({ refusedId }) => refusedId,
    filters: {
      keyword: messages.keyword,
      state: { label: messages.state, names: states },
      reason: { label: messages.reason, names: reasonNames },
    },
  });
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <>
            <ExportList
              of={list}
              list="listRefusedDevices"
              operation="exportRefusedDevices"
              name="refused-devices"
              asked={filterOf(props.search)}
            />
            <Button blocked={blocked} onClick={() => setNetwork(true)}>
              {text(messages.openNetwork)}
            </Button>
          </>
        }
      />
      <OpenAdmissions />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={<NoRows icon={ShieldX} title={messages.none} help={messages.noneHelp} />}
      >
        <FilterBar>
          <Keyword />
          <Choice name="state" />
          <Choice name="reason" />
        </FilterBar>
      </ResourceList>
      {admitting ? <AdmitDialog device={admitting} onClose={() => setAdmitting(null)} /> : null}
      {network ? <NetworkSheet onClose={() => setNetwork(false)} /> : null}
    </>
  );
}

function Device({ device: { endpointId, isKnown } }: { device: RefusedDevice }) {
  const text = useText();
  if (endpointId === '') return <span className="text-secondary">{text(messages.unnamed)}</span>;
  if (isKnown)
    return <DeviceLink endpointId={endpointId} className={`font-mono wrap-anywhere ${linkLook}`} />;
  return <span className="font-mono wrap-anywhere">{endpointId}</span>;
}

function Reason({ device: { reason, detail, state } }: { device: RefusedDevice }) {
  const text = useText();
  return (
    <span className="flex flex-col gap-0.5 py-1 whitespace-normal">
      <span>{text(reasonNames[reason])}</span>
      <span className="text-caption text-secondary">{text(adviceOf({ reason, detail, state }))}</span>
      {detail ? <span className="font-mono text-caption text-secondary wrap-anywhere">{detail}</span> : null}
    </span>
  );
}

function Admit({ device, onAdmit }: { device: RefusedDevice; onAdmit: () => void }) {
  const text = useText();
  const blocked = useAdmitBlocked();
  const { endpointId, reason, state } = device;
  if (reason !== 'unregistered' || state !== 'refused') return null;
  return (
    <Button
      size="small"
      blocked={blocked}
      aria-label={text(messages.admitNamed, { name: endpointId })}
      onClick={onAdmit}
    >
      {text(messages.admit)}
    </Button>
  );
}

/** Reason why the reader may admit no device, or null. */
function useAdmitBlocked(): string | null {
  const text = useText();
  const blocked = useBlocked('openAdmission');
  const { data } = useQuery(connectionQuery);
  return blocked ?? (data && !data.mayAdmit ? text(messages.rootOnly) : null);
}
