import type { BrowserContext, Page, Route } from '@playwright/test';
import { TOTP } from 'otpauth';
import { recordTier } from '#tests/models/tiers.ts';
import { unreachableOn } from '#tests/models/unreachable.ts';
import { branchesOf, modelOf } from '#tests/models/walks.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemo, startDemoWithout, stopDemo } from '../demo-image.ts';
import { intercept } from '../intercept.ts';
import { mailedLink } from '../outbox.ts';
import { storedSession } from '../stored-session.ts';
import { expect, test } from '../watched.ts';
import { Inspector } from './inspect.ts';
import { keepMet, metOf } from './kept-met.ts';
import { takesTwoTabs } from './two-tabs.ts';

/**
 * The browser tests of the session: every way to start and end it, and a renewed token. The test controls the page's
 * clock (CO-006..CO-008); an answer of the server is held, cut off or refused, as by a network failure or an expired
 * token.
 */
const refreshAfter = 900;
const sessionLife = 3600;
const refreshGuard = 5;
const profile = /auth\/v1\/profile|\/profile$/;
const renewal = '**/auth/v1/refreshToken';

let server: ServerProcess;
let careful: ServerProcess;
let context: BrowserContext;
let inspector: Inspector;
let page: Page;

test.beforeAll(async ({ browser }) => {
  [server, careful] = await Promise.all([
    startDemoWithout(1, { movable: true }),
    startDemo({ FLEET: '0', VERIFY_NEW_BROWSERS: '1' }),
  ]);
  context = await browser.newContext();
  inspector = await Inspector.of(context);
});
test.afterAll(async () => {
  for (const started of [server, careful]) await stopDemo(started);
});
async function openTab(): Promise<void> {
  page = await context.newPage();
  await page.clock.install();
}
test.beforeEach(openTab);
test.afterEach(async () => {
  keepMet('session', inspector.met('session'));
  await page.close();
});

const pass = (seconds: number) => page.clock.fastForward(seconds * 1000);
const address = (of: ServerProcess, path: string) => `http://localhost:${of.port}${path}`;
const refuse = (route: Route) =>
  route.fulfill({ status: 401, json: { code: 'jwterr', message: 'expired', data: null } });

/** The route stays: removing it while the page still loads leaves requests of the page unanswered. */
async function refuseOnce(call: RegExp): Promise<void> {
  let refused = false;
  await intercept(page, call, (route) => {
    if (refused) return route.fallback();
    refused = true;
    return refuse(route);
  });
}

async function submit(of = server, word?: string): Promise<void> {
  const { user, password } = await of.account('OperatorStaff');
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(word ?? password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Waits for the page and its requests: an answer still on its way when the clock moves would find the token old, and
 * renew it.
 */
async function seesDevices(): Promise<void> {
  const title = page.getByRole('heading', { name: /^(Devices|Home)$/, level: 1 });
  await expect(title).toBeVisible();
  // A sign-in without a target address leads to the first page.
  if ((await title.textContent()) === 'Home')
    await page.getByRole('link', { name: 'Devices', exact: true }).first().click();
  await expect(page.getByRole('tab', { name: /^All \d/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /result/i })).toBeVisible();
}
/** Closes the tab instead of navigating: a page that navigates loses a pending call before it is notified. */
async function closeTab(): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  await openTab();
  // This page receives the reports that the closed one sent last.
  await page.goto(address(server, '/404'));
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
}
const seesLogin = () => expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
const end = () => page.getByRole('alert').filter({ hasText: 'Your session has ended' });
const seesEnd = () => expect(end()).toBeVisible();

async function signIn(): Promise<void> {
  await page.goto(address(server, '/login?next=/device/deviceList/1'));
  await submit();
  await seesDevices();
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await seesLogin();
}

/** Makes any call to the server. */
const search = (word: string) => page.getByRole('searchbox').fill(word);

/** The list also reloads as time passes: effects of the token's age must be awaited from before. */
async function passAndSearch(word: string): Promise<void> {
  await pass(refreshAfter + 1);
  await search(word);
}

const storedToken = async () => (await storedSession(page))?.token;

/** Waits until the page has stored the new token: one that it stores after the clock has moved counts as younger. */
async function renewedBy(ask: () => Promise<unknown>): Promise<void> {
  const before = await storedToken();
  await ask();
  await expect.poll(storedToken).not.toBe(before);
}

/** Waits for the end after the silence, passing seconds until it is visible. */
const seesEndInTime = () =>
  expect
    .poll(
      async () => {
        await pass(1);
        return end().isVisible();
      },
      { intervals: [50] },
    )
    .toBe(true);

/**
 * Holds the matching call without an answer while `meanwhile` runs. The route stays, and passes later calls: see
 * `refuseOnce`.
 */
async function held(call: RegExp | string, ask: () => Promise<unknown>, meanwhile: () => Promise<unknown>) {
  const asked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  await intercept(page, call, async (route) => {
    asked.resolve();
    await over.promise;
    await route.continue().catch(() => {});
  });
  await ask();
  await asked.promise;
  await meanwhile();
  over.resolve();
}

test('a wrong password, the right one, a reload, and out again', async () => {
  await page.goto(address(server, '/login?next=/device/deviceList/1'));
  await submit(server, 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await submit();
  await seesDevices();
  await page.reload();
  await seesDevices();
  await signOut();
});

test('a tab closed while it waits for the token, and while it waits for the profile', async () => {
  await page.goto(address(server, '/login?next=/device/deviceList/1'));
  await held('**/auth/v1/token', () => submit(), closeTab);
  await page.goto(address(server, '/login?next=/device/deviceList/1'));
  await held(profile, () => submit(), closeTab);
});

test('a page that is reloaded while it waits for the profile stays in (docs/decisions/053)', async () => {
  await page.goto(address(server, '/login?next=/device/deviceList/1'));
  await held(
    profile,
    () => submit(),
    () => page.reload({ waitUntil: 'commit' }),
  );
  await seesDevices();
});

test('no profile, no session', async () => {
  await intercept(page, profile, (route) => route.abort());
  await page.goto(address(server, '/login?next=/device/deviceList/1'));
  await submit();
  await seesEndInTime();
  await page.unrouteAll();
});

test('a token that is refused at the start is renewed, or the end (TN-155)', async () => {
  await signIn();
  await pass(refreshGuard + 1);
  await refuseOnce(profile);
  await page.reload();
  await seesDevices();
  await pass(refreshGuard + 1);
  await refuseOnce(profile);
  await intercept(page, renewal, refuse);
  await page.reload();
  await seesEnd();
  await seesLogin();
  await page.unrouteAll();
});

test('a tab closed while it renews the token that was refused at the start', async () => {
  await signIn();
  await pass(refreshGuard + 1);
  await refuseOnce(profile);
  await held(renewal, () => page.reload({ waitUntil: 'commit' }), closeTab);
});

test('an old token is renewed by the next answer, a refused one by the refusal (TN-150, TN-151)', async () => {
  await signIn();
  await renewedBy(() => passAndSearch('KSTB'));
  await pass(refreshGuard + 1);
  await refuseOnce(/getDevicePageList/);
  const again = page.waitForResponse(renewal);
  await search('AR');
  await again;
  await seesDevices();
});

for (const [name, meanwhile, sees] of [
  ['closed', closeTab, async () => {}],
  ['signed out', signOut, seesLogin],
  ['left until the session is over', () => pass(sessionLife), seesEnd],
] as const) {
  test(`while its token is renewed a tab is ${name}`, async () => {
    await signIn();
    await held(renewal, () => passAndSearch('KSTB'), meanwhile);
    await sees();
  });
}

test('a renewal that is refused ends the session (TN-155)', async () => {
  await signIn();
  await intercept(page, renewal, refuse);
  await pass(refreshAfter + 1);
  // The first call renews: if it is not this search, the search field may have disappeared.
  const ended = seesEnd();
  await Promise.race([search('KSTB'), ended]);
  await ended;
  await page.unrouteAll();
});

test('a page that is reloaded while its token is renewed stays in, though the answer is lost (docs/decisions/053)', async () => {
  await signIn();
  const answered = Promise.withResolvers<void>();
  await intercept(
    page,
    renewal,
    async (route) => {
      await route.fetch();
      answered.resolve();
    },
    { times: 1 },
  );
  await passAndSearch('KSTB');
  await answered.promise;
  await server.moveCalendar(20_000);
  const again = page.waitForResponse(renewal);
  await page.reload();
  expect((await again).status()).toBe(200);
  await seesDevices();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a renewal that the network swallows is tried again, until the silence lasts (docs/decisions/053)', async () => {
  await signIn();
  // The route is set before the time passes: the first answer after the age renews, and it need not be this call.
  await intercept(page, renewal, (route) => route.abort(), { times: 1 });
  const cut = page.waitForEvent('requestfailed');
  await pass(refreshAfter + 1);
  await search('KSTB');
  await cut;
  await renewedBy(() => pass(2));
  await seesDevices();

  await intercept(page, renewal, (route) => route.abort());
  await pass(refreshAfter + 1);
  await search('AR');
  await seesEndInTime();
  await page.unrouteAll();
});

test('an hour ends the session, on the page and before it (TN-156, RU-015)', async () => {
  await signIn();
  // An answer during the hour would find the token old, and renew it: the hour would then end in another state.
  await page.waitForLoadState('networkidle');
  await page.route(/\/api\/v1\//, () => {});
  await pass(sessionLife + 31);
  await seesEnd();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await submit();
  await seesDevices();
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + (sessionLife + 5) * 1000);
  await page.reload();
  await seesLogin();
});

test('a call of an earlier session only fails, no matter who is signed in when its answer comes (TN-152, docs/decisions/054)', async () => {
  const openDevice = async () => {
    const watching = page.waitForResponse(/subscribeRTD/);
    await page.getByRole('table').getByRole('link').first().click();
    await watching;
  };
  await signIn();
  await openDevice();
  await signOut();
  await expect.poll(() => inspector.met('session').has('signedOut + call.unauthorised')).toBe(true);
  await submit();
  await seesDevices();
  await openDevice();
  const refused = page.waitForResponse(/unsubscribeRTD/);
  await held(/unsubscribeRTD/, signOut, async () => {
    await submit();
    await seesDevices();
  });
  expect((await refused).status()).toBe(401);
  const later = page.waitForResponse(/getDevicePageList/);
  await search('KSTB');
  await later;
  await page.reload();
  await seesDevices();
});

test('a browser that is not known is verified by its mail, from the page before (TN-148, TN-149)', async () => {
  await page.goto(address(careful, '/login?next=/device/deviceList/1'));
  await submit(careful);
  const notice = page.getByRole('alert').filter({ hasText: 'First login from this device' });
  await expect(notice).toBeVisible();
  await page.reload();
  await intercept(page, /client\/verify/, (route) => route.abort(), { times: 1 });
  await page.goto(address(careful, await mailedLink(careful, 0)));
  await page.getByRole('link', { name: 'To the sign-in page' }).click();
  await submit(careful);
  await expect(notice).toBeVisible();
  await submit(careful);
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This device is registered' })).toBeVisible();
  await page.getByRole('link', { name: 'To the sign-in page' }).click();
  await submit(careful);
  await seesDevices();
});

test('a second step that is left, taken up again, and passed (docs/decisions/205)', async () => {
  const opened = async () => {
    await submit(careful);
    await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  };
  await page.goto(address(careful, '/login?next=/device/deviceList/1'));
  await submit(careful);
  await seesDevices();
  await page.goto(address(careful, '/account/security'));
  await page.getByRole('button', { name: 'Set up' }).click();
  const key = ((await page.getByText(/^Key /).textContent()) ?? '').replace(/^Key|\s/g, '');
  const code = (steps: number) =>
    new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * 30_000 });
  await page.getByLabel('Code that the app shows').fill(code(0));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await signOut();
  await opened();
  await closeTab();
  await page.goto(address(careful, '/login?next=/device/deviceList/1'));
  await opened();
  await page.getByRole('button', { name: 'Back' }).click();
  await opened();
  await page.getByLabel('Code').fill(code(1));
  await page.keyboard.press('Enter');
  await seesDevices();
});

test('a page that goes before the keys of what it stored are open', async () => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('testLetsOpen') !== null) return;
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...wanted) => {
      document.documentElement.setAttribute('data-opening', '');
      const request = open(...wanted);
      // The page is never notified.
      Object.defineProperty(request, 'onsuccess', { set: () => {} });
      return request;
    };
  });
  await page.goto(address(server, '/login?next=/device/deviceList/1'));
  await expect(page.locator('[data-opening]')).toHaveCount(1);
  await page.goto(address(server, '/favicon.svg'));
  await page.evaluate(() => sessionStorage.setItem('testLetsOpen', ''));
  await page.goto(address(server, '/login?next=/device/deviceList/1'));
  await submit();
  await seesDevices();
});

test('every transition was made that is not reviewed as unreachable', () => {
  const met = metOf('session');
  recordTier('browser', 'session', { part: 'stories', met });
  const open = branchesOf(modelOf('session')).filter((branch) => !met.has(branch) && !takesTwoTabs(branch));
  expect(open).toEqual([...unreachableOn('browser', 'session').keys()].sort());
});
