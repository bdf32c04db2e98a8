import { useState } from 'react';
import { localStore, readJson, writeJson } from '#web/ambient/storage.ts';

type Hidden = Record<string, boolean>;

function read(key: string): Hidden {
  const value = readJson(localStore, key);
  if (value === null || typeof value !== 'object') return {};
  return Object.fromEntries(Object.entries(value).map(([id, hidden]) => [id, hidden === true]));
}

/** Which columns the reader has hidden or shown in a list, kept in this browser. */
export function useHiddenColumns(list: string): [Hidden, (next: Hidden) => void] {
  const key = `columns:${list}`;
  const [hidden, setHidden] = useState(() => read(key));
  return [
    hidden,
    (next) => {
      writeJson(localStore, key, next);
      setHidden(next);
    },
  ];
}
