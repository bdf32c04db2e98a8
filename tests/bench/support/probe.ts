// Loaded before the server's own code by NODE_OPTIONS: on SIGUSR2 it collects garbage and reports the rest.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdout.write(`probe pid ${process.pid}\n`);
  process.on('SIGUSR2', () => {
    for (let pass = 0; pass < 3; pass++) globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    process.stdout.write(`probe memory ${rss} ${heapUsed}\n`);
  });
}
