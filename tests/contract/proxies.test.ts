import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Authority } from '#tests/support/certificates.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';
import { nightly } from '#tests/support/nightly.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

/** The settings of deploy/proxies with the real proxies, if this machine has them. */
interface Ports {
  people: number;
  devices: number;
  files: number;
  api: number;
  usp: number;
}
interface Place {
  folder: string;
  ports: Ports;
}

const withPorts = (text: string, { people, devices, files, api, usp }: Ports): string =>
  text
    .replaceAll(/127\.0\.0\.1:8080/g, `127.0.0.1:${api}`)
    .replaceAll(/127\.0\.0\.1:808[12]/g, `127.0.0.1:${usp}`)
    .replaceAll(/\b443\b/g, String(people))
    .replaceAll(/\b8443\b/g, String(devices))
    .replaceAll(/\b8444\b/g, String(files));

/** Files around the settings of each proxy, and its start command. */
const proxies: Record<
  string,
  { file: string; around(text: string, place: Place): string; args(file: string): string[] }
> = {
  nginx: {
    file: 'nginx.conf',
    around: (text, { folder }) => `daemon off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
${text}
}`,
    args: (file) => ['-c', file],
  },
  haproxy: { file: 'haproxy.cfg', around: (text) => text, args: (file) => ['-db', '-f', file] },
  caddy: {
    file: 'Caddyfile',
    around: (text, { folder, ports }) =>
      `{\nadmin off\nauto_https off\n}\n${text
        .replace('console.example.net {', `console.example.net:${ports.people} {`)
        .replaceAll(
          /console\.example\.net(:\d+) \{/g,
          `localhost$1 {\ntls ${folder}/fullchain.pem ${folder}/privkey.pem`,
        )}`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};
const isHere = (name: string): boolean => spawnSync(name, ['-v']).error === undefined;

let bench: BenchServer;
let authority: Authority;
let api = 0;
beforeAll(async () => {
  bench = await startBench({ devices: true, trustProxy: ['127.0.0.0/8', '::1'] });
  api = Number(new URL(await bench.app.listen({ port: 0, host: '127.0.0.1' })).port);
  authority = await Authority.create('proxies');
}, 120_000);
afterAll(async () => {
  await bench.close();
  await authority.close();
});

describe.each(Object.keys(proxies))('%s', (name) => {
  const known = proxies[name];
  const runs = test.skipIf(!isHere(name) || !known);
  let folder = '';
  let ports: Ports;
  let running: ChildProcess | null = null;

  beforeAll(async () => {
    if (!isHere(name) || !known) return;
    folder = await mkdtemp(join(tmpdir(), 'waymark-proxy-'));
    const [people, devices, files] = [await freePort(), await freePort(), await freePort()];
    ports = { people, devices, files, api, usp: bench.uspPort };
    const { cert, key } = await authority.issue({ dns: 'localhost' });
    await writeFile(join(folder, 'fullchain.pem'), cert);
    await writeFile(join(folder, 'privkey.pem'), key);
    await writeFile(join(folder, 'waymark.pem'), `${cert}\n${key}`);
    const settings = await readFile(join('deploy/proxies', known.file), 'utf8');
    const text = withPorts(settings, ports).replaceAll('/etc/waymark', folder);
    const file = join(folder, known.file);
    await writeFile(file, known.around(text, { folder, ports }));
    running = spawn(name, known.args(file), {
      stdio: 'inherit',
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    await eventually(async () => expect((await ask('/healthz')).status).toBe(404));
  }, 60_000);
  afterAll(async () => {
    running?.kill('SIGTERM');
    if (folder !== '') await rm(folder, { recursive: true, force: true });
  });

  const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const options = { host: 'localhost', port: ports.people, path, method, headers, ca: authority.cert };
      const sent = request(options, (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += String(chunk);
        });
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      });
      sent.on('error', reject).end(body);
    });

  runs('passes a part of an upload on, hides readiness, and answers the rest as the API does', async () => {
    const headers = await bench.login('admin@northwind.example');
    const size = 4 * 1024 * 1024;
    const begun = await ask('/api/v1/uploads', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ purpose: 'firmware', fileName: `${name}.img`, size, fingerprint: name }),
    });
    const { address } = JSON.parse(begun.text).data;
    const part = await ask(address, {
      method: 'PATCH',
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(size),
      },
      body: randomBytes(size),
    });
    expect(part.status).toBe(204);
    expect((await ask('/readyz')).status).toBe(404);
    expect(JSON.parse((await ask('/api/v1/nothing')).text).code).toBe('notfound');
  });

  runs('tells the address of the caller, not the one that the caller wrote', async () => {
    const headers = await bench.login('admin@northwind.example');
    const { pos } = await bench.log.head();
    const answer = await ask('/api/v1/devices/did', {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
      body: JSON.stringify({ endpointId: ownDevice, deviceName: `by ${name}` }),
    });
    expect(answer.status).toBe(200);
    const entries = (await bench.log.read(pos, 100)).filter(({ data }) => data.operation === 'setDeviceName');
    expect(entries.map(({ data }) => data.address)).toEqual(['127.0.0.1']);
  });

  runs(
    'keeps the socket of a quiet device open',
    async () => {
      const url = `wss://localhost:${ports.devices}/usp?eid=${encodeURIComponent(ownDevice)}`;
      const socket = new WebSocket(url, 'v1.usp', { ca: authority.cert });
      const closed = new Promise((resolve) => socket.once('close', resolve));
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      // More than the usual timeout of proxies; the daily run only checks that it opens.
      const ended = await Promise.race([closed, pause(nightly ? 70_000 : 500, 'open')]);
      expect(ended).toBe('open');
      socket.terminate();
    },
    90_000,
  );
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}
