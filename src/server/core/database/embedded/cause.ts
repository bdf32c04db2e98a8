import { open, stat } from 'node:fs/promises';
import type { AvailabilityListener } from '../availability.ts';

/** PostgreSQL's message about what ended it, or all of its connections. */
const fatal = /\b(?:PANIC|FATAL): +(.+)$/m;
/** Maximum number of bytes to read: the first message of a crash names its cause. */
const mostBytes = 65_536;

/**
 * Adds PostgreSQL's own message to the reason, because a lost connection does not say why. `log` is the file of its
 * messages.
 */
export function withCause(log: string, onChange: AvailabilityListener): AvailabilityListener {
  const sizeOf = async () => (await stat(log).catch(() => null))?.size ?? 0;
  // Messages before this position belong to earlier troubles.
  let seen = sizeOf();
  let last = Promise.resolve();
  return ({ available, reason }) => {
    last = last.then(async () => {
      if (available) {
        seen = sizeOf();
        onChange({ available, reason });
        return;
      }
      const message = await messageSince(log, await seen).catch(() => null);
      onChange({ available, reason: message === null ? reason : `${reason} (${message})` });
    });
  };
}

async function messageSince(log: string, position: number): Promise<string | null> {
  const file = await open(log);
  try {
    const { size } = await file.stat();
    // A restarted PostgreSQL begins a new file.
    const start = size < position ? 0 : position;
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(mostBytes), position: start });
    return fatal.exec(buffer.toString('utf8', 0, bytesRead))?.[1]?.trim() ?? null;
  } finally {
    await file.close();
  }
}
