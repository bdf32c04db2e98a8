import { createServer, request, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { Authority } from '#tests/support/certificates.ts';
import { eventually } from '#tests/support/eventually.ts';
import { isProxy } from '../http/client-address.ts';
import { isLoopback, limitConnections } from './connection-limit.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const listening = (isExempt: (address: string) => boolean): Promise<Server> =>
  bounded(
    createServer((_, response) => response.end('here')),
    isExempt,
  );

async function bounded(server: Server, isExempt: (address: string) => boolean): Promise<Server> {
  limitConnections(server, { most: 3, isExempt, logger: { warn: () => {} } });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return server;
}
const portOf = (server: Server) =>
  ((address) => (typeof address === 'object' && address ? address.port : 0))(server.address());
const opened = (server: Server, localAddress: string): Socket => {
  const socket = connect({ port: portOf(server), host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  closers.push(() => socket.destroy());
  return socket;
};
/** Tells if the server answers a call from this address. */
const answers = (server: Server, localAddress: string) =>
  new Promise<boolean>((resolve) => {
    const call = request(
      { port: portOf(server), host: '127.0.0.1', localAddress, agent: false },
      (response) => {
        response.resume();
        resolve(true);
      },
    );
    call.once('error', () => resolve(false));
    call.end();
  });

test("refuses one connection above an address's limit, but not others', until one has ended", async () => {
  const server = await listening(() => false);
  const held = ['a', 'b', 'c'].map(() => opened(server, '127.0.0.2'));
  await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  await eventually(async () => expect(await answers(server, '127.0.0.2')).toBe(false));
  expect(await answers(server, '127.0.0.3')).toBe(true);
  held[0]?.destroy();
  await eventually(async () => expect(await answers(server, '127.0.0.2')).toBe(true));
});

test('applies the same limit to a listener with TLS', async () => {
  const authority = await Authority.create('here');
  closers.push(() => authority.close());
  const server = createTlsServer(await authority.issue({ dns: 'localhost' }), (_, response) =>
    response.end('here'),
  );
  await bounded(server, () => false);
  const shake = () =>
    new Promise<boolean>((resolve) => {
      const to = { port: portOf(server), host: '127.0.0.1', rejectUnauthorized: false };
      const socket = connectTls(to, () => resolve(true));
      socket.once('error', () => resolve(false));
      closers.push(() => socket.destroy());
    });
  const shaken = [];
  for (let nth = 0; nth < 5; nth++) shaken.push(await shake());
  expect(shaken).toEqual([true, true, true, false, false]);
});

test('has no limit for an exempt address', async () => {
  const server = await listening((address) => address.endsWith('127.0.0.2'));
  for (let nth = 0; nth < 10; nth++) opened(server, '127.0.0.2');
  expect(await answers(server, '127.0.0.2')).toBe(true);
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['203.0.113.9', false],
  ['::ffff:203.0.113.9', false],
  ['2001:db8::127', false],
])('%s is of this machine: %s', (address, own) => {
  expect(isLoopback(address)).toBe(own);
});

test.each([
  [false, '10.0.0.1', false],
  [1, '10.0.0.1', true],
  [['10.0.0.0/8'], '10.0.0.1', true],
  [['10.0.0.0/8'], '::ffff:10.0.0.1', true],
  [['10.0.0.0/8'], '203.0.113.9', false],
] as [number | string[] | false, string, boolean][])(
  'TRUST_PROXY %j: %s is a proxy: %s',
  (trusted, address, is) => {
    expect(isProxy(trusted)(address)).toBe(is);
  },
);
