import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Content of a new demo. */
export interface DemoProgress {
  /** Begin of the demo, in milliseconds since 1970: its past ends there. */
  begun: number;
  /** Names of the content that was added. */
  added: string[];
}

const pathIn = (dataDir: string) => join(dataDir, 'demo-content.json');

/** Reads what earlier starts added; null: this demo gets no content. */
export async function readProgress(dataDir: string): Promise<DemoProgress | null> {
  try {
    const progress: DemoProgress = JSON.parse(await readFile(pathIn(dataDir), 'utf8'));
    return progress;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Lets a new demo get content. */
export const allowContent = (dataDir: string, begun: number): Promise<void> =>
  write(dataDir, { begun, added: [] });

export async function noteContent(dataDir: string, name: string): Promise<void> {
  const progress = await readProgress(dataDir);
  if (progress) await write(dataDir, { ...progress, added: [...progress.added, name] });
}

/** Replaces the file at once, so that a killed start leaves the old one or the new one. */
async function write(dataDir: string, progress: DemoProgress): Promise<void> {
  const path = pathIn(dataDir);
  await writeFile(`${path}.part`, `${JSON.stringify(progress)}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
