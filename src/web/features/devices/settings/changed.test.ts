import { expect, test } from 'vitest';
import { changedOf } from '#web/resource/form/changed.ts';
import { requestedOf } from './changed.ts';

const before = { ip: '192.168.1.1', dhcp: true, lease: 3600 as number | null, first: '192.168.1.10' };

test('only fields with another value are changed', () => {
  expect(changedOf(before, { ...before, ip: '10.0.0.1', lease: null })).toEqual({
    ip: '10.0.0.1',
    lease: null,
  });
});

test('a request leaves out what is unchanged, hidden or an empty number', () => {
  const after = { ip: '10.0.0.1', dhcp: true, lease: null, first: '10.0.0.10' };
  expect(requestedOf(before, after, ['first'])).toEqual({ ip: '10.0.0.1' });
});

test('a field set back to what the device has is not requested', () => {
  expect(requestedOf(before, { ...before }, [])).toEqual({});
});

test('an emptied text and a switch turned off are requested', () => {
  expect(requestedOf(before, { ...before, first: '', dhcp: false }, [])).toEqual({ first: '', dhcp: false });
});
