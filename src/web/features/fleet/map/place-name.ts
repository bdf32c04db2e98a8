import type { Cluster } from './queries.ts';

/** The nearest city, or the place in degrees where none is near. */
export const placeName = ({ cityName, lat, lng }: Cluster): string =>
  cityName ?? `${lat.toFixed(2)}, ${lng.toFixed(2)}`;
