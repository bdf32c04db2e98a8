import type { Page } from '@playwright/test';
import { keyDatabase } from '#web/ambient/key-store.ts';
import { seal, unseal } from '#web/ambient/sealing.ts';

/** Session data that the console keeps over a reload, sealed (docs/decisions/251). */
export interface StoredSession {
  token: string;
  refreshToken: string;
  user: string;
  storage_time: number;
  refresh_time: number;
}

const entry = 'authToken';
const place = { ...keyDatabase, key: 'session' };

/** Returns the data key of the session, as a script of the page could read it too; null: none. */
async function dataKeyOf(page: Page): Promise<Uint8Array | null> {
  const bytes = await page.evaluate(async ({ name, version, store, key }) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    const database = await settled(opening);
    const stored = await settled(database.transaction(store).objectStore(store).get(key));
    database.close();
    if (!stored) return null;
    const { wrapping, iv, wrapped } = stored;
    return [...new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, wrapping, wrapped))];
  }, place);
  return bytes && Uint8Array.from(bytes);
}

/** Returns the content of a storage entry of this tab; null: it does not exist, or cannot be decrypted any more. */
export async function unsealed(page: Page, name: string): Promise<string | null> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), name);
  const key = await dataKeyOf(page);
  return text === null || key === null ? null : unseal(key, name, text);
}

export async function storedSession(page: Page): Promise<StoredSession | null> {
  const text = await unsealed(page, entry);
  return text === null ? null : JSON.parse(text);
}

/** Returns the access token of the page; empty when signed out. */
export const tokenOf = async (page: Page): Promise<string> => (await storedSession(page))?.token ?? '';

/** Stores a session with its own key, like a signed-in page before a reload. */
export async function storeSession(page: Page, session: StoredSession): Promise<void> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const sealed = seal(key, entry, JSON.stringify(session));
  await page.evaluate(
    async ({ bytes, text, entry: item, name, version, store, key: keyName }) => {
      const settled = (request: IDBRequest) =>
        new Promise<void>((resolve, reject) => {
          request.onsuccess = () => resolve();
          request.onerror = () => reject(request.error);
        });
      const algorithm = { name: 'AES-GCM', length: 256 };
      const wrapping = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const wrapped = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapping, Uint8Array.from(bytes));
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => opening.result.createObjectStore(store);
      await settled(opening);
      const stored = { wrapping, iv, wrapped, until: Date.now() + 3_600_000 };
      const transaction = opening.result.transaction(store, 'readwrite');
      // A page that is left before the transaction completes reverts it.
      const completed = new Promise((resolve) => transaction.addEventListener('complete', resolve));
      await settled(transaction.objectStore(store).put(stored, keyName));
      await completed;
      opening.result.close();
      sessionStorage.setItem(item, text);
    },
    { bytes: [...key], text: sealed, entry, ...place },
  );
}
