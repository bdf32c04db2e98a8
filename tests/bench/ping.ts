import { models } from '#simulator/models.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { type Bench, type BenchContext, type Figure, median, p95, timesOf, until } from './harness.ts';
import { freshPlace } from './support/database.ts';
import { FleetProcess } from './support/fleet-process.ts';
import { ProbedServer } from './support/probed-server.ts';
import { ResultsListener } from './support/results-listener.ts';

/**
 * Options without daily readings, which take minutes for thousands of devices (readings.ts) and would distort each
 * figure.
 */
export const withoutReadings = { STATISTICS_SECONDS: '0' };

/** Number of devices that are pinged in turn while the others are restarted. */
const pinged = 20;

/** Time from the click to the result on the live socket, when idle and behind thousands of restarts. */
export const ping: Bench = {
  name: 'ping',
  run: (context) => measure(context),
};

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const restarts = quick ? 1_000 : 5_000;
  const place = await freshPlace();
  const server = await ProbedServer.start(place, withoutReadings);
  // Pinged devices are in another process than restarting ones: one that is busy with five thousand restarts answers no
  // ping at once.
  const answering = new FleetProcess(server.process.uspUrl, pinged, { instant: true });
  const restarting = new FleetProcess(server.process.uspUrl, restarts, { instant: true, firstIndex: pinged });
  try {
    const ids = await answering.ids();
    const others = await restarting.ids();
    await Promise.all([answering.start(), restarting.start()]);
    const api = new ApiClient(server.process.url);
    await api.signIn(await server.process.account('OperatorAdmin'));
    await settled(server, ids.length + others.length);
    const live = await ResultsListener.connect(server.process.liveUrl, api.token);
    const once = (repetitions: number) => (index: number) =>
      pingOnce(api, live, ids[index % ids.length] ?? '', repetitions);

    const rounds = quick ? 100 : 400;
    await timesOf(50, once(1));
    const bare = await timesOf(rounds, () => fetch(`${server.process.url}/readyz`).then((it) => it.text()));
    const idle = await collect(rounds, once(1));
    const echoes = await collect(rounds, once(4));
    say(`idle p50 ${median(idle).toFixed(1)} p95 ${p95(idle).toFixed(1)} ms`);

    // A command to several devices requires one model; the fleet's models take turns.
    const byModel = models.map((_, turn) => others.filter((_, index) => index % models.length === turn));
    for (const endpointIds of byModel) {
      const { code } = await api.call('POST', '/api/v1/devices/actions/multi/reboot', { endpointIds });
      if (code !== 'success') throw new Error(`the restarts were refused: ${code}`);
    }
    const queued = await server.metric('waymark_tasks_waiting');
    const behind: number[] = [];
    const began = performance.now();
    while ((await server.metric('waymark_tasks_waiting')) > 0 && performance.now() - began < 120_000)
      behind.push(...(await collect(10, once(1))));
    say(
      `${queued} queued when the pings begin, ${behind.length} pings in ${Math.round((performance.now() - began) / 1000)} s until none is, p50 ${median(behind).toFixed(1)} p95 ${p95(behind).toFixed(1)} ms`,
    );
    live.close();
    const baseline = { what: 'ms, GET /readyz p95', value: p95(bare) };
    return [
      { what: 'request to result, p50', value: median(idle), unit: 'ms', baseline },
      {
        what: 'request to result, p95',
        value: p95(idle),
        unit: 'ms',
        target: { atMost: 20 },
        baseline,
      },
      {
        what: 'the same with four echoes, p95',
        value: p95(echoes),
        unit: 'ms',
        baseline,
      },
      {
        what: `behind ${restarts} bulk restarts, p95`,
        value: p95(behind),
        unit: 'ms',
        target: { atMost: 3 * p95(idle) },
        baseline: { what: 'ms, idle p95', value: p95(idle) },
      },
    ];
  } finally {
    answering.stop();
    restarting.stop();
    await server.process.kill('SIGKILL');
    await place.remove();
  }
}

async function collect(count: number, once: (index: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) times.push(await once(index));
  return times;
}

export async function pingOnce(
  api: ApiClient,
  live: ResultsListener,
  endpointId: string,
  repetitions: number,
): Promise<number> {
  const began = performance.now();
  const { code, data } = await api.call('POST', '/api/v1/devices/diagnostics/ip-ping', {
    endpointId,
    host: 'example.net',
    repetitions,
  });
  if (code !== 'success') throw new Error(`the ping was refused: ${code}`);
  return (await live.resultOf(data.taskId)) - began;
}

/** Waits until all are connected and their setup has ended. */
export async function settled(server: ProbedServer, count: number): Promise<void> {
  await until(
    'all agents connected',
    async () => (await server.metric('waymark_devices_connected')) >= count,
    {
      everyMs: 250,
    },
  );
  let last = -1;
  await until(
    'a quiet log',
    async () => {
      const pos = await server.metric('waymark_log_position');
      const still = pos === last && (await server.metric('waymark_projection_position')) === pos;
      last = pos;
      return still;
    },
    { everyMs: 2_000 },
  );
}
