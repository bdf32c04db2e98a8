import { type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * An answer under way when it is declared old may have been made before the change. The library reads again only what a page
 * shows and what has an answer already; the first read of a page, or one made ahead for it, would count as new.
 */
export class CachedAnswers extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    ...[filters, options]: [InvalidateQueryFilters<Key>?, Parameters<QueryClient['invalidateQueries']>[1]?]
  ): Promise<void> {
    const onTheirWay = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter((query) => !query.isActive() || query.state.data === undefined);
    const late = onTheirWay.map(({ promise, queryKey }) =>
      promise?.then(
        () => super.invalidateQueries({ queryKey, exact: true }, options),
        () => {},
      ),
    );
    await Promise.all([super.invalidateQueries(filters, options), ...late]);
  }
}
