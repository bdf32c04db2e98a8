import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const pathIn = (dataDir: string) => join(dataDir, 'demo-content.json');

/** Reads the names of the content that earlier starts added; null: this demo gets none. */
export async function addedContent(dataDir: string): Promise<Set<string> | null> {
  try {
    const names: string[] = JSON.parse(await readFile(pathIn(dataDir), 'utf8'));
    return new Set(names);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Lets a new demo get content. */
export const allowContent = (dataDir: string): Promise<void> => write(dataDir, []);

export async function noteContent(dataDir: string, name: string): Promise<void> {
  const names = (await addedContent(dataDir)) ?? new Set();
  await write(dataDir, [...names, name]);
}

/** Replaces the file at once, so that a killed start leaves the old one or the new one. */
async function write(dataDir: string, names: readonly string[]): Promise<void> {
  const path = pathIn(dataDir);
  await writeFile(`${path}.part`, `${JSON.stringify(names)}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
