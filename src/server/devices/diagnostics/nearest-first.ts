import type { SpeedServer } from '#server/devices/settings/queries/settings.ts';

/** Sorts test servers by distance from a device; `selected`: the one chosen for it, in the list or not. */
export function nearestFirst(
  servers: SpeedServer[],
  selected: string | null,
  device: { lat: number | null; lng: number | null },
) {
  const listed = servers.map(({ url, sponsor, city, country, ...place }) => ({
    url,
    sponsor,
    city,
    country,
    distance: kilometres(device, place),
    selected: url === selected,
  }));
  const unlisted =
    selected !== null && !listed.some((server) => server.selected)
      ? [{ url: selected, sponsor: null, city: null, country: null, distance: null, selected: true }]
      : [];
  return [...unlisted, ...listed].sort(
    (a, b) => (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY),
  );
}

/** Computes the great-circle distance; null if a location is unknown. */
function kilometres(
  a: { lat: number | null; lng: number | null },
  b: { lat: number | null; lng: number | null },
): number | null {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return null;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return Math.round(2 * 6371 * Math.asin(Math.sqrt(h)));
}
