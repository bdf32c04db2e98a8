import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Router } from 'lucide-react';
import type { ReactNode } from 'react';
import { lastRemedy } from '#domain/remedies.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { isSetTop } from '#web/features/devices/device/device-actions.ts';
import { useWatch } from '#web/features/devices/device/page/live-value.tsx';
import { messages } from '#web/features/devices/device/page/messages.ts';
import {
  type DetailSearch,
  type Device,
  type DeviceTab,
  deviceInfoQuery,
  deviceTasksQuery,
} from '#web/features/devices/device/queries.ts';
import { AsItWas, PastButton } from '#web/features/devices/past/as-it-was.tsx';
import { ChangesCard } from '#web/features/devices/past/changes-card.tsx';
import { messages as pastMessages } from '#web/features/devices/past/messages.ts';
import { AlsoHere } from '#web/features/devices/presence/also-here.tsx';
import { ApiError } from '#web/http/api-error.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, StaleNote } from '#web/resource/list-page.tsx';
import type { How } from '#web/resource/list-search.ts';
import { StandstillContext } from '#web/resource/standstill.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { linkLook } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { Detailed } from './detailed.tsx';
import { General } from './general.tsx';
import { DeviceHeader } from './header.tsx';
import { Overview } from './overview.tsx';
import { tabLabels, tabsOf } from './tabs.ts';
import { UnknownModel } from './unknown-model.tsx';

// The charts are loaded when the tab is opened.
const waiting = <Skeleton className="h-96 w-full" />;
const Diagnostics = lazyPart(() => import('#web/features/devices/diagnostics/diagnostics.tsx'), waiting);
const Debug = lazyPart(() => import('#web/features/devices/debug/debug.tsx'), waiting);
const Network = lazyPart(() => import('#web/features/devices/network/network.tsx'), waiting);
const WifiManagement = lazyPart(() => import('#web/features/devices/wifi/wifi.tsx'), waiting);
const Topology = lazyPart(() => import('#web/features/devices/topology/topology.tsx'), waiting);
const AndroidApps = lazyPart(() => import('#web/features/devices/apps/android.tsx'), waiting);
const QuantumApps = lazyPart(() => import('#web/features/devices/apps/quantum.tsx'), waiting);
const Av = lazyPart(() => import('#web/features/devices/av/av.tsx'), waiting);
const LastRemedy = lazyPart(() => import('#web/features/devices/past/last-remedy.tsx'), null);
const History = lazyPart(() => import('./history.tsx'), waiting);

/** Tabs that show only reported values, and so can show those of a past moment; the history is the record itself. */
const withPast: readonly DeviceTab[] = ['general', 'detailed', 'network', 'wifi', 'topology', 'history'];

interface DetailProps {
  endpointId: string;
  /** Further actions for the head of the page. */
  actions: ReactNode;
  /** Guided procedures, which come first on the page of a device. */
  guide: (device: Device) => ReactNode;
  search: DetailSearch;
  onSearch: (search: DetailSearch, how?: How) => void;
}

export function DeviceDetail({ endpointId, actions, guide, search, onSearch }: DetailProps) {
  const text = useText();
  const info = useQuery(deviceInfoQuery(endpointId));
  const modelOf = useModelOf();
  const { at } = search;
  const then = useQuery({ ...deviceInfoQuery(endpointId, at ?? null), enabled: at !== undefined });
  useWatch(endpointId);

  if (info.isPending) return <DetailSkeleton />;
  // The last answer stays if it cannot be read again.
  if (!info.data) {
    return info.error instanceof ApiError && info.error.code === 'nodata' ? (
      <EmptyState
        icon={<Router className="size-5" aria-hidden />}
        title={text(messages.notFound)}
        action={
          <Link to="/device/deviceList/$pageNum" params={{ pageNum: '1' }} className={linkLook}>
            {text(messages.toList)}
          </Link>
        }
      >
        {text(messages.notFoundHelp)}
      </EmptyState>
    ) : (
      <ErrorState error={info.error} onRetry={() => void info.refetch()} />
    );
  }
  const { device } = info.data;
  const model = modelOf(device);
  const shown = tabsOf(model);
  const tab = shown.find((candidate) => candidate === search.tab) ?? 'general';
  const go = (next: DetailSearch, how?: How) => onSearch({ ...(at ? { at } : {}), ...next }, how);
  const toMoment = (to: string | null) => {
    const { at: _, ...rest } = search;
    onSearch(to === null ? rest : { ...rest, at: to });
  };
  return (
    <>
      <StaleNote known={info} />
      <StandstillContext value={at ? text(pastMessages.standstill) : null}>
        <DeviceHeader
          device={device}
          at={at}
          shown={at ? (then.data?.device ?? null) : device}
          actions={
            <>
              {actions}
              <PastButton at={at} go={toMoment} />
            </>
          }
        >
          <UnknownModel device={device} />
          <AlsoHere endpointId={endpointId} />
        </DeviceHeader>
      </StandstillContext>
      <Tabs
        rail
        label={text(messages.device)}
        value={tab}
        tabs={shown.map((value) => ({ value, label: text(tabLabels[value]) }))}
        onChange={(next) => go(next === 'general' ? {} : { tab: next })}
      >
        <AsItWas endpointId={endpointId} at={at} now={info.data} tells={withPast.includes(tab)} go={toMoment}>
          {(known) => (
            <>
              {tab === 'general' ? (
                <General
                  device={known.device}
                  now={
                    at ? (
                      <ChangesCard endpointId={endpointId} since={at} />
                    ) : (
                      <>
                        <Overview info={known} />
                        <Remedy endpointId={endpointId} />
                        {guide(device)}
                      </>
                    )
                  }
                />
              ) : null}
              {tab === 'detailed' ? <Detailed info={known} /> : null}
              {/* A model without AV output has no tab for it, and a tuner and a remote control all the same. */}
              {tab === 'detailed' && isSetTop(device) && !shown.includes('av') && !at ? (
                <div className="mt-6">
                  <Av key={endpointId} device={device} />
                </div>
              ) : null}
              {tab === 'diagnostics' ? (
                <Diagnostics key={endpointId} device={device} supportFeatures={model.supportFeatures} />
              ) : null}
              {tab === 'debug' ? <Debug key={endpointId} device={device} /> : null}
              {tab === 'network' ? <Network key={endpointId} device={known.device} /> : null}
              {tab === 'wifi' ? <WifiManagement key={endpointId} device={known.device} /> : null}
              {tab === 'topology' ? <Topology key={endpointId} device={device} /> : null}
              {tab === 'android' ? <AndroidApps key={endpointId} device={device} /> : null}
              {tab === 'apps' ? <QuantumApps key={endpointId} device={device} /> : null}
              {tab === 'av' ? <Av key={endpointId} device={device} /> : null}
              {tab === 'history' ? <History endpointId={endpointId} search={search} onSearch={go} /> : null}
            </>
          )}
        </AsItWas>
      </Tabs>
    </>
  );
}

/** Shows if the last change helped, while that is still of interest. */
function Remedy({ endpointId }: { endpointId: string }) {
  const mayRead = useBlocked('getDeviceActionInfo') === null;
  const tasks = useQuery({ ...deviceTasksQuery(endpointId), enabled: mayRead });
  const last = tasks.data?.last ?? [];
  const remedy = lastRemedy(last, nowMs());
  return remedy ? <LastRemedy {...{ endpointId, remedy, last }} /> : null;
}
