import { describe, expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { taskKindNames, taskKinds, taskTraits } from './table.ts';

describe('task kinds', () => {
  test('ask for permissions that operations have', () => {
    const keys = new Set(Object.values(operations).map((operation) => operation.permission));
    for (const kind of taskKindNames) expect(keys).toContain(taskKinds[kind].permission);
  });

  test('wait 600 s for an offline device (CO-011)', () => {
    for (const kind of taskKindNames) expect(taskTraits(kind).deadlines.offlineWait).toBe(600_000);
  });

  test('an agent that goes down without an answer is waited for as long as a boot may last', () => {
    for (const kind of ['Reboot', 'FactoryReset'] as const) {
      const { deadlines } = taskTraits(kind);
      expect(deadlines.delivery).toBe(deadlines.completion);
    }
  });

  test('only repeatable work is repeated without proof', () => {
    expect(taskKindNames.filter((kind) => !taskKinds[kind].retrySafe)).toEqual([
      'Reboot',
      'FactoryReset',
      'PinReset',
      'ChannelScan',
      'OSDMessage',
      'RcuUpgrade',
      'ScreenCaptureConsent',
      'ScreenCapture',
      'AppInstall',
      'AppUpdate',
      'AppUninstall',
      'AppStartStop',
      'FirmwareDownload',
      'FirmwareActivate',
    ]);
  });

  test('the management of a set-top box has the names of the specification (CO-037)', () => {
    const names = ['PinReset', 'ChannelScan', 'LNBSettings'] as const;
    for (const name of names) expect(taskKinds[name].feature).toBe('management');
  });
});
