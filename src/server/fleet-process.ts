import { fork } from 'node:child_process';

/**
 * Runs the simulated devices in a process of their own: they are no part of the server, and speak real USP to it.
 * Resolves to the stop. A fleet that ends by itself is reported, not restarted.
 */
export function startFleet(options: {
  program: string;
  count: number;
  seed: number;
  uspPort: number;
  onEnd(code: number | null): void;
}): () => void {
  const { program, count, seed, uspPort, onEnd } = options;
  const url = `ws://localhost:${uspPort}/usp`;
  const child = fork(program, ['--count', String(count), '--seed', String(seed), '--url', url], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let stopping = false;
  child.on('exit', (code) => {
    if (!stopping) onEnd(code);
  });
  return () => {
    stopping = true;
    child.kill('SIGTERM');
  };
}
