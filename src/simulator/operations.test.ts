import { describe, expect, test } from 'vitest';
import { completions, failureCode, notices, outputs, ready, requestPath } from './testing.ts';

const ping = 'Device.IP.Diagnostics.IPPing()';
const samples = 'Device.X_WAYMARK_Diagnostics.';

describe('asynchronous commands (TR-369 §6.3.4)', () => {
  test('runs a ping with its request, samples and totals', () => {
    const bench = ready();
    bench.subscribe('samples', 'Event', `${samples}PingSample!`);
    const path = requestPath(
      bench.operate(ping, { Host: 'example.com', NumberOfRepetitions: '10' }, 'task-9'),
    );
    expect(bench.get(path)).toMatchObject({
      [`${path}Command`]: ping,
      [`${path}CommandKey`]: 'task-9',
      [`${path}Status`]: 'Active',
    });
    bench.clock.advance(1500);
    expect(notices(bench)).toHaveLength(5);
    bench.clock.advance(1500);
    const notified = notices(bench);
    const last = notified.at(-1);
    const args =
      last?.type === 'operationComplete' && last.body.outcome?.type === 'outputArgs'
        ? last.body.outcome.body.outputArgs
        : {};
    expect(last).toMatchObject({
      body: { commandKey: 'task-9', commandName: 'IPPing()', objPath: 'Device.IP.Diagnostics.' },
    });
    expect(args.Status).toBe('Complete');
    expect(Number(args.SuccessCount) + Number(args.FailureCount)).toBe(10);
    expect(Number(args.MinimumResponseTime)).toBeLessThanOrEqual(Number(args.AverageResponseTime));
    expect(bench.get('Device.LocalAgent.RequestNumberOfEntries')).toEqual({
      'Device.LocalAgent.RequestNumberOfEntries': '0',
    });
  });

  test('reports an unresolvable name as a status, not as a failure', () => {
    const bench = ready();
    bench.operate(ping, { Host: 'nowhere.invalid' });
    bench.clock.advance(5000);
    expect(outputs(bench).Status).toBe('Error_CannotResolveHostName');
    bench.operate('Device.IP.Diagnostics.DownloadDiagnostics()', { DownloadURL: 'http://nowhere.invalid/f' });
    bench.clock.advance(5000);
    expect(outputs(bench).Status).toBe('Error_CannotResolveHostName');
  });

  test('runs a trace route with hops in order, the target last', () => {
    const bench = ready();
    bench.operate('Device.IP.Diagnostics.TraceRoute()', { Host: '203.0.113.9' });
    bench.clock.advance(10_000);
    const found = outputs(bench);
    const hops = Object.keys(found).filter((name) => name.endsWith('.HostAddress')).length;
    expect(hops).toBeGreaterThanOrEqual(5);
    expect(found).toMatchObject({
      Status: 'Complete',
      [`RouteHops.${hops}.HostAddress`]: '203.0.113.9',
      [`RouteHops.${hops}.ErrorCode`]: '0',
    });
    expect(found['RouteHops.1.RTTimes']?.split(',')).toHaveLength(3);
    bench.operate('Device.IP.Diagnostics.TraceRoute()', { Host: '203.0.113.9', MaxHopCount: '2' });
    bench.clock.advance(10_000);
    expect(outputs(bench).Status).toBe('Error_MaxHopCountExceeded');
  });

  test('runs speed tests with consistent times and bytes', () => {
    const bench = ready();
    const begun = bench.clock.now();
    bench.operate('Device.IP.Diagnostics.DownloadDiagnostics()', {
      DownloadURL: 'http://speed.example.com/100M',
    });
    bench.clock.advance(5000);
    const down = outputs(bench);
    const order = ['TCPOpenRequestTime', 'TCPOpenResponseTime', 'ROMTime', 'BOMTime', 'EOMTime'].map((name) =>
      Date.parse(down[name] ?? ''),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(begun);
    expect(order[4]).toBeLessThanOrEqual(bench.clock.now());
    const megabits = (Number(down.TestBytesReceived) * 8) / ((order[4] ?? 0) - (order[3] ?? 0)) / 1000;
    expect(megabits).toBeGreaterThan(50);
    expect(megabits).toBeLessThan(1000);
    expect(Number(down.TotalBytesReceived)).toBeGreaterThan(Number(down.TestBytesReceived));
    bench.operate('Device.IP.Diagnostics.UploadDiagnostics()', {
      UploadURL: 'http://speed.example.com/u',
      TestFileLength: '1000000',
    });
    bench.clock.advance(20_000);
    expect(outputs(bench)).toMatchObject({ Status: 'Complete', TestBytesSent: '1000000' });
  });

  test('samples signal strength at each interval, with totals of those samples', () => {
    const bench = ready('KSTB2020');
    bench.subscribe('samples', 'Event', `${samples}SignalSample!`);
    bench.operate(`${samples}WiFiSignalStrength()`, { Interval: '3', Count: '4' }, 'task-3');
    bench.clock.advance(9000);
    const signals = notices(bench).map((one) => (one.type === 'event' ? one.body.params : {}));
    expect(signals.map(({ Sequence }) => Sequence)).toEqual(['1', '2', '3']);
    expect(signals[0]).toMatchObject({ CommandKey: 'task-3' });
    bench.clock.advance(3000);
    const totals = bench.take('Notify').at(-1)?.body.notification;
    const args =
      totals?.type === 'operationComplete' && totals.body.outcome?.type === 'outputArgs'
        ? totals.body.outcome.body.outputArgs
        : {};
    expect(args).toMatchObject({ Status: 'Complete', SampleCount: '4' });
    for (const { SignalStrength } of signals) {
      expect(Number(SignalStrength)).toBeGreaterThanOrEqual(Number(args.MinimumSignalStrength));
      expect(Number(SignalStrength)).toBeLessThanOrEqual(Number(args.MaximumSignalStrength));
    }
  });

  test('refuses to sample the signal of a router, which has no uplink', () => {
    expect(failureCode(ready('AR2040').operate(`${samples}WiFiSignalStrength()`))).toBe(7026);
  });

  test('ends a command on Cancel() with 7023, and frees its number', () => {
    const bench = ready();
    const first = requestPath(bench.operate(ping, { Host: 'a.example' }, 'one'));
    const second = requestPath(bench.operate(ping, { Host: 'a.example' }, 'two'));
    expect(first).not.toBe(second);
    bench.operate(`${first}Cancel()`);
    expect(completions(bench)).toMatchObject([
      { commandKey: 'one', outcome: { type: 'failure', body: { errCode: 7023 } } },
    ]);
    expect(failureCode(bench.operate(`${first}Cancel()`))).toBe(7016);
    expect(requestPath(bench.operate(ping, { Host: 'a.example' }, 'three'))).toBe(first);
  });

  test('refuses invalid arguments, and unknown commands', () => {
    const bench = ready();
    expect(failureCode(bench.operate(ping, {}))).toBe(7027);
    expect(failureCode(bench.operate(ping, { Host: 'a', NumberOfRepetitions: 'many' }))).toBe(7027);
    expect(failureCode(bench.operate(ping, { Host: 'a', Nonsense: '1' }))).toBe(7027);
    expect(failureCode(bench.operate('Device.IP.Diagnostics.Nothing()'))).toBe(7026);
  });

  test('finds neighbours on the bands of the device', () => {
    const bench = ready('AR3030W');
    bench.operate('Device.WiFi.NeighboringWiFiDiagnostic()');
    bench.clock.advance(10_000);
    const found = outputs(bench);
    expect(found.Status).toBe('Complete');
    expect(Number(found['Result.1.SignalStrength'])).toBeLessThan(-20);
    expect(found['Result.1.OperatingFrequencyBand']).toBe('2.4GHz');
  });
});
