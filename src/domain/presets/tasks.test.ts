import { describe, expect, test } from 'vitest';
import { Readings } from '#domain/device-parameters/readings.ts';
import { genericModel } from '#domain/models.ts';
import { type Difference, differences } from './differences.ts';
import type { PresetField, PresetValues } from './fields.ts';
import { tasksOf } from './tasks.ts';

const at = Date.parse('2026-11-30T00:00:00Z');
const model = {
  ...genericModel('AR2146'),
  supportFeatures: ['ntp', 'wifiRadio'],
  securitySupport: ['None', 'WPA2-Personal', 'WPA3-Personal-Transition'],
};

/** A router whose rows are numbered unlike its bands: 5 GHz is the first radio, and the networks have other numbers. */
const radio = (row: number, band: string, more: Record<string, string> = {}): Record<string, string> => {
  const [ssid, point] = [row + 10, row + 20];
  const values: Record<string, string> = {
    [`Device.WiFi.Radio.${row}.OperatingFrequencyBand`]: band,
    [`Device.WiFi.Radio.${row}.Enable`]: '1',
    [`Device.WiFi.Radio.${row}.OperatingStandards`]: band === '2.4GHz' ? 'b,g,n' : 'a,n,ac',
    [`Device.WiFi.Radio.${row}.Channel`]: band === '2.4GHz' ? '6' : '36',
    [`Device.WiFi.Radio.${row}.AutoChannelEnable`]: 'false',
    [`Device.WiFi.Radio.${row}.AutoChannelSupported`]: 'true',
    [`Device.WiFi.Radio.${row}.OperatingChannelBandwidth`]: '20MHz',
    [`Device.WiFi.Radio.${row}.TransmitPower`]: '100',
    [`Device.WiFi.SSID.${ssid}.LowerLayers`]: `Device.WiFi.Radio.${row}`,
    [`Device.WiFi.SSID.${ssid}.SSID`]: 'Old',
    [`Device.WiFi.AccessPoint.${point}.SSIDReference`]: `Device.WiFi.SSID.${ssid}.`,
    [`Device.WiFi.AccessPoint.${point}.SSIDAdvertisementEnabled`]: 'true',
    [`Device.WiFi.AccessPoint.${point}.Security.ModeEnabled`]: 'WPA2-Personal',
    [`Device.WiFi.AccessPoint.${point}.Security.EncryptionMode`]: 'AES',
  };
  for (const [name, value] of Object.entries(more)) {
    const path = Object.keys(values).find((one) => one.endsWith(`.${name}`));
    if (path === undefined) throw new Error(`no ${name}`);
    values[path] = value;
  }
  return values;
};
const router = { ...radio(1, '5GHz'), ...radio(2, '2.4GHz') };
const found = (
  values: Record<string, string>,
  wanted: PresetValues,
  appliedSecrets: [PresetField, string][] = [],
): Difference[] =>
  differences(
    Object.entries(wanted).map(([field, value]) => ({
      field: field as PresetField,
      value,
      from: { presetId: 'p', name: 'p', weight: 1 },
      lost: [],
    })),
    { readings: new Readings(Object.entries(values)), appliedSecrets: new Map(appliedSecrets), at },
  );
const answers = (...args: Parameters<typeof found>) =>
  Object.fromEntries(found(...args).map(({ field, answer }) => [field, answer]));
const work = (values: Record<string, string>, wanted: PresetValues, applied: [PresetField, string][] = []) =>
  tasksOf(found(values, wanted, applied), { readings: new Readings(Object.entries(values)), model });

describe('what a device reports', () => {
  test('a value that was never reported is neither equal nor different', () => {
    const wanted: PresetValues = {
      '6GHz/channel': 5,
      'wifi/steering': true,
      'time/servers': ['a.org'],
      'hdmi/cec': true,
      '6GHz/passphrase': { secretId: 's1' },
    };
    expect(new Set(Object.values(answers(router, wanted)))).toEqual(new Set(['unknown']));
    const { tasks, unsupported } = work(router, wanted);
    expect(tasks).toEqual([]);
    expect(new Set(unsupported.map(({ reason }) => reason))).toEqual(new Set(['notReported']));
  });

  test('an empty value is not read as off, and an unusual spelling is read', () => {
    const path = Object.keys(router).find((one) => one.endsWith('1.Channel')) ?? '';
    expect(answers({ ...router, [path]: '' }, { '5GHz/channel': 36 })).toEqual({ '5GHz/channel': 'unknown' });
    expect(answers({ ...router, [path]: '036' }, { '5GHz/channel': 36 })).toEqual({ '5GHz/channel': 'same' });
    const spelled = {
      ...radio(1, '5 GHz', {
        OperatingChannelBandwidth: '20 Mhz',
        ModeEnabled: 'wpa2-personal',
        SSIDAdvertisementEnabled: '1',
      }),
    };
    expect(
      answers(spelled, { '5GHz/width': '20MHz', '5GHz/securityMode': 'WPA2-Personal', '5GHz/hidden': false }),
    ).toEqual({ '5GHz/width': 'same', '5GHz/securityMode': 'same', '5GHz/hidden': 'same' });
  });

  test('the case of a network name counts', () => {
    expect(answers(router, { '5GHz/ssid': 'old', '2.4GHz/ssid': 'Old' })).toEqual({
      '5GHz/ssid': 'different',
      '2.4GHz/ssid': 'same',
    });
  });

  test('an automatic channel is not the channel in use', () => {
    const auto = { ...radio(1, '5GHz', { AutoChannelEnable: 'true' }) };
    expect(answers(auto, { '5GHz/channel': 36 })).toEqual({ '5GHz/channel': 'different' });
    expect(answers(auto, { '5GHz/channel': 'auto' })).toEqual({ '5GHz/channel': 'same' });
    expect(answers(router, { '5GHz/channel': 'auto' })).toEqual({ '5GHz/channel': 'different' });
  });

  test('a secret is compared by the version that was applied last', () => {
    const wanted: PresetValues = { '5GHz/passphrase': { secretId: 's2' } };
    expect(answers(router, wanted)).toEqual({ '5GHz/passphrase': 'different' });
    expect(answers(router, wanted, [['5GHz/passphrase', 's1']])).toEqual({ '5GHz/passphrase': 'different' });
    expect(answers(router, wanted, [['5GHz/passphrase', 's2']])).toEqual({ '5GHz/passphrase': 'same' });
    expect(answers(router, wanted, [['2.4GHz/passphrase', 's2']])).toEqual({
      '5GHz/passphrase': 'different',
    });
  });

  test('time servers are compared without case, order and free places, in both data models', () => {
    const older = {
      'Device.Time.NTPServer1': 'B.org.',
      'Device.Time.NTPServer2': '',
      'Device.Time.NTPServer3': 'a.org',
    };
    expect(answers(older, { 'time/servers': ['a.org', 'b.org'] })).toEqual({ 'time/servers': 'same' });
    expect(answers(older, { 'time/servers': ['a.org'] })).toEqual({ 'time/servers': 'different' });
    expect(answers({ 'Device.Time.NTPServer1': '' }, { 'time/servers': ['a.org'] })).toEqual({
      'time/servers': 'different',
    });
    const newer = { 'Device.Time.Client.1.Servers': 'b.org, a.org' };
    expect(answers(newer, { 'time/servers': ['a.org', 'b.org'] })).toEqual({ 'time/servers': 'same' });
  });

  test('a time zone is compared by its rules', () => {
    const reported = { 'Device.Time.LocalTimeZone': 'CET-1CEST,M3.5.0/2,M10.5.0/3' };
    expect(answers(reported, { 'time/zone': 'CET-1CEST,M3.5.0,M10.5.0/3' })).toEqual({ 'time/zone': 'same' });
    expect(answers(reported, { 'time/zone': 'CET-1CEST,M3.5.0/3,M10.5.0/3' })).toEqual({
      'time/zone': 'different',
    });
    expect(answers({ 'Device.Time.LocalTimeZone': 'nonsense' }, { 'time/zone': 'KST-9' })).toEqual({
      'time/zone': 'different',
    });
  });
});

describe('what is written', () => {
  test('nothing, where nothing differs', () => {
    expect(work(router, { '5GHz/channel': 36, '2.4GHz/power': 100 })).toEqual({ tasks: [], unsupported: [] });
  });

  test('the row of a band is that of the device, and equal fields are not written', () => {
    const { tasks, unsupported } = work(router, {
      '2.4GHz/ssid': 'School',
      '5GHz/channel': 44,
      '5GHz/power': 100,
    });
    expect(unsupported).toEqual([]);
    expect(tasks).toEqual([
      {
        kind: 'RadioSettings',
        fields: ['2.4GHz/ssid', '5GHz/channel'],
        params: {
          radios: [
            { idx: 1, channel: 44, auto_channel_enable: false },
            { idx: 2, ssid_name: 'School' },
          ],
        },
        secrets: [],
      },
    ]);
  });

  test('the secret itself is never in the parameters', () => {
    const [task] = work(router, { '2.4GHz/passphrase': { secretId: 's1' } }).tasks;
    expect(task?.params).toEqual({ radios: [{ idx: 2 }] });
    expect(task?.secrets).toEqual([
      { radio: 0, name: 'key_pass_phrase', field: '2.4GHz/passphrase', secretId: 's1' },
    ]);
  });

  test('a new security mode brings its passphrase again, although that is the version applied last', () => {
    const open = { ...radio(1, '5GHz', { ModeEnabled: 'None', EncryptionMode: 'None' }) };
    const wanted: PresetValues = {
      '5GHz/securityMode': 'WPA2-Personal',
      '5GHz/passphrase': { secretId: 's1' },
    };
    const { tasks, unsupported } = work(open, wanted, [['5GHz/passphrase', 's1']]);
    expect(unsupported).toEqual([]);
    // The machine begins tasks for differing fields alone.
    expect(tasks[0]?.fields).toEqual(['5GHz/securityMode']);
    expect(tasks[0]?.params).toEqual({
      radios: [{ idx: 1, security_mode: 'WPA2-Personal', encryption_mode: 'AES' }],
    });
    expect(tasks[0]?.secrets).toHaveLength(1);
  });

  test('a new security mode without a passphrase is refused, and the other fields are written', () => {
    const open = { ...radio(1, '5GHz', { ModeEnabled: 'None', EncryptionMode: 'None' }) };
    const { tasks, unsupported } = work(open, { '5GHz/securityMode': 'WPA2-Personal', '5GHz/channel': 40 });
    expect(unsupported).toEqual([{ field: '5GHz/securityMode', reason: 'passphraseMissing' }]);
    expect(tasks[0]?.fields).toEqual(['5GHz/channel']);
  });

  test('presets that contradict each other by their meaning lose the field without one', () => {
    const { tasks, unsupported } = work(router, {
      '5GHz/securityMode': 'None',
      '5GHz/passphrase': { secretId: 's1' },
    });
    expect(unsupported).toEqual([{ field: '5GHz/passphrase', reason: 'openNetwork' }]);
    expect(tasks[0]?.fields).toEqual(['5GHz/securityMode']);
  });

  test('a channel that the radio does not have is refused', () => {
    const { tasks, unsupported } = work(router, { '2.4GHz/channel': 36, '2.4GHz/power': 50 });
    expect(unsupported).toEqual([{ field: '2.4GHz/channel', reason: 'notPossible' }]);
    expect(tasks[0]?.params).toEqual({ radios: [{ idx: 2, power: 50 }] });
  });

  test('a model without the task is not sent it', () => {
    const readings = new Readings(Object.entries(router));
    expect(
      tasksOf(found(router, { '5GHz/power': 50 }), { readings, model: { ...model, supportFeatures: [] } }),
    ).toEqual({ tasks: [], unsupported: [{ field: '5GHz/power', reason: 'model' }] });
  });

  test('while band steering is on, 5 GHz decides, and another name for 2.4 GHz is refused', () => {
    const steered = { ...router, 'Device.WiFi.X_WAYMARK_BandSteering.Enable': 'true' };
    const { tasks, unsupported } = work(steered, { '5GHz/ssid': 'School', '2.4GHz/ssid': 'Slow' });
    expect(unsupported).toEqual([{ field: '2.4GHz/ssid', reason: 'steered' }]);
    expect(tasks[0]?.params).toEqual({
      radios: [
        { idx: 1, ssid_name: 'School' },
        { idx: 2, ssid_name: 'School' },
      ],
    });
  });

  test('steering is not turned on without a passphrase for all bands, and is with one', () => {
    const unsteered = { ...router, 'Device.WiFi.X_WAYMARK_BandSteering.Enable': 'false' };
    expect(work(unsteered, { 'wifi/steering': true })).toEqual({
      tasks: [],
      unsupported: [{ field: 'wifi/steering', reason: 'steeringPassphrase' }],
    });
    const wanted: PresetValues = { 'wifi/steering': true, '5GHz/passphrase': { secretId: 's1' } };
    const [task] = work(unsteered, wanted, [['5GHz/passphrase', 's1']]).tasks;
    expect(task?.fields).toEqual(['wifi/steering']);
    expect(task?.params.band_steering).toBe(true);
    expect(task?.secrets.map(({ radio: row, secretId }) => [row, secretId])).toEqual([
      [0, 's1'],
      [1, 's1'],
    ]);
  });

  test('free places for time servers are cleared, and one task of each kind is made', () => {
    const values = {
      ...router,
      'Device.Time.NTPServer1': 'old.org',
      'Device.Time.NTPServer2': 'older.org',
      'Device.Time.LocalTimeZone': 'UTC0',
    };
    const { tasks } = work(values, { 'time/servers': ['a.org'], 'time/zone': 'KST-9', '5GHz/power': 50 });
    expect(tasks.map(({ kind, params }) => [kind, params])).toEqual([
      ['TimeSettings', { ntpServer1: 'a.org', ntpServer2: '', localTimezone: 'KST-9' }],
      ['RadioSettings', { radios: [{ idx: 1, power: 50 }] }],
    ]);
  });

  test('more time servers than the device has places for are not written', () => {
    const { tasks, unsupported } = work(
      { 'Device.Time.NTPServer1': 'x.org' },
      { 'time/servers': ['a.org', 'b.org'] },
    );
    expect(tasks).toEqual([]);
    expect(unsupported).toEqual([{ field: 'time/servers', reason: 'notReported' }]);
  });
});
