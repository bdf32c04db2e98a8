import { type ExecFileOptions, execFile, execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Authority } from './certificates.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** Folder of Debian's PostgreSQL, the newest; undefined: the machine has none. */
export const postgresPrograms = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);

/** PostgreSQL refuses to run as root, and Debian's package brings its user. */
const asUser: Pick<ExecFileOptions, 'uid' | 'gid'> =
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres']).toString());
}

/** A PostgreSQL of a test's own, which asks for TLS, and for what the test says. */
export class OwnPostgres {
  readonly port: number;
  readonly #folder: string;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
  }

  /** `access`: lines of `pg_hba.conf`; the account `waymark` is a superuser, with the password `first`. */
  static async start(authority: Authority, access: string[]): Promise<OwnPostgres> {
    const folder = await mkdtemp(join(tmpdir(), 'waymark-own-postgres-'));
    await chmod(folder, 0o755);
    const data = join(folder, 'data');
    await mkdir(data);
    const own = new OwnPostgres(await freePort(), folder);
    await writeFile(join(folder, 'password'), 'first');
    if (asUser.uid !== undefined) await run('chown', [`${asUser.uid}:${asUser.gid}`, data]);
    await own.#program('initdb', [
      '-D',
      data,
      '-U',
      'waymark',
      '--no-sync',
      `--pwfile=${join(folder, 'password')}`,
    ]);
    const { cert, key } = await authority.issue({ dns: 'localhost' });
    const files = {
      'server.crt': cert,
      'server.key': key,
      'ca.crt': authority.cert,
      'pg_hba.conf': `${access.join('\n')}\n`,
    };
    for (const [name, text] of Object.entries(files)) {
      const path = join(data, name);
      await writeFile(path, text, { mode: 0o600 });
      if (asUser.uid !== undefined) await run('chown', [`${asUser.uid}:${asUser.gid}`, path]);
    }
    const options = `-p ${own.port} -k ${data} -c listen_addresses=localhost -c ssl=on -c ssl_ca_file=ca.crt -c fsync=off`;
    await own.#program('pg_ctl', ['-D', data, '-w', '-l', join(data, 'log'), '-o', options, 'start']);
    return own;
  }

  /** An address of this server, with more parameters. */
  url(user: string, more: Record<string, string>): string {
    const url = new URL(`postgres://${user}@localhost:${this.port}/postgres`);
    for (const [name, value] of Object.entries({ sslmode: 'verify-full', ...more }))
      url.searchParams.set(name, value);
    return url.href;
  }

  async stop(): Promise<void> {
    await this.#program('pg_ctl', ['-D', join(this.#folder, 'data'), '-m', 'immediate', 'stop']);
    await rm(this.#folder, { recursive: true });
  }

  async #program(name: string, args: string[]): Promise<void> {
    await run(join(postgresPrograms ?? '', name), args, { ...asUser, cwd: '/' });
  }
}
