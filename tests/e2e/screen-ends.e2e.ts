import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { admit, expect, test } from './console.ts';
import { knownDevices, startDemoWithout } from './demo-image.ts';
import { cutPower, startFleet } from './fleet.ts';
import { ask, askAndSee, openScreen, screenCard } from './screen.ts';
import { sharedServer } from './worker.ts';

/** A server with known devices, and one set-top box with a person in front. */
test.use({ demo: { start: () => startDemoWithout(knownDevices) } });

let box: ChildProcess | null = null;
const boxIndex = 14;

test.afterEach(async () => {
  if (box) await cutPower(box);
});

const outcome = (page: Page) => screenCard(page).getByRole('status');
const pictures = (page: Page) => screenCard(page).getByRole('img');

function powerOn(...options: string[]): void {
  box = startFleet(sharedServer(), '--first', String(boxIndex), '--count', '1', ...options);
}

async function open(page: Page, ...options: string[]): Promise<void> {
  powerOn(...options);
  await admit(page);
  await openScreen(page);
}

test('without consent the screen is not shown, and the customer may be asked again (TN-104, ER-047)', async ({
  page,
}) => {
  await open(page, '--scenario', 'declines');
  await ask(page);
  await expect(outcome(page)).toContainText('Remote permission declined', { timeout: 30_000 });
  await expect(pictures(page)).toHaveCount(0);
  await expect(screenCard(page).getByText('no pictures')).toBeVisible();
  await expect(screenCard(page).getByRole('button', { name: 'Ask again' })).toBeEnabled();
});

test('the customer does not answer: the page says so when the television gives up (TN-105)', async ({
  page,
}) => {
  test.skip(process.env.NIGHTLY !== '1', 'the question stays on the television for a minute');
  await open(page, '--scenario', 'ignores');
  await ask(page);
  await expect(outcome(page)).toContainText('The request was not answered', { timeout: 80_000 });
  await expect(pictures(page)).toHaveCount(0);
});

test('when the consent is withdrawn on the television, the screen is seen no longer (TN-111)', async ({
  page,
}) => {
  await open(page, '--scenario', 'revokes');
  await askAndSee(page);
  await expect(outcome(page)).toContainText('Ended on the television', { timeout: 30_000 });
  await expect(pictures(page)).toHaveCount(0);
});

test('a box that loses its power has forgotten the consent, and the page says so', async ({ page }) => {
  await open(page);
  await askAndSee(page);
  if (box) await cutPower(box);
  await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible();
  powerOn();
  await expect(outcome(page)).toContainText('The device restarted', { timeout: 30_000 });
  await expect(pictures(page)).toHaveCount(0);
});

test('a server that was killed takes no picture of a consent from before', async ({ page, errors }) => {
  await open(page);
  await askAndSee(page);
  await sharedServer().kill();
  await sharedServer().run();
  await expect(outcome(page)).toContainText('The server restarted', { timeout: 30_000 });
  await expect(pictures(page)).toHaveCount(0);
  await askAndSee(page);
  // The browser's own messages about an unreachable server.
  errors.splice(0);
});
