import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect } from './watched.ts';

/** Returns the code of the next time step: the present one may be used up. */
export const codeOf = (key: string, steps = 1) =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Reads the key beside the QR code, and turns the second factor on with it. */
export async function setUpAuthenticator(page: Page): Promise<{ key: string; codes: string[] }> {
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const shown = await page.getByText(/^Key /).textContent();
  const key = (shown ?? '').replace(/^Key|\s/g, '');
  await page.getByLabel('Code that the app shows').fill(codeOf(key, 0));
  await page.getByRole('button', { name: 'Turn on two-factor sign-in' }).click();
  const items = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await page.getByRole('button', { name: 'I’ve saved these codes' }).click();
  return { key, codes };
}
