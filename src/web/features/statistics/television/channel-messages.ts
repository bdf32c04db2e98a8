import { defineMessages } from '#web/i18n/message.ts';

export const channelMessages = defineMessages('television.channel', {
  title: { en: 'Channels', ko: '채널' },
  top: { en: 'Top ten channels', ko: '상위 10개 채널' },
  channel: { en: 'Channel', ko: '채널' },
  search: { en: 'Channel name or number', ko: '채널명 또는 번호' },
  shares: { en: 'Shares of all channels', ko: '전체 채널 점유율' },
  sharesHelp: {
    en: 'Drag over the chart to see the ranking of some hours.',
    ko: '차트를 드래그하면 해당 시간대의 순위를 볼 수 있습니다.',
  },
  part: { en: 'Ranking from {from} to {to}', ko: '{from}~{to} 순위' },
  rankingOfHours: { en: 'Ranking of the hours', ko: '시간대 순위' },
  partHelp: {
    en: 'The ten channels with the most viewing of the day, by their viewing in these hours',
    ko: '하루 시청 시간 상위 10개 채널의 해당 시간대 순위',
  },
  notBegun: {
    en: 'These hours have not begun, or no box has reported for them.',
    ko: '아직 시작되지 않았거나 보고한 단말이 없는 시간대입니다.',
  },
  noneInHours: {
    en: 'No box in scope watched television in these hours.',
    ko: '이 시간대에 TV를 시청한 단말이 없습니다.',
  },
  wholeDay: { en: 'Show whole day', ko: '하루 전체 보기' },
  fromTime: { en: 'From time', ko: '시작 시각' },
  toTime: { en: 'To time', ko: '종료 시각' },
  days: { en: '{channel}, day by day', ko: '{channel} 일자별 비교' },
  noChannelDays: { en: 'A channel, day by day', ko: '채널 일자별 비교' },
  chooseChannel: { en: 'Choose a channel', ko: '채널을 선택하세요' },
  chooseChannelHelp: {
    en: 'Its curve is then shown with those of the days before.',
    ko: '선택한 채널과 이전 일자의 추이를 함께 표시합니다.',
  },
  rivals: { en: '{channel} and its competitors', ko: '{channel} 경쟁 채널' },
  compared: { en: 'Compared channels', ko: '채널 비교' },
  choose: { en: 'Choose channels', ko: '채널 선택' },
  chooseHelp: {
    en: 'Up to eight channels that were watched in this period.',
    ko: '이 기간에 시청된 채널 중 최대 8개를 선택합니다.',
  },
  most: {
    en: 'Eight channels are chosen. Remove one first.',
    ko: '8개를 선택했습니다. 먼저 하나를 해제하세요.',
  },
  noMatch: { en: 'No channel of this name.', ko: '해당하는 채널이 없습니다.' },
  chosen: {
    en: '{count, plural, one {# channel} other {# channels}}',
    ko: '채널 {count, number}개',
  },
  show: { en: 'Show', ko: '표시' },
  reset: { en: 'Competitors', ko: '경쟁 채널 보기' },
  measure: { en: 'Figure', ko: '지표' },
  unknown: { en: 'Not watched in this period: {names}', ko: '이 기간에 시청되지 않음: {names}' },
  week: { en: 'Week of {day}', ko: '{day} 주' },
});
