import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { knownDevices, startDemoWithout, stopDemo } from './demo-image.ts';
import { cutPower, startFleet } from './fleet.ts';
import { ask, screenCard } from './screen.ts';
import { expect, test } from './watched.ts';

/** A server that knows its devices, and one set-top box with whoever sits in front of it. */
let server: ServerProcess;
let box: ChildProcess | null = null;

const boxIndex = 14;

test.beforeAll(async () => {
  server = await startDemoWithout(knownDevices);
});
test.afterEach(async () => {
  if (box) await cutPower(box);
});
test.afterAll(async () => {
  await stopDemo(server);
});

const outcome = (page: Page) => screenCard(page).getByRole('status');
const pictures = (page: Page) => screenCard(page).getByRole('img');

function powerOn(...options: string[]): void {
  box = startFleet(server, '--first', String(boxIndex), '--count', '1', ...options);
}

/** The page of the box, once it is there. */
async function open(page: Page, ...options: string[]): Promise<void> {
  powerOn(...options);
  const { user, password } = await server.account('OperatorStaff');
  await page.goto(`http://localhost:${server.port}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('table')
    .getByRole('link', { name: /000014|KSTB2020/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'AV management' }).click();
  await expect(screenCard(page).getByRole('button', { name: /^Ask/ })).toBeEnabled();
}

async function see(page: Page): Promise<void> {
  await ask(page);
  await expect(screenCard(page).getByText(/^Picture \d+ of 1,000$/)).toBeVisible({ timeout: 30_000 });
}

test('who declines is not seen, and may be asked again (TR-104, ER-047)', async ({ page }) => {
  await open(page, '--scenario', 'declines');
  await ask(page);
  await expect(outcome(page)).toContainText('Remote permission declined', { timeout: 15_000 });
  await expect(pictures(page)).toHaveCount(0);
  await expect(screenCard(page).getByText('no pictures')).toBeVisible();
  await expect(screenCard(page).getByRole('button', { name: 'Ask again' })).toBeEnabled();
});

test('nobody answers: the page says so when the television gives up (TR-105)', async ({ page }) => {
  await open(page, '--scenario', 'ignores', '--instant');
  await screenCard(page).getByRole('button', { name: /^Ask/ }).click();
  await expect(outcome(page)).toContainText('The question was not answered');
  await expect(pictures(page)).toHaveCount(0);
});

test('who takes the consent back on the television is seen no longer (TR-111)', async ({ page }) => {
  await open(page, '--scenario', 'revokes');
  await see(page);
  await expect(outcome(page)).toContainText('Stopped at the television', { timeout: 20_000 });
  await expect(pictures(page)).toHaveCount(0);
});

test('a box that loses its power has forgotten the consent, and the page says so', async ({ page }) => {
  await open(page);
  await see(page);
  if (box) await cutPower(box);
  await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible();
  powerOn();
  await expect(outcome(page)).toContainText('The device restarted', { timeout: 20_000 });
  await expect(pictures(page)).toHaveCount(0);
});

test('a server that was killed takes no picture of a consent from before', async ({ page }) => {
  await open(page);
  await see(page);
  await server.kill();
  await server.run();
  await expect(outcome(page)).toContainText('The server restarted', { timeout: 20_000 });
  await expect(pictures(page)).toHaveCount(0);
  await see(page);
});
