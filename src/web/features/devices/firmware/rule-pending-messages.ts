import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  pending: {
    id: 'firmware.rulesPending',
    defaultMessage: '{name} requested weaker rules at {time}: {rules}. They apply at {effective}.',
  },
  own: {
    id: 'firmware.rulesPendingOwn',
    defaultMessage: 'Another administrator can confirm earlier. Withdraw keeps the current rules.',
  },
  other: {
    id: 'firmware.rulesPendingOther',
    defaultMessage: 'Confirm applies them now. Withdraw keeps the current rules.',
  },
  confirm: { id: 'firmware.rulesConfirm', defaultMessage: 'Confirm weaker rules' },
  withdraw: { id: 'firmware.rulesWithdraw', defaultMessage: 'Withdraw request' },
  changed: {
    id: 'firmware.rulesChanged',
    defaultMessage:
      'Another administrator changed the rules since you opened the form. Nothing was saved. Open it again.',
  },
  oneApproves: { id: 'firmware.rulesOneApproves', defaultMessage: 'no second person' },
  twoApprove: { id: 'firmware.rulesTwoApprove', defaultMessage: 'a second person must approve' },
  from: { id: 'firmware.rulesFrom', defaultMessage: 'approval from {count, number} devices' },
  signed: { id: 'firmware.rulesSigned', defaultMessage: 'signed files only' },
  unsigned: { id: 'firmware.rulesUnsigned', defaultMessage: 'unsigned files too' },
});
