import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('resources', {
  title: { en: 'Resource statistics', ko: '리소스 통계' },
  context: {
    en: 'CPU, memory and temperature of devices. Days are those of {zone}.',
    ko: '단말의 CPU, 메모리, 온도입니다. 날짜는 {zone} 기준입니다.',
  },
  day: { en: 'Day', ko: '날짜' },
  median: { en: 'Median', ko: '중앙값' },
  p95: { en: '95th percentile', ko: '95번째 백분위수' },
  max: { en: 'Highest', ko: '최댓값' },
  samples: { en: '{count, plural, one {# sample} other {# samples}}', ko: '측정 {count, number}건' },
  samplesDropped: {
    en: '{count, plural, one {# sample} other {# samples}}, {dropped, number} impossible readings left out',
    ko: '측정 {count, number}건, 잘못된 값 {dropped, number}건 제외',
  },
  severalZones: {
    en: 'Local days of several time zones are added up: {zones}.',
    ko: '여러 시간대의 현지 날짜를 합산했습니다: {zones}',
  },
  noSamples: { en: 'No samples in these days', ko: '이 기간의 측정값이 없습니다' },
  noSamplesHelp: {
    en: 'Online devices are read every few minutes. Not every model reports all three.',
    ko: '온라인 단말을 몇 분마다 측정합니다. 모델에 따라 보고하지 않는 항목이 있습니다.',
  },
  model: { en: 'Model', ko: '모델' },
  from: { en: 'From', ko: '시작일' },
  to: { en: 'Until', ko: '종료일' },
  openAlarms: { en: 'View alarms', ko: '알람 보기' },
});
