import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  preview: { id: 'setPreview.preview', defaultMessage: 'Preview' },
  back: { id: 'setPreview.back', defaultMessage: 'Back to the sets' },
  titleOf: { id: 'setPreview.titleOf', defaultMessage: '{name}, version {version}, as viewers see it' },
  titleNext: { id: 'setPreview.titleNext', defaultMessage: 'The current lists, as viewers would see them' },
  scene: { id: 'setPreview.scene', defaultMessage: 'Screen' },
  live: { id: 'setPreview.live', defaultMessage: 'Live TV' },
  home: { id: 'setPreview.home', defaultMessage: 'Home' },
  start: { id: 'setPreview.start', defaultMessage: 'Start' },
  stage: { id: 'setPreview.stage', defaultMessage: 'Television' },
  keysLive: {
    id: 'setPreview.keysLive',
    defaultMessage: 'Arrow keys: up and down change the channel, left and right the hour.',
  },
  keysHome: {
    id: 'setPreview.keysHome',
    defaultMessage: 'Arrow keys: up and down change the channel, left and right the banner.',
  },
  channelUp: { id: 'setPreview.channelUp', defaultMessage: 'Next channel' },
  channelDown: { id: 'setPreview.channelDown', defaultMessage: 'Previous channel' },
  hourLater: { id: 'setPreview.hourLater', defaultMessage: 'One hour later' },
  hourEarlier: { id: 'setPreview.hourEarlier', defaultMessage: 'One hour earlier' },
  bannerNext: { id: 'setPreview.bannerNext', defaultMessage: 'Next banner' },
  bannerBefore: { id: 'setPreview.bannerBefore', defaultMessage: 'Previous banner' },
  place: { id: 'setPreview.place', defaultMessage: '{place} of {total}' },
  nowLive: {
    id: 'setPreview.nowLive',
    defaultMessage:
      'Channel {channel}, {hour}. {count, plural, =0 {No ad} one {Ad: {names}} other {Ads: {names}}}.',
  },
  nowHome: {
    id: 'setPreview.nowHome',
    defaultMessage:
      'Channel {channel}. {count, plural, =0 {No banner} other {Banner {place} of {count}: {name}}}.',
  },
  noChannels: { id: 'setPreview.noChannels', defaultMessage: 'There are no TV channels in it.' },
  leadsTo: { id: 'setPreview.leadsTo', defaultMessage: 'Leads to {name}' },
  leadsToVod: { id: 'setPreview.leadsToVod', defaultMessage: 'Leads to VOD title {id}' },
  noBootAd: { id: 'setPreview.noBootAd', defaultMessage: 'There is no boot ad yet.' },
  bootAdChosen: {
    id: 'setPreview.bootAdChosen',
    defaultMessage: '{name}, the boot ad of bulk provisioning. It is no part of the set.',
  },
  bootAdNewest: {
    id: 'setPreview.bootAdNewest',
    defaultMessage: '{name}, the newest boot ad. None is chosen in bulk provisioning.',
  },
  onBox: { id: 'setPreview.onBox', defaultMessage: 'On a set-top box' },
  makeFirst: { id: 'setPreview.makeFirst', defaultMessage: 'Make a set and send it to see it on a box.' },
  noBox: { id: 'setPreview.noBox', defaultMessage: 'No box has fetched it yet.' },
  noPicture: {
    id: 'setPreview.noPicture',
    defaultMessage: '{boxes, plural, one {# box has it} other {# boxes have it}}. None has sent a picture.',
  },
  shownLive: { id: 'setPreview.shownLive', defaultMessage: 'Live TV on {name}' },
  shownHome: { id: 'setPreview.shownHome', defaultMessage: 'Menu on {name}' },
  takenAt: { id: 'setPreview.takenAt', defaultMessage: 'sent {time}' },
});
