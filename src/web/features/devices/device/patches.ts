import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Device, type DevicePage, deviceKeys } from './queries.ts';

/**
 * Applied at once, and again to an answer that is under way: it may have been made before the change. Only one value is new
 * and the rest keeps its age, so the next read is not postponed, and an error of the last one stays visible.
 */
export function patch<T>(client: QueryClient, queryKey: QueryKey, change: (data: T) => T | undefined): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const apply = () => {
      const before = client.getQueryData<T>(query.queryKey);
      const after = before && change(before);
      if (after) query.setState({ data: after });
    };
    apply();
    if (query.state.fetchStatus === 'fetching') query.promise?.then(apply, () => {});
  }
}

/** In every page of the list that has the device. */
export function patchRows(client: QueryClient, endpointId: string, change: Partial<Device>): void {
  patch<DevicePage>(client, deviceKeys.pages, (page) =>
    page.data.some((row) => row.endpointId === endpointId)
      ? {
          ...page,
          data: page.data.map((row) => (row.endpointId === endpointId ? { ...row, ...change } : row)),
        }
      : undefined,
  );
}
