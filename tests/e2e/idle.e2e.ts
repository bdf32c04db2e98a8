import type { BrowserContext, Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { tokenOf } from './stored-session.ts';
import { expect, test } from './watched.ts';

// ASVS 3.3.2, docs/decisions/252: a login without user activity ends after 30 minutes, in all tabs, after a warning.

const minute = 60_000;
const typed = '192.0.2.77';

let server: ServerProcess;
let who: { user: string; password: string };
let context: BrowserContext;
let here: Page;
let there: Page;
/** Idle times reported by the renewals of both tabs. */
let idle: number[];
const address = (path: string) => `http://localhost:${server.port}${path}`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startDemo({ FLEET: '2', ACCOUNT_RULES: 'strict' }, { movable: true });
  who = await server.account('OperatorStaff');
});
test.afterAll(() => stopDemo(server));

async function openTab(): Promise<Page> {
  const tab = await context.newPage();
  await tab.clock.install();
  tab.on('request', (request) => {
    if (request.url().endsWith('/auth/v1/refreshToken')) idle.push(request.postDataJSON().idleSeconds);
  });
  return tab;
}
async function submit(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(who.user);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
test.beforeEach(async ({ browser }) => {
  idle = [];
  context = await browser.newContext();
  here = await openTab();
  there = await openTab();
  await here.goto(address('/login?next=/device/deviceList/1'));
  await submit(here);
  await expect(here.getByRole('heading', { name: 'Devices', level: 1 })).toBeVisible();
  await there.goto(address('/tasks'));
  await expect(there.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
});
test.afterEach(() => context.close());

/** Moves the clock of the server, and that of both tabs, which is shared. */
async function pass(minutes: number): Promise<void> {
  await server.moveCalendar(minutes * minute);
  await here.clock.fastForward(minutes * minute);
}
const warning = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Are you still there?' });
const seesEnd = (page: Page) =>
  expect(page.getByRole('alert')).toContainText('Your session has ended. Please sign in again.');

test('a person who does something in one tab keeps both; what the pages read by themselves does not', async () => {
  const token = await tokenOf(here);
  await pass(16);
  // The pages reload, as after each network outage, and renew: that is no user activity.
  await context.setOffline(true);
  await expect(here.getByText(/No network|offline/i).first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => idle.at(-1)).toBeGreaterThanOrEqual(16 * 60);
  await expect.poll(() => tokenOf(here)).not.toBe(token);
  await pass(12.5);
  const atRest = await tokenOf(here);
  for (const page of [here, there]) await expect(warning(page)).toBeVisible();

  await there.keyboard.press('Shift');
  for (const page of [here, there]) await expect(warning(page)).toHaveCount(0);
  // The token would have expired after idling: it is renewed because activity was reported.
  await expect.poll(() => idle.at(-1)).toBeLessThan(10);
  // Both have it before the time passes in which a renewal may be repeated.
  for (const page of [here, there]) await expect.poll(() => tokenOf(page)).not.toBe(atRest);
  await pass(20);
  for (const page of [here, there]) await expect(warning(page)).toHaveCount(0);
  await here.getByRole('link', { name: 'Tasks' }).click();
  await expect(here.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
});

test('an unused login ends in both tabs, at the server too, and what was typed is there for its user', async () => {
  await here.getByRole('table').getByRole('link').first().click();
  await here.getByRole('tab', { name: 'Diagnostics' }).click();
  const ping = here.locator('section').filter({ has: here.getByRole('heading', { name: /^Ping/ }) });
  const host = ping.getByRole('combobox').or(ping.getByRole('textbox')).first();
  await host.fill(typed);
  const token = await tokenOf(here);
  await pass(28.5);
  for (const page of [here, there]) await expect(warning(page)).toContainText('What you typed is kept');
  await pass(2);
  for (const page of [here, there]) await seesEnd(page);
  const answer = await here.request.get(address('/auth/v1/profile'), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
  await submit(here);
  await expect(here).toHaveURL(/deviceDetail/);
  await expect(host).toHaveValue(typed);
  await expect(there.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
});
