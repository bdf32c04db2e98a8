import { expect, test } from 'vitest';
import { relationOf, versionForm } from './version.ts';

test.each([
  ['v9.3.0', '9.3.0'],
  ['V9.3.0', '9.3.0'],
  ['09.03.00', '9.3.0'],
  [' 9.3.0 ', '9.3.0'],
  ['9.3.0\u00a0', '9.3.0'],
  ['9.3.0-r012', '9.3.0-r012'],
  ['v2.0.0-r12', '2.0.0-r12'],
  ['23.05.3-r1', '23.5.3-r1'],
  ['XGB834v_2.1.0_B5', 'XGB834v_2.1.0_B5'],
  ['vanilla', 'vanilla'],
  ['1.0.0.0.10', '1.0.0.0.10'],
  ['0', '0'],
  ['', ''],
])('the form of %j is %j', (version, form) => {
  expect(versionForm(version)).toBe(form);
});

test.each([
  ['v9.3.0', '9.3.0', 'same'],
  ['09.03.00', '9.3.0', 'same'],
  ['9.3.0-r12', '9.3.0', 'suffixed'],
  ['9.3.0_B5', '9.3.0', 'suffixed'],
  ['9.3.0 (build 7)', '9.3.0', 'suffixed'],
  ['9.3.0.r5', '9.3.0', 'suffixed'],
  ['9.3.01', '9.3.0', 'other'],
  ['9.3.0.1', '9.3.0', 'other'],
  ['9.3.10', '9.3.1', 'other'],
  ['9.3', '9.3.0', 'other'],
  ['9.3.0', '9.3.0-r12', 'other'],
  ['', '', 'other'],
  ['', '9.3.0', 'other'],
])('%j is, beside %j, %s', (reported, version, relation) => {
  expect(relationOf(reported, version)).toBe(relation);
});
