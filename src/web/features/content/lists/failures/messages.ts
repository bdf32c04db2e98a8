import { defineMessages } from '#web/i18n/message.ts';

/** ER-051: what could not be done with an entry of a list; the reason follows it. */
export const messages = defineMessages({
  loadChannels: {
    id: 'contentFailures.loadChannels',
    defaultMessage: 'TV channels could not be loaded',
  },
  addChannel: { id: 'contentFailures.addChannel', defaultMessage: 'The TV channel could not be added.' },
  editChannel: { id: 'contentFailures.editChannel', defaultMessage: 'The TV channel could not be changed.' },
  deleteChannel: {
    id: 'contentFailures.deleteChannel',
    defaultMessage: 'The TV channel could not be deleted.',
  },
  loadRadioChannels: {
    id: 'contentFailures.loadRadioChannels',
    defaultMessage: 'Radio channels could not be loaded',
  },
  addRadioChannel: {
    id: 'contentFailures.addRadioChannel',
    defaultMessage: 'The radio channel could not be added.',
  },
  editRadioChannel: {
    id: 'contentFailures.editRadioChannel',
    defaultMessage: 'The radio channel could not be changed.',
  },
  deleteRadioChannel: {
    id: 'contentFailures.deleteRadioChannel',
    defaultMessage: 'The radio channel could not be deleted.',
  },
  loadBanners: { id: 'contentFailures.loadBanners', defaultMessage: 'Banners could not be loaded' },
  addBanner: { id: 'contentFailures.addBanner', defaultMessage: 'The banner could not be added.' },
  editBanner: { id: 'contentFailures.editBanner', defaultMessage: 'The banner could not be changed.' },
  deleteBanner: { id: 'contentFailures.deleteBanner', defaultMessage: 'The banner could not be deleted.' },
  loadLiveAds: { id: 'contentFailures.loadLiveAds', defaultMessage: 'Live ads could not be loaded' },
  addLiveAd: { id: 'contentFailures.addLiveAd', defaultMessage: 'The live ad could not be added.' },
  editLiveAd: { id: 'contentFailures.editLiveAd', defaultMessage: 'The live ad could not be changed.' },
  deleteLiveAd: { id: 'contentFailures.deleteLiveAd', defaultMessage: 'The live ad could not be deleted.' },
  loadBootAds: { id: 'contentFailures.loadBootAds', defaultMessage: 'Boot ads could not be loaded' },
  addBootAd: { id: 'contentFailures.addBootAd', defaultMessage: 'The boot ad could not be added.' },
  editBootAd: { id: 'contentFailures.editBootAd', defaultMessage: 'The boot ad could not be changed.' },
  deleteBootAd: { id: 'contentFailures.deleteBootAd', defaultMessage: 'The boot ad could not be deleted.' },
  loadMetadataSets: {
    id: 'contentFailures.loadMetadataSets',
    defaultMessage: 'Metadata sets could not be loaded',
  },
  addMetadataSet: {
    id: 'contentFailures.addMetadataSet',
    defaultMessage: 'The metadata set could not be added.',
  },
  deleteMetadataSet: {
    id: 'contentFailures.deleteMetadataSet',
    defaultMessage: 'The metadata set could not be deleted.',
  },
});
