import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('contentCoverage', {
  show: { en: 'Missing on', ko: '미적용 셋톱박스' },
  title: { en: 'Set-top boxes without {name}', ko: '{name} 미적용 셋톱박스' },
  titleVersion: {
    en: 'Set-top boxes without {name}, version {version}',
    ko: '{name} 버전 {version} 미적용 셋톱박스',
  },
  haveIt: {
    en: '{have, number} of {boxes, plural, one {# set-top box has} other {# set-top boxes have}} it.',
    ko: '셋톱박스 {boxes, number}대 중 {have, number}대에 적용되었습니다.',
  },
  noBoxes: { en: 'There are no set-top boxes in service.', ko: '운영 중인 셋톱박스가 없습니다.' },
  inNoSet: {
    en: 'No metadata set holds it as it is now. Make a set and send it to boxes.',
    ko: '현재 내용이 포함된 메타데이터 세트가 없습니다. 세트를 만들어 셋톱박스로 보내세요.',
  },
  none: { en: 'Every set-top box has it.', ko: '모든 셋톱박스에 적용되었습니다.' },
  reason: { en: 'Reason', ko: '사유' },
  all: { en: 'All reasons ({count, number})', ko: '전체 사유 ({count, number})' },
  neverReported: { en: 'Never reported ({count, number})', ko: '보고한 적 없음 ({count, number})' },
  nothing: { en: 'None yet ({count, number})', ko: '아직 없음 ({count, number})' },
  older: { en: 'Older version ({count, number})', ko: '이전 버전 ({count, number})' },
  other: { en: 'Another one ({count, number})', ko: '다른 항목 ({count, number})' },
  offline: { en: 'Offline ({count, number})', ko: '오프라인 ({count, number})' },
  box: { en: 'Set-top box', ko: '셋톱박스' },
  saidNeverReported: { en: 'Never reported what it has', ko: '보유 항목을 보고한 적 없음' },
  saidNothing: { en: 'Has none yet', ko: '아직 없음' },
  saidOlder: { en: 'Older version: {name}, version {version}', ko: '이전 버전: {name} 버전 {version}' },
  saidOther: { en: 'Another one: {name}, version {version}', ko: '다른 항목: {name} 버전 {version}' },
  saidUnnamed: { en: 'Another one', ko: '다른 항목' },
  failed: { en: 'Last download failed', ko: '마지막 다운로드 실패' },
  connection: { en: 'Connection', ko: '연결' },
  online: { en: 'Online', ko: '온라인' },
  offlineSince: { en: 'Offline, last seen {time}', ko: '오프라인, 마지막 접속 {time}' },
  neverConnected: { en: 'Never connected', ko: '접속한 적 없음' },
});
