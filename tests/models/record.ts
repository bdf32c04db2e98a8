import { readdirSync, readFileSync } from 'node:fs';
import { type RunKind, readRecorded, writeRecorded } from './recorded.ts';
import type { TierRecord } from './tiers.ts';

const folder = new URL('../../coverage/tiers/', import.meta.url);

/**
 * Records the last run for check-in, for each machine whose parts all ran completely. Only for use after a successful
 * run: a record is trusted until the code changes.
 */
export function recordRuns(): void {
  const parts = readdirSync(folder).map((file) => ({
    run: file.split('.')[0] ?? '',
    record: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as TierRecord,
  }));
  for (const [run, all] of Map.groupBy(parts, (part) => part.run)) {
    const dash = run.indexOf('-');
    const kind = run.slice(0, dash) as RunKind;
    const machine = run.slice(dash + 1);
    const walked = all.flatMap(({ record }) => (record.today ? [record] : []));
    const [first] = walked;
    if (!first?.today || walked.some(({ today }) => !today?.whole || today.hash !== first.today?.hash))
      continue;
    const { hash, own } = first.today;
    const before = readRecorded(kind, machine);
    if (before?.hash === hash && before.own === own) continue;
    writeRecorded(kind, machine, {
      hash,
      own,
      met: [...new Set(walked.flatMap(({ met }) => met))].sort(),
      walks: Object.assign({}, ...walked.map(({ walks }) => walks)),
    });
    console.log(`recorded: ${run}`);
  }
}
