import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('tour', {
  title: { en: 'Tour', ko: '둘러보기' },
  invitation: {
    en: 'New to Waymark? See the main parts in six steps.',
    ko: '처음이신가요? 주요 기능을 6단계로 안내합니다.',
  },
  start: { en: 'Take the tour', ko: '둘러보기 시작' },
  decline: { en: 'No, thanks', ko: '건너뛰기' },
  step: { en: 'Step {step, number} of {steps, number}', ko: '{steps, number}단계 중 {step, number}단계' },
  next: { en: 'Next', ko: '다음' },
  back: { en: 'Back', ko: '이전' },
  finish: { en: 'Finish', ko: '완료' },
  close: { en: 'Close tour', ko: '둘러보기 닫기' },
  search: { en: 'Find a customer’s device', ko: '고객 단말 찾기' },
  searchHelp: {
    en: 'Search by serial number, MAC address or customer. Press / on any page.',
    ko: '일련번호, MAC 주소, 고객으로 검색합니다. 어느 페이지에서나 / 키를 누르세요.',
  },
  issues: { en: 'What is wrong now', ko: '현재 문제' },
  issuesHelp: {
    en: 'Outages by cause, critical alarms and failures. Each line opens exactly its devices.',
    ko: '원인별 장애, 심각 알람, 실패입니다. 각 항목에서 해당 단말 목록이 열립니다.',
  },
  devices: { en: 'Help on the phone', ko: '전화 상담 중 조치' },
  devicesHelp: {
    en: 'Open a device to test its line, reboot it or change its Wi-Fi.',
    ko: '단말을 열어 회선 진단, 재부팅, Wi-Fi 변경을 할 수 있습니다.',
  },
  tasks: { en: 'Every action is a task', ko: '모든 조치는 작업' },
  tasksHelp: {
    en: 'Its timeline shows each step, and why it is waiting.',
    ko: '타임라인에서 각 단계와 대기 이유를 볼 수 있습니다.',
  },
  cases: { en: 'Hand over with a case', ko: '케이스로 인계' },
  casesHelp: {
    en: 'Collect tasks and notes in a case, then share it with a colleague.',
    ko: '작업과 메모를 케이스에 모아 동료와 공유합니다.',
  },
  live: { en: 'Pages update themselves', ko: '자동으로 갱신되는 화면' },
  liveHelp: {
    en: 'While this says Live, you need not reload a page.',
    ko: '실시간으로 표시되는 동안에는 새로 고칠 필요가 없습니다.',
  },
  figures: { en: 'Numbers lead to their lists', ko: '수치에서 목록으로' },
  figuresHelp: {
    en: 'Each number opens exactly its rows. The line shows the last week.',
    ko: '각 수치에서 해당 목록이 열립니다. 선은 최근 일주일의 변화입니다.',
  },
  fleet: { en: 'Add and sort devices', ko: '단말 등록과 분류' },
  fleetHelp: {
    en: 'Upload devices from a file, then sort them into groups and rooms.',
    ko: '파일로 단말을 등록하고 그룹과 공간로 분류합니다.',
  },
  firmware: { en: 'Update firmware safely', ko: '안전한 펌웨어 업데이트' },
  firmwareHelp: {
    en: 'A profile updates devices in waves, and pauses when too many fail.',
    ko: '프로파일은 단말을 나누어 업데이트하며 실패가 많으면 일시 중지합니다.',
  },
  people: { en: 'Invite your team', ko: '팀원 초대' },
  peopleHelp: {
    en: 'Invite users and choose roles that permit what each needs.',
    ko: '사용자를 초대하고 필요한 권한의 역할을 선택합니다.',
  },
  wall: { en: 'Put it on a wall', ko: '상황판으로 보기' },
  wallHelp: {
    en: 'Full screen shows issues and numbers in letters for the whole room.',
    ko: '전체 화면에서 현재 문제와 수치를 큰 글자로 표시합니다.',
  },
  audit: { en: 'Who changed what', ko: '변경 이력' },
  auditHelp: {
    en: 'The audit trail lists each change with its old and new values.',
    ko: '감사 기록에서 각 변경의 이전 값과 새 값을 볼 수 있습니다.',
  },
  trends: { en: 'See how it developed', ko: '추이 확인' },
  trendsHelp: {
    en: 'Drag over a chart to zoom in, and compare with the period before.',
    ko: '차트를 끌어 확대하고 직전 기간과 비교합니다.',
  },
  help: { en: 'More help', ko: '추가 도움말' },
  helpHelp: {
    en: 'API reference, contact and this tour are here.',
    ko: 'API 문서, 문의처, 둘러보기가 여기에 있습니다.',
  },
});
