import { expect, test } from 'vitest';
import { askedOf, emptyPlan, isChosen, problemOf, wordsOf } from './plan-form.ts';

test('typed endpoint ids are taken once each, whatever separates them', () => {
  expect(wordsOf(' a-1, a-2\n\na-1;a-3 ')).toEqual(['a-1', 'a-2', 'a-3']);
});

test('a field that is empty is left to the server, and a zero is not empty', () => {
  const { waves, limits } = askedOf({ ...emptyPlan, canary: null, failCount: 0 });
  expect(waves).not.toHaveProperty('canary');
  expect(waves).toMatchObject({ factor: 5, continueBy: 'automatic' });
  expect(limits).toEqual({ failPercent: 5, failCount: 0, minDecided: 10 });
});

test('only the kind of target that is chosen is sent, with the versions it begins at', () => {
  const form = { ...emptyPlan, groups: ['g1'], roomId: 'r1', devices: 'a-1', fromVersions: '1.0, 1.1' };
  expect(askedOf({ ...form, target: 'groups' }).targets).toEqual({
    gids: ['g1'],
    fromVersions: ['1.0', '1.1'],
  });
  expect(askedOf({ ...form, target: 'devices', fromVersions: '' }).targets).toEqual({ addDids: ['a-1'] });
  expect(askedOf({ ...form, target: 'all', fromVersions: '', opId: 'op' }).targets).toEqual({ opId: 'op' });
});

test('hours are asked for only where they are reserved, and nothing is submitted', () => {
  expect(askedOf(emptyPlan)).toMatchObject({ hours: null, submit: false });
  expect(askedOf({ ...emptyPlan, method: 'Reserved' })).toMatchObject({ hours: { start: 2, end: 5 } });
});

test('a profile without retries does not retry', () => {
  expect(askedOf({ ...emptyPlan, retries: null })).toMatchObject({ retries: 0 });
});

test('a target is chosen when something of its kind is', () => {
  expect(isChosen(emptyPlan)).toBe(true);
  expect(isChosen({ ...emptyPlan, target: 'devices', devices: ' , ' })).toBe(false);
  expect(isChosen({ ...emptyPlan, target: 'room', groups: ['g1'] })).toBe(false);
  expect(isChosen({ ...emptyPlan, target: 'groups', groups: ['g1'] })).toBe(true);
});

test('a form without devices, or with two equal hours, is not sent', () => {
  expect(problemOf({ ...emptyPlan, target: 'groups' }, undefined)?.field).toBe('root');
  expect(problemOf({ ...emptyPlan, target: 'groups' }, { gid: 'g1' })).toBeNull();
  const equal = { ...emptyPlan, startHour: '2', endHour: '2' };
  expect(problemOf({ ...equal, method: 'Reserved' }, undefined)?.field).toBe('endHour');
  expect(problemOf(equal, undefined)).toBeNull();
});
