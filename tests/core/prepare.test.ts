import { expect, test } from 'vitest';
import { prepareItem, systemRandom } from '#server/core/log/prepare.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const item = { streamId: 'task:a', kind: 'task', machineVersion: '1' } as const;

test('given thousands of salts, then each has its length, and no two are equal or zero', () => {
  const salts = Array.from({ length: 4_000 }, (_, index) => systemRandom(16 + (index % 3) * 16));
  salts.forEach((salt, index) => {
    expect(salt).toHaveLength(16 + (index % 3) * 16);
  });
  expect(new Set(salts.map((salt) => hex(salt.subarray(0, 16)))).size).toBe(salts.length);
  expect(new Set(salts.map((salt) => hex(salt.subarray(-16)))).size).toBe(salts.length);
  expect(salts.filter((salt) => salt.every((byte) => byte === 0))).toEqual([]);
});

test('given salts that are kept, then later ones do not overwrite them', () => {
  const held = systemRandom(16);
  const was = hex(held);
  for (let draw = 0; draw < 600; draw++) systemRandom(16);
  expect(hex(held)).toBe(was);
});

test.each([4_080, 4_096, 4_112, 100_000])('given %i bytes at once, then all of them are random', (length) => {
  const bytes = systemRandom(length);
  expect(bytes).toHaveLength(length);
  const quarter = Math.floor(length / 4);
  for (let part = 0; part < 4; part++)
    expect(new Set(bytes.subarray(part * quarter, (part + 1) * quarter)).size).toBeGreaterThan(128);
});

test('given no event, then the append is refused with this reason', () => {
  expect(() => prepareItem({ ...item, events: [] }, new Date(0), systemRandom)).toThrow(
    new TypeError('an append needs an event'),
  );
});

test('given U+0000 in a text, then the text for the tables has none', () => {
  const actor = { kind: 'account', id: 'a\u0000', name: '\u0000' } as const;
  const events = [{ type: 'case.commented', data: { 'k\u0000': ['\u0000'] }, actor }];
  const [event] = prepareItem({ ...item, events }, new Date(0), systemRandom).events;
  expect(`${event?.data}${event?.actor}`).not.toContain('\u0000');
  expect(JSON.parse(event?.data ?? '')).toEqual({ 'k\u0000': ['\u0000'] });
  expect(JSON.parse(event?.actor ?? '')).toEqual(actor);
});
