import { expect, test } from 'vitest';
import { identityIn, isEndpointId, osEndpointId, parseEndpointId } from './endpoint-id.ts';
import { errorMeaning } from './error-codes.ts';

test.each([
  ['os::00A0BC-SER1234', { scheme: 'os', authority: '', instance: '00A0BC-SER1234' }],
  ['ops::00A0BC-STB-SER%2F1', { scheme: 'ops', authority: '', instance: '00A0BC-STB-SER%2F1' }],
  ['oui:00A0BC:my-id', { scheme: 'oui', authority: '00A0BC', instance: 'my-id' }],
  [
    'uuid::f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    { scheme: 'uuid', instance: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' },
  ],
  ['self::waymark-controller', { scheme: 'self', instance: 'waymark-controller' }],
])('%s is an endpoint id (R-ARC.2)', (text, parts) => expect(parseEndpointId(text)).toMatchObject(parts));

test.each([
  '',
  'os',
  'os:',
  'os::',
  '::x',
  'nope::x',
  'os::a b',
  'os::a/b',
  'os::a%2',
  `os::${'a'.repeat(51)}`,
  'os::a\n',
])('%j is none (R-ARC.5, R-ARC.6)', (text) => expect(isEndpointId(text)).toBe(false));

test('builds ids of devices with an OUI', () =>
  expect(isEndpointId(osEndpointId('0A57B0', '2346MV000001'))).toBe(true));

test('has a text for each error code', () => {
  expect(errorMeaning(7026)).toBe('Invalid path');
  expect(errorMeaning(7801)).toBe('Vendor specific error');
  expect(errorMeaning(1)).toBe('Unknown error');
});

test('given an endpoint id of a device, then it returns OUI, class and serial number', () => {
  expect(identityIn('os::00D09E-SN-1')).toEqual({ oui: '00D09E', serialNumber: 'SN-1' });
  expect(identityIn('ops::00D09E-AP%2D1-SN%201')).toEqual({
    oui: '00D09E',
    productClass: 'AP-1',
    serialNumber: 'SN 1',
  });
  expect(identityIn('ops::00D09E-AP')).toEqual({});
  expect(identityIn('os::00D09E-%E9')).toEqual({ oui: '00D09E', serialNumber: '%E9' });
  for (const other of ['uuid::00D09E-1', 'self::waymark-controller', 'os::router', 'no id'])
    expect(identityIn(other)).toEqual({});
});
