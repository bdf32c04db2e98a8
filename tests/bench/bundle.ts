import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ServerProcess } from '#tests/support/server-process.ts';
import type { Bench } from './harness.ts';
import { fillSignIn, launchBrowser } from './support/browser.ts';
import { freshPlace } from './support/database.ts';

const routesFolder = new URL('../../src/web/routes/', import.meta.url);
const assetsFolder = 'dist/web/assets';

/** Size of the scripts that a new visitor's browser requests, compressed as by a server, without a cache. */
export const bundle: Bench = {
  name: 'bundle',
  run: async ({ say }) => {
    const place = await freshPlace();
    const server = await ServerProcess.start(place.dataDir, { FLEET: '4' });
    const browser = await launchBrowser();
    const who = await server.account('OperatorStaff');
    /**
     * Returns the files that a new visitor requests until `address` is shown; without an address, until the login is.
     */
    const scriptsUntil = async (address: string | null): Promise<string[]> => {
      const page = await browser.newPage();
      const scripts = new Set<string>();
      page.on('response', (response) => {
        const name = /\/([^/]+\.js)$/.exec(response.url())?.[1];
        if (name) scripts.add(name);
      });
      await page.goto(`${server.url}/login${address === null ? '' : `?next=${encodeURIComponent(address)}`}`);
      await still(page);
      if (address !== null) {
        await fillSignIn(page, who);
        await page.waitForURL((url) => url.pathname.startsWith(address));
        await page.getByRole('main').getByRole('link').first().waitFor();
        await still(page);
      }
      await page.context().close();
      return [...scripts];
    };
    try {
      const [login, home, devices] = [
        await scriptsUntil(null),
        await scriptsUntil('/home'),
        await scriptsUntil('/device/deviceList/1'),
      ];
      const all = await packed((await readdir(assetsFolder)).filter((name) => name.endsWith('.js')));
      say(`${login.length} files for login, ${devices.length} with the device list`);
      const missing = await routesWithoutChunk();
      for (const route of missing) say(`no chunk of its own: ${route}`);
      const baseline = { what: 'kB gz, all script there is', value: all };
      return [
        {
          what: 'script on the login page',
          value: await packed(login),
          unit: 'kB gz',
          target: { atMost: 190 },
          baseline,
        },
        {
          what: 'script until the start page is shown, login included',
          value: await packed(home),
          unit: 'kB gz',
          target: { atMost: 250 },
          baseline,
        },
        {
          what: 'script until the device list is shown, login included',
          value: await packed(devices),
          unit: 'kB gz',
          target: { atMost: 250 },
          baseline,
        },
        {
          what: 'routes without a chunk of their own',
          value: missing.length,
          unit: '',
          target: { atMost: 0 },
        },
      ];
    } finally {
      await browser.close();
      await server.kill();
      await place.remove();
    }
  },
};

const still = (page: Page) => page.waitForLoadState('networkidle');

async function packed(names: string[]): Promise<number> {
  let bytes = 0;
  for (const name of names) {
    const text = await readFile(`${assetsFolder}/${name}`).catch(() => readFile(`dist/web/${name}`));
    bytes += gzipSync(text).length;
  }
  return bytes / 1000;
}

/** Returns the routes with content; a redirect has nothing to split off, and error pages come with the first file. */
async function routesWithoutChunk(): Promise<string[]> {
  const built = await readdir(assetsFolder);
  const missing: string[] = [];
  for (const file of await readdir(routesFolder)) {
    if (!file.endsWith('.tsx') || file === '__root.tsx') continue;
    const text = await readFile(new URL(file, routesFolder), 'utf8');
    if (!/\bcomponent:/.test(text) || text.includes('codeSplitGroupings: []')) continue;
    const name = file.replace('.tsx', '').replaceAll('$', '_');
    if (!built.some((asset) => asset.startsWith(`${name}-`) && asset.endsWith('.js'))) missing.push(file);
  }
  return missing;
}
