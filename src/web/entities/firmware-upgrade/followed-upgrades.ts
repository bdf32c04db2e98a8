import { readJson, sealedSessionStore, writeJson } from '#web/ambient/storage.ts';

const key = 'followedUpgrades';
const isNamed = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** Names of devices by the id of their upgrade, in session storage: the page follows them again after a reload. */
export const followedUpgrades = {
  areThere: (): boolean => sealedSessionStore.get(key) !== null,
  read(): Record<string, string> {
    const kept = readJson(sealedSessionStore, key);
    if (kept === null || typeof kept !== 'object') return {};
    return Object.fromEntries(Object.entries(kept).filter(isNamed));
  },
  keep: (upgradeId: string, device: string): void =>
    writeJson(sealedSessionStore, key, { ...followedUpgrades.read(), [upgradeId]: device }),
  drop(upgradeId: string): void {
    const { [upgradeId]: _, ...others } = followedUpgrades.read();
    if (Object.keys(others).length > 0) writeJson(sealedSessionStore, key, others);
    else sealedSessionStore.remove(key);
  },
};
