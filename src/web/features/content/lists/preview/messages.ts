import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('setPreview', {
  preview: { en: 'Preview', ko: '미리보기' },
  back: { en: 'Back to the sets', ko: '세트 목록으로' },
  titleOf: { en: '{name}, version {version}, as viewers see it', ko: '{name} 버전 {version}, 시청자 화면' },
  titleNext: { en: 'The current lists, as viewers would see them', ko: '현재 목록으로 본 시청자 화면' },
  scene: { en: 'Screen', ko: '화면' },
  live: { en: 'Live TV', ko: '실시간 TV' },
  home: { en: 'Home', ko: '홈' },
  start: { en: 'Start', ko: '부팅' },
  stage: { en: 'Television', ko: 'TV 화면' },
  keysLive: {
    en: 'Arrow keys: up and down change the channel, left and right the hour.',
    ko: '방향키: 위아래로 채널, 좌우로 시간을 바꿉니다.',
  },
  keysHome: {
    en: 'Arrow keys: up and down change the channel, left and right the banner.',
    ko: '방향키: 위아래로 채널, 좌우로 배너를 바꿉니다.',
  },
  channelUp: { en: 'Next channel', ko: '다음 채널' },
  channelDown: { en: 'Previous channel', ko: '이전 채널' },
  hourLater: { en: 'One hour later', ko: '한 시간 뒤' },
  hourEarlier: { en: 'One hour earlier', ko: '한 시간 전' },
  bannerNext: { en: 'Next banner', ko: '다음 배너' },
  bannerBefore: { en: 'Previous banner', ko: '이전 배너' },
  place: { en: '{place} of {total}', ko: '{total}개 중 {place}번째' },
  nowLive: {
    en: 'Channel {channel}, {hour}. {count, plural, =0 {No ad} one {Ad: {names}} other {Ads: {names}}}.',
    ko: '채널 {channel}, {hour}. {count, plural, =0 {광고 없음} other {광고: {names}}}.',
  },
  nowHome: {
    en: 'Channel {channel}. {count, plural, =0 {No banner} other {Banner {place} of {count}: {name}}}.',
    ko: '채널 {channel}. {count, plural, =0 {배너 없음} other {배너 {count}개 중 {place}번째: {name}}}.',
  },
  noChannels: { en: 'There are no TV channels in it.', ko: 'TV 채널이 없습니다.' },
  leadsTo: { en: 'Leads to {name}', ko: '{name}(으)로 이동' },
  leadsToVod: { en: 'Leads to VOD title {id}', ko: 'VOD {id}(으)로 이동' },
  noBootAd: { en: 'There is no boot ad yet.', ko: '부팅 광고가 없습니다.' },
  bootAdChosen: {
    en: '{name}, the boot ad of bulk provisioning. It is no part of the set.',
    ko: '{name}: 일괄 제공에 선택된 부팅 광고입니다. 세트에는 들어 있지 않습니다.',
  },
  bootAdNewest: {
    en: '{name}, the newest boot ad. None is chosen in bulk provisioning.',
    ko: '{name}: 가장 최근 부팅 광고입니다. 일괄 제공에 선택된 광고는 없습니다.',
  },
  onBox: { en: 'On a set-top box', ko: '셋톱박스 화면' },
  makeFirst: {
    en: 'Make a set and send it to see it on a box.',
    ko: '세트를 만들어 보내면 셋톱박스 화면을 볼 수 있습니다.',
  },
  noBox: { en: 'No box has fetched it yet.', ko: '아직 이 세트를 받은 셋톱박스가 없습니다.' },
  noPicture: {
    en: '{boxes, plural, one {# box has it} other {# boxes have it}}. None has sent a picture.',
    ko: '{boxes, plural, other {#대}}가 가지고 있지만 화면을 보낸 셋톱박스가 없습니다.',
  },
  shownLive: { en: 'Live TV on {name}', ko: '{name}의 실시간 TV' },
  shownHome: { en: 'Menu on {name}', ko: '{name}의 메뉴' },
  takenAt: { en: 'sent {time}', ko: '{time} 전송' },
});
