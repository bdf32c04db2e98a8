import type { FileEndpoint } from '#server/core/files/device-files.ts';
import type { AppGrant, AppGrants } from './grants.ts';

interface AppEndpointDeps {
  grants: AppGrants;
  /** Tells if the task has not ended and still installs this file on this device. */
  isOpen(grant: AppGrant): Promise<boolean>;
}

/** Serves an uploaded app file to the device that its task installs it on, until the task ends. */
export const appEndpoint =
  ({ grants, isOpen }: AppEndpointDeps): FileEndpoint =>
  async (sha256, text) => {
    const grant = grants.read(text);
    if (grant?.sha256 !== sha256) return 403;
    return (await isOpen(grant)) ? { sha256, key: grant.taskId } : 410;
  };
