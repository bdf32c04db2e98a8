import { describe, expect, test } from 'vitest';
import type { TaskKind } from '#machines/task/kinds.ts';
import { deviceCommands } from './table.ts';

const read = (kind: TaskKind, output: Record<string, string>) =>
  deviceCommands[kind].read(output, { host: 'example.net', repetitions: 4 });
const ping = { Status: 'Complete', SuccessCount: '3', FailureCount: '1', AverageResponseTime: '17' };
const times = { BOMTime: '2026-01-01T00:00:00.000000Z', EOMTime: '2026-01-01T00:00:02.000000Z' };
const hop = { 'RouteHops.1.Host': 'a', 'RouteHops.1.RTTimes': '1,2,3' };
const signal = { SampleCount: '2', AverageSignalStrength: '-61' };

describe('success needs evidence', () => {
  test.each([
    ['PingTest', {}],
    ['PingTest', { Status: 'Complete' }],
    ['PingTest', { ...ping, SuccessCount: '-5' }],
    ['PingTest', { ...ping, SuccessCount: 'many' }],
    ['PingTest', { ...ping, FailureCount: '-1' }],
    ['PingTest', { ...ping, SuccessCount: '0', FailureCount: '0' }],
    ['TraceRoute', { Status: 'Complete' }],
    ['TraceRoute', { Status: 'Complete', 'RouteHops.1.Host': '', 'RouteHops.1.RTTimes': '' }],
    ['DownloadSpeed', {}],
    ['DownloadSpeed', { ...times, TestBytesReceived: '0' }],
    ['DownloadSpeed', { ...times, TestBytesReceived: '-10' }],
    ['DownloadSpeed', { TestBytesReceived: '10', BOMTime: times.EOMTime, EOMTime: times.BOMTime }],
    ['UploadSpeed', { ...times, TestBytesReceived: '10' }],
    ['WifiSignalStrength', { ...signal, SampleCount: '0' }],
    ['WifiSignalStrength', { ...signal, AverageSignalStrength: '' }],
    ['WifiScanChannel', {}],
    ['Lock', { 'Device.X_WAYMARK_Lock.Enable': 'false' }],
    ['Unlock', { 'Device.X_WAYMARK_Lock.Enable': '1' }],
  ] as const)('given %s that ended with %j, then it has failed, and why is said', (kind, output) => {
    expect(read(kind, output)).toEqual({
      ok: false,
      message: expect.stringMatching(/^ended without a usable result: .+/),
    });
  });

  test('given a value that cannot be, then it is quoted for its maker', () => {
    expect(read('PingTest', { SuccessCount: '-5' })).toEqual({
      ok: false,
      message: 'ended without a usable result: SuccessCount "-5", FailureCount null',
    });
  });

  test.each([
    ['PingTest', ping, { success_count: 3, failure_count: 1, average_response_time: 17 }],
    ['PingTest', { SuccessCount: '4' }, { success_count: 4, failure_count: 0, average_response_time: null }],
    ['PingTest', { SuccessCount: '0', FailureCount: '4' }, { success_count: 0 }],
    ['TraceRoute', hop, { hops: [expect.objectContaining({ host: 'a' })] }],
    ['DownloadSpeed', { ...times, TestBytesReceived: '1000' }, { download_speed: 4000 }],
    ['UploadSpeed', { ...times, TestBytesSent: '1000' }, { upload_speed: 4000 }],
    ['WifiSignalStrength', signal, { sample_count: 2, average_signal_strength: -61 }],
    ['WifiScanChannel', { Status: 'Complete' }, { state: 'Complete', entry_count: 0, entries: [] }],
    ['Lock', { 'Device.X_WAYMARK_Lock.Enable': '1' }, { uiLockEnable: true }],
    ['Unlock', {}, { uiLockEnable: false }],
  ] as const)('given %s with %j, then that is its result', (kind, output, result) => {
    expect(read(kind, output)).toMatchObject({ ok: true, result });
  });

  test('given what the device itself calls a failure, then that is the reason, not what is missing', () => {
    const output = { Status: 'Error_CannotResolveHostName', SuccessCount: '0' };
    for (const kind of ['PingTest', 'TraceRoute', 'DownloadSpeed', 'WifiSignalStrength'] as const)
      expect(read(kind, output)).toMatchObject({ ok: false, message: 'Error_CannotResolveHostName' });
  });
});

test('given detailed times, then they are taken, in microseconds; 0 says that the device has none', () => {
  const detailed = {
    ...ping,
    AverageResponseTimeDetailed: '17345',
    MinimumResponseTime: '12',
    MinimumResponseTimeDetailed: '0',
    MaximumResponseTime: '-3',
  };
  expect(read('PingTest', detailed)).toMatchObject({
    result: { average_response_time: 17.345, minimum_response_time: 12, maximum_response_time: null },
  });
});
