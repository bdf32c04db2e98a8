import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outwardWay } from '#server/core/network/outward-way.ts';
import { boundedFetch } from '#server/people/identity-provider/bounded-fetch.ts';
import { type BenchServer, startBench } from '#tests/contract/bench-server.ts';
import { DnsServer } from '#tests/support/dns-server.ts';
import { resolveBy } from '#tests/support/resolve-by.ts';

/** An internal service beside the server, which an organisation's administrator tries to read. */
let inner: Server;
let port: number;
let reached = 0;
let bench: BenchServer;
let dns: DnsServer;
beforeAll(async () => {
  inner = createServer((_request, response) => response.end('{"secret":"of the inner network"}'));
  inner.on('connection', () => {
    reached++;
  });
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  ({ port } = inner.address() as AddressInfo);
  dns = await DnsServer.start();
  bench = await startBench({ publicUrl: 'http://127.0.0.1:4341' });
}, 120_000);
beforeEach(() => {
  reached = 0;
});
afterAll(async () => {
  inner.closeAllConnections();
  await new Promise((resolve) => inner.close(resolve));
  await dns.close();
  await bench.close();
});

/** Returns a path to providers with names from the test's DNS. */
const way = (innerHosts: string[] = []) => ({
  mayBePlain: true,
  outward: outwardWay(innerHosts, resolveBy(dns.address)),
});
const call = (url: string, hosts: string[] = []) =>
  boundedFetch(way(hosts))(url, {
    method: 'GET',
    headers: {},
    body: undefined,
    redirect: 'manual',
    signal: AbortSignal.timeout(500),
  });
const causes = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${causes(error.cause)}` : '';

test('does not call an issuer with an internal address, in any spelling', async () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '127.0.0.1.',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::127.0.0.1]',
    '[::127.0.0.1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[ff02::1]',
    'localhost',
  ];
  const headers = await bench.login('admin@northwind.example');
  const reported = new Set<string>();
  for (const host of hosts)
    for (const scheme of ['https', 'http']) {
      const answer = await bench.app.inject({
        method: 'POST',
        url: '/api/v1/iam/identity-provider/check',
        headers,
        payload: { issuer: `${scheme}://${host}:${port}` },
      });
      const { data } = answer.json();
      expect(data.works, host).toBe(false);
      const reason = /private network/.test(data.message) ? 'inward' : data.message;
      reported.add(reason);
    }
  // http was refused before, except to this machine itself.
  expect([...reported].sort()).toEqual(['The address must begin with https://.', 'inward']);
  expect(reached).toBe(0);
  console.log(
    `${hosts.length * 2} spellings of inner addresses, ${reached} connections to the inner service`,
  );
});

test('does not call a name with an internal address, even if it also has a public one', async () => {
  dns.records.set('inner.example', { A: ['127.0.0.1'] });
  dns.records.set('mixed.example', { A: ['8.8.8.8', '127.0.0.1'] });
  dns.records.set('metadata.example', { A: ['169.254.169.254'] });
  for (const name of ['inner.example', 'mixed.example', 'metadata.example']) {
    const error = await call(`https://${name}:${port}/`).catch((caught: unknown) => caught);
    expect(causes(error), name).toContain('inward');
  }
  expect(reached).toBe(0);
});

test('looks a name up once per connection, so a change between check and use has no effect', async () => {
  const tries = 20;
  dns.asked.length = 0;
  for (let nth = 0; nth < tries; nth++) {
    // The first answer is valid, every later one is an internal address.
    dns.records.set('changes.example', { A: ['8.8.8.8'] });
    const asked = dns.asked.length;
    dns.afterAsked = () => dns.records.set('changes.example', { A: ['127.0.0.1'] });
    await call(`https://changes.example:${port}/`).catch(() => {});
    expect(dns.asked.length - asked).toBe(1);
  }
  dns.afterAsked = () => {};
  expect(reached).toBe(0);
  console.log(
    `${tries} names that changed after the check, ${dns.asked.length} questions, ${reached} connections`,
  );
}, 30_000);

test('calls a host that the installation permits', async () => {
  const answer = await call(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
  expect(await answer.json()).toEqual({ secret: 'of the inner network' });
  expect(reached).toBe(1);
});
