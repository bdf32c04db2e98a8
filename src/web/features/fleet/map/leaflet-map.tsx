import 'leaflet/dist/leaflet.css';
import { useQuery } from '@tanstack/react-query';
import {
  divIcon,
  geoJSON,
  type LayerGroup,
  layerGroup,
  marker,
  map as openMap,
  type Map as Shown,
  tileLayer,
} from 'leaflet';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useProfile } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { atlasQuery } from '../place/atlas.ts';
import { healthOf } from './health.ts';
import { messages } from './messages.ts';
import { placeName } from './place-name.ts';
import type { DeviceMap, MapSearch, View } from './queries.ts';

const deepest = 19;
/** Outlines of countries say nothing in a street. */
const deepestOutline = 15;

export interface MapControls {
  zoomBy(steps: number): void;
  show(place: { lat: number; lng: number }, steps: number): void;
  showAll(): void;
}

interface LeafletMapProps {
  /** First view; without a place it shows all devices. */
  begin: MapSearch;
  extent: NonNullable<DeviceMap['extent']>;
  found: DeviceMap | undefined;
  onView: (view: View, at: Required<MapSearch>) => void;
  onDevice: (endpointId: string) => void;
  ref: Ref<MapControls>;
}

/** Clusters and devices on the configured map, or on outlines of countries where no map service is configured. */
export default function LeafletMap({ begin, extent, found, onView, onDevice, ref }: LeafletMapProps) {
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  const tiles = useProfile()?.mapTiles ?? null;
  const countries = useQuery({ ...atlasQuery, enabled: tiles === null }).data;
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<{ map: Shown; marks: LayerGroup } | null>(null);
  const report = useRef(onView);
  report.current = onView;
  const first = useRef({ begin, extent });
  const fit = () => {
    const { west, south, east, north } = extent;
    shown.current?.map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { padding: [48, 48], maxZoom: 12 },
    );
  };
  useImperativeHandle(ref, () => ({
    zoomBy: (steps) => void shown.current?.map.setZoom(shown.current.map.getZoom() + steps),
    show: ({ lat, lng }, steps) =>
      void shown.current?.map.setView([lat, lng], shown.current.map.getZoom() + steps),
    showAll: fit,
  }));

  useEffect(() => {
    if (!frame.current) return;
    const map = openMap(frame.current, {
      zoomControl: false,
      minZoom: 1,
      maxZoom: tiles ? deepest : deepestOutline,
      // The wheel belongs to the page around it.
      scrollWheelZoom: false,
      fadeAnimation: false,
      zoomAnimation: false,
      worldCopyJump: true,
    });
    map.attributionControl.setPrefix(false);
    if (tiles) tileLayer(tiles.url, { attribution: escaped(tiles.attribution), maxZoom: deepest }).addTo(map);
    shown.current = { map, marks: layerGroup().addTo(map) };
    map.on('moveend', () => {
      const bounds = map.getBounds();
      const { lat, lng } = map.getCenter();
      const zoom = map.getZoom();
      const view = {
        west: Math.max(-180, bounds.getWest()),
        south: Math.max(-90, bounds.getSouth()),
        east: Math.min(180, bounds.getEast()),
        north: Math.min(90, bounds.getNorth()),
        zoom,
      };
      if (view.west < view.east) report.current(view, { lat: rounded(lat), lng: rounded(lng), zoom });
    });
    const { lat, lng, zoom } = first.current.begin;
    if (lat !== undefined && lng !== undefined && zoom !== undefined) map.setView([lat, lng], zoom);
    else {
      const { west, south, east, north } = first.current.extent;
      map.fitBounds(
        [
          [south, west],
          [north, east],
        ],
        { padding: [48, 48], maxZoom: 12 },
      );
    }
    return () => {
      map.remove();
      shown.current = null;
    };
  }, [tiles]);

  useEffect(() => {
    if (!countries || !shown.current) return;
    const outlines = geoJSON(countries, {
      interactive: false,
      style: { className: 'fill-raised stroke-stroke-strong', fillOpacity: 1, weight: 1 },
    });
    outlines.addTo(shown.current.map);
    return () => void outlines.remove();
  }, [countries]);

  useEffect(() => {
    const { map, marks } = shown.current ?? {};
    if (!map || !marks || !found) return;
    marks.clearLayers();
    for (const cluster of found.clusters) {
      const { lat, lng, count, online } = cluster;
      const width = 26 + Math.round(6 * Math.log10(count));
      const title = text(messages.clusterLabel, {
        place: placeName(cluster),
        count,
        offline: count - online,
      });
      const html = mark(
        cx(
          'grid size-full place-items-center border-2 bg-raised text-caption tabular-nums text-primary',
          healthOf(cluster).className,
        ),
        number(count),
      );
      const icon = divIcon({ html, className: '', iconSize: [width, width] });
      marker([lat, lng], { icon, title, keyboard: false })
        .on('click', () => map.setView([lat, lng], map.getZoom() + 2))
        .addTo(marks);
    }
    for (const { lat, lng, endpointId, deviceName, online, accessTime } of found.points) {
      const look = online
        ? 'rounded-full border-2 border-raised bg-success'
        : 'border-2 border-danger bg-raised';
      const icon = divIcon({
        html: mark(cx('block size-full', look), ''),
        className: '',
        iconSize: [14, 14],
      });
      const name = deviceName ?? endpointId;
      const title = online
        ? name
        : accessTime === null
          ? text(messages.neverConnected, { name })
          : text(messages.offlineSince, { name, time: dateTime(accessTime) });
      marker([lat, lng], { icon, title, keyboard: false })
        .on('click', () => onDevice(endpointId))
        .addTo(marks);
    }
  }, [found, text, number, dateTime, onDevice]);

  return (
    <div
      ref={frame}
      role="application"
      aria-label={text(messages.mapLabel)}
      className="isolate h-100 w-full overflow-hidden rounded border border-stroke bg-sunken! max-md:h-70"
    />
  );
}

function mark(className: string, words: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = words;
  return element;
}

/** About ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
/** Leaflet takes it for HTML; here it is text. */
const escaped = (words: string): string => words.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
