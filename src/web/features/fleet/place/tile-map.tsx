import 'leaflet/dist/leaflet.css';
import { circleMarker, map as openMap, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Profile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { Place } from './outline.ts';

/** Streets around the place are legible. */
const zoom = 15;
const deepest = 19;

interface TileMapProps {
  place: Place;
  /** Name of the place. */
  name: string;
  tiles: NonNullable<Profile['mapTiles']>;
}

/** Pictures of the configured map service, which so learns which place is viewed; of the viewer it learns the address only. */
export default function TileMap({ place, name, tiles }: TileMapProps) {
  const text = useText();
  const frame = useRef<HTMLElement>(null);
  const { lat, lng } = place;
  const { url, attribution } = tiles;
  useEffect(() => {
    if (!frame.current) return;
    // The wheel belongs to the page around it.
    const map = openMap(frame.current, { scrollWheelZoom: false }).setView([lat, lng], zoom);
    map.attributionControl.setPrefix(false);
    tileLayer(url, { attribution: escaped(attribution), maxZoom: deepest }).addTo(map);
    circleMarker([lat, lng], { radius: 8, className: 'fill-accent stroke-accent' }).addTo(map);
    return () => {
      map.remove();
    };
  }, [lat, lng, url, attribution]);
  return (
    <section
      ref={frame}
      aria-label={text(messages.mapOf, { name })}
      className="isolate h-70 w-full overflow-hidden rounded border border-stroke bg-sunken"
    />
  );
}

/** Leaflet takes it for HTML; here it is text. */
const escaped = (words: string): string => words.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
