import { defineMessages } from '#web/i18n/message.ts';

/** Texts that all pages of television share. */
export const messages = defineMessages('television', {
  context: { en: 'Days in {zone}', ko: '{zone} 기준 일자' },
  period: { en: 'Period', ko: '기간' },
  DAY: { en: 'Day', ko: '일' },
  WEEK: { en: 'Week', ko: '주' },
  MONTH: { en: 'Month', ko: '월' },
  RANGE: { en: 'Date range', ko: '날짜 범위' },
  on: { en: 'Date', ko: '날짜' },
  from: { en: 'From', ko: '시작일' },
  to: { en: 'To', ko: '종료일' },
  province: { en: 'Province', ko: '시·도' },
  before: { en: 'Previous period', ko: '이전 기간' },
  after: { en: 'Next period', ko: '다음 기간' },
  lastPeriod: { en: 'There are no later figures yet.', ko: '이후 수치는 아직 없습니다.' },
  today: { en: 'Today', ko: '오늘' },
  refresh: { en: 'Refresh', ko: '새로 고침' },
  refreshing: { en: 'Reading newer figures…', ko: '최신 수치를 읽는 중…' },

  share: { en: 'Share', ko: '점유율' },
  rating: { en: 'Rating', ko: '시청률' },
  tvr: { en: 'TVR', ko: 'TVR' },
  viewTime: { en: 'Viewing time', ko: '시청 시간' },
  hits: { en: 'Boxes', ko: '단말 수' },
  change: { en: 'Change', ko: '증감' },
  changeOf: { en: '{name}, change', ko: '{name} 증감' },
  starts: { en: 'Starts', ko: '재생 수' },
  day: { en: 'Day', ko: '일자' },
  time: { en: 'Time', ko: '시각' },
  other: { en: 'All other channels', ko: '그 외 채널' },

  percent: { en: '{value} %', ko: '{value}%' },
  hours: { en: '{value} h', ko: '{value}시간' },
  lessThanMinute: { en: '< 1 min', ko: '1분 미만' },
  minutes: { en: '{value} min', ko: '{value}분' },
  besideBar: {
    en: 'Behind each bar: change from the previous period',
    ko: '막대 옆: 이전 기간 대비 증감',
  },
  noChange: { en: 'no change', ko: '변동 없음' },

  tooLong: {
    en: 'A date range has at most 7 days. Choose a shorter one.',
    ko: '날짜 범위는 최대 7일입니다. 더 짧게 선택하세요.',
  },
  reversed: {
    en: 'The range ends before it begins. Change one of the dates.',
    ko: '종료일이 시작일보다 빠릅니다. 날짜를 변경하세요.',
  },
  noViewing: { en: 'No viewing', ko: '시청 없음' },
  noViewingHelp: {
    en: 'No set-top box in scope watched television in this period.',
    ko: '이 기간에 TV를 시청한 셋톱박스가 없습니다.',
  },
  notKnown: { en: 'Not known', ko: '알 수 없음' },
  notKnownHelp: {
    en: 'No set-top box has reported for this period. Viewing may have taken place.',
    ko: '이 기간에 보고한 셋톱박스가 없습니다. 실제 시청 여부는 알 수 없습니다.',
  },

  basis: { en: 'Basis of the figures', ko: '수치의 근거' },
  coverage: {
    en: '{reported, number} of {deployed, number} boxes reported ({percent})',
    ko: '단말 {deployed, number}대 중 {reported, number}대 보고({percent})',
  },
  coverageNotCounted: {
    en: '{reported, plural, one {# box} other {# boxes}} reported, deployed boxes not known',
    ko: '단말 {reported, number}대 보고, 개통 단말 수 알 수 없음',
  },
  lost: {
    en: '{count, plural, =0 {no views lost} one {# view lost} other {# views lost}}',
    ko: '{count, plural, =0 {유실된 시청 기록 없음} other {시청 기록 #건 유실}}',
  },
  rejected: {
    en: '{count, plural, one {# view rejected} other {# views rejected}}',
    ko: '시청 기록 {count, number}건 거부',
  },
  leftOut: {
    en: '{count, plural, one {# box opted out} other {# boxes opted out}}',
    ko: '단말 {count, number}대 수집 거부',
  },
  provisional: { en: 'provisional: {days}', ko: '잠정치: {days}' },
  withoutData: { en: 'no reports: {days}', ko: '보고 없음: {days}' },
  asOf: { en: 'as of {time}', ko: '{time} 기준' },
  zones: {
    en: '{count, plural, =1 {days in {zones}} other {local days added up: {zones}}}',
    ko: '{count, plural, =1 {{zones} 기준 일자} other {현지 일자 합산: {zones}}}',
  },

  definitions: { en: 'What the figures mean', ko: '수치의 의미' },
  shareMeans: {
    en: 'Viewing time of a channel, of the viewing time of all channels in the same interval.',
    ko: '같은 시간대 전체 채널 시청 시간 중 해당 채널이 차지하는 비율입니다.',
  },
  ratingMeans: {
    en: 'Viewing time, of the time that the active boxes had: 24 hours a box and day.',
    ko: '활성 단말이 시청할 수 있었던 시간(단말당 하루 24시간) 중 시청한 시간의 비율입니다.',
  },
  tvrMeans: {
    en: 'Average audience, of all deployed boxes in scope.',
    ko: '범위 내 전체 개통 단말 중 평균 시청 단말의 비율입니다.',
  },
  hitsMean: {
    en: 'Different boxes with at least one second of viewing. A box counts once, however many days it watched.',
    ko: '1초 이상 시청한 단말 수입니다. 여러 날 시청해도 단말 한 대는 한 번만 셉니다.',
  },
  changeMeans: {
    en: 'Minus the period before of equal length. Not shown while the period is open or a day has no reports.',
    ko: '같은 길이의 이전 기간과의 차이입니다. 기간이 끝나지 않았거나 보고가 없는 날이 있으면 표시하지 않습니다.',
  },
  viewTimeMeans: {
    en: 'Time that boxes showed the channel, added up over all boxes.',
    ko: '모든 단말에서 해당 채널이 표시된 시간의 합계입니다.',
  },
});
