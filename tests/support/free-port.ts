import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Range below the system's ports for outgoing connections, which could take a port while its server is down. */
const lowest = 12_000;
const highest = 32_000;

/** Returns a port without a listener. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
