import type { Locator, Page } from '@playwright/test';
import { devicesOf, expect } from './console.ts';

export const screenCard = (page: Page): Locator => page.locator('#screen');

/** Opens the demo set-top box with channels and a television that is on. */
export async function openScreen(page: Page): Promise<void> {
  const box = async () =>
    (await devicesOf(page, { online: true, modelName: ['KSTB2020'] })).find(({ endpointId }) =>
      endpointId.endsWith('000014'),
    )?.endpointId ?? '';
  await expect.poll(box).not.toBe('');
  await page.goto(`/device/deviceDetail/${encodeURIComponent(await box())}?tab=av`);
  await expect(screenCard(page)).toBeVisible();
}

/** Requests a consent, once the previous one is over; the person in front agrees after some seconds. */
export async function ask(page: Page): Promise<void> {
  await screenCard(page)
    .getByRole('button', { name: /^(Ask to see the screen|Ask again)$/ })
    .click();
  await expect(screenCard(page).getByRole('figure', { name: 'Request on the television' })).toContainText(
    'would like to see what is on this television',
  );
}

/** Requests a consent and waits until a picture number is shown. */
export async function askAndSee(page: Page): Promise<void> {
  await ask(page);
  await expect(screenCard(page).getByText(/^Picture \d+ of 1,000$/)).toBeVisible({ timeout: 30_000 });
}
