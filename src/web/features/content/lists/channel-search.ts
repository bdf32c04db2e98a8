import { oneOf } from '#web/resource/list-search.ts';

export const channelTabs = ['tv', 'radio'] as const;
export type ChannelTab = (typeof channelTabs)[number];

export function readChannelTab({ tab }: Record<string, unknown>): { tab?: ChannelTab } {
  const read = oneOf(...channelTabs)(tab);
  return read === undefined || read === 'tv' ? {} : { tab: read };
}
