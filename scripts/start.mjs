import { readFileSync } from 'node:fs';

// Entry point of `npm start`. Plain JavaScript, so that a Node too old for the rest can report it in one line.
const major = Number(process.versions.node.split('.')[0]);
if (major < 22) {
  console.error(
    `Node ${process.versions.node} is too old for Waymark: use \`npm start\`, which takes the Node that \`npm install\` brought, or install Node 24.`,
  );
  process.exit(1);
}
// Freed memory is returned to the system: by glibc (one arena for all threads), and by V8 (a small nursery, and a heap
// that is collected when it has grown by half, not fourfold). Both are configurable only at the start of a process, so
// this one restarts itself under the same id (docs/decisions/011).
const { environment, flags } = JSON.parse(readFileSync(new URL('./memory.json', import.meta.url), 'utf8'));
if (process.platform === 'linux' && process.execve && process.env.MALLOC_ARENA_MAX === undefined) {
  const { execPath, execArgv, argv, env } = process;
  process.execve(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], { ...env, ...environment });
}
await import('./start.ts');
