import { defineMessages } from '#web/i18n/message.ts';

/** Automatic profiles, and the bandwidth of any. */
export const ruleMessages = defineMessages('profiles.rule', {
  automatic: { en: 'Automatic: also devices that connect later', ko: '자동: 나중에 연결되는 단말도 포함' },
  dailyMost: { en: 'Devices a day, at most', ko: '하루 최대 단말 수' },
  dailyMostHelp: { en: 'Empty: no limit.', ko: '비워 두면 제한이 없습니다.' },
  bandwidth: { en: 'Bandwidth, MB/s', ko: '대역폭(MB/s)' },
  bandwidthHelp: {
    en: 'For all downloads of this profile together. Empty: no limit.',
    ko: '이 프로파일의 모든 다운로드를 합한 값입니다. 비워 두면 제한이 없습니다.',
  },
  sentenceSoFar: {
    en: '{success, number} of {eligible, number} done so far.',
    ko: '지금까지 {eligible, number}대 중 {success, number}대에 설치했습니다.',
  },
  noLimit: { en: 'No limit', ko: '제한 없음' },
  rate: { en: '{size} MB/s', ko: '{size} MB/s' },
  terabytes: { en: '{size} TB', ko: '{size} TB' },
  forecast: { en: 'Forecast', ko: '예상' },
  nights: {
    en: '{devices, plural, one {# device} other {# devices}}, {volume}, at least {nights, plural, one {# night} other {# nights}}',
    ko: '단말 {devices, number}대, {volume}, 최소 {nights, number}일 밤',
  },
  hours: {
    en: '{devices, plural, one {# device} other {# devices}}, {volume}, at least {hours} h',
    ko: '단말 {devices, number}대, {volume}, 최소 {hours}시간',
  },
  noBudget: {
    en: '{devices, plural, one {# device} other {# devices}}, {volume}',
    ko: '단말 {devices, number}대, {volume}',
  },
  until: {
    en: '{forecast}. Downloads done on {time} at the earliest.',
    ko: '{forecast}. 다운로드는 빨라도 {time}에 끝납니다.',
  },
  overYear: {
    en: '{forecast}. More than a year: raise the bandwidth or the hours.',
    ko: '{forecast}. 1년이 넘게 걸립니다. 대역폭이나 시간대를 늘리세요.',
  },
  ofTargeted: {
    en: 'Of {targeted, plural, one {# chosen device} other {# chosen devices}}; the others do not meet the conditions now.',
    ko: '선택한 단말 {targeted}대 중. 나머지는 지금 조건에 맞지 않습니다.',
  },
  notJudged: {
    en: 'All chosen devices. The plan says how many of them meet the conditions.',
    ko: '선택한 모든 단말입니다. 조건에 맞는 단말 수는 계획에 표시됩니다.',
  },
  title: { en: 'Automatic profiles', ko: '자동 프로파일' },
  none: { en: 'No automatic profiles', ko: '자동 프로파일이 없습니다' },
});
