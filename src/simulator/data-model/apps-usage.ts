import { hashText, mix, unit } from '../random.ts';
import type { Context } from './schema.ts';

/** Use of an app by day: the same device and day give the same figures, and today's grow until midnight. */

const dayMs = 86_400_000;
const days = 7;

export interface AppUse {
  /** Ends of the days in UTC as ISO times, oldest first; now for today. */
  endTimes: string[];
  /** Seconds in the foreground. */
  seconds: number[];
  /** Bytes from and to the internet. */
  internet: number[];
  /** Bytes on the disk. */
  storage: number[];
}

/** Returns zeros for days before the installation. */
export function usageOf(c: Context, name: string, disk: number, since: number): AppUse {
  const app = hashText(name);
  const today = Math.floor(c.now() / dayMs);
  const use: AppUse = { endTimes: [], seconds: [], internet: [], storage: [] };
  /** Share of use by this household. */
  const liking = unit(c.seed, 'appLiking', app) ** 2;
  for (let day = today - days + 1; day <= today; day += 1) {
    const end = Math.min((day + 1) * dayMs, c.now());
    const there = Math.max(0, end - Math.max(day * dayMs, since)) / dayMs;
    const mood = 0.3 + 1.4 * unit(c.seed, 'appDay', app, day);
    const seconds = Math.floor(5 * 3600 * liking * mood * there);
    use.endTimes.push(new Date(end).toISOString());
    use.seconds.push(seconds);
    use.internet.push(seconds * (20_000 + (mix(app, 1) % 480_000)));
    // Caches fill slowly.
    const age = Math.max(0, end - since) / dayMs;
    use.storage.push(there > 0 ? Math.floor(disk * 1024 * (1 + Math.min(0.4, age / 400))) : 0);
  }
  return use;
}
