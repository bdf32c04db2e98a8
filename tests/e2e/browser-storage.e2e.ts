import type { Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { storedSession, unsealed } from './stored-session.ts';
import { expect, test } from './watched.ts';

// ASVS 8.2.2, 8.2.3: data in the browser's storage is unreadable without the session's key, which is deleted with the
// session.

let server: ServerProcess;
let who: { user: string; password: string };
const address = (path: string) => `http://localhost:${server.port}${path}`;
const typed = 'a host that was typed';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startDemo({ FLEET: '3', ACCOUNT_RULES: 'strict' });
  who = await server.account('OperatorStaff');
});
test.afterAll(() => stopDemo(server));

/**
 * Returns everything that a later script of this site could read, as text: including base64 content, and the bytes of
 * other values.
 */
const storageOf = (page: Page): Promise<{ text: string; names: string[]; keys: string[] }> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const decoded = (text: string) =>
      text.split(/[^A-Za-z0-9+/=]+/).map((part) => {
        try {
          return atob(part);
        } catch {
          return '';
        }
      });
    const words = (value: unknown): string[] => {
      if (value instanceof CryptoKey) return [value.extractable ? 'AN EXTRACTABLE KEY' : 'a key'];
      if (value instanceof ArrayBuffer) return [latin(new Uint8Array(value))];
      if (value instanceof Uint8Array) return [latin(value)];
      if (value !== null && typeof value === 'object')
        return [...Object.keys(value), ...Object.values(value).flatMap(words)];
      return [String(value), ...decoded(String(value))];
    };
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    const inDatabases: [string, unknown][] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = [await settled(objects.getAllKeys()), await settled(objects.getAll())];
        for (const [index, key] of keys.entries()) inDatabases.push([String(key), values[index]]);
      }
      database.close();
    }
    const caches_ = await caches.keys();
    return {
      text: [...entries, ...inDatabases].flatMap(words).concat(caches_, document.cookie).join('\n'),
      names: entries.map(([name]) => name).sort(),
      keys: inDatabases.map(([name]) => name).sort(),
    };
  });

async function signIn(page: Page): Promise<void> {
  await page.goto(address('/login?next=/device/deviceList/1'));
  await expect(page.getByLabel('Remember my e-mail')).toHaveCount(0);
  await page.getByLabel('E-mail', { exact: true }).fill(who.user);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
}

/** Reads a list and a device, starts a diagnosis, types into another, and leaves the page without signing out. */
async function work(page: Page): Promise<{ name: string; endpointId: string; path: string }> {
  await page.goto(address('/device/deviceList/1?online=online'));
  const link = page.getByRole('table').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.goto(address(`${path}?tab=diagnostics`));
  const ping = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Ping/ }) });
  await ping.getByRole('combobox').or(ping.getByRole('textbox')).first().fill(typed);
  await page.goto(address('/favicon.svg'));
  return { name, endpointId: decodeURIComponent(path.split('/').at(-1) ?? ''), path };
}

test('what a session leaves in the browser names no person or device, and is there again for its user', async ({
  page,
}) => {
  await signIn(page);
  const { name, endpointId, path } = await work(page);
  const session = await storedSession(page);
  const profile = await page.request.get(address('/auth/v1/profile'), {
    headers: { authorization: `Bearer ${session?.token}` },
  });
  const { userName } = (await profile.json()).data.userInfo;
  const { text, names, keys } = await storageOf(page);
  expect(names).toEqual(
    expect.arrayContaining(['answers', 'authToken', 'clientKeys', 'drafts', 'loginList']),
  );
  expect(keys).toEqual(['browser', 'session']);
  expect(text).toContain('a key');
  expect(text).not.toContain('AN EXTRACTABLE KEY');
  const secrets = [who.user, userName, name, endpointId, typed, session?.token, session?.refreshToken];
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    expect(text).not.toContain(secret);
  }
  // The storage was not empty.
  expect(await unsealed(page, 'answers')).toContain(endpointId);
  expect(await unsealed(page, 'drafts')).toContain(typed);
  await page.goto(address(`${path}?tab=diagnostics`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a sign-out leaves the look of the console, and what makes this browser known', async ({ page }) => {
  await signIn(page);
  await work(page);
  await page.goto(address('/logout'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(async () => (await storageOf(page)).keys).toEqual(['browser']);
  const { text, names } = await storageOf(page);
  expect(names).toEqual(['clientKeys', 'loginUserInfo', 'rememberEmail']);
  expect(text).not.toContain(who.user);
  expect(await page.evaluate(() => localStorage.getItem('loginUserInfo'))).not.toContain('userName');
  await page.reload();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('');
});

test('a session that ends by itself takes its key along; where something was typed, the key waits for four hours', async ({
  page,
}) => {
  await page.clock.install();
  const pass = (hours: number) => page.clock.fastForward(hours * 3_600_000 + 31_000);
  await signIn(page);
  await pass(1);
  await expect(page.getByRole('alert')).toContainText('Your session has ended');
  await expect.poll(async () => (await storageOf(page)).keys).toEqual(['browser']);

  await signIn(page);
  await work(page);
  await page.goto(address('/device/deviceList/1'));
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  const ping = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Ping/ }) });
  await ping.getByRole('combobox').or(ping.getByRole('textbox')).first().fill(typed);
  await pass(1);
  await expect(page.getByRole('alert')).toContainText('Your session has ended');
  expect(await unsealed(page, 'drafts')).toContain(typed);
  expect((await storageOf(page)).text).not.toContain(typed);
  await pass(4);
  await expect.poll(async () => (await storageOf(page)).keys).toEqual(['browser']);
  expect((await storageOf(page)).names).not.toContain('drafts');
});

test('a key store that once aborts a transaction, or loses a key, does not sign the user out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const begin = IDBDatabase.prototype.transaction;
    const put = IDBObjectStore.prototype.put;
    let isFirst = true;
    const taken = new Set<unknown>();
    // The first transaction of each page fails; each first write fails after it has succeeded.
    IDBDatabase.prototype.transaction = function (...given) {
      const transaction = begin.apply(this, given);
      if (isFirst) queueMicrotask(() => transaction.abort());
      isFirst = false;
      return transaction;
    };
    IDBObjectStore.prototype.put = function (value, key) {
      const request = put.call(this, value, key);
      if (!taken.has(key)) request.addEventListener('success', () => this.transaction.abort());
      taken.add(key);
      return request;
    };
  });
  await signIn(page);
  await page.reload();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});
