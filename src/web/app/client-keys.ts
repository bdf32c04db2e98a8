import { fromBase64, toBase64 } from '#web/ambient/base64.ts';
import { keyStore } from '#web/ambient/key-store.ts';
import { randomText } from '#web/ambient/random.ts';
import { localStore } from '#web/ambient/storage.ts';

/** Stays after a sign-out, as all keys with this word in them (RU-017). */
const storageKey = 'clientKeys';
/** Name of this browser's key in the store of keys; it lasts as long as the browser keeps it. */
const browserKeyName = 'browser';
const lock = 'waymark-client-keys';
const ivLength = 12;

type ClientKeys = Record<string, string>;

/** Read already, or of a browser that keeps no keys. */
let known: ClientKeys = {};

const newBrowserKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

async function browserKey(): Promise<CryptoKey> {
  const found = await keyStore.get(browserKeyName);
  if (found instanceof CryptoKey) return found;
  const made = await newBrowserKey();
  return keyStore.change(browserKeyName, (now) => (now instanceof CryptoKey ? now : made));
}

/** Earlier versions of the console wrote one entry for each address, in clear. */
function unsealed(): ClientKeys {
  const prefix = 'clientKey:';
  const names = localStore.keys().filter((name) => name.startsWith(prefix));
  return Object.fromEntries(names.map((name) => [name.slice(prefix.length), localStore.get(name) ?? '']));
}

async function read(key: CryptoKey): Promise<ClientKeys> {
  const [iv, sealed] = (localStore.get(storageKey) ?? '').split('.');
  if (!iv || !sealed) return {};
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv) },
      key,
      fromBase64(sealed),
    );
    const value: unknown = JSON.parse(new TextDecoder().decode(text));
    if (value === null || typeof value !== 'object') return {};
    return Object.fromEntries(Object.entries(value).map(([email, clientKey]) => [email, String(clientKey)]));
  } catch {
    return {};
  }
}

async function write(key: CryptoKey, keys: ClientKeys): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const text = new TextEncoder().encode(JSON.stringify(keys));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  localStore.set(storageKey, `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`);
}

/** One tab at a time: each of two that come at once would write what it had read. */
async function change(next: (keys: ClientKeys) => ClientKeys): Promise<ClientKeys> {
  try {
    return await navigator.locks.request(lock, async () => {
      const key = await browserKey();
      const before = unsealed();
      const stored = await read(key);
      const keys = { ...known, ...before, ...stored };
      const changed = next(keys);
      if (changed !== keys || Object.keys(before).length > 0) await write(key, changed);
      for (const email of Object.keys(before)) localStore.remove(`clientKey:${email}`);
      known = changed;
      return changed;
    });
  } catch (cause) {
    // Such a browser is a new one with each page.
    console.warn(cause);
    known = next(known);
    return known;
  }
}

export const newClientKey = (): string => randomText(10);

/** RU-016: one key for each e-mail of this browser, made once. */
export async function clientKeyOf(address: string): Promise<string> {
  const email = address.toLowerCase();
  const keys = await change((all) => (all[email] ? all : { ...all, [email]: newClientKey() }));
  return keys[email] ?? newClientKey();
}

/** Another way to sign in has made this browser known by this key. */
export async function keepClientKey(address: string, clientKey: string): Promise<void> {
  await change((all) => ({ ...all, [address.toLowerCase()]: clientKey }));
}
