import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run through playwright.config.ts`);
  return value;
};

export interface Account {
  role: string;
  user: string;
  password: string;
}

export function account(user: string): Account {
  const all: Account[] = JSON.parse(readFileSync(join(need('E2E_DATA_DIR'), 'demo-accounts.json'), 'utf8'));
  const found = all.find((candidate) => candidate.user.startsWith(user));
  if (!found) throw new Error(`no demo account ${user}`);
  return found;
}

export const support = () => account('support@northwind');

export interface Look {
  language?: 'en' | 'ko';
  theme?: 'light' | 'dark';
}

/** As a reader who has chosen language and theme before. */
export async function choose(page: Page, look: Look): Promise<void> {
  await page.addInitScript((info) => {
    if (!localStorage.getItem('loginUserInfo')) localStorage.setItem('loginUserInfo', JSON.stringify(info));
  }, look);
}

export async function signIn(page: Page, who: Account = support()): Promise<void> {
  await page.goto('/login');
  await page.locator('input[type=email]').fill(who.user);
  await page.locator('input[type=password]').fill(who.password);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/deviceList/);
}

/** Until the sign-in page stands: a page that is left before its scripts ran would still be signed in. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
}

/** Signed in as support, with every page error and console error failing the test. */
export const test = base.extend<{ errors: string[] }>({
  baseURL: async ({ browserName: _browser }, use) => use(need('E2E_URL')),
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser itself reports a refused call; tests that provoke one look at the page instead.
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
          errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function expectAccessible(page: Page): Promise<void> {
  // A colour that is still fading has no contrast of its own; an animation whose element goes is cancelled, and rejects.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** The name of a set-top box of the demo fleet, which has all five diagnoses. */
export async function openSetTopBox(page: Page, tab: 'general' | 'diagnostics' | 'history' = 'general') {
  await page.goto('/device/deviceList/1?model=KSTB2020&online=online');
  const link = page.getByRole('table').getByRole('link').first();
  await link.click();
  await expect(page).toHaveURL(/deviceDetail/);
  if (tab !== 'general') {
    await page.getByRole('tab', { name: tab === 'diagnostics' ? 'Diagnostics' : 'History' }).click();
  }
}

export const diagnosisCard = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
