import { defineMessages } from '#web/i18n/message.ts';

/** Texts of app profiles; what profiles of all kinds say is in `profiles`. */
export const profileTexts = defineMessages('appProfiles', {
  title: { en: 'App profiles', ko: '앱 프로파일' },
  context: {
    en: 'Apps on many devices, in waves, with approval and automatic pause.',
    ko: '여러 단말의 앱을 승인과 자동 일시 중지 아래 단계별로 변경합니다.',
  },
  action: { en: 'New app profile', ko: '새 앱 프로파일' },
  none: { en: 'No app profiles yet', ko: '아직 앱 프로파일이 없습니다' },
  noneHelp: {
    en: 'A profile installs, updates or removes an app on many devices: first a few, then more. You see its plan before anything starts.',
    ko: '프로파일은 여러 단말에서 앱을 설치, 업데이트 또는 삭제합니다. 소수부터 시작해 점차 늘려 가며, 시작하기 전에 계획을 확인할 수 있습니다.',
  },
  notFound: { en: 'No such app profile', ko: '앱 프로파일을 찾을 수 없습니다' },
  toList: { en: 'All app profiles', ko: '모든 앱 프로파일' },
  targetUndone: { en: 'Devices it changed', ko: '변경한 단말' },
  countWaiting: { en: 'Waiting or changing', ko: '대기 또는 변경 중' },
  countRunning: { en: '{running, number} changing now', ko: '현재 {running, number}대 변경 중' },
  noApprover: {
    en: 'No one may approve this: give another user a role that can approve app profiles.',
    ko: '승인할 수 있는 사용자가 없습니다. 다른 사용자에게 앱 프로파일 승인 권한이 있는 역할을 부여해 주십시오.',
  },
  whyPausedFile: {
    en: 'It paused because the app file is missing in the store, or its approval was withdrawn.',
    ko: '저장소에 앱 파일이 없거나 승인이 철회되어 일시 중지되었습니다.',
  },
  whyFile: {
    en: 'The app file is missing in the store, or its approval was withdrawn.',
    ko: '저장소에 앱 파일이 없거나 승인이 철회되었습니다.',
  },
  whyPlaces: {
    en: '{count, plural, one {# device waits} other {# devices wait}} for other devices to finish.',
    ko: '{count, number}대가 다른 단말이 끝나기를 기다립니다.',
  },
  whySoak: {
    en: 'The app is observed on the first devices before the next wave starts.',
    ko: '다음 단계를 시작하기 전에 먼저 변경한 단말의 앱을 관찰합니다.',
  },
  whySoakEnds: {
    en: 'The app was observed: the result follows in a moment.',
    ko: '앱 관찰이 끝났습니다. 잠시 후에 결과가 표시됩니다.',
  },
  whyCancellation: {
    en: 'Changes that have started run to their end.',
    ko: '이미 시작된 변경은 끝까지 진행됩니다.',
  },
  submitHelp: {
    en: '{eligible, plural, one {# device} other {# devices}} will {appType, select, D {remove {version}} other {get {version}}}, at once or at the start date.',
    ko: '단말 {eligible, number}대에{appType, select, D {서 {version} 앱을 삭제} other { {version}을(를) 설치}}합니다. 바로 또는 시작 날짜에 시작합니다.',
  },
  submitHelpApproval: {
    en: '{eligible, plural, one {# device} other {# devices}} will {appType, select, D {remove {version}} other {get {version}}}. Nothing starts until another person approves it.',
    ko: '단말 {eligible, number}대에{appType, select, D {서 {version} 앱을 삭제} other { {version}을(를) 설치}}합니다. 다른 사용자가 승인하기 전에는 시작되지 않습니다.',
  },
  submitted: { en: 'App profile submitted', ko: '앱 프로파일을 제출했습니다' },
  approved: { en: 'App profile approved', ko: '앱 프로파일을 승인했습니다' },
  approveHelp: {
    en: '{eligible, plural, one {# device} other {# devices}} will {appType, select, D {remove {version}} other {get {version}}}. You approve exactly the plan {hash}.',
    ko: '단말 {eligible, number}대에{appType, select, D {서 {version} 앱을 삭제} other { {version}을(를) 설치}}합니다. 바로 이 계획 {hash}을 승인합니다.',
  },
  declineHelp: {
    en: 'The profile ends and no app is changed. Its author sees your reason.',
    ko: '프로파일이 끝나고 앱은 변경되지 않습니다. 작성자에게 사유가 표시됩니다.',
  },
  declined: { en: 'App profile declined', ko: '앱 프로파일을 거절했습니다' },
  pauseHelp: {
    en: 'No further device starts. Changes in progress run to their end.',
    ko: '더 이상 새 단말을 시작하지 않습니다. 진행 중인 변경은 끝까지 진행됩니다.',
  },
  paused: { en: 'App profile paused', ko: '앱 프로파일을 일시 중지했습니다' },
  resumeHelp: { en: 'It goes on with the next devices.', ko: '다음 단말부터 계속합니다.' },
  resumed: { en: 'App profile resumed', ko: '앱 프로파일을 재개했습니다' },
  stopHelp: {
    en: 'Waiting devices are cancelled, and the profile cannot be started again. Devices that it changed stay as they are.',
    ko: '대기 중인 단말은 취소되고 프로파일을 다시 시작할 수 없습니다. 이미 변경된 단말은 그대로 유지됩니다.',
  },
  stopped: { en: 'The app profile is being stopped', ko: '앱 프로파일을 중단하는 중입니다' },
  retryQuarantined: {
    en: 'Also devices on which the app crashed, or that did not come back',
    ko: '앱이 비정상 종료되었거나 다시 연결되지 않은 단말도 포함',
  },
  editTitle: { en: 'Edit app profile', ko: '앱 프로파일 수정' },
  saved: { en: 'App profile saved', ko: '앱 프로파일을 저장했습니다' },
  deleted: { en: 'App profile deleted', ko: '앱 프로파일을 삭제했습니다' },
  retryDeviceHelp: {
    en: 'The device is tried again in its turn.',
    ko: '차례가 되면 단말을 다시 시도합니다.',
  },
  cancelDevicesHelp: {
    en: 'This profile does not change their app. A device that has already started is called back if possible.',
    ko: '이 프로파일은 이 단말의 앱을 변경하지 않습니다. 이미 시작한 단말은 가능하면 취소합니다.',
  },
  resumeDevicesHelp: { en: 'They are changed in their turn again.', ko: '차례가 되면 다시 변경합니다.' },
  workTimeline: { en: 'Timeline of the app change', ko: '앱 변경 타임라인' },
  workProgress: { en: 'Downloaded {share}', ko: '{share} 내려받음' },
  workOfMember: { en: 'App change timeline', ko: '앱 변경 타임라인' },
  atOnce: { en: 'Devices at once', ko: '동시 변경 단말' },
  noWayBack: { en: 'No way back', ko: '롤백 불가' },
  noWayBackHelp: {
    en: '{count, plural, one {# device} other {# devices}} cannot be rolled back.',
    ko: '단말 {count, number}대는 롤백할 수 없습니다.',
  },
  sinceRollback: {
    en: 'A rollback is for the devices that the profile changed.',
    ko: '롤백은 이 프로파일이 변경한 단말을 대상으로 합니다.',
  },
  content: { en: 'App', ko: '앱' },
  noVersion: { en: 'Not installed, or not reported', ko: '미설치 또는 보고되지 않음' },
  version: { en: 'App', ko: '앱' },
  planTitle: { en: 'New app profile', ko: '새 앱 프로파일' },
  planned: { en: 'App profile planned', ko: '앱 프로파일을 계획했습니다' },
  fromVersions: { en: 'Only devices with versions', ko: '대상 앱 버전' },
  whenHelpNow: {
    en: 'Devices change as soon as it is their turn, at day or night.',
    ko: '낮이든 밤이든 차례가 되면 변경합니다.',
  },
  atOnceHelp: {
    en: 'Most devices that change at the same time.',
    ko: '동시에 변경되는 단말의 최대 수입니다.',
  },
  atOnceLabel: { en: 'Max concurrent', ko: '동시 변경 단말 수' },
  automaticHelp: {
    en: 'Approved once. Devices follow it when they connect. It ends after a year.',
    ko: '한 번만 승인합니다. 단말이 연결되면 적용됩니다. 1년 뒤에 끝납니다.',
  },
  automaticContext: {
    en: 'Rules that install, update or remove an app when devices connect.',
    ko: '단말이 연결될 때 앱을 설치, 업데이트 또는 삭제하는 규칙입니다.',
  },
  automaticNoneHelp: {
    en: 'Plan an app profile and choose Automatic.',
    ko: '앱 프로파일을 계획할 때 자동을 선택하세요.',
  },
  forecastLater: {
    en: 'Shown once an app, a model and devices are chosen.',
    ko: '앱, 모델, 단말을 선택하면 표시됩니다.',
  },
  sentencePlanning: {
    en: 'Finding the devices that {appType, select, D {remove {version}} other {get {version}}}.',
    ko: '{version}{appType, select, D { 앱을 삭제할} other {을(를) 설치할}} 단말을 찾는 중입니다.',
  },
  sentenceOne: {
    en: '{appType, select, D {Remove {version}} other {{version}}}: {eligible, plural, one {# device} other {# devices}} in {waves, plural, one {# wave} other {# waves}}.',
    ko: '{version}{appType, select, D { 삭제} other {}}: 단말 {eligible, number}대, {waves, number}단계.',
  },
  sentenceNone: {
    en: 'No device of the target can {appType, select, D {remove {version}} other {get {version}}}.',
    ko: '대상 중에 {version}{appType, select, D { 앱을 삭제할} other {을(를) 설치할}} 수 있는 단말이 없습니다.',
  },
  ruleSentence: {
    en: '{appType, select, D {Remove {version} from} other {{version} for}} each device that connects and meets the conditions.',
    ko: '연결되어 조건에 맞는 단말마다 {version}{appType, select, D { 앱을 삭제합니다} other {을(를) 설치합니다}}.',
  },
  rollBackHelp: {
    en: '{appType, select, D {The profile stops. The app is installed again where it was removed, in the version before.} other {The profile stops. Devices with {version} get the version before, even though it is older; the app is removed where there was none.}} A device whose app someone changed since is left alone.',
    ko: '{appType, select, D {프로파일이 중지됩니다. 앱을 삭제한 단말에는 이전 버전을 다시 설치합니다.} other {프로파일이 중지됩니다. {version}이(가) 설치된 단말에는 더 낮은 버전이라도 이전 버전을 설치하고, 앱이 없던 단말에서는 삭제합니다.}} 이후에 다른 사용자가 앱을 변경한 단말은 그대로 둡니다.',
  },
  rollBackLater: { en: 'Offline or changing: afterwards', ko: '오프라인 또는 변경 중: 이후 롤백' },
  rollBackSentence: {
    en: '{appType, select, D {{eligible, plural, one {# device gets} other {# devices get}} {version} back.} other {{eligible, plural, one {# device goes} other {# devices go}} back from {version}.}}',
    ko: '{appType, select, D {단말 {eligible, number}대에 {version}을(를) 다시 설치합니다.} other {단말 {eligible, number}대가 {version}에서 이전 상태로 돌아갑니다.}}',
  },
  rollBackNone: { en: 'No device can go back.', ko: '돌아갈 수 있는 단말이 없습니다.' },
  leaves: { en: 'Undoes', ko: '되돌리는 앱' },
  memberRunning: { en: 'Changing', ko: '변경 중' },
  waitsPlaces: { en: 'for other devices to finish', ko: '다른 단말 완료' },
  memberDeclined: { en: 'Declined on the device', ko: '단말에서 거부됨' },
  pausedFile: { en: 'Paused: file not available', ko: '일시 중지: 파일 사용 불가' },
  recordTitle: { en: 'App profile: {name}', ko: '앱 프로파일: {name}' },
  recordPausedFile: { en: 'Paused: the app file is missing', ko: '일시 중지: 앱 파일 없음' },
  recordRequested: {
    en: '{name}: {model}, {appType, select, D {remove {appName}} other {{appName} {version}}}',
    ko: '{name}: {model}, {appName} {appType, select, D {삭제} other {{version}}}',
  },
  recordUndoes: {
    en: '{name}: {model}, undo of {appType, select, D {the removal of {appName}} other {{appName} {version}}}. {reason}',
    ko: '{name}: {model}, {appName} {appType, select, D {삭제} other {{version}}} 롤백. {reason}',
  },
});
