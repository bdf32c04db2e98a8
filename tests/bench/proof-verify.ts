import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { SampleKey } from '#tests/support/sealed-log.ts';
import { type Bench, type BenchContext, type Figure, median } from './harness.ts';
import { launchBrowser } from './support/browser.ts';
import { writeRange } from './support/log-file.ts';
import type { VerifyFigures } from './support/verify-child.ts';

const child = fileURLToPath(new URL('./support/verify-child.ts', import.meta.url));
const inPage = fileURLToPath(new URL('./support/verify-in-browser.ts', import.meta.url));

/** Number of exported events verified per second, in Node and in a browser, and the memory used. */
export const proofVerify: Bench = {
  name: 'proof-verify',
  run: async (context) => {
    const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
    const [some, many] = context.quick ? [20_000, 100_000] : [100_000, 1_000_000];
    const short = join(directory, 'short.ndjson');
    const long = join(directory, 'long.ndjson');
    try {
      const of = { key: new SampleKey(), streams: 1_000, sealEvery: 4_096 };
      await writeRange(short, { ...of, events: some });
      await writeRange(long, { ...of, events: many });
      return [...(await inNode(short, long, context)), ...(await inBrowser(short, long, context))];
    } finally {
      await rm(directory, { recursive: true });
    }
  },
};

/** Options for a small heap: one with room grows before it is collected, which would hide the memory that is needed. */
const littleRoom = ['--max-old-space-size=32', '--max-semi-space-size=4'];

async function inNode(short: string, long: string, { quick, say }: BenchContext): Promise<Figure[]> {
  const rates: number[] = [];
  const few = await verifyApart(short, littleRoom);
  const many = await verifyApart(long, littleRoom);
  let most = few;
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    most = await verifyApart(long);
    rates.push(most.events / most.seconds);
    say(`node: ${Math.round(rates.at(-1) ?? 0)} events/s, ${megabytes(most.maxRss)} MB at most`);
  }
  return [
    {
      what: `events verified in Node, file of ${most.events}`,
      value: median(rates),
      unit: '/s',
      target: { atLeast: 100_000 },
      baseline: { what: '/s of processor time', value: most.events / most.cpuSeconds },
    },
    {
      what: `memory to verify ${many.events} events in Node, with a heap of 32 MB at most`,
      value: megabytes(many.maxRss),
      unit: 'MB',
      baseline: { what: `MB for ${few.events} events`, value: megabytes(few.maxRss) },
    },
  ];
}

function verifyApart(file: string, execArgv: string[] = []): Promise<VerifyFigures> {
  return new Promise((resolve, reject) => {
    const verifier = fork(child, [file], { execArgv });
    verifier.once('message', (figures) => resolve(figures as VerifyFigures));
    verifier.once('exit', (code) => reject(new Error(`the verifier ended with ${code}`)));
  });
}

async function inBrowser(short: string, long: string, { quick, say }: BenchContext): Promise<Figure[]> {
  const { outputFiles } = await build({
    entryPoints: [inPage],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'proof',
    platform: 'browser',
  });
  // The page is served by this machine: elsewhere a browser has WebCrypto only over TLS.
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><input type="file">'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const verify = async (file: string) => {
      await page.locator('input').setInputFiles(file);
      return page.evaluate<{ perSecond: number; events: number; maxHeap: number }>('proof.verify()');
    };
    const few = await verify(short);
    const rates: number[] = [];
    let most = few;
    for (let round = 0; round < (quick ? 1 : 3); round++) {
      most = await verify(long);
      rates.push(most.perSecond);
      say(`browser: ${Math.round(most.perSecond)} events/s, heap ${megabytes(most.maxHeap)} MB at most`);
    }
    await page.evaluate('proof.digests()');
    const digests = await page.evaluate<number>('proof.digests()');
    const webCrypto = await page.evaluate<number>('proof.digestsOfWebCrypto()');
    return [
      {
        what: `events verified in the browser, file of ${most.events}`,
        value: median(rates),
        unit: '/s',
        target: { atLeast: 50_000 },
      },
      {
        what: `heap to verify ${most.events} events in the browser`,
        value: megabytes(most.maxHeap),
        unit: 'MB',
        baseline: { what: `MB for ${few.events} events`, value: megabytes(few.maxHeap) },
      },
      {
        what: 'SHA-256 of 72 bytes in the browser',
        value: digests,
        unit: '/s',
        baseline: { what: '/s with WebCrypto, 512 under way', value: webCrypto },
      },
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);
