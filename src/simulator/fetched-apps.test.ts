import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appEndpoint } from '#server/fleet/app-files/delivery/endpoint.ts';
import { type AppGrant, appAddresses, appGrants, appPath } from '#server/fleet/app-files/delivery/grants.ts';
import { FileServer } from '#server/fleet/firmware/file-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Bench, completions, ready } from './testing.ts';

/** A simulated device that fetches uploaded app files from the listener for devices. */

const apk = (name: string) => readFileSync(new URL(`../../tests/fixtures/apps/${name}.apk`, import.meta.url));
const stored = new Map<string, Buffer>();
const keep = (bytes: Buffer): string => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  stored.set(sha256, bytes);
  return sha256;
};
const grants = appGrants((text) => [createHash('sha256').update(`key ${text}`).digest('hex')]);
let files: FileServer;
let filesUrl: string;
let isOpen: (grant: AppGrant) => boolean;
beforeEach(async () => {
  isOpen = () => true;
  files = new FileServer({
    endpoints: { [appPath]: appEndpoint({ grants, isOpen: async (grant) => isOpen(grant) }) },
    blobs: {
      sizeOf: async (name) => stored.get(name)?.length ?? null,
      read: async (name, range) =>
        Readable.from([stored.get(name)?.subarray(range?.start, (range?.end ?? 0) + 1)]),
    },
    onFault: (error) => {
      throw error;
    },
  });
  filesUrl = `http://127.0.0.1:${await files.listen(0, '127.0.0.1')}`;
});
afterEach(() => files.close());

const modules = 'Device.SoftwareModules.';
const value = (bench: Bench, path: string) => Object.values(bench.get(path))[0];
const addressOf = (sha256: string) =>
  appAddresses(filesUrl, grants)({ taskId: 't1', endpointId: 'os::1', params: { sha256 } }) ?? '';

/** Runs a command to its end; returns its error code, 0: success. */
async function ran(bench: Bench, command: string, URL: string): Promise<number> {
  bench.operate(modules + command, { URL });
  return eventually(() => {
    const [end] = completions(bench);
    expect(end).toBeDefined();
    return end?.outcome?.type === 'failure' ? end.outcome.body.errCode : 0;
  });
}
const install = (bench: Bench, bytes: Buffer) => ran(bench, 'InstallDU()', addressOf(keep(bytes)));
const unit = (name: string) => `DeploymentUnit.[Name=="${name}"].`;
const execution = (name: string) => `${modules}ExecutionUnit.[Name=="${name}"].`;

test('reads package and version from the bytes, starts the app, and reports the progress', async () => {
  const bench = ready('KSTB2020');
  expect(await install(bench, apk('kids-1.0.0'))).toBe(0);
  expect(value(bench, `${modules}${unit('com.example.kidstv')}Version`)).toBe('1.0.0');
  expect(value(bench, `${execution('com.example.kidstv')}Status`)).toBe('Active');
  const update = await ran(
    bench,
    `${unit('com.example.kidstv')}Update()`,
    addressOf(keep(apk('kids-1.1.0'))),
  );
  expect(update).toBe(0);
  expect(value(bench, `${modules}${unit('com.example.kidstv')}Version`)).toBe('1.1.0');
});

test('refuses an update that another key signed, as Android does', async () => {
  const bench = ready('KSTB2020');
  expect(await install(bench, apk('weather-2.0.0'))).toBe(0);
  const path = unit('com.example.weather');
  expect(await ran(bench, `${path}Update()`, addressOf(keep(apk('weather-2.1.0'))))).toBe(7035);
  expect(value(bench, `${modules}${path}Version`)).toBe('2.0.0');
});

describe('refuses', () => {
  test.each([
    ['bytes that are no app', Buffer.from('GIF89a'), 7035],
    ['an APK without a signature', apk('unsigned'), 7035],
  ])('%s', async (_, bytes, code) => {
    const bench = ready('KSTB2020');
    expect(await install(bench, bytes)).toBe(code);
  });

  test('a file whose task has ended, one of another digest, and an altered grant', async () => {
    const bench = ready('KSTB2020');
    const kids = keep(apk('kids-1.0.0'));
    isOpen = () => false;
    expect(await ran(bench, 'InstallDU()', addressOf(kids))).toBe(7033);
    isOpen = () => true;
    const other = keep(apk('kids-1.1.0'));
    expect((await fetch(addressOf(kids).replace(kids, other))).status).toBe(403);
    expect((await fetch(addressOf(kids).replace('?grant=', '?grant=e'))).status).toBe(403);
    expect((await fetch(addressOf(kids))).status).toBe(200);
  });
});

test('an app with the mark ends 20 seconds after each start, and says why', async () => {
  const bench = ready('KSTB2020');
  expect(await install(bench, apk('quiz-1.1.0'))).toBe(0);
  const path = execution('com.example.quiznight');
  const state = () => [value(bench, `${path}Status`), value(bench, `${path}ExecutionFaultCode`)];
  expect(state()).toEqual(['Active', 'NoFault']);
  bench.clock.advance(21_000);
  expect(state()).toEqual(['Idle', 'FailureWhileActive']);
  bench.operate(`${path}SetRequestedState()`, { RequestedState: 'Active' });
  bench.clock.advance(2_000);
  expect(state()).toEqual(['Active', 'NoFault']);
});
