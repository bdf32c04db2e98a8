import { describe, expect, test } from 'vitest';
import { genericModel, type ModelProfile } from '#domain/models.ts';
import { type Radio, type RadioChange, radioOptions, radioProblems } from './limits.ts';

/** Profiles of models as in a new installation (migration 000015). */
const profiles: Record<string, Partial<ModelProfile>> = {
  AR2146: { operatingStandard: 'b,g,n,ac,ax' },
  AR1031: {},
  AR1344: { securitySupport: ['WPA2-Personal', 'WPA3-Personal-Transition'] },
  AR2140: {
    operatingStandard: 'b,g,n,ac,ax',
    securitySupport: ['None', 'WPA2-Personal', 'WPA-WPA2-Personal', 'WPA3-Personal-Transition'],
  },
  EAP2244: { prodClass: 'EXTENDER' },
  EVO5500EXT_B: {
    prodClass: 'EXTENDER',
    bands: ['2.4GHz', '5GHz', '6GHz'],
    operatingStandard: 'b,g,n,ac,ax',
  },
};
const modelProfile = (name: string): ModelProfile => ({ ...genericModel(name), ...profiles[name] });
const ax = modelProfile('AR2146');
const reported: Radio = {
  idx: 1,
  ssid_idx: 1,
  access_point_idx: 1,
  frequency_band: '2.4GHz',
  enable: true,
  operating_standard: 'b,g,n,ax',
  channel: 6,
  channel_in_use: 6,
  possible_channels: null,
  supported_standards: [],
  supported_bandwidths: [],
  auto_channel_enable: false,
  auto_channel_supported: true,
  operating_channel_bandwidth: '20MHz',
  extension_channel: 'BelowControlChannel',
  power: 100,
  ssid_name: 'Home',
  security_support: [],
  security_mode: 'WPA2-Personal',
  encryption_mode: 'AES',
  bssid: null,
  hidden_ssid: false,
  wps: false,
  isolation: null,
  dfs: null,
  dfs_state: null,
  rekeying_interval: 3600,
  radius_server_addr: null,
  radius_server_port: null,
  secondary_radius_server_addr: null,
  secondary_radius_server_port: null,
};
const five: Radio = { ...reported, frequency_band: '5GHz', operating_standard: 'a,n,ac,ax', channel: 36 };
const six: Radio = { ...five, frequency_band: '6GHz', operating_standard: 'ax' };
const options = (radio: Radio, change: Partial<Radio> = {}, model = ax) =>
  radioOptions(model, { ...radio, ...change });
const channels = (radio: Radio, width: string, side: string, possible: string | null = null) =>
  options(radio, {
    operating_channel_bandwidth: width,
    extension_channel: `${side}ControlChannel`,
    possible_channels: possible,
  }).channels;
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const refused = (radio: Radio, change: Omit<RadioChange, 'idx'>, model = ax) =>
  radioProblems(model, radio, { idx: 1, ...change }).map(({ field }) => field);

describe('channels of a radio', () => {
  test('RU-043: 2.4 GHz, 40 MHz, below: up to 9 of 13 and up to 7 of 11', () => {
    expect(channels(reported, '40MHz', 'Below', '1-13')).toEqual(upTo(9));
    expect(channels(reported, '40MHz', 'Below', '1-11')).toEqual(upTo(7));
  });
  test('RU-044: 2.4 GHz, 40 MHz, above: from 5', () => {
    expect(channels(reported, '40MHz', 'Above', '1,2,3,4,5,6,7,8,9,10,11,12,13')).toEqual(upTo(13, 5));
    expect(channels(reported, '40MHz', 'Above')).toEqual(upTo(11, 5));
  });
  test.each([
    ['5 GHz', five],
    ['6 GHz', six],
  ])('RU-045, RU-046: %s, 40 MHz', (_, radio) => {
    const below = [36, 44, 52, 60, 100, 108, 116, 124, 132, 140, 149, 157];
    const above = [40, 48, 56, 64, 104, 112, 120, 128, 136, 144, 153, 161];
    expect(channels(radio, '40MHz', 'Below')).toEqual(below);
    expect(channels(radio, '40MHz', 'Above')).toEqual(above);
  });
  test('CO-058: 5 GHz, 20 MHz', () => {
    const all = [...upTo(64, 36), ...upTo(144, 100), ...upTo(161, 149)].filter(
      (channel) => channel % 4 === (channel < 149 ? 0 : 1),
    );
    expect(channels(five, '20MHz', 'Above')).toEqual([...all, 165]);
  });
  test('RU-047, A-062, A-063: 80 and 160 MHz have the lists of the standard', () => {
    expect(channels(five, '80MHz', 'Above')).toHaveLength(24);
    expect(channels(five, '160MHz', 'Above').slice(-2)).toEqual([124, 128]);
  });
  test('RU-050: a radio without an extension channel has both lists', () => {
    expect(
      options(five, { operating_channel_bandwidth: '40MHz', extension_channel: null }).channels,
    ).toHaveLength(24);
  });
  test('A-064: a 6 GHz radio that reports its channels offers those', () => {
    expect(channels(six, '20MHz', 'Above', '1,5,9,233')).toEqual([1, 5, 9, 233]);
  });
  test('offers only channels whose whole width the radio reports as possible', () => {
    expect(channels(five, '40MHz', 'Below', '36,40,44,149')).toEqual([36]);
  });
});

describe('permitted changes of a radio', () => {
  test('RU-039: require a radio that the device reported', () => {
    expect(radioProblems(ax, undefined, { idx: 9, power: 50 }).map(({ field }) => field)).toEqual(['idx']);
  });
  test('RU-048: include automatic selection only if supported', () => {
    const fixed = { ...reported, auto_channel_supported: false };
    expect(refused(fixed, { auto_channel_enable: true })).toEqual(['auto_channel_enable']);
    expect(refused(reported, { auto_channel_enable: true })).toEqual([]);
    expect(options(fixed).extensions).toEqual([]);
  });
  test('RU-049: leave the channel to the radio with an automatic extension channel', () => {
    const wide = { operating_channel_bandwidth: '40MHz', extension_channel: 'Auto' };
    expect(refused(reported, wide)).toEqual(['channel']);
    expect(refused(reported, { ...wide, auto_channel_enable: true })).toEqual([]);
  });
  test('include only existing channels: never 14, and no 12 with a channel above it', () => {
    expect(refused({ ...reported, possible_channels: '1-13' }, { channel: 14 })).toEqual(['channel']);
    const wide = { operating_channel_bandwidth: '40MHz', possible_channels: '1-13', channel: 12 };
    expect(refused(reported, wide)).toContain('channel');
  });
  test('RU-051..RU-053: include the security modes of the model', () => {
    expect(options(reported, {}, modelProfile('EVO5500EXT_B')).securityModes).toHaveLength(3);
    expect(options(reported, {}, modelProfile('AR1344')).securityModes).toEqual([
      'WPA2-Personal',
      'WPA3-Personal-Transition',
    ]);
    expect(options(reported, {}, modelProfile('AR2140')).securityModes).toContain('None');
    expect(refused(reported, { security_mode: 'None' })).toEqual(['security_mode']);
  });
  test('A-065: include the WPA3 modes that a 6 GHz radio reports', () => {
    expect(options(six, { security_support: ['WPA2-Personal', 'WPA3-Personal'] }).securityModes).toEqual([
      'WPA3-Personal',
    ]);
  });
  test('RU-054, CO-042: include three encryptions of WPA2 and one of WPA3 for EAP2244', () => {
    const extender = modelProfile('EAP2244');
    expect(options(reported, {}, extender).encryptions).toEqual(['AES', 'TKIP', 'TKIP/AES']);
    const weak = { ...reported, encryption_mode: 'TKIP' };
    expect(refused(weak, { security_mode: 'WPA3-Personal-Transition' }, extender)).toEqual([
      'encryption_mode',
    ]);
    expect(refused(reported, { encryption_mode: 'TKIP' })).toEqual(['encryption_mode']);
    const open = { ...weak, security_mode: 'None' };
    expect(refused(open, { encryption_mode: 'AES' }, extender)).toEqual(['encryption_mode']);
    expect(refused(weak, { security_mode: 'None' }, modelProfile('AR2140'))).toEqual([]);
  });
  test('RU-055, A-065: include 80 and 160 MHz above 2.4 GHz, if the standard includes ac or ax', () => {
    expect(refused(reported, { operating_channel_bandwidth: '160MHz' })).toContain(
      'operating_channel_bandwidth',
    );
    expect(options(five).widths).toEqual(['20MHz', '40MHz', '80MHz', '160MHz']);
    expect(options(five, { operating_standard: 'a,n' }).widths).toEqual(['20MHz', '40MHz']);
    expect(options(six).widths).toHaveLength(4);
    const wide = { ...five, operating_channel_bandwidth: '80MHz' };
    expect(refused(wide, { operating_standard: 'a,n' })).toEqual(['operating_channel_bandwidth']);
  });
  test('RU-056, CO-068: include four power levels', () => {
    expect(options(reported).powers).toEqual([100, 75, 50, 25]);
    expect(refused(reported, { power: 60 })).toEqual(['power']);
  });
  test("include the band's standards that the model supports, each with the earlier ones", () => {
    expect(options(five, {}, modelProfile('AR1031')).standards).toEqual(['a,n,ac', 'a,n', 'a']);
    expect(refused(reported, { operating_standard: 'b,g,n,ac' })).toEqual(['operating_standard']);
  });
  test('always include reported values, and never settings that the radio lacks', () => {
    const odd = { ...reported, power: -1, channel: 14, encryption_mode: null };
    expect(refused(odd, { power: -1, enable: false })).toEqual([]);
    expect(refused(odd, { encryption_mode: 'AES' })).toEqual(['encryption_mode']);
  });
});

test('permit other changes despite an unchanged invalid value', () => {
  const odd = {
    ...reported,
    frequency_band: '5GHz',
    operating_standard: 'a,n,ac',
    operating_channel_bandwidth: '320MHz',
    encryption_mode: 'AES+TKIP',
  };
  expect(radioProblems(ax, odd, { idx: 1, operating_standard: 'a,n,ac,ax' })).toEqual([]);
  expect(radioProblems(ax, odd, { idx: 1, security_mode: 'WPA3-Personal-Transition' })).toEqual([]);
  expect(radioProblems(ax, odd, { idx: 1, encryption_mode: 'TKIP' })).toHaveLength(1);
});

describe("the radio's declared capabilities decide", () => {
  const wifi7: Radio = {
    ...six,
    operating_standard: 'ax,be',
    supported_standards: ['ax', 'be'],
    supported_bandwidths: ['20MHz', '40MHz', '80MHz', '160MHz', '320MHz-1', '320MHz-2', 'Auto'],
    operating_channel_bandwidth: '320MHz-1',
    possible_channels: '1-93',
    channel: 1,
    security_support: ['WPA3-Personal', 'WPA3-Enterprise', 'OWE'],
    security_mode: 'WPA3-Personal',
  };
  const without160: Radio = {
    ...five,
    possible_channels: '36,40,44,48',
    supported_standards: ['a', 'n', 'ac'],
    supported_bandwidths: ['20MHz', '40MHz', '80MHz'],
    operating_standard: 'a,n,ac',
    operating_channel_bandwidth: '80MHz',
  };
  // Ranges of channels in steps of four, as 6 GHz devices report them.
  const named = { possible_channels: Array.from({ length: 24 }, (_, at) => 1 + 4 * at).join(',') };

  test.each<[string, Radio, Omit<RadioChange, 'idx'>, string[]]>([
    ['the newest standard alone', { ...wifi7, ...named }, { operating_standard: 'be' }, []],
    [
      'a block of 320 MHz whose channels are all its own',
      { ...wifi7, ...named },
      { channel: 85, operating_channel_bandwidth: '320MHz-2' },
      [],
    ],
    ['no block of which channels are missing', { ...wifi7, ...named }, { channel: 85 }, ['channel']],
    ['Enhanced Open', { ...wifi7, ...named }, { security_mode: 'OWE' }, []],
    [
      'no width that it does not have',
      without160,
      { channel: 44, operating_channel_bandwidth: '160MHz' },
      ['operating_channel_bandwidth', 'channel'],
    ],
    [
      'no standard that it does not have',
      without160,
      { operating_standard: 'a,n,ac,ax' },
      ['operating_standard'],
    ],
    ['a whole block of 80 MHz', without160, { channel: 44 }, []],
    [
      'no block of 80 MHz with a channel that is not its own',
      { ...without160, possible_channels: '36,40,44,48,52' },
      { channel: 52 },
      ['channel'],
    ],
    [
      'no 320 MHz without the standard for it',
      { ...wifi7, ...named, operating_standard: 'ax' },
      { operating_channel_bandwidth: '320MHz-2', channel: 33 },
      ['operating_channel_bandwidth'],
    ],
  ])('and takes %s', (_, radio, change, fields) => {
    const found = radioProblems(ax, radio, { idx: 1, ...change }).map(({ field }) => field);
    expect([...new Set(found)]).toEqual(fields);
  });
});
