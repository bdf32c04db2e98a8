import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useModelOf } from '#web/http/profile.ts';
import { showNewest } from '#web/http/show-newest.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { useMoment } from '../device/moment.ts';
import { Refresh } from '../device/page/refresh.tsx';
import type { Device } from '../device/queries.ts';
import { ConnectedCard } from './connected-card.tsx';
import { FilterCard } from './filter-card.tsx';
import { LanCard } from './lan-card.tsx';
import { askForNetwork, type NetworkAnswer, type NetworkPart, networkQuery } from './queries.ts';
import { RemoteCard } from './remote-card.tsx';
import { StatisticsCard } from './statistics-card.tsx';
import { TrafficHistoryCard } from './traffic-history.tsx';
import { WanCard } from './wan-card.tsx';

interface PartProps<P extends NetworkPart> {
  endpointId: string;
  part: P;
  children: (known: NetworkAnswer<P>) => ReactNode;
}

function Part<P extends NetworkPart>({ endpointId, part, children }: PartProps<P>) {
  const known = useQuery(networkQuery(endpointId, part, useMoment()));
  if (known.data) return children(known.data);
  return known.error ? (
    <ErrorState error={known.error} onRetry={() => void known.refetch()} />
  ) : (
    <Skeleton className="h-60 w-full" />
  );
}

/** Network Information: WAN, LAN, connected clients and traffic (G08). */
export default function Network({ device }: { device: Device }) {
  const { endpointId, online } = device;
  const client = useQueryClient();
  const at = useMoment();
  const wan = useQuery(networkQuery(endpointId, 'wan', at));
  const statistics = useQuery(networkQuery(endpointId, 'statistics', at));
  const { supportFeatures } = useModelOf()(device);
  const has = (feature: string) => supportFeatures.includes(feature);
  const filters = [
    ...(has('ipFilter') ? (['IpFilter'] as const) : []),
    ...(has('macFilter') ? (['MacFilter'] as const) : []),
  ];
  const parts: NetworkPart[] = [
    'wan',
    ...(has('lan') ? (['lan'] as const) : []),
    'statistics',
    'connected',
    ...(filters.length > 0 ? (['filters'] as const) : []),
    // Remote access and traffic over time are known for the present only.
    ...(has('remoteConnection') && !at ? (['remote'] as const) : []),
  ];
  const ask = async () => {
    // One after the other: the device answers one question at a time.
    for (const part of parts)
      await showNewest(
        client,
        networkQuery(endpointId, part).queryKey,
        await askForNetwork(endpointId, part),
      );
  };
  return (
    <div className="flex flex-col gap-4">
      {wan.data && statistics.data ? (
        <Refresh
          online={online}
          isEmpty={wan.data.wan.status === null || statistics.data.network_stat.length === 0}
          ask={ask}
        />
      ) : null}
      <Part endpointId={endpointId} part="wan">
        {(known) => <WanCard device={device} known={known} />}
      </Part>
      {parts.includes('lan') ? (
        <Part endpointId={endpointId} part="lan">
          {(known) => <LanCard device={device} known={known} />}
        </Part>
      ) : null}
      <Part endpointId={endpointId} part="statistics">
        {(known) => <StatisticsCard device={device} known={known} />}
      </Part>
      {at ? null : <TrafficHistoryCard endpointId={endpointId} />}
      <Part endpointId={endpointId} part="connected">
        {(known) => <ConnectedCard known={known} />}
      </Part>
      {filters.length > 0 ? (
        <Part endpointId={endpointId} part="filters">
          {(known) => <FilterCard device={device} known={known} kinds={filters} />}
        </Part>
      ) : null}
      {parts.includes('remote') ? (
        <Part endpointId={endpointId} part="remote">
          {(known) => <RemoteCard device={device} known={known} />}
        </Part>
      ) : null}
    </div>
  );
}
