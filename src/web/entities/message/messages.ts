import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('message', {
  devicesAway: {
    en: '{count, plural, one {{name} went offline} other {# devices went offline}}',
    ko: '{count, plural, =1 {{name} 연결이 끊겼습니다} other {단말 #대의 연결이 끊겼습니다}}',
  },
  outageAccessPoint: {
    en: '{count, number} of {total, number} devices behind {value} {ended, select, yes {were} other {are}} offline',
    ko: '{value}에 연결된 단말 {total, number}대 중 {count, number}대 {ended, select, yes {오프라인이었음} other {오프라인}}',
  },
  outagePlace: {
    en: '{count, number} of {total, number} devices in {value} {ended, select, yes {were} other {are}} offline',
    ko: '{value} 단말 {total, number}대 중 {count, number}대 {ended, select, yes {오프라인이었음} other {오프라인}}',
  },
  outageOrganisation: {
    en: '{count, number} of {total, number} devices of {value} {ended, select, yes {were} other {are}} offline',
    ko: '{value} 소속 단말 {total, number}대 중 {count, number}대 {ended, select, yes {오프라인이었음} other {오프라인}}',
  },
  outageModel: {
    en: '{count, number} of {total, number} {value} devices {ended, select, yes {were} other {are}} offline',
    ko: '{value} 모델 단말 {total, number}대 중 {count, number}대 {ended, select, yes {오프라인이었음} other {오프라인}}',
  },
  outageFirmware: {
    en: '{count, number} of {total, number} {of} devices with firmware {value} {ended, select, yes {were} other {are}} offline',
    ko: '펌웨어 {value} {of} 단말 {total, number}대 중 {count, number}대 {ended, select, yes {오프라인이었음} other {오프라인}}',
  },
  outageSince: { en: 'Since {time}', ko: '{time}부터' },
  outageEnded: { en: 'Ended: {from} to {to}', ko: '종료: {from}~{to}' },
  alarmsRaised: {
    en: '{count, plural, one {Critical alarm on {name}} other {# critical alarms}}',
    ko: '{count, plural, =1 {{name}: 심각 알람 발생} other {심각 알람 #건 발생}}',
  },
  alarmAssigned: {
    en: 'An alarm of {name} was assigned to you',
    ko: '{name} 알람의 담당자로 지정되었습니다',
  },
  tasksEnded: {
    en: '{count, plural, one {Your task on {name} has ended} other {# of your tasks have ended}}',
    ko: '{count, plural, =1 {{name}에 요청하신 작업이 끝났습니다} other {요청하신 작업 #건이 끝났습니다}}',
  },
  tasksFailed: {
    en: '{count, plural, one {Your task on {name} was not successful} other {# of your tasks have ended, {failed} without success}}',
    ko: '{count, plural, =1 {{name}에 요청하신 작업이 성공하지 못했습니다} other {요청하신 작업 #건이 끝났습니다 (실패 {failed}건)}}',
  },
  bulkActionEnded: { en: 'Your bulk action has ended', ko: '시작하신 일괄 작업이 끝났습니다' },
  caseChanged: {
    en: '{count, plural, one {1 change} other {# changes}} in the case “{name}”',
    ko: '“{name}” 케이스에 변경 {count}건',
  },
  caseShared: {
    en: '{count, plural, one {The case “{name}” was shared with you} other {# cases were shared with you}}',
    ko: '{count, plural, one {케이스 “{name}” 공유됨} other {케이스 #건 공유됨}}',
  },
  handoverAsked: { en: 'You are asked to take over {name}', ko: '{name} 단말의 인계 요청이 왔습니다' },
  invitationAccepted: {
    en: '{count, plural, one {{name} accepted your invitation} other {# people accepted your invitations}}',
    ko: '{count, plural, =1 {{name} 님이 초대를 수락했습니다} other {#명이 초대를 수락했습니다}}',
  },
  approvalRules: {
    en: 'Weaker firmware approval rules requested for {name}',
    ko: '{name}: 펌웨어 승인 규칙 완화가 요청되었습니다',
  },
  filesToApprove: {
    en: '{count, plural, =0 {The firmware approval was decided} one {Firmware to approve: {name}} other {# firmware files to approve}}',
    ko: '{count, plural, =0 {펌웨어 승인 여부가 결정되었습니다} =1 {펌웨어 {name} 승인 대기 중} other {펌웨어 파일 #개 승인 대기 중}}',
  },
  appsToApprove: {
    en: '{count, plural, =0 {The app approval was decided} one {App to approve: {name}} other {# app files to approve}}',
    ko: '{count, plural, =0 {앱 승인 여부가 결정되었습니다} =1 {앱 {name} 승인 대기 중} other {앱 파일 #개 승인 대기 중}}',
  },
  profilesToApprove: {
    en: '{count, plural, =0 {The firmware profile is no longer waiting for approval} one {Firmware profile to approve: {name}} other {# firmware profiles to approve}}',
    ko: '{count, plural, =0 {승인 대기 중인 펌웨어 프로파일이 없습니다} =1 {펌웨어 프로파일 “{name}” 승인 대기 중} other {펌웨어 프로파일 #개 승인 대기 중}}',
  },
  appProfilesToApprove: {
    en: '{count, plural, =0 {The app profile is no longer waiting for approval} one {App profile to approve: {name}} other {# app profiles to approve}}',
    ko: '{count, plural, =0 {승인 대기 중인 앱 프로파일이 없습니다} =1 {앱 프로파일 “{name}” 승인 대기 중} other {앱 프로파일 #개 승인 대기 중}}',
  },
  presetsToApprove: {
    en: '{count, plural, =0 {The preset is no longer waiting for approval} one {Preset to approve: {name}} other {# presets to approve}}',
    ko: '{count, plural, =0 {승인 대기 중인 프리셋이 없습니다} =1 {프리셋 “{name}” 승인 대기 중} other {프리셋 #개 승인 대기 중}}',
  },
  presetUndone: {
    en: '{count, plural, one {A device undoes preset “{name}” and is left alone} other {Devices undo preset “{name}” and are left alone}}',
    ko: '{count, plural, other {단말이 프리셋 “{name}”의 값을 되돌려 변경을 중단했습니다}}',
  },
  rowsAltered: {
    en: '{count, plural, one {A protected row was changed in the database} other {# protected rows were changed in the database}}',
    ko: '{count, plural, =1 {보호된 행이 데이터베이스에서 변경되었습니다} other {보호된 행 #개가 데이터베이스에서 변경되었습니다}}',
  },
});
