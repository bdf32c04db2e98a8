import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Makes a private folder and those above it. Step by step, because node's own recursive mkdir never returns for a path
 * below /proc, where a parent exists and takes no children.
 */
export async function makeDirectory(path: string): Promise<void> {
  const code = await tryMake(path);
  if (code === null) return;
  if (code !== 'ENOENT' || dirname(path) === path) throw cannotMake(path, code);
  await makeDirectory(dirname(path));
  const again = await tryMake(path);
  if (again !== null) throw cannotMake(path, again);
}

/** Null when the folder is there now; else the system's code. */
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
