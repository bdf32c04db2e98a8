import { defineMessages } from '#web/i18n/message.ts';

/** Names and descriptions of the product's own roles, as they are in the database of a new installation. */
export const messages = defineMessages('role', {
  systemAdmin: { en: 'System administrator', ko: '시스템 관리자' },
  systemAdminHelp: { en: 'Everything, for all operators', ko: '모든 운영사의 모든 것' },
  operatorAdmin: { en: 'Operator administrator', ko: '운영사 관리자' },
  operatorAdminHelp: { en: 'Everything within the operator', ko: '운영사 안의 모든 것' },
  operatorStaff: { en: 'Support engineer', ko: '기술 지원 담당자' },
  operatorStaffHelp: {
    en: 'Finds devices, runs diagnostics and actions',
    ko: '단말을 찾고 진단과 작업을 실행합니다',
  },
  companyAdmin: { en: 'Company administrator', ko: '회사 관리자' },
  companyAdminHelp: { en: 'Devices and accounts of one company', ko: '한 회사의 단말과 계정' },
  educationOfficeAdmin: { en: 'Education office administrator', ko: '교육청 관리자' },
  educationOfficeAdminHelp: {
    en: 'Devices of the schools of one office',
    ko: '한 교육청에 속한 학교의 단말',
  },
  schoolAdmin: { en: 'School administrator', ko: '학교 관리자' },
  schoolAdminHelp: { en: 'Devices of one school', ko: '한 학교의 단말' },
  viewer: { en: 'Viewer', ko: '조회자' },
  viewerHelp: { en: 'Looks at devices and statistics', ko: '단말과 통계를 조회합니다' },
  auditor: { en: 'Auditor', ko: '감사자' },
  auditorHelp: {
    en: 'Read-only: everything in scope, with timelines and exports',
    ko: '범위 안의 모든 것을 타임라인과 내보내기로 보고, 아무것도 바꾸지 않습니다',
  },
});
