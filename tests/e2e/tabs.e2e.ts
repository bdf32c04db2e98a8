import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { TOTP } from 'otpauth';
import { recordTier } from '#tests/models/tiers.ts';
import { branchesOf, modelOf } from '#tests/models/walks.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { intercept } from './intercept.ts';
import { Inspector } from './models/inspect.ts';
import { keepMet, metOf } from './models/kept-met.ts';
import { takesTwoTabs } from './models/two-tabs.ts';
import { mailedLink } from './outbox.ts';
import { tokenOf } from './stored-session.ts';
import { expect, test } from './watched.ts';

/**
 * One session for all tabs of a browser (docs/decisions/141): the branches of the session's machine that need two tabs.
 * Every test has a separate browser with two tabs; the test controls their clock.
 */
const refreshAfter = 901;
const sessionLife = 3631;
const renewal = '**/auth/v1/refreshToken';
const profile = /auth\/v1\/profile$/;
/** Every call but the renewal. */
const apiCall = /\/v1\/(?!refreshToken)/;

let server: ServerProcess;
let careful: ServerProcess;
const inspectors: Inspector[] = [];
let context: BrowserContext;
let here: Page;
let there: Page;

test.beforeAll(async () => {
  [server, careful] = await Promise.all([
    startDemo({ FLEET: '1' }),
    startDemo({ FLEET: '0', VERIFY_NEW_BROWSERS: '1' }),
  ]);
});
test.afterAll(async () => {
  for (const started of [server, careful]) await stopDemo(started);
});
/** Calls of each tab without an answer yet. */
const underWay = new WeakMap<Page, Set<Request>>();
async function openTab(): Promise<Page> {
  const tab = await context.newPage();
  const calls = new Set<Request>();
  underWay.set(tab, calls);
  tab.on('request', (request) => apiCall.test(request.url()) && calls.add(request));
  tab.on('requestfinished', (request) => calls.delete(request));
  tab.on('requestfailed', (request) => calls.delete(request));
  await tab.clock.install();
  return tab;
}
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext();
  inspectors.push(await Inspector.of(context));
  here = await openTab();
  there = await openTab();
});
test.afterEach(async () => {
  await context.close();
  keepMet(
    'tabs',
    inspectors.flatMap((inspector) => [...inspector.met('session')]),
  );
});

const address = (path: string, of = server) => `http://localhost:${of.port}${path}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Waits for the signed-in page: the requested one, or the first one. */
const seesDevices = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /^(Devices|Home)$/ })).toBeVisible();
const seesForm = (page: Page) => expect(heading(page, 'Sign in')).toBeVisible();
/** Moves the clock of both tabs. */
const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000);
/**
 * Moves the time without its timers, so that a held call does not time out, and no timer makes the other tab call the
 * server first: both share the clock, and the first answer after the age renews.
 */
const age = (page: Page, seconds: number) => page.clock.setSystemTime(Date.now() + seconds * 1000);
const search = (page: Page, word: string) => page.getByRole('searchbox').fill(word);
const refuse = (route: Route) =>
  route.fulfill({ status: 401, json: { code: 'jwterr', message: 'expired', data: null } });
const token = tokenOf;
const isAs = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();

async function submit(page: Page, { role = 'OperatorStaff', of = server } = {}): Promise<void> {
  const { user, password } = await of.account(role);
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
async function signIn(page: Page): Promise<void> {
  await page.goto(address('/login?next=/device/deviceList/1'));
  await submit(page);
  await seesDevices(page);
}
/** Signs in in this tab, which also signs in the other. */
async function both(): Promise<void> {
  await signIn(here);
  await there.goto(address('/device/deviceList/1'));
  await seesDevices(there);
  await expect(there.getByRole('table').getByRole('link').first()).toBeVisible();
}
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await seesForm(page);
}

/** Holds the next matching call of the page until it is released. */
async function hold(page: Page, call: string | RegExp) {
  const asked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  await intercept(
    page,
    call,
    async (route) => {
      asked.resolve();
      await over.promise;
      await route.continue().catch(() => {});
    },
    { times: 1 },
  );
  return { asked: asked.promise, letGo: over.resolve };
}

/**
 * Passes only renewals to the page, until it is released. Both tabs share its clock, and the first answer after the age
 * renews: a background read, as for a changed device of the fleet, would be that answer.
 */
async function quiet(page: Page): Promise<() => void> {
  const over = Promise.withResolvers<void>();
  const held = new Set<Request>();
  await intercept(page, apiCall, async (route) => {
    held.add(route.request());
    await over.promise;
    await route.continue().catch(() => {});
  });
  // Earlier requests are awaited too.
  await expect.poll(() => [...(underWay.get(page) ?? [])].every((call) => held.has(call))).toBe(true);
  return over.resolve;
}

/** Waits until a tab queues behind another that renews. */
const standsBehind = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.locks.query()).pending?.some(({ name }) => name === 'waymark-session-renewal'),
      ),
    )
    .toBe(true);

/** Counts the renewals that a page requests from the server. */
function renewalsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/refreshToken')) count++;
  });
  return () => count;
}

test('a new tab is signed in at the page that it was opened for, without a password', async () => {
  await signIn(here);
  await there.goto(address('/tasks'));
  await expect(heading(there, 'Tasks')).toBeVisible();
  expect(await token(there)).toBe(await token(here));
  await there.reload();
  await expect(heading(there, 'Tasks')).toBeVisible();
  expect(await there.evaluate(() => Object.keys(localStorage))).not.toContain('authToken');
});

test('a tab that waits at the form goes in where another signs in', async () => {
  await there.goto(address('/tasks'));
  await seesForm(there);
  await signIn(here);
  await expect(heading(there, 'Tasks')).toBeVisible();
});

test('so does one that waits for its mail', async () => {
  await there.goto(address('/login?next=/device/deviceList/1', careful));
  await submit(there, { of: careful });
  await expect(there.getByRole('alert')).toContainText('First login from this device');
  await here.goto(address(await mailedLink(careful, 0), careful));
  await here.getByRole('link', { name: 'To the sign-in page' }).click();
  await submit(here, { of: careful });
  await seesDevices(here);
  await seesDevices(there);
});

test('and one that waits for its second step', async () => {
  await here.goto(address('/login?next=/device/deviceList/1'));
  await submit(here, { role: 'SchoolAdmin' });
  await seesDevices(here);
  await here.goto(address('/account/security'));
  await here.getByRole('button', { name: 'Set up' }).click();
  const key = ((await here.getByText(/^Key /).textContent()) ?? '').replace(/^Key|\s/g, '');
  await here.getByLabel('Code that the app shows').fill(new TOTP({ secret: key }).generate());
  await here.keyboard.press('Enter');
  await here.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await signOut(here);
  await there.goto(address('/login?next=/device/deviceList/1'));
  await submit(there, { role: 'SchoolAdmin' });
  await expect(heading(there, 'Second step')).toBeVisible();
  await signIn(here);
  await seesDevices(there);
});

test('a tab that goes while it asks the others leaves nothing behind', async () => {
  await signIn(here);
  const debug = await here.context().newCDPSession(here);
  await debug.send('Debugger.enable');
  // The script stops at its next step, which is the answer.
  await debug.send('Debugger.pause');
  const bystander = await there.context().newPage();
  await bystander.goto(address('/favicon.svg'));
  await bystander.evaluate(() => {
    new BroadcastChannel('waymark-session').onmessage = ({ data }) => {
      if (data.say === 'ask') document.documentElement.setAttribute('data-asked', '');
    };
  });
  await there.goto(address('/tasks'));
  await expect(bystander.locator('[data-asked]')).toHaveCount(1);
  await there.goto(address('/favicon.svg'));
  await debug.detach();
  await bystander.close();
  await there.goto(address('/tasks'));
  await expect(heading(there, 'Tasks')).toBeVisible();
});

test('signing out ends all of them at once, and says where that happened', async () => {
  await both();
  await signOut(here);
  await expect(there.getByRole('alert')).toHaveText('You signed out in another tab.');
  expect(await token(there)).toBe('');
  await expect(here.getByRole('alert')).toHaveCount(0);
});

test('a login that the server has ended is over in all of them', async () => {
  await both();
  for (const page of [here, there]) await intercept(page, renewal, refuse);
  await quiet(there);
  await age(here, refreshAfter);
  await search(here, 'KSTB');
  for (const page of [here, there])
    await expect(page.getByRole('alert')).toContainText('Your session has ended. Please sign in again.');
});

test('a renewal here is the renewal there', async () => {
  await both();
  const count = renewalsOf(there);
  const before = await token(there);
  await quiet(there);
  await age(here, refreshAfter);
  await search(here, 'KSTB');
  await expect.poll(() => token(here)).not.toBe(before);
  await expect.poll(async () => (await token(there)) === (await token(here))).toBe(true);
  expect(count()).toBe(0);
});

test('two that are due at once renew once', async () => {
  await both();
  const counts = [renewalsOf(here), renewalsOf(there)];
  const before = await token(there);
  const held = await hold(here, renewal);
  const speak = await quiet(there);
  await age(here, refreshAfter);
  await search(here, 'KSTB');
  await held.asked;
  speak();
  await search(there, 'KSTB');
  await standsBehind(there);
  held.letGo();
  await expect.poll(() => token(there)).not.toBe(before);
  expect(await token(there)).toBe(await token(here));
  expect(counts.map((count) => count())).toEqual([1, 0]);
});

test('a tab that is being opened takes the renewed token', async () => {
  await both();
  const held = await hold(there, profile);
  await there.reload({ waitUntil: 'commit' });
  await held.asked;
  const before = await token(there);
  await age(here, refreshAfter);
  await search(here, 'KSTB');
  await expect.poll(() => token(there)).not.toBe(before);
  held.letGo();
  await seesDevices(there);
});

test('a tab whose token was refused at its start waits for the renewal of another', async () => {
  await both();
  const count = renewalsOf(there);
  const held = await hold(here, renewal);
  const speak = await quiet(there);
  await age(here, refreshAfter);
  await search(here, 'KSTB');
  await held.asked;
  speak();
  await pass(there, 10);
  await intercept(there, profile, refuse, { times: 1 });
  await there.reload({ waitUntil: 'commit' });
  await standsBehind(there);
  held.letGo();
  await seesDevices(there);
  expect(count()).toBe(0);
});

for (const [name, end, words] of [
  ['signs out', signOut, 'You signed out in another tab.'],
  [
    'learns that the login is over',
    async (page: Page) => {
      await intercept(page, renewal, refuse);
      await age(page, refreshAfter);
      await search(page, 'KSTB');
    },
    'Your session has ended',
  ],
] as const) {
  test(`a tab in the middle of its renewal when another ${name}`, async () => {
    await both();
    if (name === 'signs out') {
      const held = await hold(there, renewal);
      const speak = await quiet(here);
      await age(there, refreshAfter);
      await search(there, 'KSTB');
      await held.asked;
      speak();
      await end(here);
      await expect(there.getByRole('alert')).toContainText(words);
      held.letGo();
      return;
    }
    // The other tab is first, and this one waits for its outcome.
    const over = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await intercept(here, renewal, async (route) => {
      asked.resolve();
      await over.promise;
      await refuse(route);
    });
    // The server would refuse both: this one may have its turn before it gets the outcome.
    await intercept(there, renewal, refuse);
    const speak = await quiet(there);
    await age(here, refreshAfter);
    await search(here, 'KSTB');
    await asked.promise;
    speak();
    await search(there, 'KSTB');
    await standsBehind(there);
    over.resolve();
    await expect(there.getByRole('alert')).toContainText(words);
  });
}

for (const renewing of [false, true]) {
  test(`another user in another tab is the user of this one too${renewing ? ', also while it renews' : ''}`, async () => {
    await here.goto(address('/login?next=/device/deviceList/1'));
    const held = await hold(here, '**/auth/v1/token');
    await submit(here, { role: 'OperatorAdmin' });
    await held.asked;
    await there.goto(address('/login?next=/device/deviceList/1'));
    await submit(there);
    await seesDevices(there);
    await there.getByRole('link', { name: 'Tasks' }).click();
    await expect(heading(there, 'Tasks')).toBeVisible();
    const renewalThere = await hold(there, renewal);
    if (renewing) {
      await age(there, refreshAfter);
      await there.getByRole('link', { name: 'Devices', exact: true }).click();
      await search(there, 'KSTB');
      await renewalThere.asked;
    }
    held.letGo();
    await seesDevices(here);
    const name = (await here.getByRole('button', { name: /^Account of/ }).getAttribute('aria-label')) ?? '';
    await isAs(there, name.replace('Account of ', ''));
    expect(await token(there)).toBe(await token(here));
    renewalThere.letGo();
    if (!renewing) await expect(heading(there, 'Tasks')).toBeVisible();
  });
}

test('a refused call is made again after the renewal, also where the new token reads like the one before', async () => {
  await signIn(here);
  await pass(here, 10);
  const before = await token(here);
  await intercept(here, renewal, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, token: before } } });
  });
  await intercept(here, /getDevicePageList/, refuse, { times: 1 });
  const renewed = here.waitForResponse(renewal);
  await search(here, 'KSTB');
  await renewed;
  await expect(here.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(here.getByRole('alert')).toHaveCount(0);
});

test('a session that ends in the middle restores place and form for its user, and for no other', async () => {
  const end = async () => {
    await pass(here, sessionLife);
    await expect(here.getByRole('alert')).toContainText('Your session has ended');
  };
  const sheet = here.getByRole('dialog', { name: 'Create school' });
  await here.goto(address('/management/school/schoolList'));
  await submit(here, { role: 'OperatorAdmin' });
  await here.getByRole('button', { name: 'Create school' }).first().click();
  await sheet.getByLabel('Name').fill('School of the interrupted');
  await end();
  await submit(here, { role: 'OperatorAdmin' });
  await expect(here).toHaveURL(/\/management\/school\/schoolList/);
  await expect(sheet.getByLabel('Name')).toHaveValue('School of the interrupted');
  await end();
  await submit(here);
  await expect(heading(here, 'You can’t open this page')).toBeVisible();
  await expect(here.getByRole('dialog')).toHaveCount(0);
  expect(await here.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test('every transition that takes two tabs was made', () => {
  const met = metOf('tabs');
  recordTier('browser', 'session', { part: 'tabs', met });
  const open = branchesOf(modelOf('session')).filter((branch) => takesTwoTabs(branch) && !met.has(branch));
  expect(open).toEqual([]);
});
