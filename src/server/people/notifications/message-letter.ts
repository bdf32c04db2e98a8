import type { MessageKind } from '#machines/message/events.ts';
import { type Letter, wordsOf } from '../mail/letter.ts';
import type { MailWords } from '../mail/queries/mail-words.ts';

export interface MailedMessage {
  kind: MessageKind;
  count: number;
  failed: number;
  /** Undefined: none. `cause` empty: the reader may not see its name. */
  outage: { cause: string; total: number } | undefined;
  /** Names of its first subjects that the reader may see. */
  names: readonly string[];
  /** Lowest organisation that contains all of its subjects. */
  companyName: string;
  /** Address of the message in the console. */
  url: string;
  /** Address of the mail settings. */
  settingsUrl: string;
}

type Language = 'en' | 'ko';

/** Message in one line, which is also the subject. A named object may be deleted: then its organisation is named. */
const lines: Record<
  Language,
  Record<
    MessageKind,
    (message: { count: number; name: string; failed: number; outage: MailedMessage['outage'] }) => string
  >
> = {
  en: {
    devicesAway: ({ count, name }) =>
      count === 1 ? `${name} went offline` : `${count} devices went offline`,
    outages: ({ count, outage }) =>
      `Outage${outage?.cause ? `: ${outage.cause}` : ''}, ${count} of ${Math.max(outage?.total ?? 0, count)} devices offline`,
    alarmsRaised: ({ count, name }) =>
      count === 1 ? `Critical alarm on ${name}` : `${count} critical alarms`,
    alarmAssigned: ({ name }) => `An alarm of ${name} was assigned to you`,
    tasksEnded: ({ count, name, failed }) =>
      count === 1
        ? `Your task on ${name} ${failed > 0 ? 'was not successful' : 'has ended'}`
        : `${count} of your tasks have ended${failed > 0 ? `, ${failed} without success` : ''}`,
    bulkActionEnded: () => 'Your bulk action has ended',
    caseChanged: ({ count, name }) =>
      `${count === 1 ? '1 change' : `${count} changes`} in the case “${name}”`,
    caseShared: ({ count, name }) =>
      count === 1 ? `The case “${name}” was shared with you` : `${count} cases were shared with you`,
    handoverAsked: ({ name }) => `You are asked to take over ${name}`,
    invitationAccepted: ({ count, name }) =>
      count === 1 ? `${name} accepted your invitation` : `${count} people accepted your invitations`,
    approvalRules: ({ name }) => `Weaker firmware approval rules requested for ${name}`,
    filesToApprove: ({ count, name }) =>
      count === 1
        ? `Firmware ${name} is waiting for your approval`
        : `${count} firmware files are waiting for your approval`,
    appsToApprove: ({ count, name }) =>
      count === 1
        ? `App ${name} is waiting for your approval`
        : `${count} app files are waiting for your approval`,
    profilesToApprove: ({ count, name }) =>
      count === 1
        ? `Firmware profile “${name}” is waiting for your approval`
        : `${count} firmware profiles are waiting for your approval`,
    appProfilesToApprove: ({ count, name }) =>
      count === 1
        ? `App profile “${name}” is waiting for your approval`
        : `${count} app profiles are waiting for your approval`,
    presetsToApprove: ({ count, name }) =>
      count === 1
        ? `Preset “${name}” is waiting for your approval`
        : `${count} presets are waiting for your approval`,
    presetUndone: ({ name }) => `Devices undo preset “${name}” and are left alone`,
    rowsAltered: ({ count }) =>
      count === 1
        ? 'A protected row was changed in the database'
        : `${count} protected rows were changed in the database`,
  },
  ko: {
    devicesAway: ({ count, name }) =>
      count === 1 ? `${name}: 오프라인으로 전환` : `단말 ${count}대가 오프라인으로 전환됨`,
    outages: ({ count, outage }) =>
      `장애${outage?.cause ? `: ${outage.cause}` : ''}, 단말 ${Math.max(outage?.total ?? 0, count)}대 중 ${count}대 오프라인`,
    alarmsRaised: ({ count, name }) => (count === 1 ? `${name}: 심각 알람` : `심각 알람 ${count}건`),
    alarmAssigned: ({ name }) => `${name}: 알람 담당자로 지정됨`,
    tasksEnded: ({ count, name, failed }) =>
      count === 1
        ? `${name}: 작업 ${failed > 0 ? '실패' : '종료'}`
        : `작업 ${count}건 종료${failed > 0 ? `, 실패 ${failed}건` : ''}`,
    bulkActionEnded: () => '일괄 작업 종료',
    caseChanged: ({ count, name }) => `케이스 “${name}”: 변경 ${count}건`,
    caseShared: ({ count, name }) => (count === 1 ? `케이스 “${name}” 공유됨` : `케이스 ${count}건 공유됨`),
    handoverAsked: ({ name }) => `${name}: 인수 요청`,
    invitationAccepted: ({ count, name }) =>
      count === 1 ? `${name} 님이 초대를 수락했습니다` : `${count}명이 초대를 수락했습니다`,
    approvalRules: ({ name }) => `${name}: 펌웨어 승인 규칙 완화 요청`,
    filesToApprove: ({ count, name }) =>
      count === 1 ? `펌웨어 ${name}: 승인 대기` : `펌웨어 파일 ${count}개 승인 대기`,
    appsToApprove: ({ count, name }) =>
      count === 1 ? `앱 ${name}: 승인 대기` : `앱 파일 ${count}개 승인 대기`,
    profilesToApprove: ({ count, name }) =>
      count === 1 ? `펌웨어 프로파일 “${name}”: 승인 대기` : `펌웨어 프로파일 ${count}개 승인 대기`,
    appProfilesToApprove: ({ count, name }) =>
      count === 1 ? `앱 프로파일 “${name}”: 승인 대기` : `앱 프로파일 ${count}개 승인 대기`,
    presetsToApprove: ({ count, name }) =>
      count === 1 ? `프리셋 “${name}”: 승인 대기` : `프리셋 ${count}개 승인 대기`,
    presetUndone: ({ name }) => `단말이 프리셋 “${name}”의 값을 되돌려 변경을 중단함`,
    rowsAltered: ({ count }) =>
      count === 1 ? '보호된 행이 데이터베이스에서 변경됨' : `보호된 행 ${count}개가 데이터베이스에서 변경됨`,
  },
};

const letters: Record<Language, (line: string, message: MailedMessage) => Letter> = {
  en: (line, { names, count, companyName, url, settingsUrl }) => ({
    subject: line,
    before: [
      ...(companyName === '' ? [] : [`Organisation: ${companyName}`]),
      ...(count > 1 && names.length > 0
        ? [`${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}`]
        : []),
    ],
    link: { label: 'Open the message', url },
    after: [`You receive this mail because of your notification settings: ${settingsUrl}`],
  }),
  ko: (line, { names, count, companyName, url, settingsUrl }) => ({
    subject: line,
    before: [
      ...(companyName === '' ? [] : [`조직: ${companyName}`]),
      ...(count > 1 && names.length > 0
        ? [`${names.join(', ')}${count > names.length ? ` 외 ${count - names.length}건` : ''}`]
        : []),
    ],
    link: { label: '메시지 열기', url },
    after: [`메일로 받도록 선택하신 알림입니다. 개인 설정에서 변경할 수 있습니다: ${settingsUrl}`],
  }),
};

/** Builds the mail of a message: the line that the console shows, and a link to it. */
export function messageLetter(language: Language, message: MailedMessage): MailWords {
  const { kind, count, failed, names, companyName, outage } = message;
  const line = lines[language][kind]({ count, failed, outage, name: names[0] ?? companyName });
  const { before, ...letter } = letters[language](line, message);
  // For a single subject, or several changes in one case, the names would repeat the subject line.
  const more = kind === 'caseChanged' ? before.slice(0, 1) : before;
  return wordsOf({ ...letter, before: more }, language);
}
