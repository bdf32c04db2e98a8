import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import released from './release-before.json' with { type: 'json' };

const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', args)).stdout.trim();

/** The previous release in the history, or the reason that there is none. */
export type Release = { ref: string; commit: string } | { missing: string };

/** Finds `UPGRADE_FROM`, else the latest tag below this version, else the commit that the last release recorded. */
export async function releaseBefore(): Promise<Release> {
  if (!existsSync('.git')) return { missing: 'there is no history here' };
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => null);
  const ref = process.env.UPGRADE_FROM || tag || released.commit;
  const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => null);
  return commit === null ? { missing: `the history here ends before ${ref}` } : { ref, commit };
}

/** Location of the schema before 26 November 2026. */
const oldSchemaFolder = 'src/server/store/sql';
const schemaFolder = 'src/server/core/database/sql';

/** An earlier version, installed and built in its own folder. */
export class EarlierVersion {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  static async build(commit: string): Promise<EarlierVersion> {
    const root = await mkdtemp(join(tmpdir(), 'waymark-earlier-'));
    const version = new EarlierVersion(root);
    try {
      await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, root]);
      // Equal packages need not be installed twice.
      if (await version.#has('package-lock.json'))
        await symlink(resolve('node_modules'), join(root, 'node_modules'));
      else await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: root });
      // Vitest's own NODE_ENV would build the console with the development version of React.
      const env = { ...process.env, NODE_ENV: 'production' };
      await run('node', ['scripts/build.ts'], { cwd: root, env, maxBuffer: 64 * 2 ** 20 });
      return version;
    } catch (error) {
      await version.remove();
      throw error;
    }
  }

  /** Returns the migrations that the version does not know. */
  async newerMigrations(): Promise<string[]> {
    const known = new Set(
      await readdir(join(this.root, schemaFolder)).catch(() => readdir(join(this.root, oldSchemaFolder))),
    );
    return (await readdir(schemaFolder)).filter((name) => name.endsWith('.sql') && !known.has(name));
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }

  async #has(file: string): Promise<boolean> {
    const [theirs, ours] = await Promise.all([readFile(join(this.root, file)), readFile(file)]);
    return theirs.equals(ours);
  }
}
