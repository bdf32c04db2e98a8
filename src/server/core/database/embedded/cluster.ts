import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterPaths } from '../cluster-paths.ts';
import { type Account, changeOwner } from './account.ts';
import type { Programs } from './programs.ts';
import { commandOf, type ProgramContext, runToEnd } from './run.ts';

export const databaseName = 'waymark';
export const role = 'waymark';

/** Returns the database address for the server's role, which is not a superuser. */
export const addressOf = (socketFolder: string): string =>
  `postgres://${role}@localhost/${databaseName}?host=${encodeURIComponent(socketFolder)}`;

/**
 * Arguments of initdb. The builtin locale compares texts alike on every machine, unlike ICU and the system's locales,
 * and handles upper and lower case of all scripts.
 */
const initdb = [
  '--username',
  'postgres',
  '--auth',
  'reject',
  '--encoding',
  'UTF8',
  '--locale-provider',
  'builtin',
  '--builtin-locale',
  'C.UTF-8',
  '--locale',
  'C',
];

/**
 * The superuser cannot sign in; it is only available with the database stopped (`postgres --single`). The server's role may
 * see the transactions of others, because erased rows leave the files only after every reader has ended.
 */
const setUp = `create role ${role} login
grant pg_read_all_stats to ${role}
alter database postgres rename to ${databaseName}
alter database ${databaseName} owner to ${role}
`;

/** Reads the major version of the PostgreSQL that created the cluster; null if there is no cluster. */
export async function majorIn({ cluster }: Pick<ClusterPaths, 'cluster'>): Promise<number | null> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  return text === null ? null : Number.parseInt(text, 10);
}

/** Creates the cluster under another name and renames it at the end, so that a killed start is repeated. */
export async function makeCluster(paths: ClusterPaths, programs: Programs, account: Account): Promise<void> {
  const { unfinished, cluster } = paths;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await changeOwner(account.initdbIds, unfinished);
  const context: ProgramContext = { cluster: unfinished, programs, ids: account.initdbIds };
  await runToEnd(context, commandOf(context, 'initdb', initdb));
  const [program, args] = commandOf(context, 'postgres', []);
  await runToEnd(context, [program, ['--single', ...args, 'template1']], setUp);
  await changeOwner(account.ids, unfinished);
  await rename(unfinished, cluster);
}

/**
 * Admits only the server's own account, in one role and over the socket: the system identifies the caller (`peer`), so
 * there is no password to keep. It is written at each start, because the directory may have got another owner.
 */
export async function writeAccess({ cluster }: ClusterPaths, { serverName, ids }: Account): Promise<void> {
  const files = {
    'pg_hba.conf': `local all ${role} peer map=server\n`,
    'pg_ident.conf': `server "${serverName}" ${role}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(cluster, name);
    const written = `${path}.new`;
    await rm(written, { force: true });
    // The file is new, so that root does not write through a link that PostgreSQL's account may have put there.
    await writeFile(written, text, { mode: 0o600, flag: 'wx' });
    await changeOwner(ids, written);
    await rename(written, path);
  }
}
