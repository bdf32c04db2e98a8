import { describe, expect, it } from 'vitest';
import { lastRemedy } from './remedies.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const task = (
  taskType: 'Reboot' | 'RadioSettings' | 'PingTest',
  finishTime: string | null,
  state = 'succeeded',
) => ({
  taskType,
  finishTime,
  state,
});

describe('the last change', () => {
  it('is the one that finished last', () => {
    const reboot = task('Reboot', '2026-03-02T09:00:00Z');
    const radio = task('RadioSettings', '2026-03-02T10:00:00Z');
    expect(lastRemedy([reboot, radio], now)).toBe(radio);
    expect(lastRemedy([radio, reboot], now)).toBe(radio);
  });

  it('is none that only measured, failed, is running, or is older than a day', () => {
    const others = [
      task('PingTest', '2026-03-02T11:00:00Z'),
      task('RadioSettings', '2026-03-02T11:00:00Z', 'failed'),
      task('Reboot', null, 'running'),
      task('Reboot', '2026-03-01T11:59:59Z'),
    ];
    expect(lastRemedy(others, now)).toBeNull();
  });
});
