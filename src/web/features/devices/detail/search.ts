export const tabs = ['general', 'detailed', 'diagnostics', 'history'] as const;
export type DeviceTab = (typeof tabs)[number];

export interface DetailSearch {
  tab?: DeviceTab;
  /** Page and kind of the history tab. */
  page?: number;
  of?: 'user' | 'device';
}

export function readDetailSearch(search: Record<string, unknown>): DetailSearch {
  const read: DetailSearch = {};
  const tab = tabs.find((candidate) => candidate === search.tab);
  if (tab && tab !== 'general') read.tab = tab;
  if (typeof search.page === 'number' && search.page > 1) read.page = Math.trunc(search.page);
  if (search.of === 'user') read.of = 'user';
  return read;
}

/** Names of the model profile's tab menu (RU-021) for the tabs that exist. */
export const menuNames: Record<DeviceTab, string> = {
  general: 'General',
  detailed: 'Detailed Information',
  diagnostics: 'Diagnostics',
  history: 'History',
};
