export const tabs = ['general', 'detailed', 'diagnostics', 'history'] as const;
export type DeviceTab = (typeof tabs)[number];

export interface DetailSearch {
  tab?: DeviceTab | undefined;
  /** Page and kind of the history tab. */
  page?: number | undefined;
  of?: 'user' | undefined;
}

/** Every key is written, if only as undefined: what a validator leaves out, the router hands through unread. */
export function readDetailSearch(search: Record<string, unknown>): DetailSearch {
  const tab = tabs.find((candidate) => candidate === search.tab);
  return {
    tab: tab === 'general' ? undefined : tab,
    page: typeof search.page === 'number' && search.page > 1 ? Math.trunc(search.page) : undefined,
    of: search.of === 'user' ? 'user' : undefined,
  };
}

/** Names of the model profile's tab menu (RU-021) for the tabs that exist. */
export const menuNames: Record<DeviceTab, string> = {
  general: 'General',
  detailed: 'Detailed Information',
  diagnostics: 'Diagnostics',
  history: 'History',
};
