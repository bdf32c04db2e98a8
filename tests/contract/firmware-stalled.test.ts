import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { components } from '#api/main.d.ts';
import { demoDevice } from '#server/demo/devices.ts';
import { noFirmwareFaults } from '#simulator/firmware-faults.ts';
import { simulatedImage } from '#simulator/firmware-image.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { setApprovalRules } from '#tests/support/approval-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** A profile whose device stops downloading. It has a separate server, because half hours pass on its clock. */

let bench: BenchServer;
let fleet: Fleet;
let admin: { authorization: string };
const model = 'KSTB2020';
const { endpointId } = demoDevice(0);
const signIn = async () => {
  admin = await bench.login('admin@northwind.example');
};

beforeAll(async () => {
  bench = await startBench({ devices: true, upgradeTimes: { soakMs: 100, lostMs: 3_000 } });
  await signIn();
  fleet = createFleet({
    url: `ws://127.0.0.1:${bench.uspPort}/usp`,
    count: 1,
    seed: 1,
    speed: Number.POSITIVE_INFINITY,
  });
  await fleet.start();
  await setApprovalRules(bench.database, 'northwind', { fourEyes: false });
  await eventually(async () => {
    await bench.settled();
    const device = await bench.database.sql
      .selectFrom('device')
      .select('firmware_version')
      .where('endpoint_id', '=', endpointId)
      .executeTakeFirst();
    expect(device?.firmware_version).toBeTruthy();
  });
}, 120_000);
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});

const post = async (path: string, payload: object, headers: object = {}) => {
  const url = `/api/v1${path}`;
  const answer = await bench.app.inject({
    method: 'POST',
    url,
    headers: { ...admin, ...headers },
    payload,
  });
  expect(answer.json()).toMatchObject({ code: 'success' });
  return answer.json().data;
};

async function approvedFile(): Promise<string> {
  const bytes = simulatedImage({ model, version: '8.0.1' }, 65_536);
  const about = { mid: 'kstb2020', fwCode: '10001', versionName: '8.0.1' };
  const sent = form(about, { name: 'stb.img', bytes });
  const { FirmwareFileId } = await post('/firmwares', sent.payload, sent.headers);
  await post('/firmwares/action/approve', { FirmwareFileId });
  return FirmwareFileId;
}

test('frees the place of a download without progress, and retries it', async () => {
  for (const agent of fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, kbps: 0.05 };
  const { fpId } = await post('/firmwares/profiles', {
    FirmwareFileId: await approvedFile(),
    fpName: 'Stalled',
    targets: { addDids: [endpointId] },
  });
  const member = async (): Promise<components['schemas']['ProfileMember']> => {
    const [only] = await post(`/firmwares/profiles/${fpId}/devices/page`, {});
    return only;
  };
  await eventually(async () => expect((await member()).progress).toBeGreaterThan(0));
  const pass = async (minutes: number) => {
    bench.clock.now = new Date(bench.clock.now.getTime() + minutes * 60_000);
    await signIn();
  };
  // Half an hour counts from the first check, which is visible only by its effect: time passes until then.
  const attempt = await vi.waitFor(
    async () => {
      await pass(31);
      return vi.waitFor(
        async () => {
          const { attempt: nth, ...now } = await member();
          expect(now).toMatchObject({
            state: 'waiting',
            waitsFor: 'retry',
            reason: 'nothing of the file was fetched for 30 minutes',
          });
          return nth;
        },
        { timeout: 8_000 },
      );
    },
    { timeout: 60_000 },
  );
  await pass(15 * 2 ** attempt);
  await eventually(async () => expect((await member()).attempt).toBeGreaterThan(attempt));
}, 120_000);
