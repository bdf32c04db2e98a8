import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '#api/main.d.ts';
import { deviceKeys } from '#web/features/devices/device/queries.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { movesDevice } from '#web/live/concerns.ts';

/** View of a map: degrees, and the zoom as web maps count it. */
export type View = NonNullable<operations['getDeviceMap']['parameters']['query']>;
export type DeviceMap = Awaited<ReturnType<NonNullable<ReturnType<typeof mapQuery>['queryFn']>>>;
export type Cluster = DeviceMap['clusters'][number];

export const wholeEarth: View = { west: -180, south: -85, east: 180, north: 85, zoom: 1 };

export const mapQuery = (query: View) =>
  queryOptions({
    queryKey: [...deviceKeys.map, query],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/devices/map', { params: { query }, signal }))).data,
    // While the map moves, what was there is still right.
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    meta: { changedBy: movesDevice },
  });

/** Position of the map in the address; absent: all devices. */
export interface MapSearch {
  lat?: number;
  lng?: number;
  zoom?: number;
}

export function readMapSearch(search: Record<string, unknown>): MapSearch {
  const [lat, lng, zoom] = [Number(search.lat), Number(search.lng), Number(search.zoom)];
  const isPlace =
    Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && Number.isInteger(zoom) && zoom >= 1 && zoom <= 19;
  return isPlace ? { lat, lng, zoom } : {};
}
