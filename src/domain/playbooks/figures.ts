import { type Fluctuation, isSignificant } from '#domain/significance.ts';
import type { Figure } from '#machines/playbook/events.ts';

/** Unit, direction and fluctuation of a playbook's figure. */
interface FigureKind extends Fluctuation {
  /** Null: a word of the device; `wanted` is the good one. */
  unit: 'score' | 'count' | '%' | 'ms' | 'Mbit/s' | 'dBm' | 'dB' | '°C' | null;
  better: 'lower' | 'higher' | { wanted: string };
}

export const figureKinds = {
  /** `ChannelLoad` of domain/radio/recommendation.ts. */
  channelLoad: { unit: 'score', better: 'lower', noise: 8, share: 0 },
  /** One more network that is barely received does not matter: the load does. */
  channelNetworks: { unit: 'count', better: 'lower', noise: 2, share: 0 },
  /** The noise is less than one echo of ten. */
  pingLoss: { unit: '%', better: 'lower', noise: 5, share: 0 },
  pingTime: { unit: 'ms', better: 'lower', noise: 5, share: 0.1 },
  download: { unit: 'Mbit/s', better: 'higher', noise: 5, share: 0.1 },
  signal: { unit: 'dBm', better: 'higher', noise: 3, share: 0 },
  /** Signal of the client that a band hears worst. */
  clientSignal: { unit: 'dBm', better: 'higher', noise: 5, share: 0 },
  display: { unit: null, better: { wanted: 'Present' }, noise: 0, share: 0 },
  displayPower: { unit: null, better: { wanted: 'On' }, noise: 0, share: 0 },
  hdcp: { unit: null, better: { wanted: 'Authenticated' }, noise: 0, share: 0 },
  tunerLock: { unit: null, better: { wanted: 'true' }, noise: 0, share: 0 },
  tunerQuality: { unit: '%', better: 'higher', noise: 10, share: 0 },
  tunerRatio: { unit: 'dB', better: 'higher', noise: 2, share: 0 },
  channels: { unit: 'count', better: 'higher', noise: 0, share: 0 },
  restarts: { unit: 'count', better: 'lower', noise: 0, share: 0 },
  memoryFree: { unit: '%', better: 'higher', noise: 10, share: 0 },
  cpu: { unit: '%', better: 'lower', noise: 25, share: 0 },
  temperature: { unit: '°C', better: 'lower', noise: 5, share: 0 },
} as const satisfies Record<string, FigureKind>;

export type FigureName = keyof typeof figureKinds;
export const isFigureName = (name: string): name is FigureName => Object.hasOwn(figureKinds, name);

/** `unknown`: not measured both times. */
export type Verdict = 'better' | 'worse' | 'same' | 'unknown';

export interface Comparison {
  name: FigureName;
  subject: string;
  before: Figure['value'];
  after: Figure['value'];
  verdict: Verdict;
}

/**
 * Compares every figure of both times, in the order of the first. Figures that this version does not know are omitted.
 */
export function compareFigures(before: readonly Figure[], after: readonly Figure[]): Comparison[] {
  const isSame = (one: Figure) => (other: Figure) => one.name === other.name && one.subject === other.subject;
  const all = [...before, ...after.filter((one) => !before.some(isSame(one)))];
  return all.flatMap((one) => {
    const { name, subject } = one;
    if (!isFigureName(name)) return [];
    const was = before.find(isSame(one))?.value ?? null;
    const is = after.find(isSame(one))?.value ?? null;
    return [{ name, subject, before: was, after: is, verdict: verdictOf(figureKinds[name], was, is) }];
  });
}

function verdictOf(
  { better, ...fluctuation }: FigureKind,
  was: Figure['value'],
  is: Figure['value'],
): Verdict {
  if (was === null || is === null) return 'unknown';
  if (typeof better === 'object') {
    if (was === is) return 'same';
    return is === better.wanted ? 'better' : was === better.wanted ? 'worse' : 'same';
  }
  const gain = (Number(is) - Number(was)) * (better === 'higher' ? 1 : -1);
  if (Number.isNaN(gain)) return 'unknown';
  if (!isSignificant(Number(was), Number(is), fluctuation)) return 'same';
  return gain > 0 ? 'better' : 'worse';
}
