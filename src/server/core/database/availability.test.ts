import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Availability } from './availability.ts';
import { DatabaseError } from './errors.ts';

let notified: string[];
let hasRoom: boolean;
let availability: Availability;

beforeEach(() => {
  vi.useFakeTimers();
  notified = [];
  hasRoom = false;
  availability = new Availability({
    onChange: ({ available, reason }) => notified.push(`${available ? 'back' : 'away'}: ${reason}`),
    probe: async () => {
      if (!hasRoom) throw new DatabaseError('no room', '53100');
    },
  });
});
afterEach(() => {
  availability.stop();
  vi.useRealTimers();
});

const away = new DatabaseError('Connection terminated unexpectedly', '08006');
const full = new DatabaseError('could not extend file: No space left on device', '53100');

test('stays available after an invalid statement', () => {
  availability.failed(new DatabaseError('column "x" does not exist', '42703'));
  expect(notified).toEqual([]);
});

test('reports the loss and the return once each, although connections both fail and answer', () => {
  availability.failed(away);
  availability.answered();
  vi.advanceTimersByTime(1_000);
  availability.failed(away);
  vi.advanceTimersByTime(1_999);
  availability.answered();
  expect(notified).toEqual([`away: ${away.message}`]);
  expect(() => availability.check()).not.toThrow();
  vi.advanceTimersByTime(1);
  availability.answered();
  availability.answered();
  expect(notified).toEqual([`away: ${away.message}`, `back: ${away.message}`]);
});

test('stays unavailable on a full disk until a trial write succeeds, whatever reads succeed', async () => {
  availability.failed(full);
  await vi.advanceTimersByTimeAsync(60_000);
  availability.answered();
  expect(() => availability.check()).toThrow('No space left on device');
  expect(notified).toEqual([`away: ${full.message}`]);

  hasRoom = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(() => availability.check()).not.toThrow();
  availability.answered();
  expect(notified).toEqual([`away: ${full.message}`, `back: ${full.message}`]);
});
