import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import { chunk, mp4, png, pngHeader, pngSignature } from '#tests/support/media.ts';
import { type Bench, type BenchContext, type Figure, p95, sleep } from './harness.ts';
import { pingOnce, settled } from './ping.ts';
import { launchBrowser, signIn } from './support/browser.ts';
import { freshPlace } from './support/database.ts';
import { FleetProcess } from './support/fleet-process.ts';
import { ProbedServer } from './support/probed-server.ts';
import { ResultsListener } from './support/results-listener.ts';

/** Number of devices that are pinged in turn while the boxes fetch. */
const pinged = 20;
const megabyte = 1024 * 1024;

/** Content of a television operator: a long list, a large upload, and a set that every box fetches at once. */
export const content: Bench = {
  name: 'content',
  run: (context) => measure(context),
};

interface Running {
  api: ApiClient;
  server: ProbedServer;
  context: BenchContext;
}

async function measure(context: BenchContext): Promise<Figure[]> {
  const place = await freshPlace();
  const server = await ProbedServer.start(place);
  try {
    const api = new ApiClient(server.process.url);
    await api.signIn(await server.process.account('OperatorAdmin'));
    const running: Running = { api, server, context };
    return [await uploadedVideo(running), ...(await fetchedSet(running)), ...(await sortedList(running))];
  } finally {
    await server.process.kill('SIGKILL');
    await place.remove();
  }
}

/** Measures the maximum memory during an upload, above the server's memory at rest. */
async function uploadedVideo({ api, server, context }: Running): Promise<Figure> {
  // The first upload loads the code that every later one needs.
  await upload(api, server, '/boot-ads', { adName: 'Small' }, await mp4(1280, 720, 5));
  const video = await mp4(1280, 720, 20, 1.9 * megabyte);
  const { rss } = await server.memory();
  let most = rss;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      most = Math.max(most, await residentBytes(server));
      await sleep(20);
    }
  })();
  await upload(api, server, '/boot-ads', { adName: 'Large' }, video);
  isOver = true;
  await watch;
  context.say(`${(rss / megabyte).toFixed(0)} MB at rest, ${(most / megabyte).toFixed(0)} at most`);
  return {
    what: `memory above rest while ${(video.length / megabyte).toFixed(0)} MB are uploaded`,
    value: (most - rss) / megabyte,
    unit: 'MB',
    target: { atMost: 30 },
  };
}

/** Measures pings while set-top boxes fetch a set of almost 20 MB. */
async function fetchedSet({ api, server, context }: Running): Promise<Figure[]> {
  const { quick, say } = context;
  const wanted = quick ? 50 : 1_000;
  const answering = new FleetProcess(server.process.uspUrl, pinged, { instant: true });
  const boxes = new FleetProcess(server.process.uspUrl, wanted, {
    instant: true,
    firstIndex: pinged,
    setTop: true,
  });
  try {
    const [ids, targets] = [await answering.ids(), await boxes.ids()];
    await Promise.all([answering.start(), boxes.start()]);
    await settled(server, ids.length + targets.length);
    await activate(api, targets);
    const setId = await largeSet(api, server);
    const live = await ResultsListener.connect(server.process.liveUrl, api.token);
    const ping = (index: number) => pingOnce(api, live, ids[index % ids.length] ?? '', 1);
    const idle: number[] = [];
    for (let index = 0; index < (quick ? 50 : 300); index++) idle.push(await ping(index));

    const gid = await groupOf(api, targets);
    const sent = await api.call('POST', '/api/v1/groups/controls', {
      gid,
      commandType: 'DsmCc',
      metaFileId: setId,
      goOn: true,
    });
    if (sent.code !== 'success') throw new Error(`the set was not sent: ${sent.message}`);
    const behind: number[] = [];
    const began = performance.now();
    const held = async () =>
      (await api.call('GET', `/api/v1/cms/coverage/metadataSet/${setId}`)).data.have >= targets.length;
    while (!(await held()) && performance.now() - began < 600_000)
      for (let index = 0; index < 10; index++) behind.push(await ping(index));
    const seconds = (performance.now() - began) / 1_000;
    say(`${targets.length} boxes in ${seconds.toFixed(1)} s, ${behind.length} pings behind them`);
    live.close();
    const baseline = { what: 'ms, idle p95', value: p95(idle) };
    const size = targets.length.toLocaleString('en');
    return [
      {
        what: `ping while ${size} boxes fetch a set of 20 MB, p95`,
        value: p95(behind),
        unit: 'ms',
        baseline,
        target: { atMost: 3 * p95(idle) },
      },
      { what: `all of ${size} boxes have it`, value: seconds, unit: 's' },
    ];
  } finally {
    answering.stop();
    boxes.stop();
  }
}

/** Measures from the command that moves the last channel to the top, to the frame that shows it there. */
async function sortedList({ api, server, context }: Running): Promise<Figure[]> {
  const count = context.quick ? 200 : 2_000;
  const logo = png(106, 106);
  for (let lcn = 1; lcn <= count; lcn++) {
    const fields = { name: `Channel ${lcn}`, logicalChannelNumber: String(lcn) };
    await upload(api, server, '/channels', fields, logo);
  }
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signIn(page, server.process.url, await server.process.account('OperatorAdmin'));
    const began = performance.now();
    await page.goto(`${server.process.url}/management/cms/landingChannel`);
    await page.getByRole('button', { name: 'Actions for Channel 1', exact: true }).waitFor();
    const opened = performance.now() - began;
    const times: number[] = [];
    for (let round = 0; round < (context.quick ? 3 : 10); round++)
      times.push(await moveToTop(page, `Channel ${count - round}`));
    context.say(`opened in ${opened.toFixed(0)} ms, ${times.map((ms) => ms.toFixed(0)).join(' ')}`);
    const size = count.toLocaleString('en');
    return [
      {
        what: `a list of ${size} channels sorted and painted, p95`,
        value: p95(times),
        unit: 'ms',
        target: { atMost: 1_000 },
      },
      { what: `the page with ${size} channels, opened`, value: opened, unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}

async function moveToTop(page: Page, name: string): Promise<number> {
  // A long list only mounts the visible rows.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Position').fill('1');
  await page.evaluate((wanted) => {
    const button = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].findLast(
      ({ textContent }) => textContent === 'Move',
    );
    button?.addEventListener('click', () => {
      const began = performance.now();
      const look = () => {
        const first = document.querySelector('ol > li');
        const { top = -1 } = first?.getBoundingClientRect() ?? {};
        if (first?.textContent?.includes(wanted) && top >= 0 && top < window.innerHeight)
          Reflect.set(globalThis, 'sorted', performance.now() - began);
        else requestAnimationFrame(look);
      };
      Reflect.set(globalThis, 'sorted', null);
      look();
    });
  }, name);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  const sorted = await page.waitForFunction(() => Reflect.get(globalThis, 'sorted') as number | null);
  return Number(await sorted.jsonValue());
}

async function upload(
  api: ApiClient,
  server: ProbedServer,
  path: string,
  fields: Record<string, string>,
  bytes: Uint8Array,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob([new Uint8Array(bytes)]), 'file.bin');
  const headers = { authorization: `Bearer ${api.token}` };
  const answer = await fetch(`${server.process.url}/api/v1/cms${path}`, { method: 'POST', headers, body });
  const { code, message } = await answer.json();
  if (code !== 'success') throw new Error(`${path} was refused: ${message}`);
}

/** Returns the resident memory of the process, from the kernel. */
async function residentBytes(server: ProbedServer): Promise<number> {
  const pages = (await readFile(`/proc/${server.pid}/statm`, 'utf8')).split(' ')[1];
  return Number(pages) * 4_096;
}

/** Activates boxes, as only those in service count. */
async function activate(api: ApiClient, endpointIds: readonly string[]): Promise<void> {
  for (const endpointId of endpointIds) {
    const place = { address: '12 Harbour Road', lat: 37.5, lng: 127 };
    const { code, message } = await api.call('POST', '/api/v1/devices/actions/activate', {
      endpointId,
      customerId: 'Bench',
      ...place,
    });
    if (code !== 'success') throw new Error(`a box was not activated: ${message}`);
  }
}

async function groupOf(api: ApiClient, endpointIds: readonly string[]): Promise<string> {
  const { gid } = (await api.call('POST', '/api/v1/groups', { groupName: 'Bench' })).data;
  for (let at = 0; at < endpointIds.length; at += 100) {
    const part = endpointIds.slice(at, at + 100);
    const { code } = await api.call('POST', '/api/v1/groups/actions/associate', { gid, endpointIds: part });
    if (code !== 'success') throw new Error('a device could not be assigned');
  }
  return gid;
}

/** Creates eight banners that cannot be compressed: 17.6 MB, near the maximum of a set. */
async function largeSet(api: ApiClient, server: ProbedServer): Promise<string> {
  for (let index = 1; index <= 8; index++)
    await upload(api, server, '/banners', { name: `Banner ${index}`, type: 'Advertisement' }, noise());
  const { data, message } = await api.call('POST', '/api/v1/cms/metadatas', { name: 'Bench' });
  if (!data?.id) throw new Error(`the set was not made: ${message}`);
  return data.id;
}

function noise(): Buffer {
  const [width, height] = [1280, 600];
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)]));
  const pixels = deflateSync(Buffer.concat(rows), { level: 0 });
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([pngSignature, pngHeader(width, height), chunk('IDAT', pixels), end]);
}
