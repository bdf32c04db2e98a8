import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Maximum bytes of a socket path on every system. */
const longest = 103;

/**
 * Returns a path to the cluster's folder that is short enough for a socket: the folder itself, or a link to it in a
 * private folder.
 */
export async function socketFolder(cluster: string): Promise<{ path: string; remove(): Promise<void> }> {
  const bytes = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432'));
  if (bytes(cluster) <= longest) return { path: cluster, remove: async () => {} };
  const [usual, short] = [tmpdir(), '/tmp'];
  const folder = await mkdtemp(
    join(bytes(join(usual, 'waymark-123456/s')) <= longest ? usual : short, 'waymark-'),
  );
  const path = join(folder, 's');
  await symlink(cluster, path);
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}
