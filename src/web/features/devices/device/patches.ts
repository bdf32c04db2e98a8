import type { DataTag, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { guarded } from '#web/ambient/faults.ts';
import { type Device, holdsDeviceRows, type RowsPage } from './queries.ts';

/**
 * Applied at once, and again to an answer that is under way: it may have been made before the change. Only one value is new
 * and the rest keeps its age, so the next read is not postponed, and an error of the last one stays visible.
 */
function patchQuery<T>(client: QueryClient, query: Query, change: (data: T) => T | undefined): void {
  const apply = () =>
    guarded('cached answer', () => {
      const before = client.getQueryData<T>(query.queryKey);
      const after = before && change(before);
      if (after) query.setState({ data: after });
    });
  apply();
  if (query.state.fetchStatus === 'fetching') query.promise?.then(apply, () => {});
}

/** One answer. Its type comes with its query; other answers whose keys begin alike are left alone. */
export function patch<T>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, T, Error> },
  change: (data: T) => T | undefined,
): void {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query) patchQuery(client, query, change);
}

/** In every page of a list that has the device. */
export function patchRows(client: QueryClient, endpointId: string, change: Partial<Device>): void {
  for (const query of client.getQueryCache().findAll({ predicate: holdsDeviceRows }))
    patchQuery<RowsPage>(client, query, (page) =>
      page.data.some((row) => row.endpointId === endpointId)
        ? {
            ...page,
            data: page.data.map((row) => (row.endpointId === endpointId ? { ...row, ...change } : row)),
          }
        : undefined,
    );
}
