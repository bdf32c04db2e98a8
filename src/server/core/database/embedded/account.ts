import { lchown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { StartError } from '#server/core/start-error.ts';
import type { ClusterPaths } from '../cluster-paths.ts';

/** Account that PostgreSQL runs as. It refuses root, so under root it gets another user id. */
export interface Account {
  /** Empty if the server is not root: PostgreSQL then has the server's own account. */
  ids: { uid?: number; gid?: number };
  /** `initdb` needs an account with a name in /etc/passwd. */
  initdbIds: { uid?: number; gid?: number };
  /** Name of the server's account, the only one that PostgreSQL admits. */
  serverName: string;
}

/** systemd leaves 60578 to 61183 unused, and a container with 65,536 ids includes it. */
const unusedId = 60_700;

export async function accountFor({ folder, cluster }: ClusterPaths): Promise<Account> {
  if (process.getuid?.() !== 0) return { ids: {}, initdbIds: {}, serverName: nameOfServer() };
  if (process.platform !== 'linux')
    throw new StartError(
      'the embedded database does not run below root on this system: start the server as a user',
    );
  const owner = (await stat(cluster).catch(() => null)) ?? (await stat(folder).catch(() => null));
  const ids =
    owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: unusedId, gid: unusedId };
  return { ids, initdbIds: await namedAccount(), serverName: nameOfServer() };
}

function nameOfServer(): string {
  try {
    return userInfo().username;
  } catch {
    throw new StartError(
      `the user id ${process.getuid?.()} has no entry in /etc/passwd, which the embedded database needs: add one, or set DATABASE_URL`,
    );
  }
}

/** Finds `nobody`, or the first account that is not root. */
async function namedAccount(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const others = lines.filter(([, , uid]) => Number(uid) > 0);
  const [, , uid, gid] = others.find(([name]) => name === 'nobody') ?? others[0] ?? [];
  if (!uid || !gid)
    throw new StartError(
      '/etc/passwd lists no user but root, and PostgreSQL refuses to run as root: add a user',
    );
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Changes the owner of a file, or of a folder with everything in it. Links are not followed: root must not give away
 * files that PostgreSQL's account may have linked there.
 */
export async function changeOwner({ uid, gid }: Account['ids'], path: string): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  const found = await lstat(path);
  if (found.uid === uid) return;
  const inside = found.isDirectory() ? await readdir(path, { recursive: true }) : [];
  // The folder comes last, so that its owner proves that everything inside was changed too.
  for (const each of [...inside.map((name) => join(path, name)), path]) await lchown(each, uid, gid);
}
