import { describe, expect, test } from 'vitest';
import { demoAppFiles } from '#server/demo/app-files.ts';
import { appFileAt, uuidOf } from './data-model/apps-catalogue.ts';
import { type Bench, completions, failureCode, notices, ready } from './testing.ts';

const modules = 'Device.SoftwareModules.';
const unitOf = (name: string) => `${modules}DeploymentUnit.[Name=="${name}"].`;
const value = (bench: Bench, path: string) => Object.values(bench.get(path))[0];
const file = (name: string, platform = 'android') =>
  `https://apps.example.com/${platform}/${name}.${platform === 'android' ? 'apk' : 'tar'}`;
const install = (bench: Bench, URL: string) => bench.operate(`${modules}InstallDU()`, { URL });
const count = (bench: Bench) => Number(value(bench, `${modules}DeploymentUnitNumberOfEntries`));
/** Returns the error code of the last command; 0: success, null: not ended. */
const code = (bench: Bench) => {
  const [end] = completions(bench);
  if (!end) return null;
  return end.outcome?.type === 'failure' ? end.outcome.body.errCode : 0;
};

describe('an install', () => {
  test('takes seconds, reports its progress, and leaves the app installed and stopped', () => {
    const bench = ready('KSTB2020');
    bench.subscribe('progress', 'Event', 'Device.X_WAYMARK_Diagnostics.AppProgress!');
    bench.subscribe('change', 'Event', `${modules}DUStateChange!`);
    const before = count(bench);
    install(bench, file('com.example.news-2.1.0'));
    bench.clock.advance(2000);
    expect(count(bench)).toBe(before);
    bench.clock.advance(10_000);
    const events = notices(bench).flatMap((one) => (one.type === 'event' ? [one.body] : []));
    expect(events.filter(({ eventName }) => eventName === 'AppProgress!')).toHaveLength(8);
    expect(events.at(-1)?.params).toMatchObject({ CurrentState: 'Installed', 'Fault.FaultCode': '0' });
    expect(count(bench)).toBe(before + 1);
    const unit = bench.get(unitOf('com.example.news'));
    const reported = Object.fromEntries(
      Object.entries(unit).map(([path, at]) => [path.split('.').at(-1), at]),
    );
    expect(reported).toMatchObject({ Version: '2.1.0', Label: 'News Now', StoreName: 'Operator Store' });
    expect(value(bench, `${modules}ExecutionUnit.[Name=="com.example.news"].Status`)).toBe('Idle');
    expect(reported.UsageTimes).toMatch(/^0,0,0,0,0,0,\d+$/);
  });

  test.each([
    ['a host that does not resolve', 'https://nowhere.invalid/android/com.example.news-1.0.apk', 7033],
    ['a file that is damaged', file('damaged-1.0'), 7035],
    ['a signature that is not valid', file('unsigned-1.0'), 7035],
    ['a file that is larger than the disk', file('com.example.archive-1.0.0'), 7227],
  ])('of %s fails half way, and leaves nothing', (_, url, expected) => {
    const bench = ready('KSTB2020');
    const before = count(bench);
    install(bench, url);
    bench.clock.advance(10_000);
    expect(code(bench)).toBe(expected);
    expect(count(bench)).toBe(before);
  });

  test('is refused at once for an installed app, or another platform', () => {
    const bench = ready('KSTB2020');
    expect(failureCode(install(bench, file('com.example.kids-9.0')))).toBe(7226);
    expect(failureCode(install(bench, file('ad-shield-1.0.0', 'quantum')))).toBe(7225);
    expect(failureCode(install(bench, 'no address'))).toBe(7027);
  });

  test('leaves the app not installed if a restart interrupts it', () => {
    const bench = ready('KSTB2020');
    const before = count(bench);
    install(bench, file('com.example.news-2.1.0'));
    bench.clock.advance(2000);
    bench.agent.goDown();
    bench.clock.advance(60_000);
    bench.connect();
    expect(count(bench)).toBe(before);
  });
});

test('keeps the app on an update and changes its version, and refuses another app', () => {
  const bench = ready('AR3030W');
  const unit = unitOf('Parental Guard');
  bench.operate(`${unit}Update()`, { URL: file('parental-guard-1.5.0', 'quantum') });
  bench.clock.advance(10_000);
  expect(code(bench)).toBe(0);
  expect(value(bench, `${unit}Version`)).toBe('1.5.0');
  expect(failureCode(bench.operate(`${unit}Update()`, { URL: file('ad-shield-1.0.0', 'quantum') }))).toBe(
    7225,
  );
});

test('removes an app with its execution units, but no factory app', () => {
  const bench = ready('KSTB2020');
  const before = count(bench);
  expect(failureCode(bench.operate(`${unitOf('com.example.livetv')}Uninstall()`))).toBe(7002);
  bench.operate(`${unitOf('com.example.kids')}Uninstall()`);
  bench.clock.advance(5000);
  expect(code(bench)).toBe(0);
  expect(count(bench)).toBe(before - 1);
  expect(bench.get(`${modules}ExecutionUnit.[Name=="com.example.kids"].`)).toEqual({});
});

test('uses memory and CPU for running apps', () => {
  const bench = ready('AR3030W');
  const unit = `${modules}ExecutionUnit.[Name=="IoT Hub"].`;
  const free = () => Number(value(bench, `${modules}ExecEnv.1.AvailableMemory`));
  const before = free();
  bench.operate(`${unit}SetRequestedState()`, { RequestedState: 'Idle' });
  bench.clock.advance(2000);
  expect([value(bench, `${unit}Status`), value(bench, `${unit}MemoryInUse`)]).toEqual(['Idle', '0']);
  expect(free()).toBeGreaterThan(before);
  expect(failureCode(bench.operate(`${unit}Restart()`))).toBe(7022);
});

test('has use that grows over the day, and is the same for the same device and day', () => {
  const [one, other] = [ready('KSTB2020'), ready('KSTB2020')];
  const times = (bench: Bench) =>
    (value(bench, `${unitOf('com.example.livetv')}X_WAYMARK_App.UsageTimes`) ?? '').split(',').map(Number);
  expect(times(one)).toEqual(times(other));
  const before = times(one);
  one.clock.advance(3 * 3_600_000);
  expect(times(one)).toHaveLength(7);
  expect(times(one).at(-1)).not.toBe(before.at(-1));
});

test("names only apps that simulated devices know in the demo's files", () => {
  for (const { url, platform, package_name: name, app_version: version, app_uuid: uuid } of demoAppFiles) {
    expect(appFileAt(url)).toMatchObject({ platform, name, version });
    if (platform === 'quantum') expect(uuid).toBe(uuidOf(name));
  }
});
