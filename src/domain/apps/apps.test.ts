import { describe, expect, test } from 'vitest';
import { appTypeOf, installedApps } from './installed.ts';
import { appPlatformOf } from './platform.ts';
import { sizeOf } from './size.ts';
import { startStopOf } from './start-stop.ts';
import { type AppWeek, daysOf, mostUsed, sharesOf, totalOf } from './usage.ts';
import { compareVersions } from './version.ts';

test.each([
  ['1.10.0', '1.9.9', 1],
  ['1.4', '1.4.0', 0],
  ['2.0.0-beta', '2.0.0-alpha', 1],
  ['1.0', '1.0.1', -1],
  ['', '0', 0],
])('version %s beside %s is %i', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
  expect(Math.sign(compareVersions(other, one))).toBe(-sign || 0);
});

test('restarts or stops a running app for good, and treats any other as requested (RU-068, TN-098..TN-100)', () => {
  expect(startStopOf('Active', 'start')).toBe('restart');
  expect(startStopOf('Active', 'stop')).toBe('forceStop');
  expect(startStopOf('Active', 'restart')).toBe('restart');
  for (const state of ['Idle', 'Starting', null]) expect(startStopOf(state, 'start')).toBe('start');
  expect(startStopOf('Idle', 'stop')).toBe('stop');
});

test('derives the type of an app from its store (RU-067)', () => {
  expect(['Factory Application', 'Operator Store', 'Play Store', null].map(appTypeOf)).toEqual([
    'StartApp',
    'Operator',
    'User',
    'User',
  ]);
});

test('derives the platform of a model from its features, or that it has none (RU-021)', () => {
  expect(appPlatformOf(['wan', 'androidApps'])).toBe('android');
  expect(appPlatformOf(['quantumApps'])).toBe('quantum');
  expect(appPlatformOf(['androidAppStats'])).toBeNull();
});

test.each([
  [0, 0, 'KB'],
  [1536, 1.5, 'KB'],
  [1024 ** 2, 1, 'MB'],
  [1024 ** 3 * 2, 2, 'GB'],
  [1024 ** 5, 1024, 'TB'],
])('%i bytes are %d %s (CO-067)', (bytes, value, unit) => {
  expect(sizeOf(bytes)).toEqual({ value, unit });
});

describe('use by day', () => {
  const week = (name: string, ...times: (number | null)[]): AppWeek => ({
    name,
    label: name,
    usage: times.map((totalTime, at) => ({
      endTime: `2026-11-${10 + at}T00:00:00.000Z`,
      totalTime,
      internet: null,
      storage: totalTime,
    })),
  });

  test('covers the last seven days and leaves out values that are not numbers (CO-066)', () => {
    const ends = Array.from({ length: 9 }, (_, at) => `2026-11-${10 + at}T00:00:00Z`);
    const days = daysOf({
      usage_end_times: [...ends, 'soon'],
      usage_times: ends.map((_, at) => String(at)),
      usage_internet: ['', '-1', 'x'],
      usage_storage: [],
    });
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({
      endTime: '2026-11-12T00:00:00.000Z',
      totalTime: 2,
      internet: null,
      storage: null,
    });
  });

  test('adds up, except storage, which is the last value', () => {
    const { usage } = week('one', 5, null, 7);
    expect(totalOf(usage, 'totalTime')).toBe(12);
    expect(totalOf(usage, 'storage')).toBe(7);
    expect(totalOf(usage, 'internet')).toBeNull();
  });

  test('shows five apps and the rest in a pie, and seven by total use as lines (RU-070, CO-065, CO-066)', () => {
    const apps = [3, 9, 1, 0, 7, 5, 4, 8, 2].map((time, at) => week(`app${at}`, time));
    expect(mostUsed(apps, 'totalTime').map(({ name }) => name)).toEqual([
      'app1',
      'app7',
      'app4',
      'app5',
      'app6',
      'app0',
      'app8',
    ]);
    const shares = sharesOf(apps, 'totalTime');
    expect(shares.map(({ total }) => total)).toEqual([9, 8, 7, 5, 4, 6]);
    expect(shares.at(-1)?.app).toBeNull();
    expect(sharesOf(apps.slice(0, 2), 'totalTime').map(({ app }) => app?.name)).toEqual(['app1', 'app0']);
    expect(sharesOf(apps, 'internet')).toEqual([]);
  });
});

test('reads an app as a deployment unit with its execution units, with null for invalid values', () => {
  const unit = {
    idx: 4,
    uuid: 'u-4',
    name: 'com.example.news',
    status: 'Installed',
    vendor: null,
    version: '1.0',
    last_update: 'yesterday',
    execution_units: ['Device.SoftwareModules.ExecutionUnit.9.'],
    label: null,
    store_name: null,
    usage_end_times: [],
    usage_times: [],
    usage_internet: [],
    usage_storage: [],
  };
  const runs = { idx: 9, id: 'eu', status: 'Idle', fault: 'NoFault', disk: 2, memory: null, cpu: 3 };
  const [app] = installedApps([unit], [runs]);
  expect(app).toMatchObject({
    idx: 9,
    label: 'com.example.news',
    state: 'Idle',
    fault: null,
    disk: 2048,
    updateTime: null,
  });
  const alone = installedApps(
    [
      { ...unit, execution_units: [] },
      { ...unit, name: null, uuid: null },
    ],
    [runs],
  );
  expect(alone).toHaveLength(1);
  expect(alone[0]).toMatchObject({ idx: null, state: 'Installed', disk: null });
});
