import { defineMessages } from '#web/i18n/message.ts';
import type { TextOf } from '#web/i18n/use-text.ts';
import type { Reader } from '#web/resource/list-search.ts';

export const messages = defineMessages('devices.offlineFor', {
  label: { en: 'Offline for', ko: '오프라인 경과' },
  days: {
    en: 'over {count, plural, one {# day} other {# days}}',
    ko: '{count, number}일 이상',
  },
  hours: { en: 'over {count, plural, one {# hour} other {# hours}}', ko: '{count, number}시간 이상' },
  minutes: { en: 'over {count, plural, one {# minute} other {# minutes}}', ko: '{count, number}분 이상' },
  choice: { en: 'Offline {span}', ko: '오프라인 {span}' },
  own: { en: 'Other…', ko: '직접 입력…' },
  ownTitle: { en: 'Devices offline for longer than', ko: '오프라인 경과 시간으로 단말 찾기' },
  ownHelp: {
    en: 'Counts from the disconnection that was recorded. Devices that never connected are not included.',
    ko: '기록된 연결 끊김 시각부터 계산합니다. 연결 이력이 없는 단말은 제외됩니다.',
  },
  amount: { en: 'Time', ko: '시간' },
  unit: { en: 'Unit', ko: '단위' },
  unitMinutes: { en: 'minutes', ko: '분' },
  unitHours: { en: 'hours', ko: '시간' },
  unitDays: { en: 'days', ko: '일' },
  show: { en: 'Show devices', ko: '단말 보기' },
  wrong: {
    en: 'Enter a whole number from 1 to {most, number}.',
    ko: '1부터 {most, number}까지의 정수를 입력하십시오.',
  },
});

/** Minutes of the spans that the filter offers. */
export const offlineSpans = ['60', '1440', '10080', '43200'] as const;

/** Most minutes that the call takes: ten years. */
export const mostMinutes = 5_256_000;

/** Whole minutes; anything else is no filter. */
export const minutesRead: Reader<string> = (value) => {
  const typed = typeof value === 'number' ? String(value) : value;
  if (typeof typed !== 'string' || !/^[1-9]\d{0,6}$/.test(typed)) return undefined;
  return Number(typed) <= mostMinutes ? typed : undefined;
};

/** Names a span in the largest unit that it fills. */
export function spanText(text: TextOf, minutes: number): string {
  if (minutes % 1_440 === 0) return text(messages.days, { count: minutes / 1_440 });
  if (minutes % 60 === 0) return text(messages.hours, { count: minutes / 60 });
  return text(messages.minutes, { count: minutes });
}
