/** A reported uptime in whole seconds, with the time of its reading. */
export interface UpTimeReading {
  seconds: number;
  readAt: Date;
}

/**
 * Milliseconds by which the start that follows from an uptime is inexact: the device cuts to whole seconds, and its
 * answer takes some to arrive. A restart within that time of the last start is reported by `Boot!`.
 */
const noiseMs = 5_000;

export const startOfUpTime = ({ seconds, readAt }: UpTimeReading): Date =>
  new Date(readAt.getTime() - seconds * 1000);

/** Returns a reading that keeps the known start, unless the new one differs by more than is inexact anyway. */
export function withKnownStart(known: UpTimeReading | null, read: UpTimeReading): UpTimeReading {
  if (known === null) return read;
  const start = startOfUpTime(known).getTime();
  if (Math.abs(startOfUpTime(read).getTime() - start) > noiseMs) return read;
  return { seconds: read.seconds, readAt: new Date(start + read.seconds * 1000) };
}
