import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AppWindow, Plus } from 'lucide-react';
import { useState } from 'react';
import { notAvailable } from '#domain/display.ts';
import { useModelOf } from '#web/http/profile.ts';
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
import { androidRow } from './app-row.ts';
import { Counts } from './counts.tsx';
import { InstallDialog } from './install-dialog.tsx';
import { LastFailure } from './last-failure.tsx';
import { ask, useAppUpdates } from './live.ts';
import { messages } from './messages.ts';
import { type Apps, androidQuery } from './queries.ts';
import { RowActions } from './row-actions.tsx';
import { freeOf, Space } from './space.tsx';
import { StateCell } from './state-cell.tsx';
import { UsageCard } from './usage-card.tsx';
import { useFigures } from './use-figures.ts';
import { VersionCell } from './version-cell.tsx';

const types = {
  StartApp: messages.typeStart,
  Operator: messages.typeOperator,
  User: messages.typeUser,
} as const;

/** Android Management: the apps of a set-top box, and how much they are used (G13). */
export default function AndroidApps({ device }: { device: Device }) {
  const { endpointId, online } = device;
  const client = useQueryClient();
  const known = useQuery(androidQuery(endpointId));
  const { supportFeatures } = useModelOf()(device);
  useAppUpdates('android', endpointId);
  if (!known.data)
    return known.error ? (
      <ErrorState error={known.error} onRetry={() => void known.refetch()} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  const { device_app: apps, observedAt } = known.data;
  return (
    <div className="flex flex-col gap-4">
      <StaleNote known={known} />
      <Refresh
        online={online}
        observedAt={observedAt}
        isEmpty={observedAt === null}
        ask={() => ask(client, 'android', endpointId)}
      />
      <LastFailure endpointId={endpointId} />
      <Figures known={known.data} />
      <AppTable device={device} known={known.data} />
      {supportFeatures.includes('androidAppStats') ? (
        <UsageCard
          apps={apps.map(({ app_name: name, app_label: label, usage }) => ({ name, label, usage }))}
        />
      ) : null}
    </div>
  );
}

function Figures({ known }: { known: Apps<'android'> }) {
  const text = useText();
  const formats = useFormats();
  const { op_app_all_cnt: all, op_app_cnt: installed, up_app_cnt: updates } = known.device_app_stat_count;
  const { environment: space } = known;
  const [memory, disk] = [text(messages.memory), text(messages.disk)];
  return (
    <Counts
      figures={[
        { name: text(messages.countAvailable), value: formats.number(all) },
        { name: text(messages.countInstalled), value: formats.number(installed) },
        { name: text(messages.countUpdates), value: formats.number(updates) },
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
      ]}
    />
  );
}

function AppTable({ device, known }: { device: Device; known: Apps<'android'> }) {
  const text = useText();
  const { size, time } = useFigures();
  const blocked = useBlocked('installApp');
  const [installing, setInstalling] = useState(false);
  const apps = known.device_app;
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
      {apps.length === 0 ? (
        <EmptyState icon={<AppWindow className="size-5" aria-hidden />} title={text(messages.none)}>
          {text(messages.noneHelp)}
        </EmptyState>
      ) : (
        <SimpleTable
          caption={text(messages.apps)}
          head={[
            text(messages.app),
            text(messages.state),
            text(messages.version),
            text(messages.storage),
            text(messages.use),
            { spoken: text(messages.actions) },
          ]}
          rows={apps.map((app) => ({
            id: app.app_name,
            cells: [
              <NameCell key="name" label={app.app_label} type={text(types[app.appType])} id={app.app_name} />,
              <StateCell key="state" app={androidRow(app)} />,
              app.app_version === null ? null : (
                <VersionCell key="version" device={device} app={androidRow(app)} since={app.update_time} />
              ),
              app.app_usage_storage === null ? null : (
                <Figure key="storage">{size(app.app_usage_storage)}</Figure>
              ),
              app.app_usage_total_time === null && app.app_usage_internet === null ? null : (
                <span key="use" className="flex flex-col">
                  <Figure>
                    {app.app_usage_total_time === null ? notAvailable : time(app.app_usage_total_time)}
                  </Figure>
                  <span className="text-caption text-muted">
                    {app.app_usage_internet === null ? notAvailable : size(app.app_usage_internet)}
                  </span>
                </span>
              ),
              <RowActions key="actions" device={device} app={androidRow(app)} />,
            ],
          }))}
        />
      )}
      {installing ? (
        <InstallDialog
          device={device}
          platform="android"
          installed={apps.map(androidRow)}
          free={freeOf(known.environment)}
          onClose={() => setInstalling(false)}
        />
      ) : null}
    </Card>
  );
}
