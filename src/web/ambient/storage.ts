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
