import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '#server/core/start-error.ts';
import { folderName, pathsIn } from './cluster-paths.ts';

/**
 * Creates a private folder and its parents. It goes step by step, because node's own recursive mkdir never returns for
 * a path below /proc, where a parent exists but allows no children.
 */
export async function makeDirectory(path: string): Promise<void> {
  const code = await tryMake(path);
  if (code === null) return;
  if (code !== 'ENOENT' || dirname(path) === path) throw cannotMake(path, code);
  await makeDirectory(dirname(path));
  const again = await tryMake(path);
  if (again !== null) throw cannotMake(path, again);
}

/** Creates a folder; returns null if it exists afterwards, else the system's error code. */
async function tryMake(path: string): Promise<string | null> {
  try {
    await mkdir(path, { mode: 0o700 });
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return code === 'EEXIST' ? null : code;
  }
}

const cannotMake = (path: string, code: string) =>
  new StartError(
    `the folder ${path} cannot be made (${code}): check its rights, or set DATA_DIR to another directory`,
  );

/** Names that a server creates in its data directory; a mounted disk has `lost+found`. */
const ours = /^(postgresql|pglite|keys|signing-key\.pem|lock(\..*)?)$/;
const ignored = /^(\..*|lost\+found)$/;

/**
 * Prepares the data directory, and makes even an existing one private. Rejects with `StartError` for a directory with
 * other content, whose permissions must stay unchanged, for a database of an earlier version, and for one that has lost
 * files: a new database would otherwise replace it.
 */
export async function prepareDirectory(directory: string): Promise<void> {
  await makeDirectory(directory);
  const found = (await entriesOf(directory)).map(({ name }) => name).filter((name) => !ignored.test(name));
  if (found.length > 0 && !found.some((name) => ours.test(name)))
    throw new StartError(
      `the directory ${directory} holds something else (${found[0]}): set DATA_DIR to an empty one or to that of a server`,
    );
  const { folder, cluster } = pathsIn(directory);
  const earlier = join(directory, 'pglite');
  if (!found.includes(folderName) && (await readdir(earlier).catch(() => [])).length > 0)
    throw new StartError(
      `${earlier} is the database of an earlier version, which this one cannot read: make a backup with that version (npm run backup), move ${earlier} out of the data directory, then run npm run restore with this version`,
    );
  await makeDirectory(folder);
  for (const path of [directory, folder]) await chmod(path, 0o700).catch(ofAnotherOwner);
  if (await isMissing(cluster)) return;
  // PG_VERSION is the first file written into a cluster, which gets its name when it is complete.
  if (!(await hasFile(cluster, 'PG_VERSION')))
    throw new StartError(
      `the database in ${cluster} is damaged (PG_VERSION is missing): restore it, or move ${folder} away to begin with a new one`,
    );
}

const hasFile = async (path: string, name: string): Promise<boolean> =>
  (await stat(join(path, name)).catch(() => null))?.isFile() ?? false;

const isMissing = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) === null;

/**
 * Ignores EPERM: a mounted volume may belong to another user, who shares it by its group, so its permissions stay
 * unchanged.
 */
function ofAnotherOwner(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPERM') throw error;
}

const entriesOf = (path: string) =>
  readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`the folder ${path} cannot be read (${error.code}): check its rights`);
  });

/**
 * Locks the data directory against a second process, which would stop the PostgreSQL of the first. The lock names its
 * process and that process's start, so that a killed server leaves no valid lock, even if the process id was reused.
 * Resolves to the unlock.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'lock');
  const mine = `${process.pid} ${await processStart(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await created(path, mine)) return () => rm(path, { force: true });
    const theirs = await readFile(path, 'utf8').catch(() => '');
    const pid = Number.parseInt(theirs, 10);
    if (pid > 0 && theirs === `${pid} ${await processStart(pid)}`) {
      throw new StartError(
        `the data directory ${directory} is in use by process ${pid}: stop it, or set DATA_DIR to another directory`,
      );
    }
    // The dead lock is renamed first, so that of two concurrent starts only one removes it.
    const aside = `${path}.${process.pid}`;
    await rename(path, aside).catch(() => {});
    await rm(aside, { force: true });
  }
  throw new StartError(
    `the data directory ${directory} could not be locked: see whether another server is starting in it`,
  );
}

async function created(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(text);
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      if (error.code === 'EEXIST') return false;
      throw new StartError(
        `the data directory cannot be written (${String(error.code)}): check the rights of ${path}`,
      );
    }
    throw error;
  }
}

/**
 * Returns the start time in clock ticks on Linux (proc(5), field 22 of stat); elsewhere, a constant while the process
 * lives.
 */
async function processStart(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The command in brackets may contain spaces, so the fields are counted from the last bracket: field 22 is the 20th
    // after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    if (process.platform === 'linux') return 'gone';
    try {
      process.kill(pid, 0);
      return 'alive';
    } catch {
      return 'gone';
    }
  }
}
