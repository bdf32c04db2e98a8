import { describe, expect, test } from 'vitest';
import { isSameValue, notAppliedText, readBackOf } from './read-back.ts';

const radio = 'Device.WiFi.Radio.1.';

describe('the outcome of the values of a Set', () => {
  test.each([
    ['the wanted value', '11', '6', '11', 'applied'],
    ['the same in another spelling', '11', '6', '11.0', 'applied'],
    ['the old value', '11', '6', '6', 'notApplied'],
    ['the old value in another spelling', '11', '6', '06', 'notApplied'],
    ['a third value', '14', '6', '13', 'appliedDifferently'],
    ['nothing', '11', '6', undefined, 'notVerifiable'],
  ] as const)('a device that reports %s', (_, wanted, was, now, outcome) => {
    const path = `${radio}Channel`;
    const after: Record<string, string> = now === undefined ? {} : { [path]: now };
    expect(readBackOf({ [path]: wanted }, { [path]: was }, after)).toEqual([
      { path, wanted, was, now: now ?? null, outcome },
    ]);
  });

  test('is not applied for another boolean than the wanted one, even without an earlier value', () => {
    const path = `${radio}Enable`;
    expect(readBackOf({ [path]: 'true' }, {}, { [path]: '0' })[0]?.outcome).toBe('notApplied');
    expect(readBackOf({ [path]: 'true' }, { [path]: 'true' }, { [path]: 'false' })[0]?.outcome).toBe(
      'notApplied',
    );
  });

  test('is not verifiable for a secured value, which is not quoted', () => {
    const path = 'Device.WiFi.AccessPoint.1.Security.KeyPassphrase';
    expect(readBackOf({ [path]: 'opensesame' }, { [path]: '' }, { [path]: '' })).toEqual([
      { path, wanted: null, was: null, now: null, outcome: 'notVerifiable' },
    ]);
  });

  test('is described for programs with path, value and wanted value', () => {
    const values = { [`${radio}Channel`]: '11', [`${radio}Enable`]: 'true' };
    const now = { [`${radio}Channel`]: '6', [`${radio}Enable`]: 'true' };
    expect(notAppliedText(readBackOf(values, now, now))).toBe(
      'not applied: Device.WiFi.Radio.1.Channel is "6", not "11"',
    );
  });
});

describe('spellings of one value', () => {
  test.each([
    [`${radio}Enable`, 'true', '1'],
    [`${radio}Enable`, 'false', 'Disabled'],
    [`${radio}Channel`, '36', '036'],
    [`${radio}OperatingStandards`, 'b,g,n', 'n, b, g'],
    [`${radio}OperatingChannelBandwidth`, '20MHz', '20MHZ'],
    ['Device.DHCPv4.Server.Pool.1.StaticAddress.1.Chaddr', '0A:52:A4:92:98:C7', '0a52.a492.98c7'],
    ['Device.IP.Interface.1.IPv6Address.1.IPAddress', '2001:db8::1', '2001:0DB8:0:0:0:0:0:1'],
    ['Device.X_VENDOR.Counter', '9007199254740993', '9007199254740993.0'],
    ['Device.WiFi.SSID.1.SSID', 'Caf\u00e9', 'Cafe\u0301'],
  ])('%s: %s is %s', (path, one, other) => {
    expect(isSameValue(path, one, other)).toBe(true);
    expect(isSameValue(path, other, one)).toBe(true);
  });

  test.each([
    ['Device.WiFi.SSID.1.SSID', 'Home', 'home'],
    ['Device.WiFi.SSID.1.SSID', 'Home', 'Home '],
    ['Device.PPP.Interface.1.Username', '01', '1'],
    ['Device.X_VENDOR.Counter', '9007199254740993', '9007199254740992'],
    [`${radio}Channel`, '-1', '1'],
    [`${radio}Enable`, 'false', 'perhaps'],
    ['Device.Time.NTPServer1', 'a.example', ''],
  ])('%s: %s is not %s', (path, one, other) => {
    expect(isSameValue(path, one, other)).toBe(false);
  });
});
