import { expect, test } from 'vitest';
import { framesOf, speeds } from './playing.ts';

test('every speed moves as many events a second as it says, and no faster than the screen', () => {
  for (const speed of speeds) {
    const { everyMs, events } = framesOf(speed);
    expect((events * 1000) / everyMs).toBeCloseTo(Number(speed), 0);
    expect(everyMs).toBeGreaterThanOrEqual(40);
  }
});
