import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Player } from '#domain/case/page.ts';

/** The player of case files as the build left it; null where nothing was built. */
export async function loadPlayer(directory: string): Promise<Player | null> {
  try {
    const [script, style] = await Promise.all(
      ['player.js', 'player-style.css'].map((name) => readFile(join(directory, name), 'utf8')),
    );
    return script !== undefined && style !== undefined
      ? { script: script.trim(), style: style.trim() }
      : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
