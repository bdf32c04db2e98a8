// `npm start`: builds what is not built or older than its source, then runs the server in this terminal.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 22) {
  console.error(
    `Node ${process.versions.node} is too old: start with \`npm start\`, which uses the Node that \`npm install\` brought.`,
  );
  process.exit(1);
}
const { existsSync } = await import('node:fs');
const { readdir, stat } = await import('node:fs/promises');
const { join } = await import('node:path');

const root = new URL('../', import.meta.url).pathname;

/** Time of the newest file below the folders, in milliseconds. */
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
const consoleFresh = await isFresh('dist/web/index.html', [...shared, 'src/web']);
if (!serverFresh || !consoleFresh) {
  // Only a start that builds needs the build tools.
  const { buildConsole, buildServer } = await import('./build.ts');
  if (!serverFresh) {
    console.log('Building the server …');
    await buildServer();
  }
  if (!consoleFresh) {
    console.log('Building the console …');
    await buildConsole();
  }
}
await import(new URL('dist/server/main.js', new URL('../', import.meta.url)).href);
