// `npm run soak -- [--minutes 30] [--agents 5000]`: the built server under faults and bulk work; afterwards everything
// that was accepted must have ended, the log must be valid, and memory must not have grown. Writes docs/soak.md.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { seconds, sleep } from '#tests/bench/harness.ts';
import { freshPlace } from '#tests/bench/support/database.ts';
import { ProbedServer } from '#tests/bench/support/probed-server.ts';
import { ApiClient, LiveListener } from '#tests/support/api-client.ts';
import { type Ending, ending } from './ending.ts';
import { SoakFleet } from './fleet.ts';
import { report } from './report.ts';
import type { Sample } from './sample.ts';
import { work } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    agents: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'docs/soak.md' },
  },
});
const agents = Number(options.agents);
const minutes = Number(options.minutes);
/** Interval at which the live socket is cut, and resumes. */
const resumeEveryMs = 4 * 60_000;
/** A token is valid for fifteen minutes. */
const signInEveryMs = 10 * 60_000;
const sampleEveryMs = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const place = await freshPlace();
const server = await ProbedServer.start(place);
const fleet = new SoakFleet(server.process.uspUrl, agents, Number(options.seed));
const samples: Sample[] = [];
let found: Ending | null = null;
try {
  const account = await server.process.account('OperatorAdmin');
  const api = new ApiClient(server.process.url);
  await api.signIn(account);
  const renewal = setInterval(() => void api.signIn(account), signInEveryMs);
  const { ids } = await fleet.start();
  while ((await server.metric('waymark_devices_connected')) < agents * 0.98) await sleep(500);
  const live = new LiveListener();
  await live.connect(server.process.liveUrl, api.token);
  const relive = setInterval(() => {
    live.close();
    void live.connect(server.process.liveUrl, api.token);
  }, resumeEveryMs);

  const began = performance.now();
  const until = Date.now() + minutes * 60_000;
  const sampling = setInterval(() => void sample(began), sampleEveryMs);
  say(`${agents} agents, ${minutes} minutes`);
  const asked = await work(() => api, fleet, ids, until);
  clearInterval(sampling);
  await sample(began);
  say(`${asked.taskIds.size} tasks accepted in ${Math.round(seconds(began) / 60)} min`);
  await api.signIn(account);
  found = await ending({ server, api, live, asked, auditor: auditorOf(server) });
  clearInterval(renewal);
  clearInterval(relive);
  live.close();
  await writeFile(options.out, report({ agents, minutes, samples, asked, ending: found }));
  say(`written to ${options.out}`);
} finally {
  fleet.stop();
  await server.process.kill();
  await place.remove();
}
for (const problem of found?.problems ?? ['the soak did not end']) say(`✗ ${problem}`);
process.exit(found?.problems.length === 0 ? 0 : 1);

async function sample(began: number): Promise<void> {
  const { rss, heap } = await server.memory();
  const [connected, waiting, pos] = await Promise.all([
    server.metric('waymark_devices_connected'),
    server.metric('waymark_tasks_waiting'),
    server.metric('waymark_log_position'),
  ]);
  samples.push({ minute: seconds(began) / 60, rss, heap, connected, waiting, pos });
  if (samples.length % 6 === 0)
    say(
      `${(seconds(began) / 60).toFixed(1)} min: RSS ${Math.round(rss / 2 ** 20)} MB, heap ${Math.round(heap / 2 ** 20)} MB, ${connected} connected, ${waiting} waiting, log at ${pos}`,
    );
}

/** Signs in the auditor of the root operator, who may request a check of the whole log. */
async function auditorOf({ process }: ProbedServer): Promise<ApiClient> {
  const client = new ApiClient(process.url);
  await client.signIn(await process.account('SystemAdmin'));
  return client;
}
