import { expect, test } from 'vitest';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { SlowRefusals } from './slow-refusals.ts';

/** Requests this many refusals at one moment; the result counts those sent so far. */
function ask(refusals: SlowRefusals, address: string, count: number) {
  const asked = { count: 0 };
  for (let at = 0; at < count; at++)
    void refusals.turn(address).then(() => {
      asked.count += 1;
    });
  return asked;
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('answers a network that is refused occasionally at once', async () => {
  const clock = new ManualClock();
  const asked = ask(new SlowRefusals(clock), '192.0.2.1', 40);
  await settle();
  expect(asked.count).toBe(40);
});

test('answers one with constant requests twenty times a second, and others at once', async () => {
  const clock = new ManualClock();
  const refusals = new SlowRefusals(clock);
  const asked = ask(refusals, '2001:db8::1', 100);
  await clock.advance(1_000);
  await settle();
  expect(asked.count).toBe(60);
  const neighbour = ask(refusals, '2001:db8::2', 1);
  const other = ask(refusals, '2001:db8:0:1::2', 1);
  await settle();
  expect([neighbour.count, other.count]).toEqual([0, 1]);
  await clock.advance(2_050);
  await settle();
  expect([asked.count, neighbour.count]).toEqual([100, 1]);
});

test('delays no refusal of thousands longer than ten seconds, and forgives a quiet network', async () => {
  const clock = new ManualClock();
  const refusals = new SlowRefusals(clock);
  const asked = ask(refusals, '192.0.2.1', 5_000);
  await clock.advance(10_000);
  await settle();
  expect(asked.count).toBe(5_000);
  await clock.advance(2_000);
  const later = ask(refusals, '192.0.2.1', 40);
  await settle();
  expect(later.count).toBe(40);
});

test('sends all waiting refusals when the server stops', async () => {
  const refusals = new SlowRefusals(new ManualClock());
  const asked = ask(refusals, '192.0.2.1', 100);
  refusals.stop();
  await settle();
  expect(asked.count).toBe(100);
  const after = ask(refusals, '192.0.2.1', 10);
  await settle();
  expect(after.count).toBe(10);
});
