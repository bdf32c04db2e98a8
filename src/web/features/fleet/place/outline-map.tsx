import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { atlasQuery } from './atlas.ts';
import { messages } from './messages.ts';
import { outlineOf, type Place, size } from './outline.ts';

/** The outline of the country with the place in it. Nothing leaves the installation for it. */
export default function OutlineMap({ place, name }: { place: Place; name: string }) {
  const text = useText();
  const atlas = useQuery(atlasQuery);
  const { lat, lng } = place;
  const outline = useMemo(() => atlas.data && outlineOf(atlas.data, { lat, lng }), [atlas.data, lat, lng]);
  if (!outline)
    return atlas.error ? (
      <ErrorState error={atlas.error} onRetry={() => void atlas.refetch()} />
    ) : (
      <Skeleton className="h-70 w-full" />
    );
  const { pin } = outline;
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={text(messages.mapOf, { name })}
      className="h-auto w-full rounded border border-stroke bg-sunken"
    >
      <path d={outline.around} className="fill-hover stroke-stroke" strokeWidth={0.5} />
      <path
        d={outline.country}
        className="fill-accent stroke-accent"
        fillOpacity={0.12}
        strokeOpacity={0.6}
      />
      <circle cx={pin.x} cy={pin.y} r={9} className="fill-accent opacity-25" />
      <circle cx={pin.x} cy={pin.y} r={4} className="fill-accent stroke-raised" strokeWidth={1.5} />
    </svg>
  );
}
