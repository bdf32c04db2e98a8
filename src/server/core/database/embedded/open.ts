import { chmod } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AvailabilityListener } from '../availability.ts';
import { pathsIn } from '../cluster-paths.ts';
import { lockDirectory, makeDirectory, prepareDirectory } from '../data-directory.ts';
import type { Database } from '../database.ts';
import { openPostgres } from '../postgres.ts';
import { accountFor, changeOwner } from './account.ts';
import { withCause } from './cause.ts';
import { addressOf, majorIn, makeCluster, writeAccess } from './cluster.ts';
import { stopLeftover } from './leftover.ts';
import { Postmaster } from './postmaster.ts';
import { programsFor, reachablePrograms } from './programs.ts';
import { cacheFor, type Settings, settingsFor, storedIn } from './settings.ts';
import { socketFolder } from './socket.ts';

export interface EmbeddedOptions {
  onChange?: AvailabilityListener | undefined;
  /** Identity of the server that uses it; default: a tool. */
  server?: string | undefined;
}

/** Opens the embedded database in `directory`. Rejects with `StartError`. */
export async function openEmbedded(
  directory: string,
  { onChange, ...options }: EmbeddedOptions = {},
): Promise<Database> {
  await prepareDirectory(directory);
  // The lock comes first, so that a second start does not stop the database of a running server.
  const unlock = await lockDirectory(directory);
  try {
    const cluster = await startCluster(directory);
    try {
      const { log } = pathsIn(resolve(directory));
      const database = await openPostgres(() => cluster.url, {
        ...options,
        onChange: onChange && withCause(log, onChange),
        embedded: true,
      });
      return {
        ...database,
        close: async () => {
          await database.close();
          await cluster.stop();
          await unlock();
        },
      };
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  } catch (error) {
    await unlock();
    throw error;
  }
}

export interface RunningCluster {
  url: string;
  stop(): Promise<void>;
}

interface ClusterOptions {
  /** Settings that replace the default ones. */
  settings?: Settings;
  restartMs?: number;
}

/** Starts the cluster of a data directory, and creates it first if there is none. The caller holds the lock. */
export async function startCluster(
  directory: string,
  { settings, ...options }: ClusterOptions = {},
): Promise<RunningCluster> {
  const paths = pathsIn(resolve(directory));
  const { folder, cluster, log } = paths;
  await makeDirectory(folder);
  const account = await accountFor(paths);
  const major = await majorIn(paths);
  const kept = await programsFor(paths, major);
  const programs = await reachablePrograms(kept);
  if (major === null) await makeCluster(paths, programs, account);
  else await stopLeftover(cluster);
  await changeOwner(account.ids, cluster);
  // PostgreSQL refuses a folder that others may read, such as a copied one.
  await chmod(cluster, 0o700);
  await writeAccess(paths, account);
  const context = { cluster, programs, ids: account.ids };
  const usual = settingsFor(cacheFor(await storedIn(cluster)));
  const postmaster = await Postmaster.start({
    context,
    log,
    settings: { ...usual, ...settings },
    ...options,
  });
  const socket = await socketFolder(cluster);
  return {
    url: addressOf(socket.path),
    async stop() {
      await postmaster.stop();
      await socket.remove();
    },
  };
}
