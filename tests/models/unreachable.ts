import { readFileSync } from 'node:fs';

export type OuterTier = 'server' | 'browser';

interface Line {
  tiers: string[];
  machine: string;
  transition: string;
  reason: string;
}

const lines: Line[] = readFileSync(new URL('./unreachable.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [tiers = '', machine = '', transition = '', reason = ''] = line
      .split('|')
      .map((part) => part.trim());
    if (!tiers || !machine || !transition || !reason)
      throw new Error(`unreachable.txt: four parts are needed: ${line}`);
    return { tiers: tiers.split(' '), machine, transition, reason };
  });

/** Returns the transitions of a machine that a tier cannot make, each with its reviewed reason. */
export function unreachableOn(tier: OuterTier, machine: string): Map<string, string> {
  const mine = lines.filter((line) => line.tiers.includes(tier) && line.machine === machine);
  return new Map(mine.map(({ transition, reason }) => [transition, reason]));
}
