import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { type Bench, type BenchContext, type Figure, p95, until } from './harness.ts';
import { launchBrowser, signIn } from './support/browser.ts';
import { freshPlace } from './support/database.ts';

/** Time from a device's sample of the Wi-Fi signal to the frame that shows it in a browser. */
export const samples: Bench = {
  name: 'samples',
  run: async (context) => [await measure(context)],
};

async function measure({ quick, say }: BenchContext): Promise<Figure> {
  const count = quick ? 10 : 60;
  const place = await freshPlace();
  const server = await ServerProcess.start(place.dataDir, { FLEET: '20' });
  const browser = await launchBrowser();
  try {
    const api = new ApiClient(server.url);
    const who = await server.account('OperatorAdmin');
    await api.signIn(who);
    const endpointId = await setTopBox(api);
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signIn(page, server.url, who);
    await page.goto(`${server.url}/device/deviceDetail/${encodeURIComponent(endpointId)}?tab=diagnostics`);
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Wi-Fi signal strength' }) });
    await card.getByRole('button', { name: 'Start' }).waitFor();
    await watchChart(page);
    const { data } = await api.call('POST', '/api/v1/devices/diagnostics/wifis/signal-strength-start', {
      endpointId,
      interval: 1,
      count,
    });
    await until('all samples on the screen', async () => (await shown(page)).length >= count, {
      limitMs: 120_000,
    });
    const lags = await lagsOf(await shown(page), api, data.taskId);
    say(`${lags.map((lag) => lag.toFixed(0)).join(' ')}`);
    return {
      what: `${count} samples of a device, to the frame that shows them, p95`,
      value: p95(lags),
      unit: 'ms',
      target: { atMost: 300 },
    };
  } finally {
    await browser.close();
    await server.kill();
    await place.remove();
  }
}

async function setTopBox(api: ApiClient): Promise<string> {
  let found: string | undefined;
  await until('a set-top box online', async () => {
    const { data } = await api.call('POST', '/api/v1/devices/action/getDevicePageList', {
      page: 1,
      limit: 1,
      activeType: 'all',
      filters: { online: true, modelName: ['KSTB2020'] },
    });
    found = data[0]?.endpointId;
    return found !== undefined;
  });
  return found ?? '';
}

/** Records for each number of samples the time of the first frame that shows it, in milliseconds since 1970. */
const watchChart = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(globalThis, 'shown', times);
    const look = () => {
      const label = document.querySelector('svg[aria-label^="Signal strength"]')?.getAttribute('aria-label');
      const count = Number(/(\d+)/.exec(label ?? '')?.[1] ?? 0);
      const now = performance.timeOrigin + performance.now();
      while (times.length < count) times.push(now);
      requestAnimationFrame(look);
    };
    look();
  });

const shown = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(globalThis, 'shown'));

async function lagsOf(times: number[], api: ApiClient, taskId: string): Promise<number[]> {
  const { data } = await api.call('GET', `/api/v1/tasks/${taskId}/events`);
  const samples: { data: { sequence: number }; deviceAt: string }[] = data.filter(
    ({ type }: { type: string }) => type === 'task.progressed',
  );
  return samples.map(
    ({ data: { sequence }, deviceAt }) => (times[sequence - 1] ?? Number.NaN) - Date.parse(deviceAt),
  );
}
