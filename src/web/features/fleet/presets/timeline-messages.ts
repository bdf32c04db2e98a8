import { defineMessages } from '#web/i18n/message.ts';

export const timelineMessages = defineMessages('presets.timeline', {
  empty: { en: 'Not begun', ko: '시작 전' },
  drafted: { en: 'Drafted', ko: '초안 저장됨' },
  planned: { en: 'Planned', ko: '계획 완료' },
  planFailed: { en: 'Plan failed', ko: '계획 실패' },
  submitted: { en: 'Submitted', ko: '제출됨' },
  approved: { en: 'Approved', ko: '승인됨' },
  declined: { en: 'Declined', ko: '반려됨' },
  discarded: { en: 'Draft discarded', ko: '초안 폐기됨' },
  paused: { en: 'Paused', ko: '일시 중지됨' },
  resumed: { en: 'Resumed', ko: '재개됨' },
  removed: { en: 'Removed', ko: '삭제됨' },
  deadline: { en: 'Time limit passed', ko: '시간 초과' },
  devices: { en: '{devices, plural, one {# device} other {# devices}}', ko: '단말 {devices, number}대' },
  alone: { en: 'By an editor, without a second person', ko: '다른 사람 없이 편집자가 승인' },
  because: { en: 'Reason: {reason}', ko: '사유: {reason}' },
  by: { en: '{target} · {name} · {time}', ko: '{target} · {name} · {time}' },
  chainNote: {
    en: 'Not checked here. Export it and run the offline verifier to prove the chain.',
    ko: '여기서는 확인하지 않습니다. 내보내서 오프라인 검증기를 실행하면 체인을 증명할 수 있습니다.',
  },
});
