import { describe, expect, test } from 'vitest';
import type { Msg } from '#usp/msg.ts';
import { scenarios } from './scenarios/catalogue.ts';
import { Bench } from './testing.ts';

const ping = 'Device.IP.Diagnostics.IPPing()';
const samples = 'Device.X_WAYMARK_Diagnostics.';

/** The notifications that were sent, as `{type, body}`. */
function notices(bench: Bench) {
  return bench.take('Notify').flatMap(({ body }) => body.notification ?? []);
}

function completions(bench: Bench) {
  return notices(bench).flatMap((one) => (one.type === 'operationComplete' ? [one.body] : []));
}

function outputs(bench: Bench): Record<string, string> {
  const outcome = completions(bench)[0]?.outcome;
  return outcome?.type === 'outputArgs' ? outcome.body.outputArgs : {};
}

function requestPath(answer: Msg | null): string {
  return answer?.type === 'OperateResp' ? (answer.body.operationResults[0]?.reqObjPath ?? '') : '';
}

function failureCode(answer: Msg | null): number {
  const outcome = answer?.type === 'OperateResp' ? answer.body.operationResults[0]?.outcome : null;
  return outcome?.type === 'failure' ? outcome.body.errCode : 0;
}

function ready(model?: string): Bench {
  const bench = new Bench(model).connect();
  bench.subscribe('done', 'OperationComplete', 'Device.');
  return bench;
}

describe('connecting', () => {
  test('a connect record, then Boot!', () => {
    const bench = new Bench();
    bench.agent.linkOpened(bench);
    expect(bench.records).toEqual(['webSocketConnect', 'noSession']);
    const [boot] = notices(bench);
    expect(boot).toMatchObject({
      type: 'event',
      body: {
        objPath: 'Device.',
        eventName: 'Boot!',
        params: { Cause: 'LocalReboot', CommandKey: '', FirmwareUpdated: 'false' },
      },
    });
  });

  test('a new connection without a restart has no Boot!', () => {
    const bench = new Bench().connect();
    bench.agent.linkClosed();
    bench.agent.linkOpened(bench);
    expect(notices(bench)).toEqual([]);
  });

  test('garbage and records for others are ignored', () => {
    const bench = new Bench().connect();
    bench.agent.receive(Uint8Array.of(1, 2, 3));
    bench.deliver({ msgId: 'a', type: 'Get', body: { paramPaths: ['Device.'], maxDepth: 0 } }, 'os::other-1');
    expect(bench.sent).toEqual([]);
    expect(bench.agent.host.counters.undecodable).toBe(1);
  });
});

describe('notifications (TR-369 §6.3.3)', () => {
  test('repeat at about +5, +16 and +39 s with the same msg_id until they are acknowledged', () => {
    const bench = new Bench();
    bench.agent.linkOpened(bench);
    const [{ msgId } = { msgId: '' }] = bench.take('Notify');
    const arrivals: number[] = [];
    for (let second = 1; second <= 60; second += 1) {
      bench.clock.advance(1000);
      for (const again of bench.take('Notify')) {
        expect(again.msgId).toBe(msgId);
        arrivals.push(second);
      }
    }
    expect(arrivals).toHaveLength(3);
    expect(arrivals[0]).toBeGreaterThanOrEqual(5);
    expect(arrivals[2]).toBeLessThan(42);
    bench.acknowledge(msgId);
    bench.clock.advance(600_000);
    expect(bench.take('Notify')).toEqual([]);
  });

  test('wait for the next connection', () => {
    const bench = new Bench();
    bench.agent.linkOpened(bench);
    bench.agent.linkClosed();
    bench.take('Notify');
    bench.clock.advance(60_000);
    expect(bench.sent).toEqual([]);
    bench.agent.linkOpened(bench);
    expect(notices(bench)).toHaveLength(1);
  });

  test('a set value is told to those who asked', () => {
    const bench = new Bench().connect();
    bench.subscribe('names', 'ValueChange', 'Device.WiFi.SSID.*.SSID');
    const set = (path: string, param: string, value: string) => {
      const paramSettings = [{ param, value, required: true }];
      bench.ask({
        type: 'Set',
        body: { allowPartial: false, updateObjs: [{ objPath: path, paramSettings }] },
      });
    };
    set('Device.WiFi.SSID.2.', 'SSID', 'new');
    set('Device.WiFi.SSID.2.', 'SSID', 'new');
    set('Device.WiFi.SSID.2.', 'Enable', 'false');
    const body = { paramPath: 'Device.WiFi.SSID.2.SSID', paramValue: 'new' };
    expect(notices(bench)).toEqual([{ type: 'valueChange', body }]);
  });

  test('what changes by itself is told too', () => {
    const bench = new Bench().connect();
    bench.subscribe('cpu', 'ValueChange', 'Device.DeviceInfo.ProcessStatus.');
    for (let second = 0; second < 20; second += 1) {
      bench.clock.advance(1000);
      bench.agent.tick();
    }
    const told = notices(bench);
    expect(told.length).toBeGreaterThan(3);
    expect(told[0]).toMatchObject({
      type: 'valueChange',
      body: { paramPath: 'Device.DeviceInfo.ProcessStatus.CPUUsage' },
    });
  });

  test('rows that come and go', () => {
    const bench = new Bench().connect();
    bench.subscribe('made', 'ObjectCreation', 'Device.Firewall.');
    bench.subscribe('gone', 'ObjectDeletion', 'Device.Firewall.');
    const objPath = 'Device.Firewall.Chain.1.Rule.';
    bench.ask({ type: 'Add', body: { allowPartial: false, createObjs: [{ objPath, paramSettings: [] }] } });
    bench.ask({ type: 'Delete', body: { allowPartial: false, objPaths: [`${objPath}1.`] } });
    expect(notices(bench).map(({ type }) => type)).toEqual(['objectCreation', 'objectDeletion']);
  });

  test('Periodic! at the interval', () => {
    const bench = new Bench().connect();
    bench.subscribe('period', 'Event', 'Device.LocalAgent.Periodic!');
    const paramSettings = [{ param: 'PeriodicNotifInterval', value: '10', required: true }];
    const updateObjs = [{ objPath: 'Device.LocalAgent.Controller.1.', paramSettings }];
    bench.ask({ type: 'Set', body: { allowPartial: false, updateObjs } });
    for (let second = 0; second <= 30; second += 1) {
      bench.agent.tick();
      bench.clock.advance(1000);
    }
    expect(notices(bench)).toHaveLength(3);
  });

  test('an on-board request has no subscription', () => {
    const bench = new Bench().connect();
    bench.operate('Device.LocalAgent.Controller.1.SendOnBoardRequest()');
    const [sent] = bench.take('Notify');
    expect(sent?.body).toMatchObject({
      subscriptionId: '',
      sendResp: true,
      notification: { type: 'onBoardRequest', body: { oui: '0A52A4', productClass: 'APROUTER' } },
    });
  });
});

describe('asynchronous commands (TR-369 §6.3.4)', () => {
  test('a ping: its request, its samples, its totals', () => {
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
    const told = notices(bench);
    const last = told.at(-1);
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

  test('a name that cannot be resolved is a status, not a failure', () => {
    const bench = ready();
    bench.operate(ping, { Host: 'nowhere.invalid' });
    bench.clock.advance(5000);
    expect(outputs(bench).Status).toBe('Error_CannotResolveHostName');
    bench.operate('Device.IP.Diagnostics.DownloadDiagnostics()', { DownloadURL: 'http://nowhere.invalid/f' });
    bench.clock.advance(5000);
    expect(outputs(bench).Status).toBe('Error_CannotResolveHostName');
  });

  test('a trace route: hops in order, the last is the target', () => {
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

  test('speed tests: the times and bytes belong together', () => {
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

  test('signal strength: a sample an interval, totals of those samples', () => {
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

  test('a router has no uplink whose signal could be sampled', () => {
    expect(failureCode(ready('AR2040').operate(`${samples}WiFiSignalStrength()`))).toBe(7026);
  });

  test('Cancel() ends it with 7023 and frees its number', () => {
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

  test('arguments that make no sense, and commands that do not exist', () => {
    const bench = ready();
    expect(failureCode(bench.operate(ping, {}))).toBe(7027);
    expect(failureCode(bench.operate(ping, { Host: 'a', NumberOfRepetitions: 'many' }))).toBe(7027);
    expect(failureCode(bench.operate(ping, { Host: 'a', Nonsense: '1' }))).toBe(7027);
    expect(failureCode(bench.operate('Device.IP.Diagnostics.Nothing()'))).toBe(7026);
  });

  test('neighbours are found on the bands of the device', () => {
    const bench = ready('AR3030W');
    bench.operate('Device.WiFi.NeighboringWiFiDiagnostic()');
    bench.clock.advance(10_000);
    const found = outputs(bench);
    expect(found.Status).toBe('Complete');
    expect(Number(found['Result.1.SignalStrength'])).toBeLessThan(-20);
    expect(found['Result.1.OperatingFrequencyBand']).toBe('2.4GHz');
  });
});

describe('restarting', () => {
  test('reboot: the answer, the cut, and Boot! with the command key', () => {
    const bench = ready();
    const answer = bench.operate('Device.Reboot()', {}, 'task-5');
    expect(answer?.type).toBe('OperateResp');
    bench.clock.advance(1000);
    expect(bench.terminated).toBe(1);
    expect(bench.dials).toEqual([8000]);
    bench.clock.advance(8000);
    bench.agent.linkOpened(bench);
    expect(notices(bench)).toMatchObject([
      { body: { params: { CommandKey: 'task-5', Cause: 'RemoteReboot' } } },
    ]);
    expect(Number(bench.get('Device.DeviceInfo.UpTime')['Device.DeviceInfo.UpTime'])).toBeLessThan(10);
  });

  test('subscriptions that are not persistent do not survive', () => {
    const bench = ready();
    expect(bench.agent.read('Device.LocalAgent.SubscriptionNumberOfEntries')).toBe('2');
    bench.agent.goDown();
    expect(bench.agent.read('Device.LocalAgent.SubscriptionNumberOfEntries')).toBe('1');
  });

  test('factory reset: everything that was set is gone', () => {
    const bench = ready();
    bench.agent.write('Device.WiFi.SSID.1.SSID', 'mine');
    bench.operate('Device.FactoryReset()', {}, 'task-6');
    bench.clock.advance(1000);
    expect(bench.agent.read('Device.WiFi.SSID.1.SSID')).not.toBe('mine');
    bench.agent.linkOpened(bench);
    expect(notices(bench)).toMatchObject([
      { body: { params: { CommandKey: 'task-6', Cause: 'RemoteFactoryReset' } } },
    ]);
  });

  test('firmware: downloaded, activated, and told by Boot!', () => {
    const bench = ready();
    const image = 'Device.DeviceInfo.FirmwareImage.2.';
    bench.operate(
      `${image}Download()`,
      { URL: 'https://files.example.com/AR2040-5.1.0.bin', AutoActivate: 'true' },
      'task-7',
    );
    bench.clock.advance(10_000);
    expect(bench.terminated).toBe(1);
    bench.agent.linkOpened(bench);
    const boot = notices(bench).at(-1);
    expect(boot).toMatchObject({ body: { params: { CommandKey: 'task-7', FirmwareUpdated: 'true' } } });
    expect(bench.agent.read('Device.DeviceInfo.SoftwareVersion')).toBe('5.1.0');
  });

  test('a restart in the middle of a command: no completion ever', () => {
    const bench = ready();
    bench.agent.faults.rebootDuringTask = true;
    bench.operate(ping, { Host: 'a.example', NumberOfRepetitions: '10' });
    bench.clock.advance(60_000);
    expect(bench.terminated).toBe(1);
    expect(completions(bench)).toEqual([]);
  });
});

describe('faults', () => {
  const get: Parameters<Bench['ask']>[0] = {
    type: 'Get',
    body: { paramPaths: ['Device.DeviceInfo.ModelName'], maxDepth: 0 },
  };

  test('a lost reply is lost once', () => {
    const bench = ready();
    scenarios.lostReply.run(bench.agent, bench.clock);
    expect(bench.ask(get)).toBeNull();
    expect(bench.ask(get)).not.toBeNull();
  });

  test('duplicates', () => {
    const bench = ready();
    scenarios.duplicates.run(bench.agent, bench.clock);
    bench.ask(get);
    expect(bench.take('GetResp')).toHaveLength(1);
  });

  test('a stalling agent is woken by a ping or another frame', () => {
    const bench = ready();
    bench.agent.faults.stallUntilPing = true;
    expect(bench.ask(get)).toBeNull();
    bench.agent.pinged();
    expect(bench.take('GetResp')).toHaveLength(1);
  });

  test('a slow link delays both ways', () => {
    const bench = ready();
    scenarios.slowLink.run(bench.agent, bench.clock);
    expect(bench.ask(get)).toBeNull();
    bench.clock.advance(1399);
    expect(bench.take('GetResp')).toEqual([]);
    bench.clock.advance(1);
    expect(bench.take('GetResp')).toHaveLength(1);
  });

  test('a completion before its response', () => {
    const bench = ready();
    scenarios.hasty.run(bench.agent, bench.clock);
    expect(bench.operate(ping, { Host: 'a.invalid' })).toBeNull();
    bench.clock.advance(1000);
    expect(bench.sent.map(({ type }) => type)).toEqual(['Notify', 'OperateResp']);
  });

  test('commands that are never answered, refused, or end badly', () => {
    const bench = ready();
    bench.agent.faults.neverAnswer = ['TraceRoute()'];
    bench.agent.faults.refuse = { 'Reboot()': 7002 };
    bench.agent.faults.failStatus = { 'IPPing()': 'Error_Other' };
    expect(bench.operate('Device.IP.Diagnostics.TraceRoute()', { Host: 'a' })).toBeNull();
    expect(failureCode(bench.operate('Device.Reboot()'))).toBe(7002);
    bench.operate(ping, { Host: 'a.example' });
    bench.clock.advance(5000);
    expect(outputs(bench).Status).toBe('Error_Other');
  });

  test('a late result comes late', () => {
    const bench = ready();
    scenarios.lateResult.run(bench.agent, bench.clock);
    bench.operate(ping, { Host: 'a.example', NumberOfRepetitions: '1' });
    bench.clock.advance(12 * 60_000);
    expect(completions(bench)).toEqual([]);
    bench.clock.advance(1000);
    expect(completions(bench)).toHaveLength(1);
  });

  test('an old agent sends no connect record; a broken one begins with garbage', () => {
    const bench = new Bench();
    scenarios.oldStyle.run(bench.agent, bench.clock);
    scenarios.garbage.run(bench.agent, bench.clock);
    bench.agent.linkOpened(bench);
    expect(bench.records).toEqual(['noSession']);
    expect(bench.frames[0]?.[0]).toBe(0xff);
  });

  test('a value that lags', () => {
    const bench = new Bench().connect();
    bench.subscribe('lock', 'ValueChange', 'Device.X_WAYMARK_Lock.Enable');
    scenarios.lagging.run(bench.agent, bench.clock);
    bench.agent.write('Device.X_WAYMARK_Lock.Enable', 'true');
    expect(notices(bench)).toEqual([]);
    bench.clock.advance(13_000);
    expect(notices(bench)).toHaveLength(1);
  });

  test('flapping power', () => {
    const bench = ready();
    const stop = scenarios.flapping.run(bench.agent, bench.clock);
    bench.clock.advance(95_000);
    expect(bench.dials).toHaveLength(3);
    stop();
    bench.clock.advance(95_000);
    expect(bench.dials).toHaveLength(3);
  });
});

test('at infinite speed everything is done at the next turn', () => {
  const bench = new Bench('AR2040', { speed: Number.POSITIVE_INFINITY }).connect();
  bench.subscribe('done', 'OperationComplete', 'Device.');
  bench.operate(ping, { Host: 'a.example', NumberOfRepetitions: '100' });
  bench.clock.advance(0);
  expect(completions(bench)).toHaveLength(1);
});
