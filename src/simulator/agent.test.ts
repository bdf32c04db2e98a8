import { describe, expect, test, vi } from 'vitest';
import { Bench, completions, notices, ready } from './testing.ts';

const ping = 'Device.IP.Diagnostics.IPPing()';

describe('connecting', () => {
  test('sends a connect record, then Boot!', () => {
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

  test('sends no Boot! on a new connection without a restart', () => {
    const bench = new Bench().connect();
    bench.agent.linkClosed();
    bench.agent.linkOpened(bench);
    expect(notices(bench)).toEqual([]);
  });

  test('ignores garbage and records for others', () => {
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

  test('report a set value to its subscribers', () => {
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

  test('report a value that changes by itself too', () => {
    const bench = new Bench().connect();
    bench.subscribe('cpu', 'ValueChange', 'Device.DeviceInfo.ProcessStatus.');
    for (let second = 0; second < 20; second += 1) {
      bench.clock.advance(1000);
      bench.agent.tick();
    }
    const notified = notices(bench);
    expect(notified.length).toBeGreaterThan(3);
    expect(notified[0]).toMatchObject({
      type: 'valueChange',
      body: { paramPath: 'Device.DeviceInfo.ProcessStatus.CPUUsage' },
    });
  });

  test('report added and removed rows', () => {
    const bench = new Bench().connect();
    bench.subscribe('made', 'ObjectCreation', 'Device.Firewall.');
    bench.subscribe('gone', 'ObjectDeletion', 'Device.Firewall.');
    const objPath = 'Device.Firewall.Chain.1.Rule.';
    bench.ask({ type: 'Add', body: { allowPartial: false, createObjs: [{ objPath, paramSettings: [] }] } });
    bench.ask({ type: 'Delete', body: { allowPartial: false, objPaths: [`${objPath}1.`] } });
    expect(notices(bench).map(({ type }) => type)).toEqual(['objectCreation', 'objectDeletion']);
  });

  test('include Periodic! at its interval', () => {
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

  test('have no subscription for an on-board request', () => {
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

describe('restarting', () => {
  test('on Reboot() sends the answer, cuts the connection, and sends Boot! with the command key', () => {
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

  test('removes subscriptions that are not persistent', () => {
    const bench = ready();
    expect(bench.agent.read('Device.LocalAgent.SubscriptionNumberOfEntries')).toBe('2');
    bench.agent.goDown();
    expect(bench.agent.read('Device.LocalAgent.SubscriptionNumberOfEntries')).toBe('1');
  });

  test('removes all set values on a factory reset', () => {
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

  test('reports a firmware address that does not resolve as a failure, and refuses a second download', async () => {
    const bench = ready();
    const image = 'Device.DeviceInfo.FirmwareImage.2.';
    const address = { URL: 'https://files.invalid/a.img' };
    bench.operate(`${image}Download()`, address, 'task-7');
    bench.operate(`${image}Download()`, address, 'task-8');
    await vi.waitFor(() => expect(bench.agent.read(`${image}Status`)).toBe('DownloadFailed'));
    expect(completions(bench)).toMatchObject([{ commandKey: 'task-7', outcome: { type: 'failure' } }]);
  });

  test('during a command leaves it without completion', () => {
    const bench = ready();
    bench.agent.faults.rebootDuringTask = true;
    bench.operate(ping, { Host: 'a.example', NumberOfRepetitions: '10' });
    bench.clock.advance(60_000);
    expect(bench.terminated).toBe(1);
    expect(completions(bench)).toEqual([]);
  });
});

test('does everything in the next turn at infinite speed', () => {
  const bench = new Bench('AR2040', { speed: Number.POSITIVE_INFINITY }).connect();
  bench.subscribe('done', 'OperationComplete', 'Device.');
  bench.operate(ping, { Host: 'a.example', NumberOfRepetitions: '100' });
  bench.clock.advance(0);
  expect(completions(bench)).toHaveLength(1);
});
