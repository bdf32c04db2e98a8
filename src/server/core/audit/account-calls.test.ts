import { expect, test } from 'vitest';
import { objectOf } from './account-calls.ts';
import { AuditNote } from './audit.ts';

const named = { params: { taskId: 't1' }, query: {} };
const found = Object.assign(new AuditNote(), { taskIds: ['t1'] });

test.each([
  ['a call that succeeds', 't1', { result: 'success', note: new AuditNote() }],
  ['a refused call about what the caller sees', 't1', { result: 'conflict', note: found }],
  ['a refused call about what was not looked for', '', { result: 'roleerr', note: new AuditNote() }],
  ['a call about what the caller does not see', '', { result: 'nodata', note: new AuditNote() }],
  ['a call that noted the object before it was looked for', '', { result: 'nodata', note: found }],
])('%s is counted with the object "%s"', (_, object, call) =>
  expect(objectOf({ input: named, ...call })).toBe(object),
);

test('counts a device in the query as the object if the address names none', () => {
  const call = { result: 'success', note: new AuditNote() };
  expect(objectOf({ input: { params: {}, query: { endpointId: 'os::1' } }, ...call })).toBe('os::1');
  expect(objectOf({ input: { params: {}, query: {} }, ...call })).toBe('');
});
