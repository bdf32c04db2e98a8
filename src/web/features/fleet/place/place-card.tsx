import type { Device } from '#web/features/devices/device/queries.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';

// Leaflet and outlines are both loaded only when a place is shown.
const waiting = <Skeleton className="h-70 w-full" />;
const TileMap = lazyPart(() => import('./tile-map.tsx'), waiting);
const OutlineMap = lazyPart(() => import('./outline-map.tsx'), waiting);

/** The location of the device, as it was registered. Not rendered where no coordinates are known. */
export function PlaceCard({ device }: { device: Device }) {
  const text = useText();
  const tiles = useProfile()?.mapTiles ?? null;
  const { markers: place } = device;
  if (!place) return null;
  const words = [device.address, device.city, device.province].filter(Boolean);
  const name = [...new Set(words)].join(', ') || `${place.lat}, ${place.lng}`;
  return (
    <Card title={text(messages.title)} id="place">
      <p className="mb-3 text-dense text-secondary">{name}</p>
      {tiles ? <TileMap {...{ place, name, tiles }} /> : <OutlineMap {...{ place, name }} />}
    </Card>
  );
}
