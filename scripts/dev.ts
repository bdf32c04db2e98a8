// `npm run dev`: the server from its sources (restarted on change), its demo fleet, and the console with hot reload.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { buildPlayer } from './build.ts';
import { run } from './run.ts';

/** Incomplete texts are printed, but do not prevent the start. */
const generate = () => run('node', ['scripts/generate.ts']);

await generate();
await buildPlayer();

const port = process.env.PORT ?? '8080';
const children = [
  spawn(
    process.execPath,
    [
      '--watch-path=src/server',
      '--watch-path=machines',
      '--watch-path=src/domain',
      '--watch-path=src/usp',
      '--watch-path=src/api',
      '--watch-preserve-output',
      'src/server/main.ts',
    ],
    {
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], {
    stdio: 'inherit',
    env: { ...process.env, WAYMARK_SERVER: `http://127.0.0.1:${port}` },
  }),
];

// Saving a file causes several events.
let pending: NodeJS.Timeout | undefined;
for (const folder of ['openapi', 'src/domain', 'src/web'])
  watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(generate, 200);
  }).unref();

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
