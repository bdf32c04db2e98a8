import 'leaflet/dist/leaflet.css';
import { type CircleMarker, circleMarker, type Map as LeafletMap, map as openMap, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Profile } from '#web/http/profile.ts';
import type { Place } from '../place/outline.ts';

const zoom = 15;
const deepest = 19;

interface PinOnTilesProps {
  place: Place;
  tiles: NonNullable<Profile['mapTiles']>;
  onPlace: (place: Place) => void;
}

/** The configured map with the pin; a press moves it. The keys are those of the field around it. */
export default function PinOnTiles({ place, tiles, onPlace }: PinOnTilesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<{ map: LeafletMap; pin: CircleMarker } | null>(null);
  const pressed = useRef(onPlace);
  pressed.current = onPlace;
  const first = useRef(place);
  const { url, attribution } = tiles;
  useEffect(() => {
    if (!frame.current) return;
    const { lat, lng } = first.current;
    const map = openMap(frame.current, { scrollWheelZoom: false, keyboard: false }).setView([lat, lng], zoom);
    map.attributionControl.setPrefix(false);
    tileLayer(url, { attribution: escaped(attribution), maxZoom: deepest }).addTo(map);
    const pin = circleMarker([lat, lng], { radius: 9, className: 'fill-accent stroke-accent' }).addTo(map);
    map.on('click', ({ latlng }) => pressed.current({ lat: latlng.lat, lng: latlng.lng }));
    shown.current = { map, pin };
    return () => {
      map.remove();
      shown.current = null;
    };
  }, [url, attribution]);
  const { lat, lng } = place;
  useEffect(() => {
    shown.current?.pin.setLatLng([lat, lng]);
    shown.current?.map.panInside([lat, lng], { padding: [40, 40] });
  }, [lat, lng]);
  return (
    <div ref={frame} className="isolate h-70 w-full overflow-hidden rounded border border-stroke bg-sunken" />
  );
}

/** Leaflet takes it for HTML; here it is text. */
const escaped = (words: string): string => words.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
