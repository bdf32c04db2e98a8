import { defineMessages } from '#web/i18n/message.ts';

/** Texts for the file and link of every stream, whatever its subject. */
export const messages = defineMessages('stream', {
  redact: { en: 'Redact before sharing', ko: '공유하기 전에 가릴 항목' },
  redactStays: {
    en: 'What was requested may also appear in results and samples. Names of people and device IDs cannot be redacted.',
    ko: '요청한 내용은 결과와 중간 측정값에도 나타날 수 있습니다. 사람 이름과 단말 ID는 가릴 수 없습니다.',
  },
  samples: { en: 'Intermediate samples', ko: '중간 측정값' },
  results: { en: 'Results', ko: '결과' },
  failureMessages: { en: 'Failure messages', ko: '실패 메시지' },
  refusalReasons: { en: 'Refusal reasons', ko: '거부 사유' },
  quoted: { en: '“{words}”', ko: '‘{words}’' },
  copyLink: { en: 'Copy link', ko: '링크 복사' },
  linkCopied: { en: 'Link copied', ko: '링크를 복사했습니다' },
});
