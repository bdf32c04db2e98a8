import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useMemo, useState } from 'react';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { atlasQuery } from '../place/atlas.ts';
import { outlineOf, type Place, size } from '../place/outline.ts';

/** The outline of the country with the pin; a press moves it. The keys are those of the field around it. */
export default function PinOnOutline({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  const atlas = useQuery(atlasQuery);
  // The picture stays while the pin moves in it.
  const [drawn] = useState(place);
  const outline = useMemo(() => atlas.data && outlineOf(atlas.data, drawn), [atlas.data, drawn]);
  if (!outline)
    return atlas.error ? (
      <ErrorState error={atlas.error} onRetry={() => void atlas.refetch()} />
    ) : (
      <Skeleton className="h-70 w-full" />
    );
  const pin = outline.pointOf(place);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const at = outline.placeAt(
      ((clientX - box.left) / box.width) * size.width,
      ((clientY - box.top) / box.height) * size.height,
    );
    if (at) onPlace(at);
  };
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden
      onClick={press}
      className="h-auto w-full cursor-crosshair rounded border border-stroke bg-sunken"
    >
      <path d={outline.around} className="fill-hover stroke-stroke" strokeWidth={0.5} />
      <path
        d={outline.country}
        className="fill-accent stroke-accent"
        fillOpacity={0.12}
        strokeOpacity={0.6}
      />
      <circle cx={pin.x} cy={pin.y} r={11} className="fill-accent opacity-25" />
      <circle cx={pin.x} cy={pin.y} r={5} className="fill-accent stroke-raised" strokeWidth={1.5} />
    </svg>
  );
}
