import { expect, test } from 'vitest';
import { emptyPlan, isChosen, orderOf, wordsOf } from './plan-form.ts';

test('typed endpoint ids are taken once each, whatever separates them', () => {
  expect(wordsOf(' a-1, a-2\n\na-1;a-3 ')).toEqual(['a-1', 'a-2', 'a-3']);
});

test('a field that is empty is left to the server, and a zero is not empty', () => {
  const { waves, limits } = orderOf({ ...emptyPlan, canary: null, failCount: 0 });
  expect(waves).not.toHaveProperty('canary');
  expect(waves).toMatchObject({ factor: 5, continueBy: 'automatic' });
  expect(limits).toEqual({ failPercent: 5, failCount: 0, minDecided: 10 });
});

test('only the kind of target that is chosen is sent, with the versions it begins at', () => {
  const form = { ...emptyPlan, groups: ['g1'], roomId: 'r1', devices: 'a-1', fromVersions: '1.0, 1.1' };
  expect(orderOf({ ...form, target: 'groups' }).targets).toEqual({
    gids: ['g1'],
    fromVersions: ['1.0', '1.1'],
  });
  expect(orderOf({ ...form, target: 'devices', fromVersions: '' }).targets).toEqual({ addDids: ['a-1'] });
  expect(orderOf({ ...form, target: 'all', fromVersions: '', opId: 'op' }).targets).toEqual({ opId: 'op' });
});

test('hours are sent only where they are reserved, and nothing is submitted', () => {
  expect(orderOf(emptyPlan)).not.toHaveProperty('fpStartHour');
  expect(orderOf({ ...emptyPlan, fpRunMethod: 'Reserved' })).toMatchObject({
    fpStartHour: 2,
    fpEndHour: 5,
    submit: false,
  });
});

test('a profile without retries does not retry', () => {
  expect(orderOf({ ...emptyPlan, maxRetryCount: null })).toMatchObject({
    autoRetry: false,
    maxRetryCount: 0,
  });
});

test('a target is chosen when something of its kind is', () => {
  expect(isChosen(emptyPlan)).toBe(true);
  expect(isChosen({ ...emptyPlan, target: 'devices', devices: ' , ' })).toBe(false);
  expect(isChosen({ ...emptyPlan, target: 'room', groups: ['g1'] })).toBe(false);
  expect(isChosen({ ...emptyPlan, target: 'groups', groups: ['g1'] })).toBe(true);
});
