import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { TaskFact } from '#machines/task/events.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { type Bench, type BenchContext, type Figure, median, until } from './harness.ts';
import { launchBrowser, signIn } from './support/browser.ts';
import { freshPlace } from './support/database.ts';
import { appendTask, longTask } from './support/long-task.ts';
import type { Replayed } from './support/replay-in-browser.ts';

/** A task of fifty thousand events in a real browser: folding it, showing it, and moving through it. */
export const timeline: Bench = {
  name: 'timeline',
  run: async (context) => {
    const count = context.quick ? 10_000 : 50_000;
    const browser = await launchBrowser();
    try {
      const figures = await replay(browser, longTask('os::BENCH-000001', count), context);
      return [...figures, ...(await show(browser, count, context))];
    } finally {
      await browser.close();
    }
  },
};

async function replay(browser: Browser, facts: TaskFact[], { quick }: BenchContext): Promise<Figure[]> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await browserBundle() });
  // The facts are passed as text: the browser's own JSON parses them into plain objects, like an answer of the API.
  await page.evaluate((text) => Reflect.set(globalThis, 'facts', JSON.parse(text)), JSON.stringify(facts));
  const run = (way: 'byFold' | 'byTransition'): Promise<Replayed> => page.evaluate(`replay.${way}(facts)`);
  const folded: number[] = [];
  const transitioned: number[] = [];
  // The first round warms up the engine, like the pages before the timeline.
  for (let round = 0; round < (quick ? 2 : 5); round++) {
    const fold = await run('byFold');
    const plain = await run('byTransition');
    if (fold.state !== 'succeeded' || plain.state !== fold.state)
      throw new Error('the replay did not reach the end');
    if (round > 0) folded.push(fold.perSecond);
    if (round > 0) transitioned.push(plain.perSecond);
  }
  await page.close();
  return [
    {
      what: `replay of ${facts.length} events`,
      value: median(folded),
      unit: '/s',
      target: { atLeast: 200_000 },
      baseline: { what: "/s with XState's transition()", value: median(transitioned) },
    },
  ];
}

async function browserBundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./support/replay-in-browser.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'replay',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function show(browser: Browser, count: number, { quick, say }: BenchContext): Promise<Figure[]> {
  const place = await freshPlace();
  const server = await ServerProcess.start(place.dataDir, { FLEET: '7' });
  try {
    const who = await server.account('OperatorAdmin');
    const endpointId = await someDevice(server, who);
    await server.kill('SIGTERM');
    const taskId = randomUUID();
    await appendTask(place.dataDir, taskId, longTask(endpointId, count));
    await server.run();
    const paints: number[] = [];
    const wholes: number[] = [];
    const lists: number[] = [];
    const frames: { idle: number; scrubbing: number }[] = [];
    for (let round = 0; round < (quick ? 1 : 5); round++) {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      await signIn(page, server.url, who);
      lists.push(await visit(page, `${server.url}/tasks`, 'table a'));
      paints.push(await visit(page, `${server.url}/tasks/${taskId}`, '[role=option]'));
      await page.waitForFunction(
        (wanted) => document.querySelector<HTMLInputElement>('input[type=range]')?.max === String(wanted),
        count,
      );
      wholes.push(await page.evaluate(() => performance.now()));
      frames.push({ idle: await framesPerSecond(page, false), scrubbing: await framesPerSecond(page, true) });
      const last = frames.at(-1);
      say(
        `first ${paints.at(-1)?.toFixed(0)} ms, whole ${wholes.at(-1)?.toFixed(0)} ms, ${last?.scrubbing.toFixed(1)} fps of ${last?.idle.toFixed(1)}`,
      );
      await page.context().close();
    }
    return [
      {
        what: `/tasks/{id} with ${count} events: first event on the screen`,
        value: median(paints) / 1000,
        unit: 's',
        target: { atMost: 1 },
        baseline: { what: 's, the task list in the same browser', value: median(lists) / 1000 },
      },
      {
        what: 'the same: every event read and folded',
        value: median(wholes) / 1000,
        unit: 's',
      },
      {
        what: 'frames a second while scrubbing',
        value: median(frames.map(({ scrubbing }) => scrubbing)),
        unit: '',
        // A headless browser draws no faster than when idle.
        target: { atLeast: 60 },
        baseline: { what: 'frames/s with nothing to do', value: median(frames.map(({ idle }) => idle)) },
      },
    ];
  } finally {
    await server.kill();
    await place.remove();
  }
}

async function someDevice(server: ServerProcess, who: { user: string; password: string }): Promise<string> {
  const api = new ApiClient(server.url);
  await api.signIn(who);
  let endpointId = '';
  await until('a device', async () => {
    const { data } = await api.call('POST', '/api/v1/devices/action/getDevicePageList', {
      page: 1,
      limit: 1,
      activeType: 'all',
    });
    endpointId = data?.[0]?.endpointId ?? '';
    return endpointId !== '';
  });
  return endpointId;
}

/** Returns the milliseconds from the start of the navigation to the first frame with the element. */
async function visit(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(async (wanted) => {
    for (;;) {
      const there = document.querySelector(wanted) !== null;
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
      if (there) return performance.now();
    }
  }, selector);
}

/** Counts the frames in two seconds, with the scrubber moved in each of them or not at all. */
function framesPerSecond(page: Page, scrub: boolean): Promise<number> {
  return page.evaluate(async (moving) => {
    const range = document.querySelector<HTMLInputElement>('input[type=range]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!range || !setValue) throw new Error('no scrubber');
    const last = Number(range.max);
    const began = performance.now();
    let frames = 0;
    while (performance.now() - began < 2_000) {
      if (moving) {
        setValue.call(range, String(1 + ((frames * 617) % last)));
        range.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
      frames++;
    }
    return frames / ((performance.now() - began) / 1000);
  }, scrub);
}
