import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Boxes, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ErrorState, StaleNote } from '#web/resource/list-page.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { Refresh } from '../device/page/refresh.tsx';
import type { Device } from '../device/queries.ts';
import { Figure, NameCell } from './app-cells.tsx';
import { quantumRow } from './app-row.ts';
import { Counts } from './counts.tsx';
import { InstallDialog } from './install-dialog.tsx';
import { LastFailure } from './last-failure.tsx';
import { ask, useAppUpdates } from './live.ts';
import { messages } from './messages.ts';
import { type Apps, quantumQuery } from './queries.ts';
import { RowActions } from './row-actions.tsx';
import { freeOf, Space } from './space.tsx';
import { StateCell } from './state-cell.tsx';
import { useFigures } from './use-figures.ts';
import { VersionCell } from './version-cell.tsx';

/** App Management: deployment units with their execution units and what these take (G13). */
export default function QuantumApps({ device }: { device: Device }) {
  const { endpointId, online } = device;
  const client = useQueryClient();
  const known = useQuery(quantumQuery(endpointId));
  useAppUpdates('quantum', endpointId);
  if (!known.data)
    return known.error ? (
      <ErrorState error={known.error} onRetry={() => void known.refetch()} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  const { observedAt } = known.data;
  return (
    <div className="flex flex-col gap-4">
      <StaleNote known={known} />
      <Refresh
        online={online}
        observedAt={observedAt}
        isEmpty={observedAt === null}
        ask={() => ask(client, 'quantum', endpointId)}
      />
      <LastFailure endpointId={endpointId} />
      <Figures known={known.data} />
      <UnitTable device={device} known={known.data} />
    </div>
  );
}

function Figures({ known }: { known: Apps<'quantum'> }) {
  const text = useText();
  const formats = useFormats();
  const { usage: space } = known;
  const [memory, disk] = [text(messages.memory), text(messages.disk)];
  return (
    <Counts
      figures={[
        { name: text(messages.countTotal), value: formats.number(known.totalApp) },
        { name: text(messages.running), value: formats.number(known.activeApp) },
        { name: text(messages.countUpdates), value: formats.number(known.updateAppCnt) },
        {
          name: memory,
          value: (
            <Space
              name={memory}
              share={space.memoryInPercentage}
              used={space.memoryInUse}
              total={space.memoryInTotal}
            />
          ),
        },
        {
          name: disk,
          value: (
            <Space
              name={disk}
              share={space.diskInPercentage}
              used={space.diskInUse}
              total={space.diskInTotal}
            />
          ),
        },
      ]}
    />
  );
}

function UnitTable({ device, known }: { device: Device; known: Apps<'quantum'> }) {
  const text = useText();
  const formats = useFormats();
  const { size } = useFigures();
  const blocked = useBlocked('installApp');
  const [installing, setInstalling] = useState(false);
  const units = known.data;
  return (
    <Card
      title={text(messages.apps)}
      actions={
        <Button
          icon={<Plus className="size-4" aria-hidden />}
          blocked={blocked}
          onClick={() => setInstalling(true)}
        >
          {text(messages.install)}
        </Button>
      }
    >
      {units.length === 0 ? (
        <EmptyState icon={<Boxes className="size-5" aria-hidden />} title={text(messages.none)}>
          {text(messages.noneHelp)}
        </EmptyState>
      ) : (
        <SimpleTable
          caption={text(messages.apps)}
          head={[
            text(messages.app),
            text(messages.developer),
            text(messages.state),
            text(messages.version),
            text(messages.cpu),
            text(messages.memory),
            text(messages.disk),
            { spoken: text(messages.actions) },
          ]}
          rows={units.map((unit) => ({
            id: unit.appUuid ?? unit.name,
            cells: [
              <NameCell key="name" label={unit.name} id={unit.appUuid} />,
              unit.developer,
              <span key="state" className="flex flex-col gap-0.5">
                <StateCell app={quantumRow(unit)} />
                {unit.fault === null ? null : <span className="text-caption text-danger">{unit.fault}</span>}
              </span>,
              unit.version === null ? null : (
                <VersionCell key="version" device={device} app={quantumRow(unit)} since={unit.dateModified} />
              ),
              unit.cpu === null ? null : formats.percent(unit.cpu / 100),
              unit.memory === null ? null : <Figure key="memory">{size(unit.memory)}</Figure>,
              unit.disk === null ? null : <Figure key="disk">{size(unit.disk)}</Figure>,
              <RowActions key="actions" device={device} app={quantumRow(unit)} />,
            ],
          }))}
        />
      )}
      {installing ? (
        <InstallDialog
          device={device}
          platform="quantum"
          installed={units.map(quantumRow)}
          free={freeOf(known.usage)}
          onClose={() => setInstalling(false)}
        />
      ) : null}
    </Card>
  );
}
