import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('approvals.pending', {
  pending: {
    en: '{name} requested weaker rules at {time}: {rules}. They apply at {effective}.',
    ko: '{name} 님이 {time}에 완화를 요청했습니다: {rules}. {effective}에 적용됩니다.',
  },
  own: {
    en: 'Another administrator can confirm earlier. Withdraw keeps the current rules.',
    ko: '다른 관리자가 먼저 확인할 수 있습니다. 현재 규칙을 저장하면 취소됩니다.',
  },
  other: {
    en: 'Confirm applies them now. Withdraw keeps the current rules.',
    ko: '확인하면 바로 적용됩니다. 현재 규칙을 저장하면 취소됩니다.',
  },
  confirm: { en: 'Confirm weaker rules', ko: '완화 확인' },
  withdraw: { en: 'Withdraw request', ko: '요청 취소' },
  changed: {
    en: 'Another administrator changed the rules since you opened the form. Nothing was saved. Open it again.',
    ko: '양식을 연 뒤 다른 관리자가 규칙을 변경했습니다. 저장되지 않았습니다. 다시 열어 확인하세요.',
  },
  oneApproves: { en: 'no second person', ko: '다른 사용자의 승인 불필요' },
  twoApprove: { en: 'a second person must approve', ko: '다른 사용자의 승인 필수' },
  from: { en: 'approval from {count, number} devices', ko: '단말 {count, number}대부터 승인' },
  signed: { en: 'signed files only', ko: '서명 필수' },
  unsigned: { en: 'unsigned files too', ko: '서명 없이 승인 가능' },
});
