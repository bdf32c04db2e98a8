import { oneOf } from '#web/resource/list-search.ts';

export const homeTabs = ['connections', 'fleet', 'activity'] as const;
export type HomeTab = (typeof homeTabs)[number];

export interface HomeSearch {
  tab?: HomeTab;
  /** The tour is open. */
  tour?: 'open';
}

export function readHomeSearch({ tab, tour }: Record<string, unknown>): HomeSearch {
  const read = oneOf(...homeTabs)(tab);
  return {
    ...(read === undefined || read === 'connections' ? {} : { tab: read }),
    ...(tour === 'open' ? { tour } : {}),
  };
}
