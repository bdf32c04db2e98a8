import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { house, test } from './house.ts';

export interface Account {
  role: string;
  user: string;
  password: string;
}

export function account(user: string): Account {
  const all: Account[] = JSON.parse(readFileSync(join(house().dataDir, 'demo-accounts.json'), 'utf8'));
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

export { expect, test };

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
