import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { setListNames } from '#domain/content-set/files.ts';
import type { Lineup } from '#domain/content-set/lineup.ts';
import { openSet } from '#domain/content-set/read-set.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { bannersQuery, channelsQuery, contentKeys, liveAdsQuery } from '../queries.ts';

/** A picture of the lineup at its size in pixels. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}
export interface ShownSet {
  lineup: Lineup;
  pictures: ReadonlyMap<string, Picture>;
}

/** Reads the size of a PNG: width and height are the first fields of its header. */
function sizeOf(png: Uint8Array<ArrayBuffer>): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The archive as set-top boxes get it; what is drawn comes from its bytes. */
const archiveQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentKeys, 'sets', 'archive', id],
    queryFn: async () => {
      const file: unknown = await answerOf(
        mainApi.GET('/cms/metadatas/{id}/file', { params: { path: { id } }, parseAs: 'blob' }),
      );
      if (!(file instanceof Blob)) throw new TypeError('the answer is not a file');
      const set = await openSet(new Uint8Array(await file.arrayBuffer()));
      const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
      for (const list of setListNames)
        for (const { image } of set.lineup[list]) {
          const png = pictures.has(image) ? null : await set.picture(image);
          if (png) pictures.set(image, png);
        }
      return { lineup: set.lineup, pictures };
    },
    // A set never changes.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    gcTime: 60_000,
  });

/** A stored set: its pictures have addresses as long as they are shown. */
export function useStoredSet(id: string | null) {
  const query = useQuery({ ...archiveQuery(id ?? ''), enabled: id !== null });
  const [shown, setShown] = useState<ShownSet | null>(null);
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const pictures = new Map(
      [...data.pictures].map(([name, png]) => {
        const url = URL.createObjectURL(new Blob([png], { type: 'image/png' }));
        return [name, { url, ...sizeOf(png) }];
      }),
    );
    setShown({ lineup: data.lineup, pictures });
    return () => {
      for (const { url } of pictures.values()) URL.revokeObjectURL(url);
    };
  }, [data]);
  return { query, shown: id === null ? null : shown };
}

/** The lists as they are, as the next set would hold them. */
export function useNextSet(enabled: boolean) {
  const tv = useQuery({ ...channelsQuery('tv'), enabled });
  const radio = useQuery({ ...channelsQuery('radio'), enabled });
  const banners = useQuery({ ...bannersQuery, enabled });
  const ads = useQuery({ ...liveAdsQuery, enabled });
  const query = [tv, radio, banners, ads].find(({ error }) => error) ?? tv;
  if (!tv.data || !radio.data || !banners.data || !ads.data) return { query, shown: null };
  const lineup: Lineup = {
    channel: tv.data.items,
    radioChannel: radio.data.items,
    banner: banners.data.items,
    liveAd: ads.data.items,
  };
  const all = [...tv.data.items, ...radio.data.items, ...banners.data.items, ...ads.data.items];
  const pictures = new Map(
    all.map(({ image, imageWidth: width, imageHeight: height }) => [image, { url: image, width, height }]),
  );
  return { query, shown: { lineup, pictures } };
}

/** Screenshots of a set on boxes; read again until one has sent its pictures. */
export const screensQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentKeys, 'sets', 'screens', id],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/cms/metadatas/{id}/screens', { params: { path: { id } } }))).data,
    refetchInterval: 10_000,
  });
