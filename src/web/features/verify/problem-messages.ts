import type { Problem } from '#domain/verify/verdict.ts';
import { defineMessages, type Message } from '#web/i18n/message.ts';

const where = defineMessages({
  altered: { id: 'verify.altered', defaultMessage: 'Event {event} was altered.' },
  missing: { id: 'verify.missing', defaultMessage: 'Event {event} is missing.' },
  reordered: {
    id: 'verify.reordered',
    defaultMessage: 'Another event stands in the place of event {event}.',
  },
  truncated: {
    id: 'verify.truncated',
    defaultMessage: 'The file is cut off: event {event} and what follows is not there.',
  },
  cutEarly: { id: 'verify.cutEarly', defaultMessage: 'The file is cut off before its first event.' },
  damagedAt: { id: 'verify.damagedAt', defaultMessage: 'The file is damaged where event {event} should be.' },
  damaged: {
    id: 'verify.damaged',
    defaultMessage: 'The file is damaged and cannot be read as a whole. Fetch it again.',
  },
  badSeal: {
    id: 'verify.badSeal',
    defaultMessage: 'From event {event} on, the events are not those that were sealed.',
  },
  missingSeal: {
    id: 'verify.missingSeal',
    defaultMessage: 'The seal over event {event} is missing or not the right one.',
  },
  badStatement: {
    id: 'verify.badStatement',
    defaultMessage: 'What the file says about itself does not fit its events.',
  },
  badSignature: {
    id: 'verify.badSignature',
    defaultMessage: 'A signature does not hold: what it covers was changed, or somebody else signed it.',
  },
  badSignatureAt: {
    id: 'verify.badSignatureAt',
    defaultMessage: 'The signature of the seal over event {event} does not hold.',
  },
  foreignKey: {
    id: 'verify.foreignKey',
    defaultMessage: 'The file is signed with a key that is not trusted here.',
  },
  empty: { id: 'verify.empty', defaultMessage: 'The file is empty.' },
  foreign: {
    id: 'verify.foreign',
    defaultMessage:
      'This is no file that this product has exported. Export a task from its timeline and try that one.',
  },
  unknownVersion: {
    id: 'verify.unknownVersion',
    defaultMessage:
      'The file was written by another version of this product, whose files are not known here.',
  },
  tooLarge: { id: 'verify.tooLarge', defaultMessage: 'No exported task is as large as this file.' },
  noSignatures: {
    id: 'verify.noSignatures',
    defaultMessage:
      'This browser cannot check signatures here: open the console over https, in a current browser.',
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
