import { expect, test } from 'vitest';
import { isRevealed, replacedBy, secretPlaces, secretsOfMode } from './revealed.ts';

test("reveals the secrets that a network's security mode uses", () => {
  expect(secretsOfMode('WPA2-Personal')).toEqual(['key_pass_phrase', 'pre_shared_key']);
  expect(secretsOfMode('WPA3-Personal-Transition')).toEqual([
    'key_pass_phrase',
    'sae_passphrase',
    'pre_shared_key',
  ]);
  expect(secretsOfMode('WPA3-Personal')).toEqual(['key_pass_phrase', 'sae_passphrase']);
  expect(secretsOfMode('WEP-128')).toEqual(['wep_key']);
  expect(secretsOfMode('None')).toEqual([]);
  expect(secretsOfMode('WPA2-Enterprise')).toContain('radius_server_secret');
  expect(secretsOfMode(null)).toHaveLength(6);
});

test('reveals only secrets of access points, whatever their number', () => {
  for (const { path } of secretPlaces(10_001)) expect(isRevealed(path)).toBe(true);
  expect(isRevealed('Device.WiFi.AccessPoint.1.Security.ModeEnabled')).toBe(false);
  expect(isRevealed('Device.PPP.Interface.1.Password')).toBe(false);
});

test('clears the passphrase for a key, and the key for a passphrase', () => {
  const object = 'Device.WiFi.AccessPoint.2.Security.';
  expect(replacedBy(`${object}KeyPassphrase`)).toEqual([`${object}PreSharedKey`]);
  expect(replacedBy(`${object}PreSharedKey`)).toContain(`${object}KeyPassphrase`);
});
