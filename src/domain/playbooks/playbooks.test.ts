import { describe, expect, test } from 'vitest';
import { pathOf, Readings } from '#domain/device-parameters/readings.ts';
import { genericModel, type ModelProfile } from '#domain/models.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Figure } from '#machines/playbook/events.ts';
import { caseTitle } from './case-title.ts';
import { compareFigures } from './figures.ts';
import type { Observed } from './judgement.ts';
import { evaluatePicture } from './no-picture.ts';
import { blockReason, planOf, suits } from './procedures.ts';
import { evaluateRestarts } from './restarts.ts';
import { evaluateWifi } from './wifi-slow.ts';

const router: ModelProfile = { ...genericModel('AR2146'), operatingStandard: 'b,g,n,a,ac,ax' };
const observed = (values: Record<string, string>, results: Observed['results'] = {}): Observed => ({
  model: router,
  results,
  readings: new Readings(Object.entries(values)),
  boots: [],
});
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const radio = {
  'Device.WiFi.Radio.1.OperatingFrequencyBand': '2.4GHz',
  'Device.WiFi.Radio.1.Enable': 'true',
  'Device.WiFi.Radio.1.Channel': '1',
  'Device.WiFi.Radio.1.AutoChannelEnable': 'false',
  'Device.WiFi.Radio.1.PossibleChannels': '1-13',
  'Device.WiFi.Radio.1.OperatingChannelBandwidth': '20MHz',
  'Device.WiFi.Radio.1.OperatingStandards': 'b,g,n',
  'Device.WiFi.SSID.1.LowerLayers': 'Device.WiFi.Radio.1.',
  'Device.WiFi.SSID.1.SSID': 'Home',
};
const neighbour = (ssid: string, channel: number, signal: number): JsonObject => ({
  ssid,
  channel,
  signal_strength: signal,
  operating_channel_bandwidth: '20MHz',
  operating_frequency_band: '2.4GHz',
});
const scan = (...entries: JsonObject[]) => ({ WifiScanChannel: { entries } });

describe('Wi-Fi is slow', () => {
  test('reports a crowded channel, and proposes the free one with a way back', () => {
    const busy = scan(neighbour('One', 1, -50), neighbour('Two', 1, -60), neighbour('Three', 6, -60));
    const { findings, proposals, figures } = evaluateWifi(observed(radio, busy));
    expect(ids(findings)).toEqual(['channelCrowded']);
    expect(proposals).toMatchObject([
      {
        id: 'channel:2.4GHz:11',
        values: { channel: 11, current: 1, networks: 0 },
        task: { kind: 'RadioSettings', params: { radios: [{ idx: 1, channel: 11 }] } },
        undo: { kind: 'RadioSettings', params: { radios: [{ idx: 1, channel: 1 }] } },
      },
    ]);
    expect(figures).toContainEqual({ name: 'channelNetworks', subject: '2.4GHz', value: 2 });
  });

  test('proposes automatic as the way back of a radio on automatic channel', () => {
    const auto = { ...radio, 'Device.WiFi.Radio.1.AutoChannelEnable': 'true' };
    const [proposal] = evaluateWifi(observed(auto, scan(neighbour('One', 1, -50)))).proposals;
    expect(proposal?.task.params).toEqual({ radios: [{ idx: 1, auto_channel_enable: false, channel: 6 }] });
    expect(proposal?.undo?.params).toEqual({ radios: [{ idx: 1, auto_channel_enable: true }] });
  });

  test('keeps a channel with little load, and a busy one if all are as busy, which is no good channel', () => {
    const all = [1, 6, 11].map((channel) => neighbour(`N${channel}`, channel, -50));
    const evaluated = [scan(neighbour('Far', 1, -90)), scan(...all)].map((found) =>
      evaluateWifi(observed(radio, found)),
    );
    expect(evaluated.map(({ findings }) => findings.map(({ id, weight }) => `${weight} ${id}`))).toEqual([
      ['fine channelFine'],
      ['problem channelBusy'],
    ]);
    expect(evaluated.flatMap(({ proposals }) => proposals)).toEqual([]);
  });

  test('names the weakest client of a band, and no crowd where the band has no client', () => {
    const all = scan(...[1, 6, 11].map((channel) => neighbour(`N${channel}`, channel, -50)));
    const accessPoint = 'Device.WiFi.AccessPoint.1.';
    const counted = { [`${accessPoint}AssociatedDeviceNumberOfEntries`]: '0' };
    const client = {
      [`${accessPoint}SSIDReference`]: 'Device.WiFi.SSID.1.',
      [`${accessPoint}AssociatedDevice.4.MACAddress`]: '02:00:5E:00:00:04',
      [`${accessPoint}AssociatedDevice.4.SignalStrength`]: '-81',
    };
    const findingsOf = (values: Record<string, string>) =>
      evaluateWifi(observed({ ...radio, ...values }, all)).findings.map(
        ({ id, weight }) => `${weight} ${id}`,
      );
    expect(findingsOf(counted)).toEqual(['fine channelUnused']);
    expect(findingsOf(client)).toEqual(['problem channelBusy', 'hint clientWeak']);
    // A device that does not count its clients may have some there.
    expect(findingsOf({})).toEqual(['problem channelBusy']);
  });

  test('proposes the step that removes most load first', () => {
    const second = Object.entries(radio)
      .filter(([path]) => path.startsWith('Device.WiFi.Radio.1.'))
      .map(([path, value]) => [path.replace('Radio.1', 'Radio.2'), value]);
    const five = {
      ...Object.fromEntries(second),
      'Device.WiFi.Radio.2.OperatingFrequencyBand': '5GHz',
      'Device.WiFi.Radio.2.Channel': '36',
      'Device.WiFi.Radio.2.PossibleChannels': '36,40,44,48,149,153,157,161',
      'Device.WiFi.Radio.2.OperatingStandards': 'a,n,ac',
    };
    const near = { ...neighbour('Near', 36, -35), operating_frequency_band: '5GHz' };
    const { proposals } = evaluateWifi(observed({ ...radio, ...five }, scan(neighbour('One', 1, -65), near)));
    expect(proposals.map(({ values }) => values.band)).toEqual(['5GHz', '2.4GHz']);
  });

  test("does not count the device's own network as interference", () => {
    const { findings } = evaluateWifi(observed(radio, scan(neighbour('Home', 1, -30))));
    expect(ids(findings)).toEqual(['channelFine']);
  });

  test('has no channel figures for a disabled radio, or without a scan', () => {
    const off = { ...radio, 'Device.WiFi.Radio.1.Enable': 'false' };
    expect(evaluateWifi(observed(off, scan())).figures).toEqual([]);
    expect(evaluateWifi(observed(radio)).figures).toEqual([]);
  });

  test.each([
    [-80, 'signalWeak'],
    [-55, 'signalFine'],
  ])('a way to the access point of %d dBm: %s', (signal, id) => {
    const results = { WifiSignalStrength: { average_signal_strength: signal } };
    expect(ids(evaluateWifi(observed({}, results)).findings)).toEqual([id]);
  });

  test.each([
    [{ success_count: 10, failure_count: 0, average_response_time: 4 }, 'lineFine', 0],
    [{ success_count: 9, failure_count: 1, average_response_time: 4 }, 'lineLossy', 10],
    [{ success_count: 7, failure_count: 3, average_response_time: 4 }, 'lineBad', 30],
    [{ success_count: 10, failure_count: 0, average_response_time: 200 }, 'lineBad', 0],
    [{ success_count: 0, failure_count: 10, average_response_time: 0 }, 'lineBad', 100],
  ])('a ping %o: %s', (ping, id, loss) => {
    const { findings, figures } = evaluateWifi(observed({}, { PingTest: ping }));
    expect(findings).toMatchObject([{ id, values: { loss } }]);
    expect(figures[0]).toEqual({ name: 'pingLoss', subject: '', value: loss });
  });

  test('gives speeds in Mbit/s, and omits an invalid result', () => {
    const { figures } = evaluateWifi(observed({}, { DownloadSpeed: { download_speed: 93_460_000 } }));
    expect(figures).toEqual([{ name: 'download', subject: '', value: 93.5 }]);
    const odd = { PingTest: { success_count: 'many' }, DownloadSpeed: { download_speed: 'fast' } };
    expect(evaluateWifi(observed({}, odd)).figures).toEqual([]);
  });
});

describe('no picture', () => {
  const hdmi = (values: JsonObject) => ({ HdmiInfo: { hdmi: values } });
  const on = { display_status: 'Present', display_power: 'On', hdcp_status: 'Authenticated' };

  test.each([
    [{ display_status: 'None' }, 'displayMissing', []],
    [{ ...on, display_power: 'Standby' }, 'displayStandby', []],
    [{ ...on, display_power: 'Standby', cec_support: true, cec_enable: false }, 'displayStandby', ['cec']],
    [{ ...on, display_power: 'Standby', cec_support: true, cec_enable: true }, 'displayStandby', []],
    [{ ...on, hdcp_status: 'Unauthenticated' }, 'hdcpFailed', ['reboot']],
    [on, 'displayFine', []],
  ])('a television %o: %s', (values, id, proposed) => {
    const { findings, proposals } = evaluatePicture(observed({}, hdmi(values)));
    expect([ids(findings), ids(proposals)]).toEqual([[id], proposed]);
  });

  const channels = pathOf('tunerChannels').replaceAll('*', '1');
  const lock = 'Device.Services.STBService.1.Components.FrontEnd.1.X_WAYMARK_DVBS.Modulation.Locked';
  const tuner = (locked: string, more: Record<string, string> = {}) =>
    evaluatePicture(observed({ [lock]: locked, ...more }));

  test('proposes another LNB for a tuner without signal, with its present settings as the way back', () => {
    const { findings, proposals } = tuner('false', {
      [pathOf('lnbType')]: 'Unicable',
      [pathOf('lnbValue')]: '7',
    });
    expect(ids(findings)).toEqual(['tunerUnlocked']);
    expect(ids(proposals)).toEqual(['lnb:Universal', 'lnb:Single']);
    expect(proposals[0]?.undo?.params).toEqual({ type: 'Unicable', value: '7' });
  });

  test('proposes no way back for a tuner with an unknown LNB', () => {
    expect(tuner('false').proposals.map(({ undo }) => undo)).toEqual([null, null]);
  });

  test('proposes a scan for a signal without channels, and reports no problem with channels', () => {
    expect(ids(tuner('true', { [channels]: '0' }).proposals)).toEqual(['scan']);
    expect(ids(tuner('true', { [channels]: '60' }).findings)).toEqual(['tunerFine']);
  });
});

describe('keeps restarting', () => {
  const at = new Date('2026-11-01T00:00:00Z');
  const evaluate = (causes: string[], values: Record<string, string>) =>
    evaluateRestarts({ ...observed(values), boots: causes.map((cause) => ({ cause, at })) });
  const memory = (free: string) => ({ [pathOf('memoryTotal')]: '1000', [pathOf('memoryFree')]: free });

  test('does not count requested restarts', () => {
    const { findings, figures } = evaluate(
      ['LocalReboot', 'RemoteReboot', 'LocalFactoryReset', 'RemoteFactoryReset'],
      memory('500'),
    );
    expect(findings).toMatchObject([{ id: 'restartsFew', values: { count: 1, asked: 3 } }]);
    expect(figures[0]).toEqual({ name: 'restarts', subject: '', value: 1 });
  });

  test('proposes one orderly restart for low memory', () => {
    const { findings, proposals } = evaluate(['LocalReboot', 'LocalReboot', 'LocalReboot'], memory('40'));
    expect(ids(findings)).toEqual(['restartsOften', 'memoryShort']);
    expect(proposals).toMatchObject([{ id: 'reboot', task: { kind: 'Reboot' }, undo: null }]);
  });

  test('reports heat without a step, and power or firmware for frequent restarts without another reason', () => {
    const often = ['LocalReboot', 'LocalReboot', 'LocalReboot'];
    const hot = evaluate(often, {
      ...memory('500'),
      'Device.DeviceInfo.TemperatureStatus.TemperatureSensor.1.Value': '91',
    });
    expect([ids(hot.findings), hot.proposals]).toEqual([['restartsOften', 'tooHot'], []]);
    expect(ids(evaluate(often, memory('500')).findings)).toEqual(['restartsOften', 'powerOrFirmware']);
  });

  test('has no memory figures for a device that reports none', () => {
    expect(evaluate([], {}).figures).toContainEqual({ name: 'memoryFree', subject: '', value: null });
  });
});

describe('the plan', () => {
  const targets = { gateway: '192.0.2.1', speedServer: null };
  const permissions = Object.values(taskKinds).map(({ permission }) => permission);
  const supportFeatures = ['wifiChannelScan', 'ping', 'speedDownload'];

  test('omits measurements without feature, permission or target, with the reason', () => {
    const held = { supportFeatures, permissions };
    const { measurements, leftOut } = planOf('wifiSlow', held, targets);
    expect(measurements.map(({ kind }) => kind)).toEqual(['WifiScanChannel', 'PingTest']);
    expect(leftOut).toEqual([
      { kind: 'WifiSignalStrength', reason: 'model' },
      { kind: 'DownloadSpeed', reason: 'target' },
    ]);
    const less = permissions.filter((key) => key !== taskKinds.PingTest.permission);
    expect(planOf('restarts', { supportFeatures, permissions: less }, targets)).toEqual({
      measurements: [],
      leftOut: [{ kind: 'PingTest', reason: 'permission' }],
    });
    const server = { host: 'http://speed.example', filesize: 1_000 };
    const all = planOf('wifiSlow', held, { gateway: null, speedServer: server });
    expect(all.measurements.at(-1)).toMatchObject({ kind: 'DownloadSpeed', params: server });
    expect(all.leftOut).toContainEqual({ kind: 'PingTest', reason: 'target' });
  });

  test('starts every task under the key of its own call', () => {
    for (const name of ['wifiSlow', 'noPicture', 'restarts'] as const)
      for (const { kind, permission } of planOf(name, { supportFeatures, permissions }, targets).measurements)
        expect(permission).toBe(taskKinds[kind].permission);
  });

  test('offers a playbook for models that support it', () => {
    expect(suits('wifiSlow', ['ping'])).toBe(false);
    expect(suits('wifiSlow', ['wifiChannelScan'])).toBe(true);
    expect(suits('noPicture', ['hdmiInfo'])).toBe(true);
    expect(suits('noPicture', ['ping'])).toBe(false);
    expect(suits('restarts', ['ping'])).toBe(true);
  });

  test('requires feature and key for a step', () => {
    const task = { kind: 'Reboot' as const, permission: taskKinds.Reboot.permission };
    expect(blockReason(task, { supportFeatures: [], permissions })).toBe('model');
    expect(blockReason(task, { supportFeatures: ['reboot'], permissions: [] })).toBe('permission');
    expect(blockReason(task, { supportFeatures: ['reboot'], permissions })).toBeNull();
  });
});

describe('before and after', () => {
  const one = (name: string, value: Figure['value'], subject = ''): Figure => ({ name, subject, value });
  const verdict = (name: string, before: Figure['value'], after: Figure['value']) =>
    compareFigures([one(name, before)], [one(name, after)])[0]?.verdict;

  test.each([
    ['channelLoad', 60, 10, 'better'],
    ['channelLoad', 10, 60, 'worse'],
    ['channelLoad', 30, 36, 'same'],
    ['tunerQuality', 0, 80, 'better'],
    ['tunerQuality', 80, 0, 'worse'],
    ['display', 'None', 'Present', 'better'],
    ['display', 'Present', 'None', 'worse'],
    ['display', 'None', 'Unknown', 'same'],
    ['display', 'Present', 'Present', 'same'],
    ['pingTime', null, 4, 'unknown'],
    ['pingTime', 4, null, 'unknown'],
    ['pingTime', 4, 'odd', 'unknown'],
  ] as const)('%s from %s to %s: %s', (name, before, after, expected) => {
    expect(verdict(name, before, after)).toBe(expected);
  });

  test('distinguishes figures of the same name by subject, and keeps those measured once', () => {
    const before = [one('channelLoad', 60, '2.4GHz'), one('channelLoad', 5, '5GHz')];
    const after = [one('channelLoad', 5, '5GHz'), one('download', 90)];
    expect(compareFigures(before, after)).toMatchObject([
      { subject: '2.4GHz', after: null, verdict: 'unknown' },
      { subject: '5GHz', verdict: 'same' },
      { name: 'download', before: null, verdict: 'unknown' },
    ]);
  });

  test('omits a figure of a later version', () => {
    expect(compareFigures([one('charm', 1)], [one('charm', 2)])).toEqual([]);
  });
});

test('fits the title of a case into its field', () => {
  expect(caseTitle('en', 'wifiSlow', 'Lobby router 9')).toBe('Wi-Fi is slow · Lobby router 9');
  expect(caseTitle('ko', 'restarts', 'x'.repeat(200))).toHaveLength(120);
});
