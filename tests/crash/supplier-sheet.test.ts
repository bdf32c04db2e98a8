import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#api/main.d.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { removeData } from '#tests/support/data-directory.ts';
import { demoDirectory } from '#tests/support/demo-directory.ts';
import { nightly } from '#tests/support/nightly.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

/** Issue 27: a supplier's sheet with 37 invalid rows. */
const count = 20_000;
const wrong = 37;
const at = (share: number) => Math.floor((count - wrong) * share);

let directory: string;
let server: ServerProcess;
let api: ApiClient;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-sheet-'));
  await demoDirectory(directory);
  await begin();
});
afterEach(async () => {
  await server.kill();
  await removeData(directory);
});

async function begin(): Promise<void> {
  server = await ServerProcess.start(directory, { FLEET: '0' });
  api = new ApiClient(server.url);
  await api.signIn(await server.account('OperatorAdmin'));
}

const mac = (n: number) =>
  `02:00:5E:${[n >> 16, n >> 8, n].map((byte) => (byte & 255).toString(16).padStart(2, '0')).join(':')}`.toUpperCase();
/** Serial numbers that Excel has rounded, every 540th row. */
const rows = Array.from(
  { length: count },
  (_, n) => `${n % 540 === 0 && n < wrong * 540 ? '1E+11' : `SHEET-${n}`},${mac(n)},AR2146`,
);

const detail = async (historyId: string) =>
  (
    await api.call('POST', '/api/v1/invdevices/bulk-uploads/detail', {
      historyId,
      limit: 100,
      show: 'invalid',
    })
  ).data;
/** Polls frequently, because the server is killed meanwhile. */
const historyWhen = (historyId: string, is: (history: components['schemas']['DeviceUpload']) => boolean) =>
  vi.waitFor(
    async () => {
      const { history } = await detail(historyId);
      expect(is(history)).toBe(true);
      return history;
    },
    { timeout: 300_000, interval: 20 },
  );
const killedWhen = async (historyId: string, is: Parameters<typeof historyWhen>[1]) => {
  await historyWhen(historyId, is);
  await server.kill('SIGKILL');
  await begin();
};
const inStock = async (): Promise<number> =>
  (await api.call('GET', '/api/v1/devices/activate-counts')).data.invenCount;

test.skipIf(!nightly)(
  'previews a sheet of 20,000 rows with its invalid ones, applies and undoes it completely, whenever the server is killed',
  async () => {
    const before = await inStock();
    const file = Buffer.from(['deviceSn,macAddr,modelName', ...rows].join('\n')).toString('base64');
    const { historyId } = (
      await api.call('POST', '/api/v1/invdevices/bulk-uploads', {
        fileName: 'supplier.csv',
        type: 'create',
        file,
      })
    ).data;
    const { planHash, invalidData, valid } = await historyWhen(
      historyId,
      ({ state }) => state === 'previewed',
    );
    expect({ invalidData, valid }).toEqual({ invalidData: wrong, valid: count - wrong });
    expect((await detail(historyId)).historyData.map(({ line }: { line: number }) => line)).toEqual(
      Array.from({ length: wrong }, (_, n) => 2 + n * 540),
    );

    await api.call('POST', `/api/v1/invdevices/bulk-uploads/${historyId}/apply`, { planHash });
    await killedWhen(historyId, ({ applied }) => applied > at(0.2));
    await killedWhen(historyId, ({ applied }) => applied > at(0.6));
    const done = await historyWhen(historyId, ({ state }) => state === 'done');
    expect(done).toMatchObject({ added: count - wrong, skipped: 0, result: 'partial' });
    expect(await inStock()).toBe(before + count - wrong);

    await api.call('POST', `/api/v1/invdevices/bulk-uploads/${historyId}/undo`, {});
    await killedWhen(historyId, ({ removed }) => removed > at(0.4));
    const undone = await historyWhen(historyId, ({ state }) => state === 'undone');
    expect(undone).toMatchObject({ removed: count - wrong, kept: 0 });
    expect(await inStock()).toBe(before);
  },
  900_000,
);
