import { geoCircle, geoContains, geoMercator, geoPath } from 'd3-geo';
import type { Feature, FeatureCollection, Geometry } from 'geojson';

/** Size of the picture, in its own units. */
export const size = { width: 560, height: 280 };
const margin = 16;
/** Around a place that lies in no country: at sea, or on an island that the outlines leave out. */
const radiusDegrees = 4;
/** Simplification of coasts, in degrees: a coast may be drawn that far inland. */
const coastDegrees = [0.05, 0.15, 0.4];

export interface Place {
  lat: number;
  lng: number;
}

export interface Outline {
  /** Name of the country in English; null where the place lies in none. */
  name: string | null;
  /** Paths of the country and of what lies around it, as SVG writes them. */
  country: string;
  around: string;
  pin: { x: number; y: number };
  /** Position of another place in the picture. */
  pointOf(place: Place): { x: number; y: number };
  /** The place at a point of the picture; null outside of the earth. */
  placeAt(left: number, top: number): Place | null;
}

type Countries = FeatureCollection<Geometry, { name: string }>;

/** The country of a place, drawn to fit, with the place in it. */
export function outlineOf(countries: Countries, { lat, lng }: Place): Outline {
  const point: [number, number] = [lng, lat];
  const country = around(point).reduce<Countries['features'][number] | null>(
    (found, near) => found ?? countries.features.find((feature) => geoContains(feature, near)) ?? null,
    null,
  );
  const shown: Feature | ReturnType<ReturnType<typeof geoCircle>> =
    country ?? geoCircle().center(point).radius(radiusDegrees)();
  const { width, height } = size;
  const projection = geoMercator()
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      shown,
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
  const path = geoPath(projection).digits(1);
  const others = countries.features.filter((feature) => feature !== country);
  const [x, y] = projection(point) ?? [width / 2, height / 2];
  return {
    name: country?.properties.name ?? null,
    country: (country && path(country)) ?? '',
    around: path({ type: 'FeatureCollection', features: others }) ?? '',
    pin: { x, y },
    pointOf(place) {
      const [left, top] = projection([place.lng, place.lat]) ?? [x, y];
      return { x: left, y: top };
    },
    placeAt(left, top) {
      const found = projection.invert?.([left, top]);
      return found ? { lng: found[0], lat: found[1] } : null;
    },
  };
}

/** The place, and rings of eight points around it: outlines of this scale leave out harbours and capes that people live on. */
function around([lng, lat]: [number, number]): [number, number][] {
  const rings = coastDegrees.flatMap((radius) =>
    Array.from({ length: 8 }, (_, at): [number, number] => [
      lng + (radius * Math.cos((at * Math.PI) / 4)) / Math.max(0.1, Math.cos((lat * Math.PI) / 180)),
      lat + radius * Math.sin((at * Math.PI) / 4),
    ]),
  );
  return [[lng, lat], ...rings];
}
