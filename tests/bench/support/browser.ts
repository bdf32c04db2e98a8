import { type Browser, chromium, type Page } from '@playwright/test';
import { forFigures } from '../../../scripts/browser.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ args: ['--no-sandbox'], ...forFigures() });
}

export interface Account {
  user: string;
  password: string;
}

export async function signIn(page: Page, url: string, who: Account): Promise<void> {
  await page.goto(`${url}/login`);
  await fillSignIn(page, who);
  await page.waitForURL(/\/home$/);
}

/** Signs in on a page with the form. */
export async function fillSignIn(page: Page, { user, password }: Account): Promise<void> {
  await page.locator('input[type=email]').fill(user);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
}
