import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

type Schemas = components['schemas'];
export type Channel = Awaited<ReturnType<typeof readChannels>>['items'][number];
export type Banner = Awaited<ReturnType<typeof readBanners>>['items'][number];
export type LiveAd = Awaited<ReturnType<typeof readLiveAds>>['items'][number];
export type BootAd = Schemas['BootAd'];
/** TV or radio. */
export type ChannelKind = 'tv' | 'radio';

export const contentKeys = ['content'] as const;

const readChannels = async () => (await answerOf(mainApi.GET('/cms/channels'))).data;
const readRadioChannels = async () => {
  const { items, ...list } = (await answerOf(mainApi.GET('/cms/radio-channels'))).data;
  const asChannels = items.map(({ radioChannelFileSize: channelFileSize, ...channel }) => ({
    ...channel,
    channelFileSize,
  }));
  return { ...list, items: asChannels };
};
const readBanners = async () => (await answerOf(mainApi.GET('/cms/banners'))).data;
const readLiveAds = async () => (await answerOf(mainApi.GET('/cms/live-ad'))).data;

export const channelsQuery = (kind: ChannelKind) =>
  queryOptions({
    queryKey: [...contentKeys, 'channels', kind],
    queryFn: kind === 'tv' ? readChannels : readRadioChannels,
  });
export const bannersQuery = queryOptions({ queryKey: [...contentKeys, 'banners'], queryFn: readBanners });
export const liveAdsQuery = queryOptions({ queryKey: [...contentKeys, 'liveAds'], queryFn: readLiveAds });
export const bootAdsQuery = queryOptions({
  queryKey: [...contentKeys, 'bootAds'],
  queryFn: async () => (await answerOf(mainApi.GET('/cms/boot-ads'))).data,
});
