import { defineMessages } from '#web/i18n/message.ts';

/** The sheet with an organisation's rules of approval. */
export const ruleMessages = defineMessages('approvals.rules', {
  rules: { en: 'Approval rules', ko: '승인 규칙' },
  reading: { en: 'The rules are being read.', ko: '규칙을 읽는 중입니다.' },
  title: { en: 'Approval rules for firmware', ko: '펌웨어 승인 규칙' },
  help: {
    en: 'For {organisation}. Stricter rules apply at once; weaker ones after 24 h, or once another administrator confirms.',
    ko: '{organisation}에 적용됩니다. 강화는 바로, 완화는 다른 관리자가 확인하거나 24시간이 지나면 적용됩니다.',
  },
  fourEyes: { en: 'A second person must approve', ko: '다른 사용자의 승인 필수' },
  fourEyesHelp: {
    en: 'Uploaders cannot approve their own files, nor authors and editors their own profiles.',
    ko: '직접 업로드한 파일이나 직접 작성하거나 수정한 프로파일은 승인할 수 없습니다.',
  },
  fromDevices: { en: 'Require approval from (devices)', ko: '프로파일 승인이 필요한 단말 수' },
  fromDevicesHelp: {
    en: 'Smaller profiles start without approval.',
    ko: '이보다 작은 프로파일은 승인 없이 시작합니다.',
  },
  bandwidth: { en: 'Bandwidth of downloads, MB a second', ko: '다운로드 대역폭(초당 MB)' },
  bandwidthHelp: {
    en: 'Shared with all organisations below. Empty: no limit here.',
    ko: '하위 조직과 함께 사용합니다. 비워 두면 여기서는 제한하지 않습니다.',
  },
  verb: { en: 'Save rules', ko: '규칙 저장' },
  saved: { en: 'Approval rules saved', ko: '승인 규칙을 저장했습니다' },
  audit: { en: 'Who changed these rules', ko: '규칙 변경 이력' },
  mustBeSigned: { en: 'Firmware must be signed', ko: '펌웨어 서명 필수' },
  mustBeSignedHelp: {
    en: 'Files without a signature by an active key cannot be approved.',
    ko: '사용 중인 키의 서명이 없는 파일은 승인할 수 없습니다.',
  },
});
