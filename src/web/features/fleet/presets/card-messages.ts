import { defineMessages } from '#web/i18n/message.ts';

/** Presets on the page of a device. */
export const cardMessages = defineMessages('presets.card', {
  title: { en: 'Presets', ko: '프리셋' },
  none: { en: 'No preset is for this device.', ko: '이 단말에 적용되는 프리셋이 없습니다.' },
  failed: { en: 'Presets could not be read.', ko: '프리셋을 조회하지 못했습니다.' },
  now: { en: 'Reported: {value}', ko: '보고된 값: {value}' },
  ofWeight: { en: 'weight {weight}', ko: '가중치 {weight}' },
  weight: { en: 'lower weight', ko: '가중치가 낮음' },
  above: {
    en: 'A preset of an organisation above, weight {weight}',
    ko: '상위 조직의 프리셋, 가중치 {weight}',
  },
  lost: { en: 'Overruled: {value}, by', ko: '적용되지 않음: {value},' },
  agrees: { en: 'Same value: {value}, by', ko: '같은 값: {value},' },
  age: { en: 'newer', ko: '나중에 등록됨' },
  id: { en: 'created at the same time', ko: '동시에 등록됨' },
  target: { en: 'wider target', ko: '대상이 더 넓음' },
  compared: { en: 'Compared {time}', ko: '비교: {time}' },
  never: { en: 'Not compared yet', ko: '아직 비교하지 않음' },
  unreachable: {
    en: 'The device did not answer the last check.',
    ko: '마지막 검사에 단말이 응답하지 않았습니다.',
  },
  busy: {
    en: 'A change waits until other work on the device is done.',
    ko: '단말의 다른 작업이 끝난 뒤에 변경합니다.',
  },
  standing: {
    en: 'A change waits: its editor may no longer change this device.',
    ko: '편집자에게 이 단말의 변경 권한이 없어 보류되었습니다.',
  },
  changed: { en: 'A change waits for the next check.', ko: '다음 검사 후 변경합니다.' },
  task: { en: 'View running task', ko: '진행 중인 작업 보기' },
  fighting: { en: 'Given up after three undone changes', ko: '세 번 되돌려져 중단됨' },
  same: { en: 'As wanted', ko: '일치' },
  different: { en: 'Differs', ko: '불일치' },
});
