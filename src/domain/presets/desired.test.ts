import { expect, test } from 'vitest';
import { type DesiringPreset, desired, type PresetDevice, type PresetTarget } from './desired.ts';
import { fieldProblem, type PresetValues } from './fields.ts';

const at = Date.parse('2026-11-30T00:00:00Z');
const device: PresetDevice = {
  endpointId: 'os::0-1',
  opIds: ['school', 'district', 'root'],
  modelName: 'AR2146',
  roomId: 'room-12',
  gids: ['g1'],
  filterIds: ['f1'],
  regionId: 'cape',
  cityId: 'cape-town',
};
const preset = (
  presetId: string,
  values: PresetValues,
  more: Partial<DesiringPreset> = {},
): DesiringPreset => ({
  presetId,
  name: presetId,
  opId: 'district',
  weight: 10,
  target: { kind: 'organisation' },
  createdAt: '2026-11-01T00:00:00Z',
  values,
  ...more,
});
const channel = (value: number | 'auto'): PresetValues => ({ '5GHz/channel': value });
const winnerOf = (...presets: DesiringPreset[]) => desired(device, presets, at)[0]?.from.presetId;

test('takes each field from the preset of the highest weight, and names the losers', () => {
  const heavy = preset('heavy', channel(36), { weight: 20 });
  const light = preset('light', { ...channel(44), 'time/zone': 'KST-9' });
  expect(desired(device, [light, heavy], at)).toEqual([
    {
      field: '5GHz/channel',
      value: 36,
      from: { presetId: 'heavy', name: 'heavy', weight: 20 },
      lost: [{ presetId: 'light', name: 'light', weight: 10, value: 44, lostBy: 'weight', agrees: false }],
    },
    {
      field: 'time/zone',
      value: 'KST-9',
      from: { presetId: 'light', name: 'light', weight: 10 },
      lost: [],
    },
  ]);
});

test('prefers the narrower target between equal weights: device, room, group or filter, place, model, organisation', () => {
  const targets: PresetTarget[] = [
    { kind: 'organisation' },
    { kind: 'model', modelNames: ['AR2146'] },
    { kind: 'place', cityIds: ['cape-town'] },
    { kind: 'filter', filterIds: ['f1'] },
    { kind: 'device', endpointIds: ['os::0-1'] },
  ];
  const presets = targets.map((target) =>
    preset(target.kind, channel(36), {
      target,
      createdAt: target.kind === 'organisation' ? '2020-01-01T00:00:00Z' : '2026-11-01T00:00:00Z',
    }),
  );
  const ranked = desired(device, presets, at)[0];
  expect(ranked?.from.presetId).toBe('device');
  expect(ranked?.lost.map(({ presetId, lostBy }) => [presetId, lostBy])).toEqual([
    ['filter', 'target'],
    ['place', 'target'],
    ['model', 'target'],
    ['organisation', 'target'],
  ]);
});

test('room, group and filter are equally narrow, so the older wins', () => {
  const kinds: PresetTarget[] = [
    { kind: 'room', roomIds: ['room-12'] },
    { kind: 'group', gids: ['g1'] },
    { kind: 'filter', filterIds: ['f1'] },
  ];
  for (const target of kinds) {
    const others = kinds
      .filter((one) => one !== target)
      .map((one) => preset(one.kind, channel(44), { target: one }));
    const oldest = preset('oldest', channel(36), { target, createdAt: '2026-10-31T23:59:59Z' });
    expect(winnerOf(...others, oldest)).toBe('oldest');
  }
});

test('compares ages as times, not as texts, and equal ages by id, whatever the order of the presets', () => {
  const utc = preset('utc', channel(36), { createdAt: '2026-11-01T00:30:00Z' });
  const ahead = preset('ahead', channel(44), { createdAt: '2026-11-01T09:00:00+09:00' });
  expect(winnerOf(utc, ahead)).toBe('ahead');
  const [a, b, c] = ['a', 'b', 'c'].map((id) => preset(id, channel(36)));
  if (!a || !b || !c) throw new Error('no presets');
  for (const order of [
    [a, b, c],
    [c, b, a],
    [b, a, c],
  ])
    expect(winnerOf(...order)).toBe('a');
});

test('tells a loser that wants the same value in another spelling from one that contradicts', () => {
  const zone = (presetId: string, value: string, weight: number) =>
    preset(presetId, { 'time/zone': value }, { weight });
  const [found] = desired(
    device,
    [
      zone('one', 'CET-1CEST,M3.5.0,M10.5.0/3', 3),
      zone('two', 'CET-1CEST,M3.5.0/2,M10.5.0/3:00', 2),
      zone('three', 'CET-1', 1),
    ],
    at,
  );
  expect(found?.lost.map(({ agrees }) => agrees)).toEqual([true, false]);
  const servers = (presetId: string, value: string[], weight: number) =>
    preset(presetId, { 'time/servers': value }, { weight });
  const [list] = desired(
    device,
    [servers('one', ['A.org', 'b.org'], 2), servers('two', ['b.org.', 'a.org'], 1)],
    at,
  );
  expect(list?.lost[0]?.agrees).toBe(true);
});

test('ignores presets of other organisations, other targets, empty targets and empty presets', () => {
  const others = [
    preset('foreign', channel(36), { opId: 'other', weight: 99 }),
    preset('below', channel(36), { opId: 'class-of-school', weight: 99 }),
    preset('model', channel(36), { target: { kind: 'model', modelNames: ['AR1031'] } }),
    preset('none', channel(36), { target: { kind: 'device', endpointIds: [] } }),
    preset('nowhere', channel(36), { target: { kind: 'place' } }),
    preset('empty', {}, { weight: 99 }),
  ];
  expect(desired(device, others, at)).toEqual([]);
  const roomless = { ...device, roomId: null, cityId: null };
  const room = preset('room', channel(36), { target: { kind: 'room', roomIds: ['room-12'] } });
  const city = preset('city', channel(36), { target: { kind: 'place', cityIds: ['cape-town'] } });
  expect(desired(roomless, [room, city], at)).toEqual([]);
});

test('evaluates 100 presets of a device in a millisecond', () => {
  const presets = Array.from({ length: 100 }, (_, n) =>
    preset(
      `p${n}`,
      { ...channel(36), 'time/zone': 'KST-9', 'time/servers': ['a.org'], '5GHz/ssid': `Net ${n}` },
      { weight: n % 7 },
    ),
  );
  for (let n = 0; n < 200; n++) desired(device, presets, at);
  const times = Array.from({ length: 50 }, () => {
    const begin = performance.now();
    desired(device, presets, at);
    return performance.now() - begin;
  }).toSorted((one, other) => one - other);
  // The median: another process may take the CPU during one of them.
  expect(times[25]).toBeLessThan(1);
});

test.each([
  ['5GHz/channel', 36, null],
  ['5GHz/channel', 'auto', null],
  ['5GHz/channel', 36.5, 'notOffered'],
  ['5GHz/channel', '36', 'wrongType'],
  ['5GHz/channel', Number.NaN, 'notOffered'],
  ['5GHz/ssid', 'School 1', null],
  ['5GHz/ssid', 'x', 'notOffered'],
  ['5GHz/ssid', 'line\nbreak', 'notOffered'],
  ['5GHz/power', 30, 'notOffered'],
  ['5GHz/hidden', 'true', 'wrongType'],
  ['5GHz/securityMode', 'WEP-64', 'notOffered'],
  ['5GHz/passphrase', 'in the clear', 'wrongType'],
  ['5GHz/passphrase', { secretId: '' }, 'wrongType'],
  ['5GHz/passphrase', { secretId: 's1' }, null],
  ['time/servers', [], 'empty'],
  ['time/servers', ['a.org', 'A.org.'], 'repeated'],
  ['time/servers', ['a.org', 'b', 'c', 'd', 'e', 'f'], 'tooMany'],
  ['time/servers', ['a,b'], 'notAHost'],
  ['time/servers', ['2001:db8::1', '10.0.0.1', 'pool.ntp.org'], null],
  ['time/servers', [`${'a'.repeat(65)}`], 'tooLong'],
  ['time/zone', 'CET-1CEST,M3.5.0,M10.5.0/3', null],
  ['time/zone', 'Europe/Berlin', 'notAZone'],
  ['time/zone', 'KST', 'notAZone'],
  ['7GHz/channel', 36, 'unknownField'],
  ['toString', 36, 'unknownField'],
  ['Device.WiFi.Radio.1.Channel', 36, 'unknownField'],
] as const)('%s of %j: %s', (field, value, problem) => {
  expect(fieldProblem(field, value)).toBe(problem);
});
