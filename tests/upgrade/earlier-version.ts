import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import released from './release-before.json' with { type: 'json' };

const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', args)).stdout.trim();

/** What the history can say of the release before. */
export type Release = { ref: string; commit: string } | { missing: string };

/** `UPGRADE_FROM`, else the latest tag below this version, else the commit that the last release wrote down. */
export async function releaseBefore(): Promise<Release> {
  if (!existsSync('.git')) return { missing: 'there is no history here' };
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => null);
  const ref = process.env.UPGRADE_FROM || tag || released.commit;
  const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => null);
  return commit === null ? { missing: `the history here ends before ${ref}` } : { ref, commit };
}

/** A version of earlier, installed and built in a folder of its own. */
/** Before 26 November 2026. */
const oldSchemaFolder = 'src/server/store/sql';
const schemaFolder = 'src/server/core/database/sql';

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
      // The same packages need not be installed twice.
      if (await version.#has('package-lock.json'))
        await symlink(resolve('node_modules'), join(root, 'node_modules'));
      else await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: root });
      await run('node', ['scripts/build.ts'], { cwd: root, maxBuffer: 64 * 2 ** 20 });
      return version;
    } catch (error) {
      await version.remove();
      throw error;
    }
  }

  /** Files of the schema that it does not know. */
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
