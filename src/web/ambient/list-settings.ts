import { localStore, readJson, writeJson } from './storage.ts';

/** By column: whether it is hidden. */
export type HiddenColumns = Readonly<Record<string, boolean>>;

const sizeKey = 'pageSize';
const columnsKey = (list: string) => `columns:${list}`;

const none: HiddenColumns = {};
const known = new Map<string, HiddenColumns>();
const readers = new Set<() => void>();

function read(list: string): HiddenColumns {
  const value = readJson(localStore, columnsKey(list));
  if (value === null || typeof value !== 'object') return none;
  return Object.fromEntries(Object.entries(value).map(([id, hidden]) => [id, hidden === true]));
}

/**
 * The reader's list settings in this browser. A logout clears them (RU-017); the server has them for the next sign-in.
 */
export const listSettings = {
  /** The same object until it is changed. */
  hidden(list: string): HiddenColumns {
    const hidden = known.get(list) ?? read(list);
    known.set(list, hidden);
    return hidden;
  },
  hide(list: string, hidden: HiddenColumns): void {
    writeJson(localStore, columnsKey(list), hidden);
    known.set(list, hidden);
    for (const reader of readers) reader();
  },
  rows: (): string | null => localStore.get(sizeKey),
  showRows(rows: number): void {
    localStore.set(sizeKey, String(rows));
    for (const reader of readers) reader();
  },
  /** They were cleared. */
  forget: (): void => known.clear(),
  subscribe: (reader: () => void) => {
    readers.add(reader);
    return () => {
      readers.delete(reader);
    };
  },
};
