import type { AskedSearch } from './queries.ts';

const typeOf = { all: undefined, installed: 'active', inventory: 'inven' } as const;

/** Search of the chart, the organisation of the reader or of the address, and the number of series. */
interface Shown {
  search: Pick<AskedSearch, 'tab' | 'by' | 'status'>;
  here: string | undefined;
  series: number;
  /** True if the figures are those of now: of a past day, no list has them. */
  isNow: boolean;
}

/**
 * Finds the device list of a model or an organisation among others; null: no list has exactly these devices. The list of
 * the reader's own organisation contains those below it too, which have series of their own.
 */
export function deviceListOf(key: string | undefined, { search, here, series, isNow }: Shown) {
  const { tab, by, status = 'all' } = search;
  if (tab !== 'devices' || key === undefined || !isNow) return null;
  const type = typeOf[status];
  if (by === 'model') return { model: key, type };
  return by === 'op' && (key !== here || series === 1) ? { operator: key, type } : null;
}
