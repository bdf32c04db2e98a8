import { describe, expect, test } from 'vitest';
import { taskKindNames, taskKinds } from '#domain/task-kinds/table.ts';
import { displayNameOf, eventStatusOf, pushesOf, pushTypeOf, statusOf, typeNameOf } from './task-record.ts';

describe('the task record', () => {
  test('names types as in the core document, without spaces (RU-033, CO-034, CO-036)', () => {
    const diagnostics = taskKindNames.filter((kind) => taskKinds[kind].feature === 'diagnostics');
    expect(diagnostics.map(typeNameOf)).toEqual([
      'PingTest',
      'TraceRoute',
      'SpeedTestDownload',
      'SpeedTestUpload',
      'SignalStrength',
      'WifiScanChannel',
    ]);
    expect(typeNameOf('ScreenCapture')).toBe('ScreenCaptureComplete');
    expect(typeNameOf('RadioSettings')).toBe('UIRadioList');
    expect(pushTypeOf('RadioSettings', 'running', 1)).toBe('UIRadioList');
    expect(pushTypeOf('GuestWifi', 'running', 1)).toBe('UIGuestWifi');
    for (const kind of taskKindNames) expect(typeNameOf(kind)).toMatch(/^\w+$/);
  });

  test('shows tasks under the names of the specification (CO-035, CO-038)', () => {
    expect((['Reboot', 'FactoryReset', 'Lock', 'Unlock'] as const).map(displayNameOf)).toEqual([
      'Reboot',
      'Factory reset',
      'Block',
      'Unblock',
    ]);
    expect(displayNameOf('WifiSignalStrength')).toBe('Wifi Signal Strength');
  });

  test('names the push message of a success, and the one of its fail handler (TN-013, TN-014)', () => {
    expect(pushesOf('PingTest')).toEqual({
      dispatchAction: 'DiagnosticsResult',
      dispatchFail: 'DiagnosticsResult',
    });
    expect(pushesOf('TimeSettings')).toEqual({ dispatchAction: 'NTP', dispatchFail: 'ManagementResult' });
  });

  test.each([
    ['queued', 'TASK_STATUS_READY', null],
    ['dispatched', 'dispatched', 'start'],
    ['cancelling', 'cancelling', 'progress'],
    ['succeeded', 'succeeded', 'complete'],
    ['superseded', 'superseded', 'superseded'],
    ['outcomeUnknown', 'outcomeUnknown', 'fail'],
  ])('%s is ready or itself (CO-039), and an event status (TN-004..TN-007)', (state, status, event) => {
    expect([statusOf(state), eventStatusOf(state, 'management', 1)]).toEqual([status, event]);
  });

  test('an obeyed cancel of a running signal test is complete, under its own type (CO-035, TN-050, TN-051)', () => {
    expect(eventStatusOf('cancelled', 'diagnostics', 1)).toBe('complete');
    expect(eventStatusOf('cancelled', 'diagnostics', 0)).toBe('cancelled');
    const types = ['running', 'cancelling', 'cancelled'].map((state) =>
      pushTypeOf('WifiSignalStrength', state, 1),
    );
    expect(types).toEqual(['WifiSignalStrength', 'WifiSignalStrengthCancel', 'WifiSignalStrengthCancel']);
    expect(pushTypeOf('WifiSignalStrength', 'cancelled', 0)).toBe('WifiSignalStrength');
    expect(pushTypeOf('PingTest', 'cancelled', 1)).toBe('PingTest');
  });
});
