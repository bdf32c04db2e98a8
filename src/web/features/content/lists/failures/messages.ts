import { defineMessages } from '#web/i18n/message.ts';

/** ER-051: what could not be done with an entry of a list; the reason follows it. */
export const messages = defineMessages('contentFailures', {
  loadChannels: { en: 'TV channels could not be loaded', ko: 'TV 채널을 불러오지 못했습니다' },
  addChannel: { en: 'The TV channel could not be added.', ko: 'TV 채널을 추가하지 못했습니다.' },
  editChannel: { en: 'The TV channel could not be changed.', ko: 'TV 채널을 수정하지 못했습니다.' },
  deleteChannel: { en: 'The TV channel could not be deleted.', ko: 'TV 채널을 삭제하지 못했습니다.' },
  loadRadioChannels: { en: 'Radio channels could not be loaded', ko: '라디오 채널을 불러오지 못했습니다' },
  addRadioChannel: { en: 'The radio channel could not be added.', ko: '라디오 채널을 추가하지 못했습니다.' },
  editRadioChannel: {
    en: 'The radio channel could not be changed.',
    ko: '라디오 채널을 수정하지 못했습니다.',
  },
  deleteRadioChannel: {
    en: 'The radio channel could not be deleted.',
    ko: '라디오 채널을 삭제하지 못했습니다.',
  },
  loadBanners: { en: 'Banners could not be loaded', ko: '배너를 불러오지 못했습니다' },
  addBanner: { en: 'The banner could not be added.', ko: '배너를 추가하지 못했습니다.' },
  editBanner: { en: 'The banner could not be changed.', ko: '배너를 수정하지 못했습니다.' },
  deleteBanner: { en: 'The banner could not be deleted.', ko: '배너를 삭제하지 못했습니다.' },
  loadLiveAds: { en: 'Live ads could not be loaded', ko: '라이브 광고를 불러오지 못했습니다' },
  addLiveAd: { en: 'The live ad could not be added.', ko: '라이브 광고를 추가하지 못했습니다.' },
  editLiveAd: { en: 'The live ad could not be changed.', ko: '라이브 광고를 수정하지 못했습니다.' },
  deleteLiveAd: { en: 'The live ad could not be deleted.', ko: '라이브 광고를 삭제하지 못했습니다.' },
  loadBootAds: { en: 'Boot ads could not be loaded', ko: '부팅 광고를 불러오지 못했습니다' },
  addBootAd: { en: 'The boot ad could not be added.', ko: '부팅 광고를 추가하지 못했습니다.' },
  editBootAd: { en: 'The boot ad could not be changed.', ko: '부팅 광고를 수정하지 못했습니다.' },
  deleteBootAd: { en: 'The boot ad could not be deleted.', ko: '부팅 광고를 삭제하지 못했습니다.' },
  loadMetadataSets: { en: 'Metadata sets could not be loaded', ko: '메타데이터 세트를 불러오지 못했습니다' },
  addMetadataSet: {
    en: 'The metadata set could not be added.',
    ko: '메타데이터 세트를 추가하지 못했습니다.',
  },
  deleteMetadataSet: {
    en: 'The metadata set could not be deleted.',
    ko: '메타데이터 세트를 삭제하지 못했습니다.',
  },
});
