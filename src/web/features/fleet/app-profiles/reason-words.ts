import { defineMessages, type Message } from '#web/i18n/message.ts';
import type { useText } from '#web/i18n/use-text.ts';
import { refusalNames } from './refusal-names.ts';

const messages = defineMessages('appProfiles.reason', {
  crashed: {
    en: 'The app crashed, or stopped soon after it was installed.',
    ko: '설치 직후 앱이 비정상 종료되었거나 중지되었습니다.',
  },
  noSpace: { en: 'The device has too little free space.', ko: '단말의 여유 공간이 부족합니다.' },
  signature: {
    en: 'The device rejected the file or its signature.',
    ko: '단말이 파일 또는 서명을 거부했습니다.',
  },
  cut: { en: 'The device could not fetch the file.', ko: '단말이 파일을 내려받지 못했습니다.' },
  hasOther: { en: 'The device still has version {version}.', ko: '단말에 남아 있는 버전: {version}' },
  stillThere: { en: 'The app is still on the device.', ko: '앱이 단말에 남아 있습니다.' },
  notThere: { en: 'The app is not on the device.', ko: '앱이 단말에 없습니다.' },
  restarted: { en: 'The device restarted meanwhile.', ko: '작업 중에 단말이 재시작되었습니다.' },
  closed: {
    en: 'The connection closed before the device answered.',
    ko: '단말이 응답하기 전에 연결이 끊겼습니다.',
  },
  offline: {
    en: 'The device was offline when its turn came.',
    ko: '차례가 되었을 때 단말이 오프라인이었습니다.',
  },
  serverRestarted: {
    en: 'The server restarted while the command was on its way.',
    ko: '명령을 보내는 동안 서버가 재시작되었습니다.',
  },
  expired: { en: 'The device did not finish in time.', ko: '단말이 제시간에 마치지 못했습니다.' },
  permission: {
    en: 'The author may not do this any more.',
    ko: '작성자에게 더 이상 권한이 없습니다.',
  },
  outOfScope: { en: 'The device belongs to another organisation now.', ko: '이제 다른 조직의 단말입니다.' },
  verdict: { en: 'Left out: {reason}', ko: '제외: {reason}' },
  said: { en: 'Recorded as: {reason}', ko: '기록된 이유: {reason}' },
});

/** Patterns of the reasons that devices, tasks and rollouts write into events: the first match counts. */
const known: readonly (readonly [RegExp, Message])[] = [
  [/^appCrashed$|^FailureWhile|^FailureOnStart/, messages.crashed],
  [/space|resources/i, messages.noSpace],
  [/signature|signer|not valid|unusable|corrupted/i, messages.signature],
  [/could not be fetched|not accessible|could not be resolved|line was cut|HTTP \d{3}/i, messages.cut],
  [/^the app is still on the device$/, messages.stillThere],
  [/^the app is not on the device$/, messages.notThere],
  [/^device restarted$/i, messages.restarted],
  [/session closed/i, messages.closed],
  [/not connected|offline/i, messages.offline],
  [/server restarted/i, messages.serverRestarted],
  [/^expired$|^timedOut$|timed out/i, messages.expired],
  [/^not permitted any more$/, messages.permission],
  [/^outOfScope$/, messages.outOfScope],
];
const verdicts: Readonly<Record<string, Message>> = refusalNames;

/** The reason in plain words; what no words are known for is quoted. Its event keeps it as it was recorded. */
export function reasonWords(text: ReturnType<typeof useText>, reason: string): string {
  if (reason === '') return '';
  const verdict = Object.hasOwn(verdicts, reason) ? verdicts[reason] : undefined;
  if (verdict) return text(messages.verdict, { reason: text(verdict) });
  const version = /^(?:has|the device still reports version) (.+)$/.exec(reason)?.[1];
  if (version) return text(messages.hasOther, { version });
  const found = known.find(([pattern]) => pattern.test(reason))?.[1];
  return found ? text(found) : text(messages.said, { reason });
}
