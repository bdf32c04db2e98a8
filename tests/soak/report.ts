import { cpus } from 'node:os';
import { median } from '#tests/bench/harness.ts';
import type { Ending } from './ending.ts';
import type { Sample } from './sample.ts';
import type { Asked } from './workload.ts';

const mb = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Returns docs/soak.md: the load on the server, and the results. */
export function report(soak: {
  agents: number;
  minutes: number;
  samples: readonly Sample[];
  asked: Asked;
  ending: Ending;
}): string {
  const { agents, minutes, samples, asked, ending } = soak;
  const third = (from: number) =>
    samples.slice(Math.floor((samples.length * from) / 3), Math.floor((samples.length * (from + 1)) / 3));
  const of = (part: readonly Sample[], key: 'rss' | 'heap') => mb(median(part.map((sample) => sample[key])));
  const growth = (key: 'rss' | 'heap') => {
    const [second, last] = [of(third(1), key), of(third(2), key)];
    return `${second} → ${last} MB (${(((last - second) / second) * 100).toFixed(1)} %)`;
  };
  const every = Math.max(1, Math.floor(samples.length / 15));
  const rows = samples
    .filter((_, at) => at % every === 0)
    .map(
      ({ minute, rss, heap, connected, waiting, pos }) =>
        `| ${minute.toFixed(1)} | ${mb(rss)} | ${mb(heap)} | ${connected} | ${waiting} | ${pos} |`,
    );
  const states = Object.entries(ending.states)
    .sort(([, a], [, b]) => b - a)
    .map(([state, count]) => `${state} ${count}`);
  const refused = [...asked.refused].map(([code, count]) => `${code} ${count}`);
  return `# Soak

Written by \`npm run soak\` on ${new Date().toISOString().slice(0, 10)}: ${agents} simulated agents for ${minutes} minutes, ${cpus().length} cores shared by
server, database and fleet, Node ${process.versions.node}. One agent in eight has a quirk for good (duplicates, stalls, lost replies, late results, refusals, a restart in the middle, commands that are
never answered, a wrong clock, a slow line).

- asked: ${asked.pings} diagnoses (${asked.cancelled} cancelled), ${asked.bulk} bulk commands; ${asked.taskIds.size} tasks accepted; ${asked.dropped} lines cut${refused.length > 0 ? `; refused or failed calls: ${refused.join(', ')}` : ''}
- ended: ${states.join(', ')}
- log: ${ending.events} events, ${ending.heard} sent to one live socket
- memory, median of the second and of the last third of the time, after garbage collection: RSS ${growth('rss')}, heap ${growth('heap')}
- ${ending.problems.length === 0 ? 'nothing lost: every accepted task ended, the log holds against its seals, no impossible transition, the live socket had no gap and no repeat' : `**found: ${ending.problems.slice(0, 20).join('; ')}**`}

| Minute | RSS, MB | Heap, MB | Connected | Tasks waiting | Events |
| ------ | ------- | -------- | --------- | ------------- | ------ |
${rows.join('\n')}
`;
}
