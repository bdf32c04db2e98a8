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

/** Language and theme from the next page on; the system's theme is what `emulateMedia` says. */
export async function chooseAnew(page: Page, look: Required<Pick<Look, 'language'>>): Promise<void> {
  await page.evaluate(
    (info) => localStorage.setItem('loginUserInfo', JSON.stringify({ ...info, theme: 'system' })),
    look,
  );
}

/** Sign-ins by user, each made once by the form and lent to the tests that only need to be inside. */
const signIns = new Map<string, { at: number; entries: [string, string][] }>();
/** Milliseconds that one is lent: after 900 s the console would renew its token, which works once (RU-014). */
const lentFor = 600_000;

/**
 * The device list, signed in, by a stored sign-in where there is one. Only for tests that neither sign out nor renew
 * their token: its server keeps one session for all of them.
 */
export async function enter(page: Page, who: Account = support()): Promise<void> {
  const stored = signIns.get(who.user);
  if (!stored || Date.now() - stored.at > lentFor) {
    await signIn(page, who);
    const entries = await page.evaluate(() => Object.entries(sessionStorage));
    signIns.set(who.user, { at: Date.now(), entries });
    return;
  }
  await page.goto('/404');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored.entries);
  await page.goto('/device/deviceList/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

/** With `rule` only by that one: where the same page was looked at whole and only its colours are others now. */
export async function expectAccessible(page: Page, rule?: 'color-contrast'): Promise<void> {
  // A colour that is still fading has no contrast of its own; an animation whose element goes is cancelled, and rejects.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
  );
  const axe = new AxeBuilder({ page });
  const { violations } = await (rule
    ? axe.withRules(rule)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  ).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** A device of a model that is there. */
export async function openModel(page: Page, model: string): Promise<void> {
  await page.goto(`/device/deviceList/1?model=${model}&online=online`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/deviceDetail/);
}

/** A set-top box of the demo fleet, which has all five diagnoses. */
export async function openSetTopBox(page: Page, tab: 'general' | 'diagnostics' | 'history' = 'general') {
  await openModel(page, 'KSTB2020');
  if (tab !== 'general') {
    await page.getByRole('tab', { name: tab === 'diagnostics' ? 'Diagnostics' : 'History' }).click();
  }
}

/** Locks or unlocks every device of a model from the list, and waits for the toast of the end. */
export async function commandAll(page: Page, action: 'Lock' | 'Unlock', model: string): Promise<void> {
  await page.goto(`/device/deviceList/1?model=${model}&online=online`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${action} \\d+ devices`) }).click();
  const title = action === 'Lock' ? '[Block] Completed' : '[Unblock] Completed';
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
}

export const diagnosisCard = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
