/** Keys of this browser, in IndexedDB: it holds keys that no script can read out, which no other storage does. */
export const keyDatabase = { name: 'waymark', version: 1, store: 'keys' } as const;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A request that has succeeded is kept only when its transaction is complete: a page that goes before takes it back. */
const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

type Work<T> = (store: IDBObjectStore) => Promise<T>;

async function attempt<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const opening = indexedDB.open(keyDatabase.name, keyDatabase.version);
  opening.onupgradeneeded = () => opening.result.createObjectStore(keyDatabase.store);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(keyDatabase.store, mode);
    const [value] = await Promise.all([
      work(transaction.objectStore(keyDatabase.store)),
      completed(transaction),
    ]);
    return value;
  } finally {
    database.close();
  }
}

/** Browsers close a database now and then and reopen it on request: that must not sign the user out. */
const within = <T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> =>
  attempt(mode, work).catch(() => attempt(mode, work));

/** Rejects where the browser has no IndexedDB, or lets no key into it. */
export const keyStore = {
  get: (name: string): Promise<unknown> => within('readonly', (store) => settled(store.get(name))),
  /** Puts what `next` makes of what is there, undefined for nothing, before any other tab does; what is there from then on. */
  change: <T>(name: string, next: (found: unknown) => T): Promise<T> =>
    within('readwrite', async (store) => {
      const value = next(await settled<unknown>(store.get(name)));
      if (value === undefined) await settled(store.delete(name));
      else await settled(store.put(value, name));
      return value;
    }),
};
