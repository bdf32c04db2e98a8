import type { JsonObject } from '#machines/json.ts';
import { SignedGrants } from '#server/core/files/signed-grants.ts';

/** Path of the uploaded app files that devices fetch; the file's digest follows it. */
export const appPath = '/device-apps';

/** Permission for one device to fetch the file of one task. */
export interface AppGrant {
  taskId: string;
  endpointId: string;
  sha256: string;
}

export type AppGrants = SignedGrants<AppGrant>;

/** `digests` is keyed, so only this installation can make a grant. */
export const appGrants = (digests: (text: string) => string[]): AppGrants =>
  new SignedGrants('app download', digests);

/** Makes the address of the uploaded file that a task installs; null: the file has an address of its own. */
export const appAddresses =
  (filesUrl: string, grants: AppGrants) =>
  ({ params, ...task }: { taskId: string; endpointId: string; params: JsonObject }): string | null => {
    const { sha256 } = params;
    if (typeof sha256 !== 'string') return null;
    return `${filesUrl}${appPath}/${sha256}?grant=${grants.write({ taskId: task.taskId, endpointId: task.endpointId, sha256 })}`;
  };
