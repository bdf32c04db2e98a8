import { type Browser, chromium, type Page } from '@playwright/test';
import { forFigures } from '../../../scripts/browser.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ args: ['--no-sandbox'], ...forFigures() });
}

export async function signIn(
  page: Page,
  url: string,
  who: { user: string; password: string },
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[type=email]').fill(who.user);
  await page.locator('input[type=password]').fill(who.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/deviceList/);
}
