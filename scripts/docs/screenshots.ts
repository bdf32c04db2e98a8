// Takes the three pictures of README.md from a demo of the built product. Requires `npm run build`.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { diagnosisCard } from '#tests/e2e/console.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { forFigures } from '../browser.ts';

const user = 'support@northwind.example';
const device = 'Lobby router 9';
const largestBytes = 200_000;

/** Waits for values and pictures, as the page does not indicate when the last one is loaded. */
const settle = (page: Page) => page.waitForTimeout(3_000);

async function shoot(page: Page, name: string): Promise<void> {
  const path = `docs/images/${name}.png`;
  await page.screenshot({ path });
  const { size } = statSync(path);
  console.log(`${path}: ${Math.ceil(size / 1000)} kB`);
  if (size > largestBytes) throw new Error(`${path} is larger than ${largestBytes} bytes`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'waymark-pictures-'));
const server = await ServerProcess.start(dataDir, { DEMO: '1', FLEET: '28' });
const browser = await chromium.launch(forFigures());
try {
  const accounts: { user: string; password: string }[] = JSON.parse(
    readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8'),
  );
  const password = accounts.find((account) => account.user === user)?.password ?? '';
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${server.port}/login`);
  await page
    .getByLabel(/e-mail/i)
    .first()
    .fill(user);
  await page
    .getByLabel(/^password/i)
    .first()
    .fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Devices', exact: true }).click();
  await page.getByRole('link', { name: device }).click();
  await settle(page);
  await shoot(page, 'device');

  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  await settle(page);
  await page.getByRole('button', { name: 'Run all' }).click();
  const ping = diagnosisCard(page, 'Ping test');
  await ping.getByText('Run again').waitFor();
  const trace = diagnosisCard(page, 'Trace route test');
  await trace.getByText('Run again').waitFor();
  await settle(page);
  await shoot(page, 'diagnostics');

  await ping.getByRole('link', { name: 'Timeline' }).click();
  await settle(page);
  await shoot(page, 'timeline');
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true });
}
