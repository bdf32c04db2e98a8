import { expect, test } from 'vitest';
import { isControl, parseFrame } from './wire.ts';

test('one message or many in a frame', () => {
  expect(parseFrame('{"event":"cursor","pos":4}')).toHaveLength(1);
  expect(parseFrame('[{"event":"cursor","pos":4},{"event":"ready","pos":4,"epoch":"e"}]')).toHaveLength(2);
});

test('what is not a message of ours is dropped, control of a remote view too (RU-032, TN-177)', () => {
  for (const text of [
    '',
    'null',
    '"Online"',
    '{"event":"Online"}',
    '{"event":"Online","pos":3}',
    '{"event":"ScreenRemoteView","endpoint_id":"os::1","data":{"key":"up"}}',
    '{"pos":3}',
    '[1]',
  ]) {
    expect(parseFrame(text), text).toEqual([]);
  }
});

test('distinguishes control messages from events', () => {
  const [control] = parseFrame('{"event":"reset","pos":1,"epoch":"e","reason":"epoch"}');
  const [event] = parseFrame(
    '{"event":"Online","pos":1,"prev":0,"endpoint_id":"os::1","data":{},"version":1}',
  );
  expect(control && isControl(control)).toBe(true);
  expect(event && isControl(event)).toBe(false);
});
