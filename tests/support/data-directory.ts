import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathsIn } from '#server/core/database/cluster-paths.ts';
import { stopLeftover } from '#server/core/database/embedded/leftover.ts';

/** Copies a data directory without its lock and socket, and without the programs, which the next start links again. */
export function copyData(from: string, to: string): void {
  const left = [pathsIn(from).programs, join(from, 'lock')];
  // There are thousands of small files: one call of the system's own copy takes a tenth of the time of promises.
  const isCopied = (path: string) => !left.includes(path) && !basename(path).startsWith('.s.PGSQL');
  cpSync(from, to, { recursive: true, filter: isCopied });
}

/** Removes a data directory, and stops its PostgreSQL if it outlived a killed server. */
export async function removeData(directory: string): Promise<void> {
  await stopLeftover(pathsIn(directory).cluster);
  await rm(directory, { recursive: true, force: true });
}
