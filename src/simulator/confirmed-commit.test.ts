import { expect, test } from 'vitest';
import { Bench } from './testing.ts';

const object = 'Device.X_WAYMARK_ConfirmedCommit.';
const uplink = 'Device.IP.Interface.1.';

/** Returns a connected router with a pending change of its MTU for a minute. */
function onTrial(objects = uplink) {
  const bench = new Bench('AR2040').connect();
  const operate = (command: string, inputArgs: Record<string, string>) => {
    const answer = bench.operate(object + command, inputArgs);
    return answer?.type === 'OperateResp' ? answer.body.operationResults[0]?.outcome : null;
  };
  const set = (param: string, value: string) => {
    const updateObjs = [{ objPath: uplink, paramSettings: [{ param, value, required: true }] }];
    bench.ask({ type: 'Set', body: { allowPartial: false, updateObjs } });
  };
  const begin = (CommitKey = 'change') => operate('Begin()', { CommitKey, Timeout: '60', Objects: objects });
  const read = (path: string) => bench.agent.read(path);
  expect(begin()).toMatchObject({ type: 'outputArgs' });
  set('MaxMTUSize', '1400');
  return { bench, operate, set, begin, read, status: () => read(`${object}Status`) };
}

test('given no confirmation, then the old values return after the time limit, and the change is reported', () => {
  const { bench, read, status } = onTrial();
  expect(read(`${uplink}MaxMTUSize`)).toBe('1400');
  bench.clock.advance(59_999);
  expect(status()).toBe('Pending');
  bench.clock.advance(1);
  expect([status(), read(`${object}Cause`), read(`${uplink}MaxMTUSize`)]).toEqual([
    'RolledBack',
    'Timeout',
    '1500',
  ]);
});

test('given a confirmation, then it stays, and a second one is refused', () => {
  const { bench, operate, read, status } = onTrial();
  expect(operate('Confirm()', { CommitKey: 'another' })).toMatchObject({ type: 'failure' });
  expect(operate('Confirm()', { CommitKey: 'change' })).toMatchObject({ type: 'outputArgs' });
  expect(operate('Confirm()', { CommitKey: 'change' })).toMatchObject({ type: 'failure' });
  bench.clock.advance(60_000);
  expect([status(), read(`${uplink}MaxMTUSize`)]).toEqual(['Confirmed', '1400']);
});

test('given a cancel, then the change is reverted now', () => {
  const { operate, read, status } = onTrial();
  operate('Cancel()', { CommitKey: 'change' });
  expect([status(), read(`${object}Cause`), read(`${uplink}MaxMTUSize`)]).toEqual([
    'RolledBack',
    'Cancelled',
    '1500',
  ]);
});

test('given another change, then it is refused; the same one restarts its time limit and keeps the previous values', () => {
  const { bench, begin, set, read } = onTrial();
  expect(begin('another')).toMatchObject({ type: 'failure', body: { errCode: 7022 } });
  bench.clock.advance(50_000);
  expect(begin()).toMatchObject({ type: 'outputArgs' });
  set('MaxMTUSize', '1300');
  bench.clock.advance(59_000);
  expect(read(`${uplink}MaxMTUSize`)).toBe('1300');
  bench.clock.advance(1_000);
  expect(read(`${uplink}MaxMTUSize`)).toBe('1500');
});

test('given a value that is set elsewhere meanwhile, then it stays', () => {
  const { bench, read } = onTrial('Device.WiFi.Radio.1.');
  bench.clock.advance(60_000);
  expect(read(`${uplink}MaxMTUSize`)).toBe('1400');
});

test('given a restart, then the device starts with the previous values', () => {
  const { bench, read, status } = onTrial();
  bench.agent.goDown();
  expect([status(), read(`${object}Cause`), read(`${uplink}MaxMTUSize`)]).toEqual([
    'RolledBack',
    'Reboot',
    '1500',
  ]);
});

test('given settings that break the line, then the connection is lost, and returns with the old ones', () => {
  const { bench, set } = onTrial();
  set('Enable', 'false');
  bench.clock.advance(1_500);
  expect([bench.terminated, bench.agent.hasLine, bench.agent.connected]).toEqual([1, false, false]);
  bench.clock.advance(60_000);
  expect(bench.agent.hasLine).toBe(true);
});
