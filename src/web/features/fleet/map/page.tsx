import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Expand, MapPin, Minus, Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { DeviceLink } from '#web/entities/links.tsx';
import { OnlineBadge } from '#web/features/devices/device/device-badges.tsx';
import { messages as deviceMessages } from '#web/features/devices/device/messages.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { AsOf } from '#web/resource/as-of.tsx';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx, linkLook } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { legend } from './health.ts';
import type { MapControls } from './leaflet-map.tsx';
import { messages } from './messages.ts';
import { placeName } from './place-name.ts';
import { type Cluster, type DeviceMap, type MapSearch, mapQuery, type View, wholeEarth } from './queries.ts';

const waiting = <Skeleton className="h-100 w-full max-md:h-70" />;
const LeafletMap = lazyPart(() => import('./leaflet-map.tsx'), waiting);

interface DeviceMapPageProps {
  search: MapSearch;
  onSearch: (search: MapSearch) => void;
}

/** Shows the places of devices and how many are away: on a map, and the same in a table. */
export function DeviceMapPage({ search, onSearch }: DeviceMapPageProps) {
  const text = useText();
  const navigate = useNavigate();
  const controls = useRef<MapControls>(null);
  const [view, setView] = useState<View | null>(null);
  const whole = useQuery(mapQuery(wholeEarth));
  const here = useQuery({ ...mapQuery(view ?? wholeEarth), enabled: view !== null });
  const openDevice = useCallback(
    (endpointId: string) => void navigate({ to: '/device/deviceDetail/$endpointId', params: { endpointId } }),
    [navigate],
  );
  const { data: all } = whole;
  const found = view ? here.data : undefined;
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        {...(all && { context: text(messages.context, { placed: all.placed, unplaced: all.unplaced }) })}
        actions={<AsOf known={view ? here : whole} />}
      />
      {whole.error && !all ? (
        <ErrorState error={whole.error} onRetry={() => void whole.refetch()} />
      ) : !all ? (
        waiting
      ) : all.extent === null ? (
        <EmptyState icon={<MapPin className="size-5" aria-hidden />} title={text(messages.none)}>
          {text(messages.noneHelp)}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-4">
          <div className="relative">
            <LeafletMap
              ref={controls}
              begin={search}
              extent={all.extent}
              found={found}
              onView={(next, at) => {
                setView(next);
                onSearch(at);
              }}
              onDevice={openDevice}
            />
            <MapButtons controls={controls} />
          </div>
          <Legend />
          {here.error ? <ErrorState error={here.error} onRetry={() => void here.refetch()} /> : null}
          {found ? <Found found={found} onShow={(place) => controls.current?.show(place, 2)} /> : null}
        </div>
      )}
    </>
  );
}

function MapButtons({ controls }: { controls: { current: MapControls | null } }) {
  const text = useText();
  const look = 'rounded border border-stroke bg-raised';
  return (
    <div className="absolute top-2 right-2 flex flex-col gap-1">
      <IconButton
        label={text(messages.zoomIn)}
        icon={<Plus className="size-4" />}
        className={look}
        onClick={() => controls.current?.zoomBy(1)}
      />
      <IconButton
        label={text(messages.zoomOut)}
        icon={<Minus className="size-4" />}
        className={look}
        onClick={() => controls.current?.zoomBy(-1)}
      />
      <IconButton
        label={text(messages.showAll)}
        icon={<Expand className="size-4" />}
        className={look}
        onClick={() => controls.current?.showAll()}
      />
    </div>
  );
}

function Legend() {
  const text = useText();
  return (
    <ul
      aria-label={text(messages.legend)}
      className="flex flex-wrap gap-x-5 gap-y-1 text-caption text-secondary"
    >
      {legend.map(({ label, className }) => (
        <li key={className} className="flex items-center gap-1.5">
          <span aria-hidden className={cx('size-4 border-2 bg-raised', className)} />
          {text(label)}
        </li>
      ))}
    </ul>
  );
}

/** Shows the map's content as a table. */
function Found({ found, onShow }: { found: DeviceMap; onShow: (cluster: Cluster) => void }) {
  const text = useText();
  const { number } = useFormats();
  const { clusters, points } = found;
  if (clusters.length + points.length === 0)
    return <p className="text-dense text-secondary">{text(messages.noneHere)}</p>;
  if (points.length > 0)
    return (
      <SimpleTable
        caption={text(messages.devices)}
        head={[
          text(deviceMessages.columnDevice),
          text(deviceMessages.model),
          text(deviceMessages.connection),
        ]}
        rows={points.map(({ endpointId, deviceName, modelName, online, accessTime }) => ({
          id: endpointId,
          cells: [
            <DeviceLink key="device" endpointId={endpointId} className={linkLook}>
              {deviceName ?? endpointId}
            </DeviceLink>,
            modelName,
            <OnlineBadge key="online" online={online} accessTime={accessTime} />,
          ],
        }))}
      />
    );
  return (
    <SimpleTable
      caption={text(messages.areas)}
      head={[
        text(messages.place),
        text(messages.count),
        text(messages.online),
        text(messages.offline),
        { spoken: text(messages.actions) },
      ]}
      rows={clusters.map((cluster) => {
        const { lat, lng, count, online } = cluster;
        const place = placeName(cluster);
        return {
          id: `${lat},${lng}`,
          cells: [
            place,
            number(count),
            number(online),
            number(count - online),
            <Button
              key="show"
              size="small"
              aria-label={text(messages.show, { place })}
              onClick={() => onShow(cluster)}
            >
              {text(messages.zoomIn)}
            </Button>,
          ],
        };
      })}
    />
  );
}
