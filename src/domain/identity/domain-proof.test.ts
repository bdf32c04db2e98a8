import { expect, test } from 'vitest';
import { proofRecord, provesBy } from './domain-proof.ts';

const record = proofRecord('people.example', 'c0ffee');

test('the record has a name of its own below the domain', () => {
  expect(record).toEqual({ name: '_waymark-challenge.people.example', value: 'waymark-domain=c0ffee' });
});

test.each([
  ['its value among others', [['v=spf1 -all'], ['waymark-domain=c0ffee']], true],
  ['its value in pieces', [['waymark-', 'domain=c0ffee']], true],
  ['spaces around it, as some editors of zones leave them', [[' waymark-domain=c0ffee ']], true],
  ['the value of another organisation', [['waymark-domain=decaf']], false],
  ['its value as a part of another', [['waymark-domain=c0ffee1']], false],
  ['pieces of two records', [['waymark-domain='], ['c0ffee']], false],
  ['no record', [], false],
])('given %s, then it is proved: %s', (_what, records, proved) => {
  expect(provesBy(records, record)).toBe(proved);
});
