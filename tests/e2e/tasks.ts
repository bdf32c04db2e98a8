import type { Page } from '@playwright/test';
import { diagnosisCard, expect, openSetTopBox, runButton, settled } from './console.ts';

/** Parts of a timeline by their visible names. */
export const timeline = {
  events: (page: Page) => page.getByRole('listbox', { name: 'Events' }),
  event: (page: Page, type: string) =>
    timeline
      .events(page)
      .getByRole('option')
      .filter({ has: page.getByTitle(type, { exact: true }) }),
  selected: (page: Page) => timeline.events(page).getByRole('option', { selected: true }),
  /** The state after the selected event, as the last of the states so far. */
  lit: (page: Page, state: string) =>
    page
      .getByRole('list', { name: 'States so far' })
      .locator('[aria-current=step]')
      .filter({ hasText: new RegExp(`^\\d+\\s*${state}$`) }),
  scrubber: (page: Page) => page.getByRole('slider', { name: 'Position in the timeline' }),
  replay: (page: Page) => page.getByRole('region', { name: 'Replay' }),
};

/** Runs a ping on the diagnosis page and follows the link of its card to the timeline; returns the task's id. */
export async function pingAndOpen(page: Page, host = '192.0.2.10', repetitions = '3'): Promise<string> {
  await openSetTopBox(page, 'diagnostics');
  const card = diagnosisCard(page, 'Ping test');
  await card.getByLabel('Host').fill(host);
  await card.getByLabel('Repetitions').fill(repetitions);
  await runButton(card).click();
  const toast = page.getByRole('listitem').filter({ hasText: /\[Ping Test\] (Completed|Stopped)/ });
  await expect(toast).toBeVisible({ timeout: 40_000 });
  const latest = card.getByRole('listitem').getByRole('link').first();
  const address = await toast.getByRole('link', { name: 'Open timeline' }).getAttribute('href');
  await expect(latest).toHaveAttribute('href', address ?? '');
  await latest.click();
  await expect(timeline.events(page)).toBeVisible();
  return idOf(page.url());
}

let finished: string | null = null;

/**
 * Opens the timeline of a successful ping, and returns its id. The first caller runs it; the others only read its
 * result.
 */
export async function openFinishedPing(page: Page): Promise<string> {
  if (finished === null) {
    await pingAndOpen(page);
    finished = new URL(page.url()).pathname;
  } else {
    await page.goto(finished);
    await expect(timeline.events(page)).toBeVisible();
  }
  return idOf(finished);
}

export const idOf = (address: string): string =>
  new URL(address, 'http://x').pathname.split('/').at(-1) ?? '';

/**
 * Starts a signal test and keeps its page open: leaving it would end the test (TN-052). Returns the timeline's address.
 */
export async function startSignalTest(page: Page): Promise<string> {
  await openSetTopBox(page, 'diagnostics');
  const card = diagnosisCard(page, 'Wi-Fi signal strength');
  // The cards above grow when their last results arrive: a press on a card that moves is lost.
  await settled(page);
  await runButton(card).click();
  const toast = page.getByRole('listitem').filter({ hasText: '[Wifi Signal Strength]' }).first();
  // The link is read while the toast is visible: it disappears by itself, and the first level may take longer.
  const address = await toast.getByRole('link', { name: 'Open timeline' }).getAttribute('href');
  await expect(card.getByText('dBm').first()).toBeVisible({ timeout: 30_000 });
  return address ?? '';
}

const detailsButton = (page: Page) => page.getByRole('button', { name: 'Details: statechart' });

/** Shows or hides the statechart and the raw events, which the account keeps: a test that shows them hides them again. */
export async function setDetails(page: Page, shown: boolean): Promise<void> {
  const button = detailsButton(page);
  if ((await button.getAttribute('aria-pressed')) !== String(shown)) await button.click();
  await expect(button).toHaveAttribute('aria-pressed', String(shown));
}
