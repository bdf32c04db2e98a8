import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  newPassword: { id: 'account.newPassword', defaultMessage: 'New password' },
  repeatPassword: { id: 'account.repeatPassword', defaultMessage: 'New password again' },
  notMatched: { id: 'account.notMatched', defaultMessage: 'Password Not matched.' },
  missing: { id: 'account.passwordMissing', defaultMessage: 'Enter a new password' },
  weak: { id: 'account.passwordWeak', defaultMessage: 'The password does not meet all rules below' },
  show: { id: 'account.showPassword', defaultMessage: 'Show password' },
  hide: { id: 'account.hidePassword', defaultMessage: 'Hide password' },
  strength: { id: 'account.passwordStrength', defaultMessage: 'Strength: {strength}' },
  strengthWeak: { id: 'account.passwordStrengthWeak', defaultMessage: 'weak' },
  strengthFair: { id: 'account.passwordStrengthFair', defaultMessage: 'fair' },
  strengthStrong: { id: 'account.passwordStrengthStrong', defaultMessage: 'strong' },
  rules: { id: 'account.passwordRules', defaultMessage: 'Rules for passwords' },
  kept: { id: 'account.ruleKept', defaultMessage: '{rule}: met' },
  open: { id: 'account.ruleOpen', defaultMessage: '{rule}: not yet' },
  length: { id: 'account.rule.length', defaultMessage: '{min} to {max} characters' },
  classes: {
    id: 'account.rule.classes',
    defaultMessage: 'Upper case, lower case, a digit and a special character',
  },
  characters: {
    id: 'account.rule.characters',
    defaultMessage: 'ASCII characters, no spaces',
  },
  anyCharacters: {
    id: 'account.rule.anyCharacters',
    defaultMessage: 'Any characters, including spaces: a sentence is easy to remember',
  },
  repeats: {
    id: 'account.rule.repeats',
    defaultMessage: 'No character more than three times (up to 20 characters)',
  },
  personal: {
    id: 'account.rule.personal',
    defaultMessage: 'No name or word of your e-mail address (3 letters or more)',
  },
});
