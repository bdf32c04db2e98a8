import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { nightly } from '#tests/support/nightly.ts';
import { shared as test } from './shared-server.ts';
import { type StoredSession, storedSession, storeSession, tokenOf } from './stored-session.ts';
import { changesUnderWay, settled } from './watched.ts';
import { sharedServer } from './worker.ts';

/** The part of `@axe-core/playwright` that is used here. */
type Axe = { run(document: Document, options: RunOptions): Promise<{ violations: Result[] }> };
type RunOptions = Parameters<AxeBuilder['options']>[0];
type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

export interface Account {
  role: string;
  user: string;
  password: string;
}

export function account(user: string): Account {
  const all: Account[] = JSON.parse(readFileSync(join(sharedServer().dataDir, 'demo-accounts.json'), 'utf8'));
  const found = all.find((candidate) => candidate.user.startsWith(user));
  if (!found) throw new Error(`no demo account ${user}`);
  return found;
}

export const support = () => account('support@northwind');

export interface Look {
  language?: 'en' | 'ko';
  theme?: 'light' | 'dark';
}

/** Sets language and theme like an earlier choice of the user. Leaves the page at an address without scripts. */
export async function choose(page: Page, look: Look): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((info) => localStorage.setItem('loginUserInfo', JSON.stringify(info)), look);
}

/** Sets the language from the next page on; `emulateMedia` sets the system's theme. */
export async function chooseAnew(page: Page, look: Required<Pick<Look, 'language'>>): Promise<void> {
  await page.evaluate(
    (info) => localStorage.setItem('loginUserInfo', JSON.stringify({ ...info, theme: 'system' })),
    look,
  );
}

/** Chooses the language in the open page, which is notified as by another tab. */
export async function switchLanguage(page: Page, language: 'en' | 'ko'): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'loginUserInfo';
    const info = { ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: chosen };
    localStorage.setItem(key, JSON.stringify(info));
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Sign-ins by user, each made once by the form and reused by tests that only need to be signed in. */
const signIns = new Map<string, { at: number; session: StoredSession }>();
/** Milliseconds that a sign-in is reused: after 900 s the console would renew its token, which works once (RU-014). */
const lentFor = 600_000;

/**
 * Signs in by a stored sign-in if there is one, on no particular page. Only for tests that neither sign out nor renew
 * their token: the server has one session for all of them.
 */
export async function admit(page: Page, who: Account = support()): Promise<void> {
  // Each test starts there (house.ts); such a page needs no second load.
  if (new URL(page.url()).pathname !== '/favicon.svg') await page.goto('/favicon.svg');
  const known = signIns.get(who.user);
  await page.evaluate(() => sessionStorage.clear());
  if (known && Date.now() - known.at < lentFor) return storeSession(page, known.session);
  await signIn(page, who);
  const session = await storedSession(page);
  if (session) signIns.set(who.user, { at: Date.now(), session });
}

/** Opens the device list, signed in as by `admit`. */
export async function enter(page: Page, who?: Account): Promise<void> {
  await admit(page, who);
  await page.goto('/device/deviceList/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function signIn(page: Page, who: Account = support()): Promise<void> {
  await page.goto('/login?next=/device/deviceList/1');
  await page.locator('input[type=email]').fill(who.user);
  await page.locator('input[type=password]').fill(who.password);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/^[^?]*\/deviceList\/1$/);
}

/** Waits for the sign-in page: a page that is left before its scripts ran would still be signed in. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
}

export { expect, settled, test };

/**
 * Checks the page's accessibility. With `rule`, checks only that one: for a page that was checked completely and now
 * differs only in its colours.
 */
export async function expectAccessible(page: Page, rule?: 'color-contrast'): Promise<void> {
  // Content that is half below the top bar is only scrolled away.
  await page.evaluate(() => window.scrollTo(0, 0));
  // A colour that is still fading has no final contrast.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
  const runOnly = rule
    ? { type: 'rule' as const, values: [rule] }
    : { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
  const violations = await violationsOf(page, { runOnly, resultTypes: ['violations'] });
  const reported: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== 'target-size' || (await isSmall(page, target.map(String))))
        reported.push(`${id}: ${html.slice(0, 160)}`);
  expect(reported).toEqual([]);
}

/**
 * Checks the present page: completely in the light theme, then at night its colours in the dark one. In the daily run,
 * routes.e2e.ts checks the dark colours of each page. The theme is the system’s.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of nightly ? (['light', 'dark'] as const) : (['light'] as const))
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page, colorScheme === 'light' ? undefined : 'color-contrast');
    });
}

/**
 * Runs axe without frames of another origin, for which it would open a second page each time. AxeBuilder sends the
 * whole program before each run, which takes longer than the run: a document that has it is called directly.
 */
async function violationsOf(page: Page, options: RunOptions): Promise<Result[]> {
  const again = await page.evaluate(
    async (chosen) => ('axe' in window ? (await (window.axe as Axe).run(document, chosen)).violations : null),
    options,
  );
  return again ?? (await new AxeBuilder({ page }).options(options).setLegacyMode().analyze()).violations;
}

/**
 * Tells if a target is small. Content that is half below the bottom bar is only scrolled away: it is checked again in
 * the middle of the screen.
 */
async function isSmall(page: Page, target: string[]): Promise<boolean> {
  await page.locator(target.join(' ')).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page })
    .include(target)
    .withRules('target-size')
    .setLegacyMode()
    .analyze();
  await page.evaluate(() => window.scrollTo(0, 0));
  return violations.length > 0;
}

/** Opens a page as a user finds it: `names` are an area of the menu, an entry, and a tab, as far as there are such. */
export async function byMenu(page: Page, ...names: string[]): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of names) {
    const area = menu.getByRole('button', { name, exact: true });
    const entry = menu.getByRole('link', { name, exact: true });
    const tab = page.getByRole('main').getByRole('navigation').getByRole('link', { name, exact: true });
    const found = area.or(entry).or(tab).first();
    await expect(found).toBeVisible();
    // The area of the open page is open.
    if ((await found.getAttribute('aria-expanded')) !== 'true') await found.click();
  }
}

/** Removes the personal settings from the server, so that the next test of this process starts without any. */
export async function forgetSettings(page: Page): Promise<void> {
  // The page's last change may be on its way, and would come after this.
  await expect.poll(() => changesUnderWay(page)).toBe(0);
  const token = await tokenOf(page);
  const answer = await page.request.patch('/api/v1/iams/user', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      ui: null,
      density: null,
      language: null,
      timezone: null,
      dateformat: null,
      perPage: null,
      columns: { devices: {}, timeline: {} },
      favourites: [],
      messages: null,
      tourSeen: null,
      firstStepsClosed: true,
    },
  });
  expect(answer.ok()).toBe(true);
}

interface Listed {
  endpointId: string;
  deviceName: string;
  opId: string;
}

/** Returns devices as the server lists them to the user of the page. */
export async function devicesOf(page: Page, filters: object = {}): Promise<Listed[]> {
  const token = await tokenOf(page);
  const answer = await page.request.post('/api/v1/devices/action/getDevicePageList', {
    headers: { Authorization: `Bearer ${token}` },
    data: { page: 1, limit: 50, activeType: 'all', filters },
  });
  return (await answer.json()).data;
}

/** Opens an online device of a model by its address: a row of the list moves when devices register. */
export async function openModel(page: Page, model: string, tab = 'general', name?: string): Promise<void> {
  let device: Listed | undefined;
  const find = async () => {
    const devices = await devicesOf(page, { online: true, modelName: [model] });
    device = devices.find(({ deviceName }) => name === undefined || deviceName === name);
    return device;
  };
  await expect.poll(find).toBeDefined();
  await page.goto(`/device/deviceDetail/${encodeURIComponent(device?.endpointId ?? '')}?tab=${tab}`);
}

/** Opens a set-top box of the demo fleet, which has all five diagnoses. */
export const openSetTopBox = (page: Page, tab?: 'diagnostics' | 'history'): Promise<void> =>
  openModel(page, 'KSTB2020', tab);

/** Locks or unlocks every device of a model from the list, and waits for the toast of the end. */
export async function commandAll(page: Page, action: 'Lock' | 'Unlock', model: string): Promise<void> {
  await page.goto(`/device/deviceList/1?model=${model}&online=online`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${action} \\d+ devices`) }).click();
  const title = action === 'Lock' ? '[Lock] Completed' : '[Unlock] Completed';
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
}

/** Returns the card's run button, which is named "Run again" if the card shows a run. */
export const runButton = (card: Locator): Locator =>
  card.getByRole('button', { name: /^(Start|Run again)$/ });

export const diagnosisCard = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
