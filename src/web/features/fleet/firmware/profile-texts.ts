import { defineMessages } from '#web/i18n/message.ts';

/** Texts of firmware profiles; what profiles of all kinds say is in `profiles`. */
export const profileTexts = defineMessages('firmwareProfiles', {
  title: { en: 'Firmware profiles', ko: '펌웨어 프로파일' },
  context: {
    en: 'Upgrades of many devices, in waves, with approval and automatic pause.',
    ko: '여러 단말을 승인과 자동 일시 중지 아래 단계별로 업그레이드합니다.',
  },
  action: { en: 'New firmware profile', ko: '새 펌웨어 프로파일' },
  none: { en: 'No firmware profiles yet', ko: '아직 펌웨어 프로파일이 없습니다' },
  noneHelp: {
    en: 'A profile upgrades many devices to one firmware file: first a few, then more. You see its plan before anything starts.',
    ko: '프로파일은 여러 단말을 한 펌웨어 파일로 업그레이드합니다. 소수부터 시작해 점차 늘려 가며, 시작하기 전에 계획을 확인할 수 있습니다.',
  },
  notFound: { en: 'No such firmware profile', ko: '펌웨어 프로파일을 찾을 수 없습니다' },
  toList: { en: 'All firmware profiles', ko: '모든 펌웨어 프로파일' },
  targetUndone: { en: 'Devices it upgraded', ko: '업그레이드한 단말' },
  countWaiting: { en: 'Waiting or upgrading', ko: '대기 또는 업그레이드 중' },
  countRunning: { en: '{running, number} upgrading now', ko: '현재 {running, number}대 업그레이드 중' },
  noApprover: {
    en: 'No one may approve this: give another user a role that can approve firmware.',
    ko: '승인할 수 있는 사용자가 없습니다. 다른 사용자에게 펌웨어 승인 권한이 있는 역할을 부여해 주십시오.',
  },
  whyPausedFile: {
    en: 'It paused because the firmware file is missing in the store, or its approval was withdrawn.',
    ko: '저장소에 펌웨어 파일이 없거나 승인이 철회되어 일시 중지되었습니다.',
  },
  whyFile: {
    en: 'The firmware file is missing in the store, or its approval was withdrawn.',
    ko: '저장소에 펌웨어 파일이 없거나 승인이 철회되었습니다.',
  },
  whyPlaces: {
    en: '{count, plural, one {# device waits} other {# devices wait}} for other upgrades to end.',
    ko: '{count, number}대가 다른 업그레이드가 끝나기를 기다립니다.',
  },
  whySoak: {
    en: 'The upgraded devices are observed before the next wave starts.',
    ko: '다음 단계를 시작하기 전에 업그레이드된 단말을 관찰합니다.',
  },
  whySoakEnds: {
    en: 'The upgraded devices were observed: the result follows in a moment.',
    ko: '업그레이드된 단말의 관찰이 끝났습니다. 잠시 후에 결과가 표시됩니다.',
  },
  whyCancellation: {
    en: 'Upgrades that have started run to their end.',
    ko: '이미 시작된 업그레이드는 끝까지 진행됩니다.',
  },
  submitHelp: {
    en: '{eligible, plural, one {# device} other {# devices}} will get version {version}. The upgrades start at once or at the start date.',
    ko: '단말 {eligible, number}대에 버전 {version}을 설치합니다. 바로 또는 시작 날짜에 업그레이드를 시작합니다.',
  },
  submitted: { en: 'Firmware profile submitted', ko: '펌웨어 프로파일을 제출했습니다' },
  approved: { en: 'Firmware profile approved', ko: '펌웨어 프로파일을 승인했습니다' },
  declineHelp: {
    en: 'The profile ends and no device is upgraded. Its author sees your reason.',
    ko: '프로파일이 끝나고 단말은 업그레이드되지 않습니다. 작성자에게 사유가 표시됩니다.',
  },
  declined: { en: 'Firmware profile declined', ko: '펌웨어 프로파일을 거절했습니다' },
  pauseHelp: {
    en: 'No further device starts. Upgrades in progress run to their end.',
    ko: '더 이상 새 단말을 시작하지 않습니다. 진행 중인 업그레이드는 끝까지 진행됩니다.',
  },
  paused: { en: 'Firmware profile paused', ko: '펌웨어 프로파일을 일시 중지했습니다' },
  resumeHelp: {
    en: 'The upgrades go on with the next devices.',
    ko: '다음 단말부터 업그레이드를 계속합니다.',
  },
  resumed: { en: 'Firmware profile resumed', ko: '펌웨어 프로파일을 재개했습니다' },
  stopped: { en: 'The firmware profile is being stopped', ko: '펌웨어 프로파일을 중단하는 중입니다' },
  retryQuarantined: {
    en: 'Also devices that fell back or did not come back with this file',
    ko: '이 파일로 되돌아갔거나 다시 연결되지 않은 단말도 포함',
  },
  editTitle: { en: 'Edit firmware profile', ko: '펌웨어 프로파일 수정' },
  saved: { en: 'Firmware profile saved', ko: '펌웨어 프로파일을 저장했습니다' },
  deleted: { en: 'Firmware profile deleted', ko: '펌웨어 프로파일을 삭제했습니다' },
  retryDeviceHelp: {
    en: 'The device is upgraded again in its turn.',
    ko: '차례가 되면 단말을 다시 업그레이드합니다.',
  },
  cancelDevicesHelp: {
    en: 'They do not get this version by this profile. A device that already restarts into it is not stopped.',
    ko: '이 프로파일로는 이 버전을 받지 않습니다. 이미 재시작 중인 단말은 멈추지 않습니다.',
  },
  resumeDevicesHelp: {
    en: 'They are upgraded in their turn again.',
    ko: '차례가 되면 다시 업그레이드합니다.',
  },
  workTimeline: { en: 'Timeline of the upgrade', ko: '업그레이드 타임라인' },
  workProgress: { en: 'Downloaded {share}', ko: '{share} 내려받음' },
  atOnce: { en: 'Upgrades at once', ko: '동시 업그레이드' },
  noWayBack: { en: 'No way back', ko: '롤백 불가' },
  noWayBackHelp: {
    en: '{count, plural, one {# device has} other {# devices have}} one firmware bank and cannot be rolled back.',
    ko: '단말 {count, number}대는 펌웨어 뱅크가 하나뿐이어서 롤백할 수 없습니다.',
  },
  sinceRollback: {
    en: 'A rollback is for the devices that the profile upgraded.',
    ko: '롤백은 이 프로파일이 업그레이드한 단말을 대상으로 합니다.',
  },
  content: { en: 'File', ko: '파일' },
  planTitle: { en: 'New firmware profile', ko: '새 펌웨어 프로파일' },
  planned: { en: 'Firmware profile planned', ko: '펌웨어 프로파일을 계획했습니다' },
  fromVersions: { en: 'Only from versions', ko: '업그레이드할 기존 버전' },
  whenHelpNow: {
    en: 'Devices restart as soon as it is their turn, at day or night.',
    ko: '낮이든 밤이든 차례가 되면 재시작합니다.',
  },
  atOnceHelp: {
    en: 'Most upgrades that run at the same time.',
    ko: '동시에 진행되는 업그레이드의 최대 수입니다.',
  },
  atOnceLabel: { en: 'Max concurrent', ko: '동시 업그레이드 단말 수' },
  automaticHelp: {
    en: 'Approved once. Devices get the file when they connect. It ends after a year.',
    ko: '한 번만 승인합니다. 단말이 연결되면 파일을 받습니다. 1년 뒤에 끝납니다.',
  },
  automaticContext: {
    en: 'Rules that give a firmware file to devices when they connect.',
    ko: '단말이 연결될 때 펌웨어 파일을 설치하는 규칙입니다.',
  },
  automaticNoneHelp: {
    en: 'Plan a firmware profile and choose Automatic.',
    ko: '펌웨어 프로파일을 계획할 때 자동을 선택하세요.',
  },
  forecastLater: {
    en: 'Shown once a file and devices are chosen.',
    ko: '파일과 단말을 선택하면 표시됩니다.',
  },
  rollBackHelp: {
    en: 'The profile stops. Devices with version {version} restart into the version in their other bank. Nothing is downloaded.',
    ko: '프로파일이 중지됩니다. {version} 버전이 설치된 단말은 다른 뱅크의 버전으로 다시 시작합니다. 내려받는 파일은 없습니다.',
  },
  rollBackLater: { en: 'Offline or upgrading: afterwards', ko: '오프라인 또는 업그레이드 중: 이후 롤백' },
  rollBackSentence: {
    en: '{eligible, plural, one {# device goes} other {# devices go}} back from version {version} to the version in the other bank.',
    ko: '단말 {eligible, number}대가 {version} 버전에서 다른 뱅크의 버전으로 돌아갑니다.',
  },
  memberRunning: { en: 'Upgrading', ko: '업그레이드 중' },
  waitsPlaces: { en: 'for other upgrades to end', ko: '다른 업그레이드 완료' },
  memberDeclined: { en: 'Restart declined or missed', ko: '재시작 거부 또는 미응답' },
  pausedFile: { en: 'Paused: file not available', ko: '일시 중지: 파일 사용 불가' },
  recordTitle: { en: 'Firmware profile: {name}', ko: '펌웨어 프로파일: {name}' },
  recordPausedFile: { en: 'Paused: the firmware file is missing', ko: '일시 중지: 펌웨어 파일 없음' },
  workOfMember: { en: 'Upgrade timeline', ko: '업그레이드 타임라인' },
  noVersion: { en: 'Not reported', ko: '보고되지 않음' },
  version: { en: 'Version', ko: '버전' },
  sentencePlanning: {
    en: 'Finding the devices for version {version}.',
    ko: '버전 {version}을 받을 단말을 찾는 중입니다.',
  },
  sentenceOne: {
    en: 'Version {version} for {eligible, plural, one {# device} other {# devices}} in {waves, plural, one {# wave} other {# waves}}.',
    ko: '버전 {version}: 단말 {eligible, number}대, {waves, number}단계.',
  },
  sentenceNone: {
    en: 'No device of the target can get version {version}.',
    ko: '대상 중에 버전 {version}을 받을 수 있는 단말이 없습니다.',
  },
  submitHelpApproval: {
    en: '{eligible, plural, one {# device} other {# devices}} will get version {version}. Nothing starts until another person approves it.',
    ko: '단말 {eligible, number}대에 버전 {version}을 설치합니다. 다른 사용자가 승인하기 전에는 시작되지 않습니다.',
  },
  approveHelp: {
    en: '{eligible, plural, one {# device} other {# devices}} will get version {version}. You approve exactly the plan {hash}.',
    ko: '단말 {eligible, number}대에 버전 {version}을 설치합니다. 바로 이 계획 {hash}을 승인합니다.',
  },
  stopHelp: {
    en: 'Waiting devices are cancelled, and the profile cannot be started again. Devices that have the version keep it.',
    ko: '대기 중인 단말은 취소되고 프로파일을 다시 시작할 수 없습니다. 이미 설치된 단말은 그 버전을 유지합니다.',
  },
  rollBackNone: {
    en: 'No device can go back from version {version}.',
    ko: '{version} 버전에서 돌아갈 수 있는 단말이 없습니다.',
  },
  leaves: { en: 'Leaves version', ko: '떠나는 버전' },
  ruleSentence: {
    en: 'Version {version} for each device that connects and meets the conditions.',
    ko: '연결되어 조건에 맞는 단말마다 {version} 버전을 설치합니다.',
  },
  recordRequested: { en: '{name}: {model} to {version}', ko: '{name}: {model}, 버전 {version}' },
  recordUndoes: {
    en: '{name}: {model} back from {version}. {reason}',
    ko: '{name}: {model} {version}에서 롤백. {reason}',
  },
});
