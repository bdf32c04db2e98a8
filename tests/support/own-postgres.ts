import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathsIn } from '#server/core/database/cluster-paths.ts';
import { accountFor, changeOwner } from '#server/core/database/embedded/account.ts';
import { Postmaster } from '#server/core/database/embedded/postmaster.ts';
import { programsFor, reachablePrograms } from '#server/core/database/embedded/programs.ts';
import { commandOf, type ProgramContext, runToEnd } from '#server/core/database/embedded/run.ts';
import type { Authority } from './certificates.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL of a single test, which requires TLS and further rules of the test. */
export class OwnPostgres {
  readonly port: number;
  readonly #folder: string;
  readonly #postmaster: Postmaster;

  private constructor(port: number, folder: string, postmaster: Postmaster) {
    this.port = port;
    this.#folder = folder;
    this.#postmaster = postmaster;
  }

  /** Starts it. `access`: lines of `pg_hba.conf`; the account `waymark` is a superuser with the password `first`. */
  static async start(authority: Authority, access: string[]): Promise<OwnPostgres> {
    const folder = await mkdtemp(join(tmpdir(), 'waymark-own-postgres-'));
    await chmod(folder, 0o755);
    const paths = pathsIn(folder);
    const { initdbIds } = await accountFor(paths);
    const programs = await reachablePrograms(await programsFor(paths, null));
    const context: ProgramContext = { cluster: join(folder, 'data'), programs, ids: initdbIds };
    await mkdir(context.cluster);
    const password = join(folder, 'password');
    await writeFile(password, 'first');
    await changeOwner(initdbIds, context.cluster);
    const options = ['--username', 'waymark', '--no-sync', '--auth', 'scram-sha-256', `--pwfile=${password}`];
    await runToEnd(context, commandOf(context, 'initdb', options));
    const { cert, key } = await authority.issue({ dns: 'localhost' });
    const files = {
      'server.crt': cert,
      'server.key': key,
      'ca.crt': authority.cert,
      'pg_hba.conf': `${access.join('\n')}\n`,
    };
    for (const [name, text] of Object.entries(files)) {
      const path = join(context.cluster, name);
      await writeFile(path, text, { mode: 0o600 });
      await changeOwner(initdbIds, path);
    }
    const port = await freePort();
    const settings = {
      port: String(port),
      listen_addresses: 'localhost',
      unix_socket_directories: '.',
      ssl: 'on',
      ssl_ca_file: 'ca.crt',
      fsync: 'off',
    };
    const log = join(folder, 'log');
    return new OwnPostgres(port, folder, await Postmaster.start({ context, log, settings }));
  }

  /** Returns an address of this server with further parameters. */
  url(user: string, more: Record<string, string>): string {
    const url = new URL(`postgres://${user}@localhost:${this.port}/postgres`);
    for (const [name, value] of Object.entries({ sslmode: 'verify-full', ...more }))
      url.searchParams.set(name, value);
    return url.href;
  }

  async stop(): Promise<void> {
    await this.#postmaster.stop();
    await rm(this.#folder, { recursive: true });
  }
}
