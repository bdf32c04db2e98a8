import { describe, expect, test } from 'vitest';
import { scenarios } from './scenarios/catalogue.ts';
import { Bench, completions, failureCode, notices, outputs, ready } from './testing.ts';

const ping = 'Device.IP.Diagnostics.IPPing()';

describe('faults', () => {
  test('restart a device with a memory leak until a restart is requested', () => {
    const bench = ready();
    const free = () => Number(bench.agent.read('Device.DeviceInfo.MemoryStatus.Free'));
    const total = Number(bench.agent.read('Device.DeviceInfo.MemoryStatus.Total'));
    const stop = scenarios.leaking.run(bench.agent, bench.clock);
    const { lives } = bench.agent;
    expect(free() / total).toBeLessThan(0.07);
    bench.clock.advance(30 * 60_000);
    expect(bench.agent.lives).toBe(lives + 1);
    bench.agent.restart({ cause: 'RemoteReboot', commandKey: 'task-1', firmwareUpdated: false });
    bench.clock.advance(60 * 60_000);
    expect(bench.agent.lives).toBe(lives + 2);
    expect(free() / total).toBeGreaterThan(0.1);
    stop();
  });

  const get: Parameters<Bench['ask']>[0] = {
    type: 'Get',
    body: { paramPaths: ['Device.DeviceInfo.ModelName'], maxDepth: 0 },
  };

  test('lose a reply once', () => {
    const bench = ready();
    scenarios.lostReply.run(bench.agent, bench.clock);
    expect(bench.ask(get)).toBeNull();
    expect(bench.ask(get)).not.toBeNull();
  });

  test('send duplicates', () => {
    const bench = ready();
    scenarios.duplicates.run(bench.agent, bench.clock);
    bench.ask(get);
    expect(bench.take('GetResp')).toHaveLength(1);
  });

  test('stall an agent until a ping or another frame', () => {
    const bench = ready();
    bench.agent.faults.stallUntilPing = true;
    expect(bench.ask(get)).toBeNull();
    bench.agent.pinged();
    expect(bench.take('GetResp')).toHaveLength(1);
  });

  test('delay a slow link both ways', () => {
    const bench = ready();
    scenarios.slowLink.run(bench.agent, bench.clock);
    expect(bench.ask(get)).toBeNull();
    bench.clock.advance(1399);
    expect(bench.take('GetResp')).toEqual([]);
    bench.clock.advance(1);
    expect(bench.take('GetResp')).toHaveLength(1);
  });

  test('send a completion before its response', () => {
    const bench = ready();
    scenarios.hasty.run(bench.agent, bench.clock);
    expect(bench.operate(ping, { Host: 'a.invalid' })).toBeNull();
    bench.clock.advance(1000);
    expect(bench.sent.map(({ type }) => type)).toEqual(['Notify', 'OperateResp']);
  });

  test('leave commands unanswered, refuse them, or fail them', () => {
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

  test('delay a result', () => {
    const bench = ready();
    scenarios.lateResult.run(bench.agent, bench.clock);
    bench.operate(ping, { Host: 'a.example', NumberOfRepetitions: '1' });
    bench.clock.advance(12 * 60_000);
    expect(completions(bench)).toEqual([]);
    bench.clock.advance(1000);
    expect(completions(bench)).toHaveLength(1);
  });

  test('omit the connect record of an old agent, and let a broken one start with garbage', () => {
    const bench = new Bench();
    scenarios.oldStyle.run(bench.agent, bench.clock);
    scenarios.garbage.run(bench.agent, bench.clock);
    bench.agent.linkOpened(bench);
    expect(bench.records).toEqual(['noSession']);
    expect(bench.frames[0]?.[0]).toBe(0xff);
  });

  test('delay the report of a value', () => {
    const bench = new Bench().connect();
    bench.subscribe('lock', 'ValueChange', 'Device.X_WAYMARK_Lock.Enable');
    scenarios.lagging.run(bench.agent, bench.clock);
    bench.agent.write('Device.X_WAYMARK_Lock.Enable', 'true');
    expect(notices(bench)).toEqual([]);
    bench.clock.advance(13_000);
    expect(notices(bench)).toHaveLength(1);
  });

  test('interrupt the power repeatedly', () => {
    const bench = ready();
    const stop = scenarios.flapping.run(bench.agent, bench.clock);
    bench.clock.advance(95_000);
    expect(bench.dials).toHaveLength(3);
    stop();
    bench.clock.advance(95_000);
    expect(bench.dials).toHaveLength(3);
  });
});
