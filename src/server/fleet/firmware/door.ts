import type { ByteLimit } from '#server/core/files/byte-buckets.ts';
import type { Door } from '#server/core/files/device-files.ts';
import type { Grants } from './grants.ts';

/** Where devices fetch firmware; below it the digest of the file. */
export const downloadPath = '/device-downloads';

/** An upgrade as the listener must know it. */
export interface OpenDownload {
  endpointId: string;
  sha256: string;
  /** Whether its download has not ended. */
  isOpen: boolean;
  /** Of its rollout, and of the organisations above its device. */
  limits: readonly ByteLimit[];
}

interface DoorDeps {
  grants: Grants;
  find(upgradeId: string): Promise<OpenDownload | null>;
  now(): number;
}

/** The listener's part for firmware. */
export const firmwareDoor =
  ({ grants, find, now }: DoorDeps): Door =>
  async (sha256, text) => {
    const given = grants.named(text);
    const download = given && (await find(given.upgradeId));
    if (!given || !download) return 403;
    const { upgradeId, expiresAt, mac } = given;
    const grant = { upgradeId, expiresAt, endpointId: download.endpointId, sha256 };
    if (download.sha256 !== sha256 || !grants.isGenuine(grant, mac)) return 403;
    // The task has ended: a device must not go on fetching its file.
    if (!download.isOpen || expiresAt < now()) return 410;
    return { sha256, key: upgradeId, isFollowed: true, limits: download.limits };
  };
