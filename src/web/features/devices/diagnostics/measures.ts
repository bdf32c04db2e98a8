import { figureKinds } from '#domain/playbooks/figures.ts';
import { bands } from '#domain/radio/spectrum.ts';
import { type Fluctuation, isSignificant } from '#domain/significance.ts';
import type { Json } from '#machines/json.ts';
import { hopsOf, pingResult, scanResult, signalResult, speedResult } from '#web/entities/task/results.ts';
import type { Message } from '#web/i18n/message.ts';
import type { DiagnosticKind } from './calls.ts';
import { messages } from './messages.ts';

/** One figure of a result, as two runs can be compared by it. */
export interface Measure {
  label: Message;
  value: number | null;
  unit: string;
  digits: number;
  better: 'higher' | 'lower' | 'neither';
  fluctuation: Fluctuation;
}

const measure = (
  label: Message,
  value: number | null,
  unit: keyof typeof fluctuations,
  better: Measure['better'],
  digits = 0,
): Measure => ({ label, value, unit, better, digits, fluctuation: fluctuations[unit] });

/** The same margins as those of playbooks. */
const fluctuations = {
  ms: figureKinds.pingTime,
  '%': figureKinds.pingLoss,
  'Mbit/s': figureKinds.download,
  dBm: figureKinds.signal,
  '': { noise: 0, share: 0 },
} as const;

function meanOf(times: readonly (string | null)[]): number | null {
  const known = times.flatMap((time) => (time === null || Number.isNaN(Number(time)) ? [] : [Number(time)]));
  return known.length === 0 ? null : known.reduce((sum, time) => sum + time, 0) / known.length;
}

/** The same figures in the same order for every run of a kind. */
export function measuresOf(kind: DiagnosticKind, result: Json): Measure[] {
  switch (kind) {
    case 'PingTest': {
      const { average, minimum, maximum, successRate } = pingResult(result);
      return [
        measure(messages.average, average, 'ms', 'lower'),
        measure(messages.minimum, minimum, 'ms', 'lower'),
        measure(messages.maximum, maximum, 'ms', 'lower'),
        measure(messages.successRate, successRate === null ? null : successRate * 100, '%', 'higher', 1),
      ];
    }
    case 'TraceRoute': {
      const hops = hopsOf(result);
      return [
        measure(messages.hops, hops.length, '', 'neither'),
        measure(messages.lastHop, meanOf(hops.at(-1)?.times ?? []), 'ms', 'lower', 1),
      ];
    }
    case 'DownloadSpeed':
    case 'UploadSpeed': {
      const { speed, latency } = speedResult(result);
      const label = kind === 'UploadSpeed' ? messages.upload : messages.download;
      return [
        measure(label, speed === null ? null : speed / 1e6, 'Mbit/s', 'higher', 1),
        measure(messages.latency, latency, 'ms', 'lower'),
      ];
    }
    case 'WifiSignalStrength': {
      const { average, minimum, maximum } = signalResult(result);
      return [
        measure(messages.average, average, 'dBm', 'higher'),
        measure(messages.minimum, minimum, 'dBm', 'higher'),
        measure(messages.maximum, maximum, 'dBm', 'higher'),
      ];
    }
    case 'WifiScanChannel': {
      const { entries } = scanResult(result);
      const labels = {
        '2.4GHz': messages.networks24,
        '5GHz': messages.networks5,
        '6GHz': messages.networks6,
      };
      return bands.map((band) =>
        measure(labels[band], entries.filter((entry) => entry.band === band).length, '', 'neither'),
      );
    }
    default:
      return kind satisfies never;
  }
}

export type Verdict = 'better' | 'worse' | 'similar' | 'same' | 'other';

/** Compares the later run with the earlier one; null if one of them did not measure it. */
export function differenceOf(before: Measure, after: Measure): { by: number; verdict: Verdict } | null {
  if (before.value === null || after.value === null) return null;
  const scale = 10 ** after.digits;
  // Rounds to the shown digits: a difference that is not shown is none.
  const by = (Math.round(after.value * scale) - Math.round(before.value * scale)) / scale;
  if (by === 0) return { by, verdict: 'same' };
  if (after.better === 'neither') return { by, verdict: 'other' };
  if (!isSignificant(before.value, after.value, after.fluctuation)) return { by, verdict: 'similar' };
  return { by, verdict: by > 0 === (after.better === 'higher') ? 'better' : 'worse' };
}
