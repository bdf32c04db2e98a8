import { oneOf } from '#web/resource/list-search.ts';

export const setTabs = ['sets', 'banners', 'liveAds', 'vods'] as const;
export type SetTab = (typeof setTabs)[number];

export interface SetSearch {
  tab?: SetTab;
  /** Id of the set that is shown as viewers see it, or `next`. */
  preview?: string;
}

export function readSetSearch({ tab, preview }: Record<string, unknown>): SetSearch {
  const read = oneOf(...setTabs)(tab);
  return {
    ...(read === undefined || read === 'sets' ? {} : { tab: read }),
    ...(typeof preview === 'string' && preview !== '' ? { preview } : {}),
  };
}
