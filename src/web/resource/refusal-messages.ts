import type { RowRefusal } from '#domain/import-refusals.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

/** Why a value is refused: of a row of a file, or of a call. */
export const rowRefusalTexts = defineMessages({
  required: { id: 'resource.refusal.required', defaultMessage: 'A value is required.' },
  boolean: { id: 'resource.refusal.boolean', defaultMessage: 'Must be true or false.' },
  number: { id: 'resource.refusal.number', defaultMessage: 'Must be a number.' },
  atLeast: { id: 'resource.refusal.atLeast', defaultMessage: 'Must be {limit, number} or more.' },
  atMost: { id: 'resource.refusal.atMost', defaultMessage: 'Must be {limit, number} or less.' },
  shortest: {
    id: 'resource.refusal.shortest',
    defaultMessage: 'Must have {limit, plural, one {# character} other {# characters}} or more.',
  },
  longest: {
    id: 'resource.refusal.longest',
    defaultMessage: 'Must have {limit, plural, one {# character} other {# characters}} or less.',
  },
  pattern: {
    id: 'resource.refusal.pattern',
    defaultMessage: 'Has a form or characters that are not accepted. Accepted: {pattern}',
  },
  choice: { id: 'resource.refusal.choice', defaultMessage: '{value} must be one of: {choices}' },
  form: { id: 'resource.refusal.form', defaultMessage: 'This value is not accepted here.' },
  twice: { id: 'resource.refusal.twice', defaultMessage: 'This row is in the file twice.' },
  reference: { id: 'resource.refusal.reference', defaultMessage: 'Names nothing that exists.' },
  taken: { id: 'resource.refusal.taken', defaultMessage: 'Another row has one of these values already.' },
  value: { id: 'resource.refusal.value', defaultMessage: 'The column does not take this value.' },
  short: {
    id: 'resource.refusal.short',
    defaultMessage:
      'The row has {cells, number} of {columns, number} cells. Fill in the line, with a separator for each empty cell.',
  },
  stray: {
    id: 'resource.refusal.stray',
    defaultMessage:
      'Column {column} has no name, but the row has {value} there. Name the column, or put quotation marks around a value that contains the separator.',
  },
  damaged: {
    id: 'resource.refusal.damaged',
    defaultMessage:
      'Some characters can’t be read: {value}. Try another encoding, or save the file as UTF-8 again.',
  },
  shortened: {
    id: 'resource.refusal.shortened',
    defaultMessage:
      'A spreadsheet shortened this number: {value}. Format the column as text and enter the full value.',
  },
  lostZeros: {
    id: 'resource.refusal.lostZeros',
    defaultMessage:
      '{value} may have lost leading zeros in a spreadsheet (expected {padded}). Format the column as text and enter the full value.',
  },
  sheetError: {
    id: 'resource.refusal.sheetError',
    defaultMessage: '{value} is an error of a formula. Correct the cell.',
  },
  strayKey: { id: 'resource.refusal.strayKey', defaultMessage: 'There is no permission {key}.' },
  keepsKey: {
    id: 'resource.refusal.keepsKey',
    defaultMessage: 'The system administrator must keep the permission {key}.',
  },
  rootOnly: {
    id: 'resource.refusal.rootOnly',
    defaultMessage: 'The permission {key} works in the root organisation only.',
  },
  noAdministrator: {
    id: 'resource.refusal.noAdministrator',
    defaultMessage: 'No account that can administer the installation would remain.',
  },
  notHeld: { id: 'resource.refusal.notHeld', defaultMessage: 'You can’t give more than you have yourself.' },
  rule: { id: 'resource.refusal.rule', defaultMessage: '{message}' },
  madeDate: {
    id: 'resource.refusal.madeDate',
    defaultMessage:
      "A spreadsheet turned the value into the date {value}. Enter it again as text, or with ' before it if it is right.",
  },
  placeholder: {
    id: 'resource.refusal.placeholder',
    defaultMessage: '“{value}” means an empty cell. Enter the value.',
  },
}) satisfies Messages<RowRefusal>;

/** What a pattern of the contract accepts. Those that are not here get `fieldPattern`. */
export const patternTexts = defineMessages({
  name: {
    id: 'resource.pattern.name',
    defaultMessage: 'Use only A–Z, a–z, 0–9, spaces, and the characters - _ .',
  },
  word: {
    id: 'resource.pattern.word',
    defaultMessage: 'Use only A–Z, a–z, 0–9, and the characters - _ .',
  },
  ascii: {
    id: 'resource.pattern.ascii',
    defaultMessage: 'Use only letters without accents, digits, spaces and ASCII punctuation.',
  },
  key: { id: 'resource.pattern.key', defaultMessage: 'Enter 64 hexadecimal digits (0–9, A–F).' },
  blank: {
    id: 'resource.pattern.blank',
    defaultMessage: 'Enter at least one character that is not a space.',
  },
  outerBlanks: {
    id: 'resource.pattern.outerBlanks',
    defaultMessage: 'It must not begin or end with a space.',
  },
  phone: { id: 'resource.pattern.phone', defaultMessage: 'The phone number format is incorrect.' },
  email: { id: 'resource.pattern.email', defaultMessage: 'The email format is incorrect.' },
  channels: {
    id: 'resource.pattern.channels',
    defaultMessage: 'Enter channel numbers from 1 to 9999, separated by commas.',
  },
  country: { id: 'resource.pattern.country', defaultMessage: 'Enter two capital letters, such as ZA.' },
});

/** Answers of a proxy between the browser and the server. */
export const foreignTexts = defineMessages({
  tooLarge: {
    id: 'resource.refusal.proxyTooLarge',
    defaultMessage:
      'A proxy before the server refuses requests of this size (413). Ask your administrator to raise its limit.',
  },
  tooSlow: {
    id: 'resource.refusal.proxyTooSlow',
    defaultMessage:
      'A proxy before the server stopped waiting (504). It may have been carried out: check before you repeat it.',
  },
  away: {
    id: 'resource.refusal.proxyAway',
    defaultMessage: 'A proxy before the server cannot reach it ({status}). Try again in a moment.',
  },
  other: {
    id: 'resource.refusal.proxyOther',
    defaultMessage:
      'This answer ({status}) is not from the server, but from a proxy before it. Ask your administrator.',
  },
});
