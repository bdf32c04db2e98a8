import { beforeAll, expect, test } from 'vitest';
import { addLiveAdLimits } from '#api/limits.gen.ts';
import { needTexts } from '#web/i18n/catalogue.ts';
import { failureSentence, patternText, refusalText } from './refusal-text.ts';

beforeAll(() => needTexts('start'));

test('words of the contract become a sentence', () => {
  const field = 'body.radios.0.idx';
  const refused = { field, message: 'must be <= 255', reason: 'atMost', params: { limit: 255 } };
  expect(refusalText(refused)).toBe('Must be 255 or less.');
  const failure = {
    status: 400,
    code: 'custom',
    message: `${field} must be <= 255`,
    details: { errors: [refused] },
  };
  expect(failureSentence(failure)).toBe('A value is not accepted. Must be 255 or less.');
});

test('channel numbers of a live ad are named with their range (RU-103)', () => {
  const { pattern } = addLiveAdLimits.lcnList;
  expect(patternText(pattern).defaultMessage).toMatch(/1 to 9999/);
  expect(new RegExp(pattern).test('7, 0')).toBe(false);
});

test('a refused pattern says what is accepted', () => {
  const params = { pattern: '^[A-Za-z0-9 ._-]*$' };
  expect(refusalText({ field: 'body.ssid', message: 'has a form', reason: 'pattern', params })).toBe(
    'Use only A–Z, a–z, 0–9, spaces, and the characters - _ .',
  );
});

test('a sentence of the server stays, and its other words do not reach a person', () => {
  const field = 'body.email';
  expect(refusalText({ field, message: 'This email already exists.' })).toBe('This email already exists.');
  expect(refusalText({ field, message: 'must NOT have additional properties' })).toBe(
    'This value is not accepted here.',
  );
});
