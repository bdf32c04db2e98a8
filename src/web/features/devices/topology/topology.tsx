import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Network, Radar, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import { showNewest } from '#web/http/show-newest.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useMoment } from '../device/moment.ts';
import { Refresh } from '../device/page/refresh.tsx';
import type { Device } from '../device/queries.ts';
import { ChangesList } from './changes-list.tsx';
import { Graph } from './graph.tsx';
import { HistoryBar } from './history-bar.tsx';
import { idOf } from './layout.ts';
import { messages } from './messages.ts';
import { NodeDetails } from './node-details.tsx';
import { NodeList } from './node-list.tsx';
import { askForTopology, momentsQuery, type Topology, topologyQuery } from './queries.ts';
import { useMoments } from './use-moments.ts';

const readEveryMs = 15_000;
/** Readings are stored, so live mode ends by itself. */
const followForMs = 10 * 60_000;

/** On a phone a list is read more easily. */
const narrow = window.matchMedia('(max-width: 40rem)');

function HomeNetwork({ device, known }: { device: Device; known: Topology }) {
  const text = useText();
  const then = useMoment();
  const shown = useMoments(known, then);
  const [view, setView] = useState<'graph' | 'list'>(narrow.matches ? 'list' : 'graph');
  const [chosen, setChosen] = useState<string | null>(null);
  const { accessPoints } = shown;
  const node = accessPoints.flatMap((one) => [one, ...one.stations]).find((one) => idOf(one) === chosen);
  const changes = new Map(shown.changes.map((one) => [one.mac, one]));
  const teller = known.accessPoints.find(({ endpointId }) => endpointId === known.toldBy);
  const isWhole = accessPoints.some(({ type, endpointId }) => type === 'Master' && endpointId !== null);
  const note = !known.isMesh ? messages.noMesh : isWhole ? null : messages.notWhole;
  if (then && shown.isLoading) return <Skeleton className="h-120 w-full" />;
  if (then && shown.moments.length === 0 && !shown.error)
    return (
      <EmptyState icon={<Network className="size-5" aria-hidden />} title={text(messages.notThen)}>
        {text(messages.notThenHelp)}
      </EmptyState>
    );
  return (
    <>
      <Card title={text(messages.title)}>
        <div className="flex min-w-0 flex-col gap-3">
          <p className="flex flex-wrap gap-x-4 text-dense text-secondary">
            <span>
              {text(messages.counts, {
                accessPoints: accessPoints.length,
                clients: accessPoints.flatMap(({ stations }) => stations).filter(({ active }) => active)
                  .length,
              })}
            </span>
            {teller && known.toldBy !== device.endpointId ? (
              <span>{text(messages.toldBy, { name: teller.name })}</span>
            ) : null}
          </p>
          {note ? <p className="text-dense text-notice">{text(note)}</p> : null}
          <Tabs
            label={text(messages.view)}
            value={view}
            tabs={[
              { value: 'graph', label: text(messages.asGraph) },
              { value: 'list', label: text(messages.asList) },
            ]}
            onChange={setView}
          >
            {view === 'graph' ? (
              <div className="flex flex-col gap-2">
                <Graph accessPoints={accessPoints} changes={changes} chosen={chosen} onChoose={setChosen} />
                <p className="text-caption text-muted">
                  {text(messages.legend)} {text(messages.help)}
                </p>
                {node ? (
                  <NodeDetails
                    node={node}
                    accessPoints={accessPoints}
                    endpointId={device.endpointId}
                    onClose={() => setChosen(null)}
                  />
                ) : null}
              </div>
            ) : (
              <NodeList accessPoints={accessPoints} changes={changes} />
            )}
          </Tabs>
        </div>
      </Card>
      {known.isMesh ? (
        <Card title={text(messages.history)}>
          <div className="flex flex-col gap-4">
            <HistoryBar shown={shown} />
            {shown.error ? (
              <ErrorState error={shown.error} onRetry={() => shown.go(shown.moments.length)} />
            ) : null}
            {shown.since !== null && !shown.error ? (
              <div aria-live="polite">
                <ChangesList
                  changes={shown.changes}
                  since={shown.since}
                  accessPoints={[...accessPoints, ...shown.earlier]}
                />
              </div>
            ) : null}
          </div>
        </Card>
      ) : null}
    </>
  );
}

/** Access points and clients of a home network, now and at earlier moments (CL-086, CL-094, CL-095, TN-288). */
export default function TopologyTab({ device }: { device: Device }) {
  const { endpointId, online } = device;
  const text = useText();
  const client = useQueryClient();
  const known = useQuery(topologyQuery(endpointId));
  const isPast = useMoment() !== null;
  const [isFollowed, setFollowed] = useState(false);
  useEffect(() => (isFollowed ? after(followForMs, () => setFollowed(false)) : undefined), [isFollowed]);
  const ask = async () => {
    const answer = await askForTopology(endpointId);
    await showNewest(client, topologyQuery(endpointId).queryKey, answer);
    await client.invalidateQueries({ queryKey: momentsQuery(answer.macAddress ?? '').queryKey });
    return answer;
  };
  useQuery({
    queryKey: ['devices', 'topology followed', endpointId],
    queryFn: ask,
    enabled: isFollowed && online && !isPast,
    refetchInterval: readEveryMs,
    staleTime: 0,
    gcTime: 0,
  });
  if (known.isPending) return <Skeleton className="h-120 w-full" />;
  if (!known.data) return <ErrorState error={known.error} onRetry={() => void known.refetch()} />;
  const { accessPoints, createTime, isMesh } = known.data;
  const follows = isFollowed && online && !isPast;
  return (
    <div className="flex flex-col gap-4">
      <div className={cx('flex flex-wrap items-center justify-end gap-3', isPast && 'hidden')}>
        <div className="min-w-0 flex-1 basis-80">
          {/* Values that the device reported for another page do not describe a mesh. */}
          <Refresh
            online={online}
            observedAt={createTime}
            isEmpty={createTime === null || !isMesh}
            ask={ask}
          />
        </div>
        <Button
          icon={
            follows ? <Square className="size-4" aria-hidden /> : <Radar className="size-4" aria-hidden />
          }
          blocked={online ? null : text(messages.followOffline)}
          onClick={() => setFollowed(!isFollowed)}
        >
          {text(follows ? messages.stopFollowing : messages.follow)}
        </Button>
      </div>
      {accessPoints.length === 0 ? (
        <EmptyState icon={<Network className="size-5" aria-hidden />} title={text(messages.none)}>
          {text(messages.noneHelp)}
        </EmptyState>
      ) : (
        <HomeNetwork device={device} known={known.data} />
      )}
    </div>
  );
}
