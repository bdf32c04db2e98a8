import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('settings', {
  title: { en: 'Personal settings', ko: '개인 설정' },
  context: {
    en: 'Applied immediately on all your devices',
    ko: '바로 적용되며, 어디에서 로그인해도 그대로입니다',
  },
  notKept: {
    en: 'The server did not save the last change. It applies in this browser only.',
    ko: '마지막 변경을 서버에 저장하지 못했습니다. 이 브라우저에만 적용됩니다.',
  },
  look: { en: 'Look', ko: '화면' },
  language: { en: 'Language', ko: '언어' },
  theme: { en: 'Theme', ko: '테마' },
  themeSystem: { en: 'As this computer', ko: '컴퓨터 설정에 따름' },
  themeLight: { en: 'Light', ko: '밝게' },
  themeDark: { en: 'Dark', ko: '어둡게' },
  density: { en: 'Rows of tables', ko: '표의 행 간격' },
  comfortable: { en: 'Comfortable', ko: '넓게' },
  dense: { en: 'Dense', ko: '좁게' },
  times: { en: 'Times', ko: '시간' },
  zone: { en: 'Time zone', ko: '시간대' },
  zoneOwn: { en: 'This computer: {zone}', ko: '이 컴퓨터: {zone}' },
  zoneOperator: { en: 'Operator: {zone}', ko: '운영사: {zone}' },
  dateFormat: { en: 'Date format', ko: '날짜 형식' },
  now: { en: 'Now: {time}', ko: '현재: {time}' },
  lists: { en: 'Lists', ko: '목록' },
  rows: { en: 'Rows on a page', ko: '페이지당 행 수' },
  columnsHelp: {
    en: 'Columns are chosen in each list, and are kept as well.',
    ko: '열은 각 목록에서 선택하며, 함께 저장됩니다.',
  },
  messages: { en: 'Messages', ko: '메시지' },
  messagesHelp: {
    en: 'In the console, the bell at the top shows new messages. Related events become one message; it is mailed after ten minutes if you have not read it.',
    ko: '콘솔에서는 위쪽의 종 아이콘으로 알려 드립니다. 한꺼번에 일어난 일은 하나의 메시지로 모읍니다. 10분 동안 모은 뒤에도 읽지 않았으면 메일로 보냅니다.',
  },
  quiet: { en: 'Quiet hours', ko: '방해 금지 시간' },
  quietHelp: {
    en: 'Mails about alarms, outages and offline devices wait until the end. Then one mail follows with what still holds.',
    ko: '알람, 장애, 오프라인 단말에 관한 메일은 끝나는 시각까지 보내지 않습니다. 그때까지 해결되지 않은 내용만 모아 보냅니다.',
  },
  quietOn: { en: 'Hold mails in quiet hours', ko: '방해 금지 시간에 메일 보류' },
  quietFrom: { en: 'From', ko: '시작' },
  quietTo: { en: 'Until', ko: '종료' },
  quietZone: { en: 'Time zone: {zone}', ko: '시간대: {zone}' },
  quietCritical: { en: 'Send critical alarms anyway', ko: '심각 알람은 바로 보내기' },
  kind: { en: 'Event', ko: '알림 내용' },
  inConsole: { en: 'In the console', ko: '콘솔' },
  byMail: { en: 'By mail', ko: '메일' },
  devicesAway: {
    en: 'Devices of your organisation go offline for more than a minute',
    ko: '소속 조직의 단말 연결이 1분 넘게 끊김',
  },
  outages: {
    en: 'Outages: many devices of your organisation go offline from one cause',
    ko: '장애: 소속 조직의 단말 여러 대가 한 원인으로 오프라인이 됨',
  },
  alarmsRaised: {
    en: 'Devices of your organisation raise critical alarms',
    ko: '소속 조직의 단말에서 심각 알람이 발생함',
  },
  alarmAssigned: { en: 'Someone assigns an alarm to you', ko: '다른 사람이 알람 담당자로 지정함' },
  tasksEnded: { en: 'A task that you requested has ended', ko: '요청한 작업이 끝남' },
  bulkActionEnded: { en: 'A bulk action that you started has ended', ko: '시작한 일괄 작업이 끝남' },
  caseChanged: {
    en: 'Someone else writes in a case that you work on, closes or reopens it',
    ko: '참여 중인 케이스에 다른 사람이 글을 쓰거나, 케이스를 닫거나 다시 엶',
  },
  caseShared: {
    en: 'Someone shares a case with you or with your organisation',
    ko: '다른 사람이 나 또는 내 조직에 케이스를 공유함',
  },
  handoverAsked: { en: 'Someone asks you to take over a device', ko: '다른 사람이 단말 인계를 요청함' },
  invitationAccepted: { en: 'Someone accepts your invitation', ko: '초대한 사람이 수락함' },
  approvalRules: {
    en: 'Someone requests weaker firmware approval rules',
    ko: '다른 사람이 펌웨어 승인 규칙 완화를 요청함',
  },
  filesToApprove: {
    en: 'A firmware file is waiting for your approval',
    ko: '펌웨어 파일이 내 승인을 기다림',
  },
  appsToApprove: {
    en: 'An app file is waiting for your approval',
    ko: '앱 파일이 내 승인을 기다림',
  },
  profilesToApprove: {
    en: 'A firmware profile or rule is waiting for your approval',
    ko: '펌웨어 프로파일 또는 규칙이 내 승인을 기다림',
  },
  appProfilesToApprove: {
    en: 'An app profile or rule is waiting for your approval',
    ko: '앱 프로파일 또는 규칙이 내 승인을 기다림',
  },
  presetsToApprove: {
    en: 'A preset is waiting for your approval',
    ko: '프리셋이 내 승인을 기다림',
  },
  presetUndone: {
    en: 'A device undid a preset of yours three times and is left alone',
    ko: '단말이 내 프리셋의 값을 세 번 되돌려 변경이 중단됨',
  },
  rowsAltered: {
    en: 'Accounts, roles, organisations or devices are changed in the database, outside of Waymark',
    ko: '계정, 역할, 조직 또는 단말이 Waymark 밖에서 데이터베이스로 변경됨',
  },
});
