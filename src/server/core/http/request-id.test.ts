import { expect, test } from 'vitest';
import { callerOf, requestIdOf } from './request-id.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each([`00-${trace}-00f067aa0ba902b7-01`, `01-${trace}-00f067aa0ba902b7-01-more`])(
  'uses the trace id of %s',
  (header) => expect(requestIdOf(header)).toBe(trace),
);

test.each([
  undefined,
  '',
  `00-${trace}-00f067aa0ba902b7`,
  `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `ff-${trace}-00f067aa0ba902b7-01`,
  `00-${trace}\n-00f067aa0ba902b7-01`,
])('given %s, then a new id is made', (header) => {
  const id = requestIdOf(header);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(id).not.toBe(trace);
  expect(requestIdOf(header)).not.toBe(id);
});

test.each([
  ['01', true],
  ['00', false],
  ['03', true],
])('given the flags %s, then the caller decides: %o', (flags, sampled) =>
  expect(callerOf(`00-${trace}-00f067aa0ba902b7-${flags}`)).toEqual({
    traceId: trace,
    spanId: '00f067aa0ba902b7',
    sampled,
    remote: true,
  }),
);
