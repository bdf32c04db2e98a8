import { vault } from './vault.ts';

/** A storage that may be refused (private mode, quota): reading then finds nothing and writing does nothing. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

function guarded(pick: () => Storage): TextStore {
  const attempt = <T>(run: (storage: Storage) => T, otherwise: T): T => {
    try {
      return run(pick());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

export const localStore = guarded(() => window.localStorage);
export const sessionStore = guarded(() => window.sessionStorage);

/** Texts are unreadable without the session's key. Texts written without a key are kept by this page alone. */
function sealed(store: TextStore): TextStore {
  const unwritten = new Map<string, string>();
  return {
    get(key) {
      const text = store.get(key);
      return (text === null ? null : vault.unseal(key, text)) ?? unwritten.get(key) ?? null;
    },
    set(key, value) {
      const text = vault.seal(key, value);
      if (text === null) {
        store.remove(key);
        unwritten.set(key, value);
      } else {
        unwritten.delete(key);
        store.set(key, text);
      }
    },
    remove(key) {
      unwritten.delete(key);
      store.remove(key);
    },
    keys: () => [...new Set([...store.keys(), ...unwritten.keys()])],
  };
}

/** For everything that names a person, a device or what is done with it. */
export const sealedLocalStore = sealed(localStore);
export const sealedSessionStore = sealed(sessionStore);

/** Parsed JSON, or null for what is missing or broken; the caller narrows it. */
export function readJson(store: TextStore, key: string): unknown {
  const text = store.get(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const writeJson = (store: TextStore, key: string, value: unknown): void =>
  store.set(key, JSON.stringify(value));
