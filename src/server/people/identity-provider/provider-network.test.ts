import { expect, test } from 'vitest';
import { readProviderNetwork } from './provider-network.ts';

const read = (IDENTITY_PROVIDER_HOSTS: string, DNS_SERVERS: string) => {
  const errors: string[] = [];
  return { ...readProviderNetwork({ IDENTITY_PROVIDER_HOSTS, DNS_SERVERS }, errors), errors };
};

test('reads each part of a list', () => {
  expect(read('login.corp.example, 10.0.0.9,[::1]', '10.0.0.2,10.0.0.3:5353,[fd00::2]:53,fd00::3')).toEqual({
    innerHosts: ['login.corp.example', '10.0.0.9', '[::1]'],
    dnsServers: ['10.0.0.2', '10.0.0.3:5353', '[fd00::2]:53', 'fd00::3'],
    errors: [],
  });
  expect(read('', '')).toEqual({ innerHosts: [], dnsServers: [], errors: [] });
});

test.each([
  ['https://login.corp.example', ''],
  ['login.corp.example:8443', ''],
  ['*', ''],
  ['', 'dns.corp.example'],
  ['', '10.0.0.2:0'],
  ['', '10.0.0.2:99999'],
])('given "%s" and "%s", then it is refused', (hosts, servers) => {
  expect(read(hosts, servers).errors).toHaveLength(1);
});
