import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NumberField } from '#web/resource/form/fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import type { Place } from '../place/outline.ts';
import type { ActivateForm } from './activate-form.ts';
import { messages } from './messages.ts';
import { serviceAreaQuery } from './queries.ts';

const waiting = <Skeleton className="h-70 w-full" />;
const PinOnTiles = lazyPart(() => import('./pin-on-tiles.tsx'), waiting);
const PinOnOutline = lazyPart(() => import('./pin-on-outline.tsx'), waiting);

/** Degrees of a key press: about 20 m where streets are shown, about 1 km on an outline. */
const steps = { tiles: 0.0002, outline: 0.01 };
const large = 10;
const arrows: Partial<Record<string, [lat: number, lng: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface City {
  cityName: string;
  lat: number | null;
  lng: number | null;
}

/** Sets a device's place with a pin on the map, which also the keyboard moves (RU-038). */
export function PinField({ cities }: { cities: readonly City[] }) {
  const text = useText();
  const { setValue } = useFormContext<ActivateForm>();
  const [lat, lng, city] = useWatch<ActivateForm, ['lat', 'lng', 'city']>({ name: ['lat', 'lng', 'city'] });
  const tiles = useProfile()?.mapTiles ?? null;
  const place = lat === null || lng === null ? null : { lat, lng };
  const put = (next: Place | null) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('lat', next && rounded(clamped(next.lat, 90)), options);
    setValue('lng', next && rounded(clamped(next.lng, 180)), options);
  };
  const ring = useQuery(serviceAreaQuery).data?.ring ?? [];
  const begin = () => {
    const known = cities.find(({ cityName }) => cityName.toLowerCase() === city.trim().toLowerCase());
    put(known?.lat != null && known.lng !== null ? { lat: known.lat, lng: known.lng } : middleOf(ring));
  };
  const move = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (!direction || !place) return;
    event.preventDefault();
    const step = (tiles ? steps.tiles : steps.outline) * (event.shiftKey ? large : 1);
    put({ lat: place.lat + direction[0] * step, lng: place.lng + direction[1] * step });
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-dense font-medium text-secondary">{text(messages.marker)}</legend>
      {place ? (
        <>
          <div
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the pin is moved by keys
            tabIndex={0}
            aria-label={text(messages.markerAt, { lat: String(lat), lng: String(lng) })}
            aria-describedby="pin-help"
            onKeyDown={move}
            className="rounded"
          >
            {tiles ? (
              <PinOnTiles place={place} tiles={tiles} onPlace={put} />
            ) : (
              <PinOnOutline place={place} onPlace={put} />
            )}
          </div>
          <p id="pin-help" className="text-caption text-muted">
            {text(messages.markerHelp)}
          </p>
          <div className="grid grid-cols-2 gap-3">
            <NumberField<ActivateForm> name="lat" label={text(messages.lat)} step={0.00001} />
            <NumberField<ActivateForm> name="lng" label={text(messages.lng)} step={0.00001} />
          </div>
          <Button size="small" className="self-start" onClick={() => put(null)}>
            {text(messages.markerClear)}
          </Button>
        </>
      ) : (
        <div className="flex items-center justify-between gap-3">
          <p className="text-dense text-secondary">{text(messages.markerNone)}</p>
          <Button size="small" onClick={begin}>
            {text(messages.markerSet)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The middle of the service area, where a pin begins without a known city. */
const middleOf = (ring: readonly number[][]): Place => ({
  lng: mean(ring.map(([lng = 0]) => lng)),
  lat: mean(ring.map(([, lat = 0]) => lat)),
});
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
const clamped = (degrees: number, limit: number) => Math.max(-limit, Math.min(limit, degrees));
/** About a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
