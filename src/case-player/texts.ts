import type { CaseFile, CaseLanguage } from '#domain/case/file.ts';
import { isTaskKind, taskKinds } from '#domain/task-kinds/table.ts';
import type { Problem } from '#domain/verify/verdict.ts';
import { formatSpan } from '#web/entities/stream/text.ts';

const en = {
  case: 'Case',
  open: 'open',
  closed: 'closed',
  unreadable: 'This file cannot be shown: its content is damaged, or it is not a case of this version.',
  exported: 'Exported {at}',
  leftOut: '{count} more in the case, not visible to the account that exported it',
  checking: 'Checking…',
  holds: 'Intact; compare the fingerprint',
  holdsHelp:
    'This page recomputed every hash and signature: {events} events, {sealed} of them sealed, {redacted} fields redacted. A page cannot vouch for itself, though: compare the fingerprint with the one that your operator publishes, and check the file with the console’s page “Verify a file” or with “npm run verify”.',
  fails: 'Altered after recording',
  failsAt: '{problem}, event {event} of {stream}. {detail}',
  noSignatures: 'Not checked: this browser cannot check signatures of a file',
  fingerprint: 'Fingerprint of the key',
  tasks: 'Tasks',
  noTasks: 'This case has no tasks.',
  replay: 'Replay',
  events: 'Events',
  event: 'Event {version}: {type}',
  state: 'State',
  chart: 'Statechart, active state: {state}',
  position: 'Position in the events',
  first: 'First event',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Step forward',
  last: 'Last event',
  speed: 'Speed',
  of: '{at} of {count}',
  keys: '← → step, Home and End jump, space plays',
  redacted: 'redacted',
  digest: 'digest {digest}',
  actor: 'By',
  recordedAt: 'Recorded',
  deviceAt: 'Device clock',
  hash: 'Hash',
  effects: 'Effects',
  nothing: 'none',
  devices: 'Device values before and after',
  devicesHelp:
    'Values that changed while these tasks ran. The signature of the case covers them; they carry no proof of their own.',
  unchanged: 'No reported value changed.',
  path: 'Path',
  before: 'Before',
  after: 'After',
  unknown: 'not known',
  history: 'Comments and changes',
  opened: 'opened the case',
  added: 'added: {task}',
  removed: 'removed: {task}',
  renamed: 'renamed the case to “{title}”',
  shared: 'shared the case with {person}',
  sharedAll: 'shared the case with everyone of its organisation',
  closedIt: 'closed the case',
  reopened: 'reopened the case',
  commented: 'commented',
};

export type Texts = typeof en;

const ko: Texts = {
  case: '케이스',
  open: '진행 중',
  closed: '종료됨',
  unreadable: '이 파일을 표시할 수 없습니다. 내용이 손상되었거나 이 버전의 케이스가 아닙니다.',
  exported: '{at} 내보냄',
  leftOut: '내보낸 사람에게 보이지 않는 작업이 {count}개 더 있습니다',
  checking: '확인 중…',
  holds: '손상 없음, 지문을 비교하세요',
  holdsHelp:
    '이 페이지에서 모든 해시와 서명을 다시 계산했습니다. 이벤트 {events}개 중 {sealed}개가 봉인되어 있고, 항목 {redacted}개가 가려졌습니다. 다만 페이지가 스스로를 보증할 수는 없습니다. 운영사가 공개한 지문과 비교하고, 콘솔의 ‘파일 검증’ 페이지나 ‘npm run verify’ 명령으로 파일을 확인하세요.',
  fails: '기록 후 변경됨',
  failsAt: '{problem}: {stream}, {event}번 이벤트. {detail}',
  noSignatures: '확인하지 않음: 이 브라우저에서는 파일의 서명을 확인할 수 없습니다',
  fingerprint: '키 지문',
  tasks: '작업',
  noTasks: '이 케이스에는 작업이 없습니다.',
  replay: '다시 보기',
  events: '이벤트',
  event: '이벤트 {version}: {type}',
  state: '상태',
  chart: '상태도, 현재 상태: {state}',
  position: '타임라인 위치',
  first: '첫 이벤트로',
  back: '한 단계 뒤로',
  play: '재생',
  pause: '일시 정지',
  forward: '한 단계 앞으로',
  last: '마지막 이벤트로',
  speed: '속도',
  of: '{count}개 중 {at}',
  keys: '← → 한 단계씩, Home·End 처음과 끝으로, 스페이스 재생',
  redacted: '가려짐',
  digest: '다이제스트 {digest}',
  actor: '주체',
  recordedAt: '기록 시각',
  deviceAt: '단말 시각',
  hash: '해시',
  effects: '후속 동작',
  nothing: '없음',
  devices: '단말 값 전후 비교',
  devicesHelp:
    '작업 전후로 달라진 값입니다. 케이스의 서명이 이 값을 보증하며, 값마다 따로 증명이 있지는 않습니다.',
  unchanged: '변경된 값이 없습니다.',
  path: '경로',
  before: '이전',
  after: '이후',
  unknown: '알 수 없음',
  history: '의견과 변경 내역',
  opened: '케이스를 열었습니다',
  added: '작업을 추가했습니다: {task}',
  removed: '작업을 제외했습니다: {task}',
  renamed: '제목을 변경했습니다: {title}',
  shared: '{person} 님에게 케이스를 공유했습니다',
  sharedAll: '조직의 모든 사용자에게 케이스를 공유했습니다',
  closedIt: '케이스를 종료했습니다',
  reopened: '케이스를 다시 열었습니다',
  commented: '의견을 남겼습니다',
};

interface Names {
  states: Record<string, string>;
  problems: Partial<Record<Problem, string>>;
}

/** The console's own names; texts.test.ts checks that they match. */
const enNames: Names = {
  states: {
    empty: 'Not begun',
    requested: 'Requested',
    authorised: 'Authorised',
    queued: 'Queued',
    dispatched: 'Sent',
    running: 'Running',
    settling: 'On trial',
    awaitingCheckIn: 'Out of reach',
    confirming: 'Checking in',
    takingBack: 'Reverting',
    cancelling: 'Cancelling',
    succeeded: 'Succeeded',
    failed: 'Failed',
    timedOut: 'Timed out',
    expired: 'Expired',
    cancelled: 'Cancelled',
    outcomeUnknown: 'Outcome unknown',
    superseded: 'Superseded',
  },
  problems: { altered: 'Altered', missing: 'Missing', reordered: 'Out of order', truncated: 'Cut off' },
};

const koNames: Names = {
  states: {
    empty: '시작 전',
    requested: '요청됨',
    authorised: '승인됨',
    queued: '대기 중',
    dispatched: '전송됨',
    running: '실행 중',
    settling: '시험 적용',
    awaitingCheckIn: '접속 끊김',
    confirming: '접속 확인 중',
    takingBack: '되돌리는 중',
    cancelling: '취소 중',
    succeeded: '성공',
    failed: '실패',
    timedOut: '시간 초과',
    expired: '만료됨',
    cancelled: '취소됨',
    outcomeUnknown: '결과 알 수 없음',
    superseded: '대체됨',
  },
  problems: { altered: '변경됨', missing: '누락됨', reordered: '순서가 다름', truncated: '잘림' },
};

export const texts: Record<CaseLanguage, Texts> = { en, ko };
export const names: Record<CaseLanguage, Names> = { en: enNames, ko: koNames };

/** Replaces each `{name}` in a text by its value. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** A displayed case, in the language of its file. */
export interface Shown {
  file: CaseFile;
  text(name: keyof Texts, values?: Record<string, string | number>): string;
  stateName(state: string): string;
  kindName(kind: string): string;
  problemName(problem: string): string;
  dateTime(iso: string): string;
  span(ms: number): string;
}

export function shown(file: CaseFile): Shown {
  const { language } = file.statement;
  const { states, problems } = names[language];
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const word = (words: object, name: string): string =>
    Object.hasOwn(words, name) ? String(Reflect.get(words, name)) : name;
  return {
    file,
    text: (name, values = {}) => fill(texts[language][name], values),
    stateName: (state) => word(states, state),
    kindName: (kind) => (isTaskKind(kind) ? taskKinds[kind].name[language] : kind),
    problemName: (problem) => word(problems, problem),
    dateTime: (iso) => (Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso))),
    span: (ms) => formatSpan(ms, language),
  };
}
