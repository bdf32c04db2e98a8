import { queryOptions } from '@tanstack/react-query';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasUrl from 'world-atlas/countries-50m.json?url';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Countries = FeatureCollection<Geometry, { name: string }>;

export const countriesOf = (atlas: Atlas): Countries => feature(atlas, atlas.objects.countries);

/** Outlines of all countries (Natural Earth, 1:50 million): one of our own files, read once. */
export const atlasQuery = queryOptions({
  queryKey: ['atlas'],
  queryFn: async ({ signal }): Promise<Countries> => {
    const answer = await fetch(atlasUrl, { signal });
    if (!answer.ok) throw new Error(`${atlasUrl} answered ${answer.status}`);
    const atlas: Atlas = await answer.json();
    return countriesOf(atlas);
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: false,
});
