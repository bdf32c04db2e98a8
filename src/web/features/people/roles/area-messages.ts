import { defineMessages } from '#web/i18n/message.ts';

/** Headings of the permissions, as PE-001..PE-035 group them. */
export const areaNames = defineMessages('permissionArea', {
  devices: { en: 'View devices', ko: '단말: 조회' },
  actions: { en: 'Devices: control', ko: '단말: 제어' },
  diagnostics: { en: 'Diagnostics', ko: '진단' },
  network: { en: 'Wi-Fi and network', ko: 'Wi-Fi와 네트워크' },
  av: { en: 'AV, screen and remote control', ko: 'AV, 화면, 리모컨' },
  apps: { en: 'Apps', ko: '앱' },
  tasks: { en: 'Tasks', ko: '작업' },
  cases: { en: 'Cases', ko: '케이스' },
  groups: { en: 'Groups and rooms', ko: '그룹과 교실' },
  inventory: { en: 'Inventory', ko: '재고' },
  organisations: { en: 'Companies, schools and roles', ko: '회사, 학교, 역할' },
  accounts: { en: 'Accounts', ko: '계정' },
  notices: { en: 'Notices and feedback', ko: '공지와 의견' },
  statistics: { en: 'Statistics', ko: '통계' },
  log: { en: 'Log and audit', ko: '로그와 감사' },
  tables: { en: 'Administrator’s tables', ko: '관리자 테이블' },
  other: { en: 'Other', ko: '기타' },
});
