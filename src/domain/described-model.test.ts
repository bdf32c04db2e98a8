import { describe, expect, test } from 'vitest';
import {
  agentFeatures,
  describedModel,
  describingPaths,
  isIncomplete,
  refinedModel,
} from './described-model.ts';
import { Readings } from './device-parameters/readings.ts';
import { genericMenu, genericModel } from './models.ts';

const described = (values: Record<string, string>, prodClass = 'APROUTER') =>
  describedModel({ modelName: 'ZX-900', prodClass }, new Readings(Object.entries(values)));
const wifi = {
  'Device.WiFi.RadioNumberOfEntries': '2',
  'Device.WiFi.AccessPointNumberOfEntries': '2',
  'Device.WiFi.Radio.10000.SupportedFrequencyBands': '2.4GHz',
  'Device.WiFi.Radio.10000.SupportedStandards': 'b,g,n',
  'Device.WiFi.Radio.10001.SupportedFrequencyBands': '5GHz,6GHz',
  'Device.WiFi.Radio.10001.SupportedStandards': 'a, n, ax',
  'Device.WiFi.AccessPoint.1.Security.ModesSupported': 'None,WPA3-Personal',
  'Device.WiFi.AccessPoint.2.Security.ModesSupported': 'WPA3-Personal',
};

describe('given a device of an unknown model', () => {
  test('that has reported nothing, then it has the features of every agent, and no time settings', () => {
    const { supportFeatures, supportMenu } = described({});
    expect(supportFeatures).toEqual(agentFeatures);
    expect(supportFeatures).not.toContain('ntp');
    expect(supportMenu).toEqual(genericMenu);
  });

  test('with Wi-Fi, then its page shows Wi-Fi, with the choices that its radios support', () => {
    const profile = described(wifi);
    expect(profile.supportFeatures).toEqual(expect.arrayContaining(['wifiRadio', 'connectedDevices']));
    for (const feature of ['guestWifi', 'bandSteering', 'wifiChannelScan', 'topology', 'wan', 'lan'])
      expect(profile.supportFeatures).not.toContain(feature);
    expect(profile.supportMenu).toEqual([...genericMenu, 'Wi-Fi Management']);
    expect(profile.bands).toEqual(['2.4GHz', '5GHz', '6GHz']);
    expect(profile.operatingStandard).toBe('a,b,g,n,ax');
    expect(profile.securitySupport).toEqual(['None', 'WPA3-Personal']);
  });

  test('whose radios have disappeared, then it has no Wi-Fi', () => {
    const none = { ...wifi, 'Device.WiFi.RadioNumberOfEntries': '0' };
    expect(described(none).supportFeatures).toEqual(agentFeatures);
  });

  test('with more networks than radios, then it has guest networks', () => {
    const more = { ...wifi, 'Device.WiFi.AccessPointNumberOfEntries': '3' };
    expect(described(more).supportFeatures).toContain('guestWifi');
  });

  test.each([
    ['Device.IP.InterfaceNumberOfEntries', ['wan'], ['Network Information']],
    ['Device.DHCPv4.Server.PoolNumberOfEntries', ['lan'], []],
    ['Device.Firewall.ChainNumberOfEntries', ['ipFilter', 'macFilter'], []],
    ['Device.WiFi.DataElements.Network.DeviceNumberOfEntries', ['topology'], ['Wi-Fi Monitoring']],
    ['Device.SoftwareModules.ExecEnvNumberOfEntries', ['quantumApps'], ['App Management']],
  ])('with rows by %s, then it has %j; with none it has not', (path, features, menu) => {
    const base = described({});
    const profile = described({ [path]: '1' });
    expect(profile.supportFeatures).toEqual([...base.supportFeatures, ...features]);
    expect(profile.supportMenu).toEqual([...base.supportMenu, ...menu]);
    expect(described({ [path]: '0' })).toEqual(base);
  });

  test.each([
    ['Device.Time.Enable', 'ntp'],
    ['Device.WiFi.X_WAYMARK_BandSteering.Enable', 'bandSteering'],
    ['Device.UserInterface.RemoteAccess.Enable', 'remoteConnection'],
  ])('that reports %s, on or off, then it has %s', (path, feature) => {
    for (const value of ['true', 'false'])
      expect(described({ [path]: value }).supportFeatures).toContain(feature);
  });

  test('that is a set-top box, then it has outputs and apps; a router has none', () => {
    const outputs = {
      'Device.Services.STBService.1.Components.HDMINumberOfEntries': '1',
      'Device.Services.STBService.1.Components.AudioOutputNumberOfEntries': '1',
      'Device.SoftwareModules.ExecEnvNumberOfEntries': '1',
    };
    const setTop = described(outputs, 'STB');
    expect(setTop.supportFeatures).toEqual(expect.arrayContaining(['hdmiInfo', 'audioOut', 'androidApps']));
    expect(setTop.supportMenu).toEqual([...genericMenu, 'AV Management', 'Android Management']);
    expect(described(outputs).supportMenu).not.toContain('AV Management');
  });
});

test('given a description, then it reads no secret paths', () => {
  expect(describingPaths).toContain('Device.WiFi.RadioNumberOfEntries');
  expect(describingPaths.filter((path) => /Passphrase|Secret|PreSharedKey/.test(path))).toEqual([]);
});

describe('given a row of the tables', () => {
  const own = described({ ...wifi, 'Device.IP.InterfaceNumberOfEntries': '1' });
  test('without features and tabs, then the device provides those, and the row all else', () => {
    const row = { ...genericModel('ZX-900'), operatingStandard: 'b,g' };
    expect(isIncomplete(row)).toBe(true);
    expect(refinedModel(row, own)).toEqual({
      ...row,
      supportFeatures: own.supportFeatures,
      supportMenu: own.supportMenu,
    });
  });

  test('with features and tabs, then the row alone counts', () => {
    const row = { ...genericModel('ZX-900'), supportFeatures: ['reboot'], supportMenu: ['General'] };
    expect(isIncomplete(row)).toBe(false);
    expect(refinedModel(row, own)).toEqual(row);
  });
});
