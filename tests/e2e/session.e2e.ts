import type { Page, Request } from '@playwright/test';
import { expect, settled, signIn, support } from './console.ts';
import { intercept } from './intercept.ts';
import { test } from './shared-server.ts';
import { storedSession, storeSession } from './stored-session.ts';

/** Seconds: CO-006, CO-007, CO-008. */
const refreshAfter = 900;
const sessionLife = 3600;
const refreshGuard = 5;

/** Moves the page's clock, not the server's: its tokens stay valid, and the test need not wait a quarter of an hour. */
const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000);

async function signInWithClock(page: Page): Promise<Request[]> {
  const refreshes: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/v1/refreshToken')) refreshes.push(request);
  });
  await page.clock.install();
  await signIn(page);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  // An answer that arrives when the clock has moved would extend the session.
  await settled(page);
  return refreshes;
}

const storedToken = async (page: Page): Promise<string | undefined> =>
  (await storedSession(page))?.refreshToken;
const sentToken = (request: Request | undefined): string => request?.postDataJSON().refreshToken;

/** Makes one call to the server; a new word is in no cache. */
async function search(page: Page, word: string): Promise<void> {
  const answer = page.waitForResponse(/getDevicePageList/);
  await page.getByRole('searchbox').fill(word);
  await answer;
}

const seesEnd = async (page: Page) => {
  await expect(page.getByRole('alert')).toContainText('Your session has ended. Please sign in again.');
  await expect(page.getByRole('listitem').filter({ hasText: 'session' })).toHaveCount(0);
};

const deviceReads = /getDevicePageList/;
const refuseReads = (page: Page, options?: { times: number }) =>
  intercept(
    page,
    deviceReads,
    (route) => route.fulfill({ status: 401, json: { code: 'jwterr', message: 'expired', data: null } }),
    options,
  );
const refuseOnce = (page: Page) => refuseReads(page, { times: 1 });

test.describe('the token is renewed', () => {
  test('by the first answer after 900 s, once, with a token that works once (TN-150, TN-154, RU-014)', async ({
    page,
  }) => {
    const refreshes = await signInWithClock(page);
    const first = await storedToken(page);
    await pass(page, refreshAfter - 30);
    await search(page, 'KSTB');
    expect(refreshes).toHaveLength(0);
    await pass(page, 31);
    await search(page, 'STB');
    await expect.poll(() => storedToken(page)).not.toBe(first);
    const second = await storedToken(page);
    await search(page, 'AR');
    expect(refreshes.map(sentToken)).toEqual([first]);

    await pass(page, refreshAfter + 1);
    await search(page, 'EVO');
    await expect.poll(() => refreshes.map(sentToken)).toEqual([first, second]);
  });

  test('when a call is refused, and the call is made again; but not twice within 5 s (ER-002, TN-151)', async ({
    page,
  }) => {
    const refreshes = await signInWithClock(page);
    const rows = page.getByRole('table').getByRole('link');
    await pass(page, refreshGuard + 1);
    // From here on no time passes, however slow the machine is.
    await page.clock.setFixedTime(await page.evaluate(() => Date.now()));
    await refuseOnce(page);
    await search(page, 'KSTB');
    await expect.poll(() => refreshes.length).toBe(1);
    await expect(rows.first()).toBeVisible();

    // All reads are refused, as a device that connects or disconnects meanwhile reloads the list as well, and could be
    // the refused one.
    await refuseReads(page);
    await search(page, 'EVO');
    await expect(page.getByRole('alert')).toContainText('jwterr');
    expect(refreshes).toHaveLength(1);
    await page.unroute(deviceReads);
    // A device that connects or disconnects meanwhile reloads the list as well.
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(rows.first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('the session ends', () => {
  test('an hour after the last renewal, wherever the reader is (TN-156, CO-006)', async ({ page }) => {
    await signInWithClock(page);
    await pass(page, sessionLife + 31);
    await expect(page).toHaveURL(/\/login\?next=%2Fdevice%2FdeviceList/);
    await seesEnd(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('at the next page, if nothing else looked before (TN-159)', async ({ page }) => {
    await signInWithClock(page);
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
    await page.clock.setSystemTime(now + (sessionLife + 5) * 1000);
    await page.getByRole('link', { name: 'Tasks' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  test('when the stored record is too old at the start (RU-015)', async ({ page }) => {
    await signIn(page);
    const record = await storedSession(page);
    if (!record) throw new Error('no session is stored');
    await storeSession(page, { ...record, storage_time: record.storage_time - sessionLife - 1 });
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
  });

  test('when the renewal is refused (TN-155, ER-042)', async ({ page }) => {
    await signInWithClock(page);
    await intercept(page, '**/auth/v1/refreshToken', (route) =>
      route.fulfill({ status: 401, json: { code: 'jwterr', message: 'used', data: null } }),
    );
    // The list reloads itself once a minute.
    await pass(page, refreshAfter + 61);
    await expect(page).toHaveURL(/\/login/);
    await seesEnd(page);
    expect(await page.evaluate(() => sessionStorage.getItem('authToken'))).toBeNull();
  });
});

test.describe('signing out', () => {
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login$/);
  };

  test('leaves exactly the e-mail, the reader, the remember flag and the client keys (RU-017)', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Remember my e-mail').check();
    await page.getByLabel('E-mail', { exact: true }).fill(support().user);
    await page.getByLabel('Password', { exact: true }).fill(support().password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await page.evaluate(() => {
      for (const key of ['columns:devices', 'diagnosis:x:PingTest', 'loginUser', 'sidebarCollapsed', 'other'])
        localStorage.setItem(key, '{}');
      localStorage.setItem('clientKey:somebody@else.example', 'abcDEF1234');
      sessionStorage.setItem('other', '1');
    });
    await signOut(page);
    const { user } = support();
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
      [
        'clientKeys',
        'clientKey:somebody@else.example',
        'loginEmail',
        'loginUserInfo',
        'rememberEmail',
      ].sort(),
    );
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(user);
    await page.goto('/device/deviceList/1');
    await expect(page).toHaveURL(/\/login/);
  });

  test('ends the login at the server (decision 047)', async ({ page }) => {
    await signIn(page);
    const refreshToken = await storedToken(page);
    const answered = page.waitForResponse('**/auth/v1/logout');
    await signOut(page);
    expect((await answered).status()).toBe(200);
    const again = await page.request.post('/auth/v1/refreshToken', { data: { refreshToken } });
    expect((await again.json()).code).toBe('jwterr');
  });

  test('waits for no answer', async ({ page }) => {
    await signIn(page);
    await intercept(page, '**/auth/v1/logout', () => {});
    await signOut(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('a closed tab leaves an empty marker, which no tab takes for a sign-out (TN-158, A-037)', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Devices', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('loginUser'))).toBe('');
  await page.evaluate(() => localStorage.removeItem('loginUser'));
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await page.close();
  expect(await other.evaluate(() => localStorage.getItem('loginUser'))).toBe('');
});
