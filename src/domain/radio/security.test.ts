import { describe, expect, test } from 'vitest';
import { keyOf, type SecurityChange, securityFlaws } from './security.ts';

const flaws = (mode: string | null, change: SecurityChange, addr: string | null = null) =>
  securityFlaws({ security_mode: mode, radius_server_addr: addr }, change).map(
    ({ field, problem }) => `${field}: ${problem}`,
  );

describe('passphrases (RU-057)', () => {
  test('are required when an open network gets a security mode', () => {
    expect(flaws('None', { security_mode: 'WPA2-Personal' })).toEqual(['key_pass_phrase: passphraseMissing']);
    expect(flaws('WPA2-Enterprise', { security_mode: 'WPA2-Personal' })).toEqual([
      'key_pass_phrase: passphraseMissing',
    ]);
    expect(flaws('None', { security_mode: 'WPA2-Personal', key_pass_phrase: 'long enough' })).toEqual([]);
    expect(flaws('None', { security_mode: 'WPA2-Personal', pre_shared_key: 'a'.repeat(64) })).toEqual([]);
  });
  test('stay unless the change has another', () => {
    expect(flaws('WPA2-Personal', {})).toEqual([]);
    expect(flaws('WPA2-Personal', { security_mode: 'WPA3-Personal-Transition' })).toEqual([]);
    expect(flaws(null, {})).toEqual([]);
  });
  test('are refused for an open network', () => {
    expect(flaws('None', { key_pass_phrase: 'long enough' })).toEqual(['key_pass_phrase: openNetwork']);
    expect(flaws('WPA2-Personal', { security_mode: 'None', key_pass_phrase: 'long enough' })).toEqual([
      'key_pass_phrase: openNetwork',
    ]);
  });
  test('are separate for SAE with WPA3 only, where a key of 64 digits is not permitted', () => {
    expect(flaws('WPA2-Personal', { sae_passphrase: 'long enough' })).toEqual([
      'sae_passphrase: noPassphraseHere',
    ]);
    expect(flaws('WPA3-Personal', { sae_passphrase: 'long enough' })).toEqual([]);
    expect(flaws('WPA3-Personal', { pre_shared_key: 'a'.repeat(64) })).toEqual([
      'pre_shared_key: noPassphraseHere',
    ]);
  });
});

describe('enterprise modes', () => {
  const server = { radius_server_addr: '192.0.2.9', radius_server_secret: 'vouched' };
  test('require a server and its secret', () => {
    expect(flaws('WPA2-Personal', { security_mode: 'WPA2-Enterprise' })).toEqual([
      'radius_server_addr: radiusMissing',
      'radius_server_secret: radiusMissing',
    ]);
    expect(flaws('WPA2-Personal', { security_mode: 'WPA2-Enterprise', ...server })).toEqual([]);
    expect(flaws('WPA2-Enterprise', { radius_server_port: 1645 }, '192.0.2.9')).toEqual([]);
  });
  test('accept servers with IPv4 or IPv6 addresses', () => {
    const addr = (radius_server_addr: string) => flaws('WPA2-Enterprise', { radius_server_addr });
    expect(addr('2001:db8::9')).toEqual([]);
    expect(addr('radius')).toEqual(['radius_server_addr: notAnAddress']);
    expect(flaws('WPA2-Enterprise', { secondary_radius_server_addr: '192.0.2' }, '192.0.2.9')).toEqual([
      'secondary_radius_server_addr: notAnAddress',
    ]);
  });
  test('are the only modes with servers', () => {
    expect(flaws('WPA2-Personal', { radius_server_secret: 'vouched' })).toEqual([
      'radius_server_secret: noRadiusHere',
    ]);
  });
  test('have no passphrase', () => {
    expect(flaws('WPA2-Enterprise', { key_pass_phrase: 'long enough' }, '192.0.2.9')).toEqual([
      'key_pass_phrase: noPassphraseHere',
    ]);
  });
});

test('permits WPS only with a passphrase to hand out', () => {
  expect(flaws('WPA2-Personal', { wps: true })).toEqual([]);
  expect(flaws('WPA3-Personal-Transition', { wps: true })).toEqual([]);
  for (const mode of ['None', 'WPA3-Personal'])
    expect(flaws(mode, { wps: true })).toEqual(['wps: noWpsHere']);
  expect(flaws('None', { wps: false })).toEqual([]);
});

test('treats 64 hexadecimal digits as the key itself', () => {
  const key = '0aF1'.repeat(16);
  expect(keyOf(key)).toEqual({ pre_shared_key: key });
  expect(keyOf(key.slice(1))).toEqual({ key_pass_phrase: key.slice(1) });
});

test('permits other changes if the device does not report its RADIUS server', () => {
  const now = { security_mode: 'WPA2-Enterprise', radius_server_addr: null };
  expect(securityFlaws(now, { security_mode: 'WPA2-Enterprise', wps: false })).toEqual([]);
});
