import { describe, expect, test } from 'vitest';
import type { TaskKind } from '#machines/task/kinds.ts';
import { deviceCommands } from './table.ts';

const read = (kind: TaskKind, output: Record<string, string>) =>
  deviceCommands[kind].read(output, { host: 'example.net', repetitions: 4 });
const ping = { Status: 'Complete', SuccessCount: '3', FailureCount: '1', AverageResponseTime: '17' };
const times = { BOMTime: '2026-01-01T00:00:00.000000Z', EOMTime: '2026-01-01T00:00:02.000000Z' };
const hop = { 'RouteHops.1.Host': 'a', 'RouteHops.1.RTTimes': '1,2,3' };
const signal = { SampleCount: '2', AverageSignalStrength: '-61' };

describe('evidence of success', () => {
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

  test('quotes an impossible value for its manufacturer', () => {
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

  test("prefers the device's own failure reason to missing outputs", () => {
    const output = { Status: 'Error_CannotResolveHostName', SuccessCount: '0' };
    for (const kind of ['PingTest', 'TraceRoute', 'DownloadSpeed', 'WifiSignalStrength'] as const)
      expect(read(kind, output)).toMatchObject({ ok: false, message: 'Error_CannotResolveHostName' });
  });
});

describe('keeps the findings of a command before its failure', () => {
  const twoHops = {
    Status: 'Error_MaxHopCountExceeded',
    'RouteHops.1.Host': 'gw',
    'RouteHops.1.HostAddress': '192.168.0.1',
    'RouteHops.1.RTTimes': '1,1,1',
    'RouteHops.4.Host': 'bras',
    'RouteHops.4.HostAddress': '203.0.113.1',
    'RouteHops.4.RTTimes': '4,4294967295,4',
  };
  test.each([
    [
      'TraceRoute',
      twoHops,
      {
        hops: [
          expect.objectContaining({ hop: 1, host: 'gw', rt_times: '1,1,1' }),
          expect.objectContaining({ hop: 4, host: 'bras', rt_times: '4,,4' }),
        ],
      },
    ],
    ['PingTest', { ...ping, Status: 'Error_Other' }, { success_count: 3, average_response_time: 17 }],
    [
      'DownloadSpeed',
      { ...times, TestBytesReceived: '1000', Status: 'Error_NoTransferComplete' },
      { download_speed: 4000 },
    ],
    [
      'WifiScanChannel',
      { Status: 'Error_Internal', 'Result.1.BSSID': '0a:52:a4:00:00:01', 'Result.1.SignalStrength': '255' },
      { entries: [expect.objectContaining({ signal_strength: null })] },
    ],
  ] as const)('given %s that ended with %j', (kind, output, result) => {
    expect(read(kind, output)).toMatchObject({ ok: false, message: output.Status, result });
  });

  test('returns no result for a bare status', () => {
    expect(read('TraceRoute', { Status: 'Error_CannotResolveHostName' })).not.toHaveProperty('result');
  });
});

test('computes the speed from microseconds', () => {
  const at = (fraction: string) => `2026-01-01T00:00:00.${fraction}Z`;
  const output = (end: string, bytes: string) => ({
    BOMTime: at('000000'),
    EOMTime: at(end),
    TestBytesReceived: bytes,
  });
  expect(read('DownloadSpeed', output('008200', '1025000'))).toMatchObject({
    result: { download_speed: 1_000_000_000, duration: 8.2 },
  });
  expect(read('DownloadSpeed', output('00044', '1000'))).toMatchObject({ ok: true });
});

test('reads numbers that mean "not measured" as no time, and sorts the scan without them', () => {
  const never = { ...ping, MinimumResponseTime: '4294967295', MaximumResponseTime: '-1' };
  expect(read('PingTest', never)).toMatchObject({
    result: { minimum_response_time: null, maximum_response_time: null },
  });
  const lost = { SuccessCount: '0', FailureCount: '4', AverageResponseTime: '0' };
  expect(read('PingTest', lost)).toMatchObject({ result: { average_response_time: null } });
  const networks = {
    'Result.1.SSID': 'none',
    'Result.1.SignalStrength': '0',
    'Result.2.SSID': 'far',
    'Result.2.SignalStrength': '-80',
  };
  expect(read('WifiScanChannel', networks)).toMatchObject({
    result: { entries: [{ ssid: 'far' }, { ssid: 'none', signal_strength: null }] },
  });
});

test('reads detailed times in microseconds; 0 means that the device has none', () => {
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
