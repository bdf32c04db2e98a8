import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('debug', {
  title: { en: 'Data model', ko: '데이터 모델' },
  path: { en: 'Path', ko: '경로' },
  pathHelp: {
    en: 'A parameter, or an object ending with a dot. * matches all instances.',
    ko: '파라미터 또는 점으로 끝나는 객체를 입력합니다. *는 모든 인스턴스를 뜻합니다.',
  },
  badPath: {
    en: 'A path begins with Device. and contains only letters, digits, dots and *.',
    ko: '경로는 Device.로 시작하며 영문자, 숫자, 점, *만 사용할 수 있습니다.',
  },
  ask: { en: 'Refresh from device', ko: '단말에서 새로 고침' },
  known: { en: 'Show last reported', ko: '마지막 보고 값 보기' },
  examples: { en: 'Objects', ko: '객체' },
  filter: { en: 'Filter values', ko: '값 필터' },
  value: { en: 'Value', ko: '값' },
  observed: { en: 'Reported', ko: '보고 시각' },
  count: { en: '{count, plural, one {# value} other {# values}}', ko: '값 {count, plural, other {#개}}' },
  shown: {
    en: '{shown} of {count} values. Filter to see the others.',
    ko: '값 {count}개 중 {shown}개, 나머지는 필터로 찾으세요',
  },
  truncated: {
    en: 'More than {count} values. Only the first ones by path are shown.',
    ko: '값이 {count}개를 넘어 경로 순서로 앞의 값만 표시합니다.',
  },
  refused: { en: '{path}: {message}', ko: '{path}: {message}' },
  none: { en: 'No values for this path', ko: '이 경로의 값이 없습니다' },
  noneHelp: {
    en: 'Refresh from device, or try the parent object.',
    ko: '단말에서 새로 고침하거나 상위 객체로 시도해 보세요.',
  },
  begin: { en: 'All reported values', ko: '단말이 보고한 모든 값' },
  beginHelp: {
    en: 'Enter a TR-181 path or choose an object. Secrets are masked.',
    ko: 'TR-181 경로를 입력하거나 객체를 선택하세요. 비밀 값은 표시되지 않습니다.',
  },
});
