// The fleet of a soak in a separate process: an eighth of its agents have permanent faults, and lines are cut at
// random.
import type { Faults } from '#simulator/faults.ts';
import { createFleet } from '#simulator/fleet.ts';

const [url = '', count = '0', seed = '1'] = process.argv.slice(2);

/** Faults of one agent in a hundred each. */
const quirks: Partial<Faults>[] = [
  { duplicateReplies: true, duplicateNotifications: true },
  { stallUntilPing: true },
  { notifyBeforeResponse: true },
  { linkDelayMs: 300 },
  { clockSkewMs: -7_200_000 },
  { failStatus: { 'IPPing()': 'Error_Other' } },
  { refuse: { 'IPPing()': 7022 } },
  { neverAnswer: ['IPPing()'] },
  { lateResultMs: 90_000 },
  { noConnectRecord: true },
  { rebootDuringTask: true },
  { loseReplies: 3 },
];

const fleet = createFleet({
  url,
  count: Number(count),
  seed: Number(seed),
  faults: (index) => quirks[index % 100] ?? {},
});

process.on('message', (order: { id: number; drop?: number }) => {
  if (order.drop === undefined) void fleet.start();
  else for (const agent of pick(order.drop)) agent.linkClosed()?.terminate();
  process.send?.({
    id: order.id,
    stats: fleet.stats(),
    ids: fleet.agents.map(({ endpointId }) => endpointId),
  });
});
process.on('disconnect', () => process.exit(0));

function pick(howMany: number) {
  return Array.from(
    { length: howMany },
    () => fleet.agents[Math.floor(Math.random() * fleet.agents.length)],
  ).filter((agent) => agent !== undefined);
}
