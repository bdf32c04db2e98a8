import type { ByteLimit } from '#server/core/files/byte-buckets.ts';
import type { FileEndpoint } from '#server/core/files/device-files.ts';
import type { Grants } from './grants.ts';

/** Path of the firmware downloads; the file's digest follows it. */
export const downloadPath = '/device-downloads';

/** Data of an upgrade that the file listener needs. */
export interface OpenDownload {
  endpointId: string;
  sha256: string;
  /** True until the download has ended. */
  isOpen: boolean;
  /** Byte limits of the rollout and of the device's organisation and those above it. */
  limits: readonly ByteLimit[];
}

interface FirmwareEndpointDeps {
  grants: Grants;
  find(upgradeId: string): Promise<OpenDownload | null>;
  now(): number;
}

/** Checks a device's grant for a firmware file and opens the file. */
export const firmwareEndpoint =
  ({ grants, find, now }: FirmwareEndpointDeps): FileEndpoint =>
  async (sha256, text) => {
    const given = grants.named(text);
    const download = given && (await find(given.upgradeId));
    if (!given || !download) return 403;
    const { upgradeId, expiresAt, mac } = given;
    const grant = { upgradeId, expiresAt, endpointId: download.endpointId, sha256 };
    if (download.sha256 !== sha256 || !grants.isGenuine(grant, mac)) return 403;
    // The task has ended, so the device must not fetch its file any more.
    if (!download.isOpen || expiresAt < now()) return 410;
    return { sha256, key: upgradeId, isFollowed: true, limits: download.limits };
  };
