import { nowMs } from './clock.ts';
import { keyStore } from './key-store.ts';

/** Name of the session's key in the store of keys. */
export const sessionKeyName = 'session';

/**
 * Texts are sealed with the data key, because that works synchronously. At rest the data key is itself sealed, with a
 * key that no script can read out.
 */
export interface StoredKey {
  wrapping: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  wrapped: ArrayBuffer;
  /** Milliseconds since 1970. A page that finds the key later deletes it. */
  until: number;
}

interface Opened {
  stored: StoredKey;
  dataKey: Uint8Array;
  seal: typeof import('./sealing.ts')['seal'];
  unseal: typeof import('./sealing.ts')['unseal'];
}

const isStoredKey = (value: unknown): value is StoredKey =>
  value !== null &&
  typeof value === 'object' &&
  'wrapping' in value &&
  value.wrapping instanceof CryptoKey &&
  'iv' in value &&
  value.iv instanceof Uint8Array &&
  'wrapped' in value &&
  value.wrapped instanceof ArrayBuffer &&
  'until' in value &&
  typeof value.until === 'number';

/** A tab that slept may know a key whose session is over, and another one is there. */
const isSame = (a: unknown, b: StoredKey): a is StoredKey =>
  isStoredKey(a) && a.iv.every((byte, index) => byte === b.iv[index]);

const isGood = (value: unknown): value is StoredKey => isStoredKey(value) && value.until > nowMs();

async function made(lastsMs: number): Promise<StoredKey> {
  const wrapping = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const dataKey = crypto.getRandomValues(new Uint8Array(32));
  const wrapped = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapping, dataKey);
  return { wrapping, iv, wrapped, until: nowMs() + lastsMs };
}

async function unwrapped(stored: StoredKey): Promise<Opened> {
  const { wrapping, iv, wrapped } = stored;
  // Only a session needs it, so the sign-in page does not load it.
  const [raw, { seal, unseal }] = await Promise.all([
    crypto.subtle.decrypt({ name: 'AES-GCM', iv }, wrapping, wrapped),
    import('./sealing.ts'),
  ]);
  return { stored, dataKey: new Uint8Array(raw), seal, unseal };
}

/** Null: nothing can be written down, and nothing that was can be read. */
let opened: Opened | null = null;
let opening: Promise<void> | null = null;

/** A browser that stores no keys holds its session in memory alone: the user signs in again after a reload. */
const without = (cause: unknown): void => console.warn(cause);

async function openStored(): Promise<void> {
  const stored = await keyStore.get(sessionKeyName);
  if (isGood(stored)) opened = await unwrapped(stored);
  else if (stored !== undefined)
    await keyStore.change(sessionKeyName, (found) => (isGood(found) ? found : undefined));
}

/** The key of what this browser writes down during a session (docs/decisions/251). All its tabs have the same. */
export const vault = {
  /** Once for each page, before anything is read: the key of a session that began before it. */
  open(): Promise<void> {
    opening ??= openStored().catch(without);
    return opening;
  },
  /** From now on there is a key; the one that is there stays. */
  async begin(lastsMs: number): Promise<void> {
    try {
      await vault.open();
      if (opened) return await vault.keepFor(lastsMs);
      const own = await made(lastsMs);
      opened = await unwrapped(
        await keyStore.change(sessionKeyName, (found) => (isGood(found) ? found : own)),
      );
    } catch (cause) {
      without(cause);
    }
  },
  async keepFor(lastsMs: number): Promise<void> {
    if (!opened) return;
    const stored = { ...opened.stored, until: nowMs() + lastsMs };
    opened = { ...opened, stored };
    await keyStore.change(sessionKeyName, (found) => (isSame(found, stored) ? stored : found)).catch(without);
  },
  isOver: (): boolean => opened !== null && opened.stored.until <= nowMs(),
  /** From now on nothing that was sealed can be read. */
  async close(): Promise<void> {
    const stored = opened?.stored;
    opened = null;
    if (!stored) return;
    await keyStore
      .change(sessionKeyName, (found) => (isSame(found, stored) ? undefined : found))
      .catch(without);
  },
  seal: (name: string, text: string): string | null => opened?.seal(opened.dataKey, name, text) ?? null,
  unseal: (name: string, text: string): string | null => opened?.unseal(opened.dataKey, name, text) ?? null,
};
