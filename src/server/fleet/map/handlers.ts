import type { Area } from '#domain/map/cells.ts';
import { nearestOf } from '#domain/map/nearest.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import { type Cluster, ScopedMap } from './queries/map.ts';

/** Limits of one answer, which keep it under 30 kB. */
const most = { clusters: 300, points: 500, cities: 500 };
/** Zoom from which single devices and street names are shown. */
const deepZoom = 12;
/** Zoom levels by which tiles of the answer are finer than those of web maps: each is 64 pixels wide. */
const finer = 2;

/** Map of devices. Clusters come from counters, so that a million devices answer as fast as a thousand. */
export const mapHandlers: Pick<Handlers, 'getDeviceMap'> = {
  async getDeviceMap({ query, scope, language }) {
    const { zoom, ...area } = query;
    if (area.west > area.east || area.south > area.north)
      throw refusal([{ field: 'west', message: 'and south must not be beyond east and north' }]);
    const map = scope.of(ScopedMap);
    const extent = await map.extent();
    const placed = extent?.placed ?? 0;
    const clusters = await clustersOf(map, area, zoom);
    const inArea = clusters.reduce((sum, { n }) => sum + n, 0);
    const isDeep = zoom >= deepZoom && inArea <= most.points;
    const points = isDeep ? await map.points(area, most.points) : [];
    const named = isDeep ? [] : await withCities(map, area, clusters, language);
    return {
      data: {
        clusters: named,
        points: points.map(({ lat, lng, online, ...device }) => ({
          lat,
          lng,
          endpointId: device.endpoint_id,
          deviceName: device.device_name,
          modelName: device.model_name,
          online,
          accessTime: device.access_at?.toISOString() ?? null,
        })),
        placed,
        unplaced: (extent?.total ?? 0) - placed,
        extent: extentOf(extent),
      },
    };
  },
};

/** Reads clusters in tiles as fine as the zoom, or coarser ones if those are too many. */
async function clustersOf(map: ScopedMap, area: Area, zoom: number): Promise<Cluster[]> {
  for (let level = zoom + finer; ; level -= 1) {
    const clusters = await map.clusters(area, level);
    if (clusters.length <= most.clusters || level <= 0) return clusters.slice(0, most.clusters);
  }
}

async function withCities(map: ScopedMap, area: Area, clusters: readonly Cluster[], language: Language) {
  const cities = await map.cities(area, most.cities);
  return clusters.map(({ lat, lng, n: count, online }) => {
    const nearest = nearestOf(cities, { lat, lng });
    const cityName = nearest && ((language === 'ko' && nearest.city_name_ko) || nearest.city_name);
    return { lat: rounded(lat), lng: rounded(lng), count, online, cityName };
  });
}

/** Rounds degrees to about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function extentOf(found: Awaited<ReturnType<ScopedMap['extent']>>): Area | null {
  if (!found) return null;
  const { west, south, east, north } = found;
  return west === null || south === null || east === null || north === null
    ? null
    : { west, south, east, north };
}
