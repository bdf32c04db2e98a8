import type { Problem } from '#domain/verify/verdict.ts';
import { defineMessages, type Message } from '#web/i18n/message.ts';

export const messages = defineMessages('verify', {
  title: { en: 'Verify a file', ko: '파일 검증' },
  context: {
    en: 'Checks an exported task, a case, a firmware profile or a range of the log here in the browser. The file is not sent anywhere, and no connection is needed.',
    ko: '내보낸 작업, 케이스, 펌웨어 프로파일 또는 로그 구간을 이 브라우저에서 검증합니다. 파일은 어디에도 전송되지 않으며 네트워크 연결도 필요 없습니다.',
  },
  drop: { en: 'Drop an exported file here', ko: '내보낸 파일을 여기에 놓으세요' },
  dropHelp: {
    en: 'A task (.json), a case (.html or .json), a firmware profile or a range of the log (.ndjson), also as .gz',
    ko: '작업(.json), 케이스(.html 또는 .json), 펌웨어 프로파일 또는 로그 구간(.ndjson). 압축한 .gz 파일도 됩니다.',
  },
  choose: { en: 'Choose a file', ko: '파일 선택' },
  stop: { en: 'Stop', ko: '중지' },
  reading: { en: 'Checking {name}', ko: '{name} 검사 중' },
  readSoFar: { en: '{read} of {size} MB', ko: '{size}MB 중 {read}MB' },
  result: { en: 'Result', ko: '결과' },
  holds: { en: 'Verified: unaltered', ko: '검증됨: 변경되지 않음' },
  holdsHelp: {
    en: 'Every event in the file is unaltered, none is missing between the first and the last of them, and their order is the recorded one.',
    ko: '파일의 모든 이벤트가 변경되지 않았고, 첫 이벤트와 마지막 이벤트 사이에 빠진 것이 없으며, 순서도 기록된 그대로입니다.',
  },
  comparedOf: {
    en: '{compared, number} of {events, plural, one {# event} other {# events}} compared',
    ko: '이벤트 {events, plural, other {#개}} 중 {compared, number}개 비교',
  },
  covers: {
    en: 'Events recorded after the export are not covered.',
    ko: '내보낸 뒤에 기록된 이벤트는 포함되지 않습니다.',
  },
  coversRange: {
    en: 'The file covers events {from, number} to {to, number} of the log and no others.',
    ko: '이 파일은 로그의 {from, number}번부터 {to, number}번까지의 이벤트만 증명합니다.',
  },
  holdsUnknownKey: { en: 'Intact, but signed by another key', ko: '손상 없음, 다른 키로 서명됨' },
  holdsUnknownKeyHelp: {
    en: 'Nothing in the file contradicts itself, but it is not signed with a key of this server. Such a file can be written by anyone: ask where it comes from, and compare the fingerprint.',
    ko: '파일 안에 모순은 없지만 이 서버의 키로 서명되지 않았습니다. 이런 파일은 누구나 만들 수 있으니 출처를 확인하고 지문을 비교하세요.',
  },
  holdsUncheckedKey: { en: 'Intact; compare the fingerprint', ko: '손상 없음, 지문을 비교하세요' },
  holdsUncheckedKeyHelp: {
    en: "This server's key could not be read, so it has not been compared yet. Compare the fingerprint with the one that your operator publishes.",
    ko: '이 서버의 키를 읽지 못해 아직 비교하지 않았습니다. 운영사가 공개한 지문과 비교하세요.',
  },
  notHeld: { en: 'Altered after recording', ko: '기록 후 변경됨' },
  notLooked: { en: 'This file cannot be verified', ko: '이 파일은 검증할 수 없습니다' },
  failed: {
    en: 'The file could not be read to its end. It may have been moved or changed meanwhile: choose it again.',
    ko: '파일을 끝까지 읽지 못했습니다. 그사이 옮겨졌거나 변경되었을 수 있으니 다시 선택하세요.',
  },
  file: { en: 'File', ko: '파일' },
  kind: { en: 'Contains', ko: '포함된 내용' },
  kindTask: { en: 'A task', ko: '작업' },
  kindStream: { en: 'A stream', ko: '스트림' },
  kindLogRange: { en: 'A range of the log', ko: '로그 구간' },
  kindCase: { en: 'A case', ko: '케이스' },
  kindRollout: { en: 'A firmware profile', ko: '펌웨어 프로파일' },
  caseTasks: { en: 'Tasks in the case', ko: '케이스의 작업' },
  redacted: { en: 'Redacted fields', ko: '가려진 항목' },
  stream: { en: 'Stream', ko: '스트림' },
  log: { en: 'Log', ko: '로그' },
  events: { en: 'Events', ko: '이벤트' },
  positions: { en: 'Positions in the log', ko: '로그에서의 위치' },
  fromTo: { en: '{from} to {to}', ko: '{from}부터 {to}까지' },
  seals: { en: 'Sealed events', ko: '봉인된 이벤트' },
  sealed: {
    en: '{sealed} of {events}, {seals, plural, =0 {no seal} one {# seal} other {# seals}}',
    ko: '{events}개 중 {sealed}개, {seals, plural, =0 {봉인 없음} other {봉인 #개}}',
  },
  unsealed: {
    en: '{count, plural, one {# event is newer than the last seal: only the signature of the export proves it.} other {# events are newer than the last seal: only the signature of the export proves them.}}',
    ko: '이벤트 {count, plural, other {#개}}는 마지막 봉인보다 새로워 내보내기 서명만이 보증합니다.',
  },
  exportedAt: { en: 'Exported', ko: '내보낸 시각' },
  head: { en: 'Last hash', ko: '마지막 해시' },
  key: { en: 'Fingerprint of the key', ko: '키 지문' },
  keyOfServer: { en: "This server's key", ko: '이 서버의 키' },
  keyOfServerBefore: { en: 'An earlier key of this server', ko: '이 서버의 이전 키' },
  keyForeign: { en: 'Not a key of this server', ko: '이 서버의 키가 아님' },
  keyUnchecked: { en: 'Not compared', ko: '비교하지 않음' },
  speed: { en: 'Checked in', ko: '검사 시간' },
  seconds: { en: '{seconds} s', ko: '{seconds}초' },
});

export const rolloutMessages = defineMessages('verify.rollout', {
  plan: { en: 'Plan', ko: '계획' },
  devices: {
    en: '{devices, plural, =0 {no devices} one {# device} other {# devices}}, as approved',
    ko: '승인된 그대로 단말 {devices}대',
  },
  devicesPlanned: {
    en: '{devices, plural, =0 {no devices} one {# device} other {# devices}}, as planned',
    ko: '계획된 그대로 단말 {devices}대',
  },
  unplanned: { en: 'Never planned', ko: '계획된 적 없음' },
  waves: { en: 'Waves begun', ko: '시작한 단계' },
  approval: { en: 'Approval', ko: '승인' },
  none: { en: 'Not approved. No device began.', ko: '승인되지 않음. 시작한 단말이 없습니다.' },
  notNeeded: { en: 'Not needed', ko: '필요 없음' },
  another: {
    en: '{approver}, who neither created nor edited it',
    ko: '{approver} 님. 작성하거나 수정하지 않은 사람입니다.',
  },
  alone: {
    en: '{approver}, who also created or edited it. Their organisation allows that.',
    ko: '{approver} 님. 직접 작성하거나 수정했으며, 소속 조직이 이를 허용합니다.',
  },
  deviceAltered: {
    en: 'The device {device} is not as it was planned.',
    ko: '단말 {device}의 내용이 계획과 다릅니다.',
  },
  cutOff: {
    en: 'The file is cut off: waves or devices are missing at its end.',
    ko: '파일이 잘렸습니다. 끝부분의 단계나 단말이 없습니다.',
  },
});

export const logMessages = defineMessages('verify.log', {
  title: { en: "This server's own log", ko: '이 서버의 로그' },
  never: { en: 'Not compared yet', ko: '아직 비교하지 않음' },
  running: {
    en: 'Being compared: {checked, number} of {events, plural, one {# event} other {# events}} so far',
    ko: '비교 중: 이벤트 {events, plural, other {#개}} 중 {checked, number}개까지',
  },
  holds: {
    en: 'Verified: unaltered · {checked, number} of {events, plural, one {# event} other {# events}} compared',
    ko: '검증됨: 변경되지 않음 · 이벤트 {events, plural, other {#개}} 중 {checked, number}개 비교',
  },
  holdsPart: {
    en: 'Unaltered as far as compared: {checked, number} of {events, plural, one {# event} other {# events}}',
    ko: '비교한 범위에서 변경 없음: 이벤트 {events, plural, other {#개}} 중 {checked, number}개',
  },
  failed: {
    en: 'Could not be compared to its end: {checked, number} of {events, plural, one {# event} other {# events}}',
    ko: '끝까지 비교하지 못함: 이벤트 {events, plural, other {#개}} 중 {checked, number}개',
  },
  neverProves: {
    en: 'The server compares its log after each start. Nothing is proven before that.',
    ko: '서버는 시작할 때마다 로그를 비교합니다. 그 전에는 아무것도 증명되지 않습니다.',
  },
  runningProves: {
    en: 'No difference so far. What has not been compared yet is not proven.',
    ko: '지금까지 차이가 없습니다. 아직 비교하지 않은 부분은 증명되지 않았습니다.',
  },
  holdsProves: {
    en: 'Events 1 to {checked, number} are the recorded ones, in the recorded order, and none is missing. What was recorded after this comparison is proven by the next one.',
    ko: '1번부터 {checked, number}번까지의 이벤트는 기록된 그대로이며, 순서도 같고 빠진 것이 없습니다. 이 비교 이후에 기록된 이벤트는 다음 비교에서 증명됩니다.',
  },
  partProves: {
    en: 'Only a part was compared. Events 1 to {checked, number} are the recorded ones; nothing is proven of the events after them.',
    ko: '일부만 비교했습니다. 1번부터 {checked, number}번까지의 이벤트는 기록된 그대로이며, 그 뒤의 이벤트는 증명되지 않았습니다.',
  },
  brokenProves: {
    en: 'The log is not the one that was sealed. Export it and verify the file to find every difference.',
    ko: '로그가 봉인된 내용과 다릅니다. 로그를 내보내 파일을 검증하면 차이를 모두 확인할 수 있습니다.',
  },
  failedProves: {
    en: 'Nothing is proven about the log yet. The comparison is repeated after the next start.',
    ko: '로그에 대해 아직 증명된 것이 없습니다. 다음에 서버가 시작되면 다시 비교합니다.',
  },
  compareNow: { en: 'Compare now', ko: '지금 비교' },
  onlyRoot: {
    en: 'Only accounts of the root operator can compare the whole log.',
    ko: '전체 로그는 최상위 운영사의 계정만 비교할 수 있습니다.',
  },
  firstFault: { en: 'First difference', ko: '첫 번째 차이' },
  event: { en: 'Event {event}', ko: '이벤트 {event}' },
  sealedTo: { en: 'Sealed up to', ko: '봉인된 위치' },
  endedAt: { en: 'Last compared', ko: '마지막 비교' },
});

export const tablesMessages = defineMessages('verify.tables', {
  title: { en: 'Database tables', ko: '데이터베이스 테이블' },
  running: {
    en: 'Being compared: {rows, plural, one {# row} other {# rows}} so far',
    ko: '비교 중: 현재 {rows, plural, other {#행}}',
  },
  same: {
    en: 'As recorded · {rows, plural, one {# row} other {# rows}} compared',
    ko: '기록과 일치 · {rows, plural, other {#행}} 비교',
  },
  different: {
    en: '{differing, plural, one {# row differs} other {# rows differ}} from the log',
    ko: '로그와 다른 행 {differing, plural, other {#개}}',
  },
  failed: { en: 'Could not be compared to the end', ko: '끝까지 비교하지 못함' },
  neverProves: {
    en: 'The server compares tasks, cases, accounts, roles and the audit trail with its log after each start.',
    ko: '서버는 시작할 때마다 작업, 케이스, 계정, 역할, 감사 기록을 로그와 비교합니다.',
  },
  runningProves: { en: 'The rest is still to be compared.', ko: '나머지는 아직 비교하는 중입니다.' },
  sameProves: {
    en: 'Tasks, cases, accounts, roles and the audit trail are as the log says. Roles and accounts are compared every minute, the rest every six hours.',
    ko: '작업, 케이스, 계정, 역할, 감사 기록이 로그와 일치합니다. 역할과 계정은 1분마다, 나머지는 6시간마다 비교합니다.',
  },
  differentProves: {
    en: 'Rows were changed in the database, past the log. The log holds what really happened: open the timeline, or restore these rows.',
    ko: '로그를 거치지 않고 데이터베이스에서 행이 변경되었습니다. 실제 내역은 로그에 있으므로 타임라인을 확인하거나 해당 행을 복원하세요.',
  },
  failedProves: { en: 'The server’s own log says why.', ko: '원인은 서버 로그에서 확인할 수 있습니다.' },
  differences: { en: 'Rows that differ from the log', ko: '로그와 다른 행' },
  table: { en: 'Table', ko: '테이블' },
  row: { en: 'Row', ko: '행' },
  problem: { en: 'Problem', ko: '문제' },
  missing: { en: 'Missing', ko: '없음' },
  changed: { en: 'Changed: {columns}', ko: '변경됨: {columns}' },
  unknown: { en: 'Not in the log', ko: '로그에 없음' },
});

export const retentionMessages = defineMessages('verify.retention', {
  title: { en: 'Retention', ko: '보존 기간' },
  forEver: {
    en: 'Events are kept for ever: none are erased.',
    ko: '이벤트를 기한 없이 보관하며 삭제하지 않습니다.',
  },
  since: {
    en: 'Since {since}, events are erased when their time is over. Each statement is signed and sealed; digests of what was erased stay in the log.',
    ko: '{since}부터 보존 기간이 지난 이벤트를 삭제합니다. 삭제 명세는 모두 서명되고 봉인되며, 삭제된 이벤트의 해시는 로그에 남습니다.',
  },
  kept: {
    en: 'Tasks, cases, mails and others that are over: {days, plural, one {# day} other {# days}} after their last event.',
    ko: '끝난 작업·케이스·메일 등: 마지막 이벤트 후 {days, plural, other {#일}}',
  },
  keptAudit: {
    en: 'Entries of the audit trail: after {days, plural, one {# day} other {# days}}.',
    ko: '감사 기록: {days, plural, other {#일}}',
  },
  keptDevices: {
    en: 'What devices reported: after {days, plural, one {# day} other {# days}}, and at most a tenth of that later. What a device reported last stays.',
    ko: '단말이 보고한 내용: {days, plural, other {#일}}(최대 10% 늦게 삭제). 마지막으로 보고한 값은 남습니다.',
  },
  inFiles: {
    en: "The database's files have not been rewritten since the last statement: until then they may still hold the old bytes.",
    ko: '마지막 삭제 이후 데이터베이스 파일을 아직 다시 쓰지 않았습니다. 그때까지는 파일에 이전 데이터가 남아 있을 수 있습니다.',
  },
  statement: { en: 'Statement', ko: '삭제 명세' },
  erasedAt: { en: 'Erased at', ko: '삭제 시각' },
  positions: { en: 'Positions', ko: '위치' },
  verify: { en: 'Verify', ko: '검증' },
  verifyStatement: {
    en: 'Verify the statement at position {position}',
    ko: '{position}번 위치의 삭제 명세 검증',
  },
  holds: { en: 'Verified', ko: '검증됨' },
  holdsNot: { en: 'Does not match the log', ko: '로그와 맞지 않음' },
  what: { en: 'Erased', ko: '삭제 대상' },
  whatStreams: { en: 'Ended tasks, cases and others', ko: '끝난 작업·케이스 등' },
  whatBeginnings: { en: 'Older reports of devices', ko: '단말의 이전 보고' },
  whatAudit: { en: 'Audit trail entries', ko: '감사 기록' },
  ofStreams: {
    en: '{count, plural, one {# event} other {# events}} of ended tasks, cases and others',
    ko: '끝난 작업·케이스 등의 이벤트 {count, plural, other {#개}}',
  },
  ofBeginnings: {
    en: '{count, plural, one {# older report} other {# older reports}} of devices',
    ko: '단말의 이전 보고 {count, plural, other {#개}}',
  },
  ofAudit: {
    en: '{count, plural, one {# audit trail entry} other {# audit trail entries}}',
    ko: '감사 기록 {count, plural, other {#개}}',
  },
  older: { en: 'Show older', ko: '이전 명세 보기' },
  erased: { en: 'Erased by retention', ko: '보존 기간 만료로 삭제됨' },
  stated: {
    en: '{events, plural, one {# event} other {# events}} erased by retention, {statements, plural, one {statement at position {last, number}} other {# statements, the last at position {last, number}}}',
    ko: '이벤트 {events, plural, other {#개}}가 보존 기간 만료로 삭제됨, {statements, plural, one {삭제 명세는 {last, number}번 위치} other {삭제 명세 #개, 마지막은 {last, number}번 위치}}',
  },
});

const where = defineMessages('verify.problem', {
  altered: { en: 'Event {event} was altered.', ko: '{event}번 이벤트가 변경되었습니다.' },
  missing: { en: 'Event {event} is missing.', ko: '{event}번 이벤트가 없습니다.' },
  reordered: {
    en: 'Another event is in the place of event {event}.',
    ko: '{event}번 이벤트 자리에 다른 이벤트가 있습니다.',
  },
  truncated: {
    en: 'The file is cut off: event {event} and those after it are missing.',
    ko: '파일이 잘렸습니다. {event}번 이벤트부터 없습니다.',
  },
  cutEarly: { en: 'The file is cut off before its first event.', ko: '파일이 첫 이벤트 전에 잘렸습니다.' },
  badPlan: { en: 'The devices or waves are not those of the plan.', ko: '단말 또는 단계가 계획과 다릅니다.' },
  badPlanAt: {
    en: 'Event {event} does not match the plan of the firmware profile.',
    ko: '펌웨어 프로파일의 계획과 맞지 않는 이벤트: {event}',
  },
  badApproval: { en: 'The approval does not match the plan.', ko: '승인이 계획과 맞지 않습니다.' },
  badApprovalAt: {
    en: 'Event {event} breaks the approval: another plan, its own author, or a start before it.',
    ko: '이벤트 {event}에서 승인 규칙이 어긋납니다. 다른 계획이거나, 작성자 본인의 승인이거나, 승인 전에 시작했습니다.',
  },
  damagedAt: {
    en: 'The file is damaged where event {event} should be.',
    ko: '{event}번 이벤트가 있어야 할 곳에서 파일이 손상되었습니다.',
  },
  damaged: {
    en: 'The file is damaged and cannot be read completely. Download it again.',
    ko: '파일이 손상되어 전체를 읽을 수 없습니다. 다시 다운로드하세요.',
  },
  badSeal: {
    en: 'From event {event} on, the events are not those that were sealed.',
    ko: '{event}번 이벤트부터 봉인된 내용과 다릅니다.',
  },
  missingSeal: {
    en: 'The seal over event {event} is missing or wrong.',
    ko: '{event}번 이벤트의 봉인이 없거나 맞지 않습니다.',
  },
  badErasure: {
    en: 'Event {event} was erased without a valid retention statement.',
    ko: '{event}번 이벤트가 유효한 삭제 명세 없이 삭제되었습니다.',
  },
  badStatement: {
    en: "The file's own summary does not match its events.",
    ko: '파일의 요약 정보가 이벤트와 맞지 않습니다.',
  },
  badSignature: {
    en: 'A signature is not valid: the signed content was changed, or another key signed it.',
    ko: '서명이 유효하지 않습니다. 서명된 내용이 변경되었거나 다른 키로 서명되었습니다.',
  },
  badSignatureAt: {
    en: 'The signature of the seal over event {event} is not valid.',
    ko: '{event}번 이벤트의 봉인 서명이 유효하지 않습니다.',
  },
  foreignKey: {
    en: 'The file is signed with a key that is not trusted here.',
    ko: '여기에서 신뢰하지 않는 키로 서명된 파일입니다.',
  },
  empty: { en: 'The file is empty.', ko: '파일이 비어 있습니다.' },
  foreign: {
    en: 'This file was not exported by this product. Export a task from its timeline and try that file.',
    ko: '이 제품에서 내보낸 파일이 아닙니다. 작업의 타임라인에서 내보낸 파일로 다시 시도하세요.',
  },
  unknownVersion: {
    en: 'The file was written by another version of this product and cannot be read here.',
    ko: '이 제품의 다른 버전에서 만든 파일이라 여기에서는 읽을 수 없습니다.',
  },
  tooLarge: {
    en: 'The file is too large to be an exported task.',
    ko: '내보낸 작업이라고 보기에는 파일이 너무 큽니다.',
  },
  noSignatures: {
    en: 'This browser cannot check signatures here: open the console over https, in a current browser.',
    ko: '이 브라우저에서는 서명을 확인할 수 없습니다. 최신 브라우저에서 https로 콘솔을 여세요.',
  },
});

/** Words for a problem; `at` those that name an event, where there is one to name. */
export const problemMessages: Record<Problem, { at: Message; plain: Message }> = {
  altered: { at: where.altered, plain: where.badStatement },
  missing: { at: where.missing, plain: where.badStatement },
  reordered: { at: where.reordered, plain: where.badStatement },
  truncated: { at: where.truncated, plain: where.cutEarly },
  damaged: { at: where.damagedAt, plain: where.damaged },
  badSeal: { at: where.badSeal, plain: where.badStatement },
  missingSeal: { at: where.missingSeal, plain: where.badStatement },
  badErasure: { at: where.badErasure, plain: where.badStatement },
  badPlan: { at: where.badPlanAt, plain: where.badPlan },
  badApproval: { at: where.badApprovalAt, plain: where.badApproval },
  badStatement: { at: where.badStatement, plain: where.badStatement },
  badSignature: { at: where.badSignatureAt, plain: where.badSignature },
  foreignKey: { at: where.foreignKey, plain: where.foreignKey },
  empty: { at: where.empty, plain: where.empty },
  foreign: { at: where.foreign, plain: where.foreign },
  unknownVersion: { at: where.unknownVersion, plain: where.unknownVersion },
  tooLarge: { at: where.tooLarge, plain: where.tooLarge },
  noSignatures: { at: where.noSignatures, plain: where.noSignatures },
};

/** Nothing was found to be wrong with what was recorded; there was nothing to look at. */
export const notLookedAt: ReadonlySet<Problem> = new Set([
  'empty',
  'foreign',
  'unknownVersion',
  'tooLarge',
  'noSignatures',
]);
