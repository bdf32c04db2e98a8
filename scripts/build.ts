// `npm run build`: writes API documents, console, the player of case files, server and fleet to dist/. Packages are not
// bundled.
import { cp, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { generate } from './generate.ts';
import { run } from './run.ts';

const root = new URL('../', import.meta.url);
const path = (relative: string) => new URL(relative, root).pathname;

/** Writes the contract to dist/openapi and compiles the texts, before the other builds. */
export async function buildGenerated(): Promise<void> {
  const { problems } = await generate();
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export async function buildServer(): Promise<void> {
  // A migration that was renamed must not stay behind.
  await rm(path('dist/server'), { recursive: true, force: true });
  const common = {
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  } as const;
  await build({
    ...common,
    entryPoints: {
      main: path('src/server/main.ts'),
      'health-check': path('src/server/start/health-check.ts'),
      'file-worker': path('src/server/fleet/firmware/thread/worker.ts'),
      backup: path('scripts/backup.ts'),
      rewrite: path('scripts/rewrite.ts'),
      restore: path('scripts/restore.ts'),
    },
    outdir: path('dist/server'),
  });
  await build({ ...common, entryPoints: { cli: path('src/simulator/cli.ts') }, outdir: path('dist/fleet') });
  await cp(path('src/server/core/database/sql'), path('dist/server/sql'), { recursive: true });
}

/**
 * Builds one script and one style sheet with all dependencies: they are inlined into each case file
 * (src/domain/case/page.ts).
 */
export async function buildPlayer(): Promise<void> {
  await build({
    entryPoints: {
      player: path('src/case-player/main.ts'),
      'player-style': path('src/case-player/player.css'),
    },
    outdir: path('dist/case-player'),
    bundle: true,
    platform: 'browser',
    target: ['chrome120', 'firefox120', 'safari17'],
    format: 'iife',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  });
}

export async function buildConsole(): Promise<void> {
  const { code } = await run('node', ['node_modules/vite/bin/vite.js', 'build']);
  if (code !== 0) throw new Error('the console was not built');
}

if (process.argv[1] === import.meta.filename) {
  await buildGenerated();
  await buildServer();
  await buildPlayer();
  await buildConsole();
}
