import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ApiClient } from '#tests/support/api-client.ts';
import { type Bench, type BenchContext, type Figure, p95, sleep, until } from './harness.ts';
import { pingOnce } from './ping.ts';
import type { AttackOrder } from './support/attack-child.ts';
import { freshPlace } from './support/database.ts';
import { FleetProcess } from './support/fleet-process.ts';
import { ProbedServer } from './support/probed-server.ts';
import { ResultsListener } from './support/results-listener.ts';

const devices = 20;

/** A ping of an honest user, and the server's memory, during everything in docs/attacks.md at once. */
export const attack: Bench = {
  name: 'attack',
  run: (context) => measure(context),
};

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const place = await freshPlace();
  const server = await ProbedServer.start(place, { ADOPT_PER_HOUR: '50' });
  const fleet = new FleetProcess(server.process.uspUrl, devices, { instant: true });
  let enemy: ReturnType<typeof startEnemy> | null = null;
  try {
    const ids = await fleet.ids();
    await fleet.start();
    await until(
      'all agents connected',
      async () => (await server.metric('waymark_devices_connected')) >= devices,
    );
    const api = new ApiClient(server.process.url);
    await api.signIn(await server.process.account('OperatorAdmin'));
    const live = await ResultsListener.connect(server.process.liveUrl, api.token);
    const pings = async (count: number, ms = Number.POSITIVE_INFINITY) => {
      const times: number[] = [];
      const began = performance.now();
      while (times.length < count && performance.now() - began < ms)
        times.push(await pingOnce(api, live, ids[times.length % ids.length] ?? '', 1));
      return times;
    };
    // The resuming sockets are behind by these events too.
    await pings(quick ? 300 : 1_000);
    const idle = await pings(quick ? 100 : 400);
    const before = await server.memory();
    const { uspUrl, url, liveUrl } = server.process;
    const epoch = await epochOf(liveUrl, api.token);
    enemy = startEnemy({ uspUrl, url, liveUrl, token: api.token, epoch });
    await sleep(3_000);
    const attacked = await pings(Number.POSITIVE_INFINITY, quick ? 10_000 : 60_000);
    const counts = await enemy.counts();
    const during = await server.memory();
    enemy.stop();
    live.close();
    say(`idle p95 ${p95(idle).toFixed(1)} ms, ${attacked.length} pings under ${JSON.stringify(counts)}`);
    return [
      {
        what: 'ping under attack, p95',
        value: p95(attacked),
        unit: 'ms',
        target: { atMost: 3 * p95(idle) },
        baseline: { what: 'ms, idle p95', value: p95(idle) },
      },
      {
        what: 'memory under attack',
        value: during.rss / 2 ** 20,
        unit: 'MB',
        target: { atMost: (1.5 * before.rss) / 2 ** 20 },
        baseline: { what: 'MB, idle', value: before.rss / 2 ** 20 },
      },
    ];
  } finally {
    enemy?.stop();
    fleet.stop();
    await server.process.kill('SIGKILL');
    await place.remove();
  }
}

/** Starts the attacker with the lowest priority: in the field it has its own processors. */
function startEnemy(order: AttackOrder) {
  const program = fileURLToPath(new URL('./support/attack-child.ts', import.meta.url));
  const child = spawn('nice', ['-n', '19', process.execPath, program, JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    counts: () =>
      new Promise<object>((resolve) => {
        child.once('message', (message) => resolve(message as object));
        child.send('counts');
      }),
    stop: () => child.kill('SIGKILL'),
  };
}

function epochOf(liveUrl: string, token: string): Promise<string> {
  const socket = new WebSocket(liveUrl);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ event: 'auth', token })));
  return new Promise((resolve) =>
    socket.addEventListener('message', ({ data }) => {
      resolve(JSON.parse(String(data)).epoch);
      socket.close();
    }),
  );
}
