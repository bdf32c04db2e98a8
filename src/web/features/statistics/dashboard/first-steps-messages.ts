import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('firstSteps', {
  title: { en: 'First steps', ko: '시작하기' },
  done: { en: ' (done)', ko: ' (완료)' },
  open: { en: ' (to do)', ko: ' (미완료)' },
  organisation: { en: 'Create your organisation', ko: '조직 만들기' },
  organisationHelp: {
    en: 'Devices, users and roles belong to it. Its administrators are invited by mail.',
    ko: '단말, 사용자, 역할이 조직에 속합니다. 조직의 관리자는 메일로 초대합니다.',
  },
  toOrganisations: { en: 'Organisations', ko: '조직' },
  mail: { en: 'Set up mail', ko: '메일 설정' },
  mailHelp: {
    en: 'Set SMTP_URL. Until then invitations are files in the folder outbox of the data directory.',
    ko: 'SMTP_URL을 설정하세요. 그전까지 초대 메일은 데이터 디렉터리의 outbox 폴더에 파일로 저장됩니다.',
  },
  backup: { en: 'Make the first backup', ko: '첫 백업 만들기' },
  backupHelp: {
    en: 'Run npm run backup, and then every night. Home warns when one is overdue.',
    ko: 'npm run backup을 실행하고 이후 매일 밤 실행하세요. 백업이 늦어지면 홈에 경고가 표시됩니다.',
  },
  device: { en: 'Connect the first device', ko: '첫 단말 연결' },
  deviceHelp: {
    en: 'Import devices, or enter the address on one and admit it. It appears here once it connects.',
    ko: '단말을 가져오거나, 단말에 주소를 입력한 뒤 접속을 허용하세요. 연결되면 자동으로 표시됩니다.',
  },
  register: { en: 'Register the first device', ko: '첫 단말 등록' },
  registerHelp: {
    en: 'It is connected. Register it to an organisation: it then counts and appears among the devices.',
    ko: '단말이 연결되어 있습니다. 조직에 등록하면 단말 목록과 집계에 포함됩니다.',
  },
  toUnregistered: { en: 'Unregistered devices', ko: '미등록 단말' },
  close: { en: 'Close first steps', ko: '시작하기 닫기' },
  toUpload: { en: 'Upload devices', ko: '단말 업로드' },
});
