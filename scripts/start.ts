// Builds everything that is missing or older than its source, then runs the server in this terminal.
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const root = new URL('../', import.meta.url).pathname;

/** Returns the time of the newest file below the folders, in milliseconds. */
async function newest(folders: string[]): Promise<number> {
  let latest = 0;
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.includes('.test.')) continue;
      latest = Math.max(latest, (await stat(join(entry.parentPath, entry.name))).mtimeMs);
    }
  }
  return latest;
}

async function isFresh(output: string, sources: string[]): Promise<boolean> {
  if (!existsSync(join(root, output))) return false;
  return (await stat(join(root, output))).mtimeMs >= (await newest(sources));
}

const shared = ['machines', 'src/domain', 'src/api'];
const serverFresh = await isFresh('dist/server/main.js', [
  ...shared,
  'src/server',
  'src/usp',
  'src/simulator',
  'openapi',
]);
const playerFresh = await isFresh('dist/case-player/player.js', [...shared, 'src/case-player', 'src/web']);
const consoleFresh = await isFresh('dist/web/index.html', [...shared, 'src/web']);
if (!serverFresh || !playerFresh || !consoleFresh) {
  // Only a start that builds needs the build tools.
  const { buildConsole, buildGenerated, buildPlayer, buildServer } = await import('./build.ts');
  await buildGenerated();
  if (!serverFresh) {
    console.log('Building the server …');
    await buildServer();
  }
  if (!playerFresh) await buildPlayer();
  if (!consoleFresh) {
    console.log('Building the console …');
    await buildConsole();
  }
}
await import(new URL('dist/server/main.js', new URL('../', import.meta.url)).href);
