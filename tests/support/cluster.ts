import { join } from 'node:path';
import { pathsIn } from '#server/core/database/cluster-paths.ts';
import { accountFor, changeOwner } from '#server/core/database/embedded/account.ts';
import { databaseName, role } from '#server/core/database/embedded/cluster.ts';
import { startCluster } from '#server/core/database/embedded/open.ts';
import { programsFor, reachablePrograms } from '#server/core/database/embedded/programs.ts';
import { commandOf, runToEnd } from '#server/core/database/embedded/run.ts';
import { copyData } from './data-directory.ts';

export interface TestCluster {
  /** A database that no test uses: others are created and dropped from it. */
  url: string;
  /** Name of a migrated database that is copied. */
  template: string;
  stop(): Promise<void>;
}

const adminName = 'admin';

/**
 * Starts the PostgreSQL of a test run: the product's own, on a copy of a migrated data directory. It does not sync: a
 * test that kills PostgreSQL, or copies its files, uses its own data directory.
 */
export async function startTestCluster(migrated: string): Promise<TestCluster> {
  const directory = join(migrated, '..', 'cluster');
  copyData(migrated, directory);
  await asSuperuser(directory, [
    `alter role ${role} createdb`,
    `create database ${adminName} owner ${role}`,
    `grant pg_checkpoint to ${role}`,
  ]);
  const cluster = await startCluster(directory, {
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' },
  });
  const url = new URL(cluster.url);
  url.pathname = `/${adminName}`;
  return { url: url.href, template: databaseName, stop: cluster.stop };
}

/**
 * Runs statements, one per line, on the database of a stopped server's data directory: the server's own role has few
 * privileges.
 */
export async function asSuperuser(directory: string, statements: string[]): Promise<void> {
  const paths = pathsIn(directory);
  const account = await accountFor(paths);
  const programs = await reachablePrograms(await programsFor(paths, null));
  const context = { cluster: paths.cluster, programs, ids: account.initdbIds };
  await changeOwner(account.initdbIds, paths.cluster);
  const [program, args] = commandOf(context, 'postgres', []);
  await runToEnd(context, [program, ['--single', ...args, databaseName]], `${statements.join('\n')}\n`);
  await changeOwner(account.ids, paths.cluster);
}
