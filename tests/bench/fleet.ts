import { ApiClient } from '#tests/support/api-client.ts';
import { type Bench, type BenchContext, type Figure, seconds, sleep, until } from './harness.ts';
import { withoutReadings } from './ping.ts';
import { BareServer } from './support/bare-server.ts';
import { freshPlace } from './support/database.ts';
import { FleetProcess } from './support/fleet-process.ts';
import { ProbedServer } from './support/probed-server.ts';

/** Ten thousand agents: time until all have reported their boot, cost of each, and time until all reconnect. */
export const fleet: Bench = {
  name: 'fleet',
  run: async (context) => {
    const count = context.quick ? 1_000 : 10_000;
    const bare = await measureBare(count);
    context.say(`bare: ${count} connected in ${bare.seconds.toFixed(1)} s, ${bare.kB.toFixed(1)} kB each`);
    return await measure(count, bare, context);
  },
};

interface Bare {
  seconds: number;
  kB: number;
}

async function measureBare(count: number): Promise<Bare> {
  const server = await BareServer.start();
  const agents = new FleetProcess(server.url, count, { instant: false });
  await agents.ids();
  const before = await server.state();
  const began = performance.now();
  await agents.start();
  await until('bare connections', async () => (await server.state()).connected >= count, { everyMs: 250 });
  const took = seconds(began);
  await sleep(2_000);
  const after = await server.state();
  agents.stop();
  server.stop();
  return { seconds: took, kB: (after.rss - before.rss) / 1024 / count };
}

async function measure(count: number, bare: Bare, { say }: BenchContext): Promise<Figure[]> {
  const place = await freshPlace();
  // Creating a database takes memory that stays with the process, and would hide the agents' share.
  await (await ProbedServer.start(place, withoutReadings)).process.kill('SIGTERM');
  const server = await ProbedServer.start(place, withoutReadings);
  const agents = new FleetProcess(server.process.uspUrl, count, { instant: false });
  try {
    await agents.ids();
    const api = new ApiClient(server.process.url);
    await api.signIn(await server.process.account('OperatorAdmin'));
    await sleep(2_000);
    const empty = await server.memory();

    let began = performance.now();
    await agents.start();
    await until(
      'all agents booted',
      async () => {
        const { boots, acknowledged } = await agents.stats();
        return boots >= count && acknowledged >= count;
      },
      { everyMs: 250 },
    );
    const booted = seconds(began);
    await until('all agents in the list', async () => (await online(api)) >= count, { everyMs: 500 });
    const listed = seconds(began);
    const settled = await quiet(server, began);
    const full = await server.memory();
    say(
      `booted ${booted.toFixed(1)} s, listed ${listed.toFixed(1)} s, all read ${settled.toFixed(1)} s, RSS ${mb(empty.rss)} → ${mb(full.rss)}, heap ${mb(empty.heap)} → ${mb(full.heap)}`,
    );

    began = performance.now();
    await agents.drop();
    await until('all agents gone', async () => (await connected(server)) < count / 10, { everyMs: 100 });
    await until('all agents back', async () => (await connected(server)) >= count, { everyMs: 250 });
    const connectedAgain = seconds(began);
    await quiet(server, began);
    await until('all agents back in the list', async () => (await online(api)) >= count, { everyMs: 500 });
    const back = seconds(began);
    say(`connected again ${connectedAgain.toFixed(1)} s, everything told ${back.toFixed(1)} s`);
    const perAgent = (a: number, b: number) => (b - a) / 1024 / count;
    return [
      {
        what: `${count} agents connected and Boot! stored`,
        value: booted,
        unit: 's',
        target: { atMost: 60 },
        baseline: { what: 's, sockets accepted by a bare server', value: bare.seconds },
      },
      { what: 'all of them online in the list', value: listed, unit: 's' },
      { what: 'all of them read and subscribed', value: settled, unit: 's' },
      {
        what: 'server memory an agent (RSS)',
        value: perAgent(empty.rss, full.rss),
        unit: 'kB',
        target: { atMost: 20 },
        baseline: { what: 'kB, a socket of a bare server', value: bare.kB },
      },
      {
        what: 'server heap an agent',
        value: perAgent(empty.heap, full.heap),
        unit: 'kB',
      },
      {
        what: 'all dropped at once: all connected again',
        value: connectedAgain,
        unit: 's',
        target: { atMost: 60 },
        baseline: { what: 's, the longest wait before an agent dials', value: 10 },
      },
      { what: 'all dropped at once: log and list settled', value: back, unit: 's' },
    ];
  } finally {
    agents.stop();
    await server.process.kill('SIGKILL');
    await place.remove();
  }
}

const mb = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
const connected = (server: ProbedServer) => server.metric('waymark_devices_connected');

async function online(api: ApiClient): Promise<number> {
  const answer = await api.call('POST', '/api/v1/devices/action/getDevicePageList', {
    page: 1,
    limit: 1,
    activeType: 'all',
    filters: { online: true },
  });
  return answer.pagination?.totalRecords ?? 0;
}

/**
 * Returns the seconds since `began` at which the log last grew by more than the bench's own calls, once it is quiet.
 */
async function quiet(server: ProbedServer, began: number): Promise<number> {
  let pos = 0;
  let moved = seconds(began);
  await until(
    'a quiet log',
    async () => {
      const now = await server.metric('waymark_log_position');
      if (now - pos > 3) moved = seconds(began);
      pos = now;
      return seconds(began) - moved > 3;
    },
    { everyMs: 500 },
  );
  return moved;
}
