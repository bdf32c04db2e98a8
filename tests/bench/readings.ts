import { ApiClient } from '#tests/support/api-client.ts';
import { type Bench, type BenchContext, type Figure, p95, seconds, until } from './harness.ts';
import { pingOnce, settled, withoutReadings } from './ping.ts';
import { freshPlace } from './support/database.ts';
import { FleetProcess } from './support/fleet-process.ts';
import { ProbedServer } from './support/probed-server.ts';
import { ResultsListener } from './support/results-listener.ts';

/**
 * The daily reading of devices that have just connected, and a ping meanwhile. Other benches disable these readings.
 */
export const readings: Bench = {
  name: 'readings',
  run: (context) => measure(context),
};

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const count = quick ? 100 : 500;
  const idle = await pings(count, withoutReadings);
  const reading = await pings(count, {});
  const rate = count / (reading.settled - idle.settled);
  say(
    `${count} devices settled in ${idle.settled.toFixed(1)} s, with readings ${reading.settled.toFixed(1)} s`,
  );
  return [
    { what: 'devices read', value: rate, unit: '/s', target: { atLeast: 8 } },
    {
      what: 'ping meanwhile, p95',
      value: p95(reading.pings),
      unit: 'ms',
      target: { atMost: 2 * p95(idle.pings) },
      baseline: { what: 'ms, with no readings', value: p95(idle.pings) },
    },
  ];
}

/**
 * Returns the seconds until the log is quiet after all devices connected, and the milliseconds of pings from the start
 * on.
 */
async function pings(
  count: number,
  environment: Record<string, string>,
): Promise<{ settled: number; pings: number[] }> {
  const place = await freshPlace();
  const server = await ProbedServer.start(place, environment);
  const answering = new FleetProcess(server.process.uspUrl, 1, { instant: true });
  const others = new FleetProcess(server.process.uspUrl, count, { instant: true, firstIndex: 1 });
  try {
    const [endpointId = ''] = await answering.ids();
    await others.ids();
    const api = new ApiClient(server.process.url);
    await api.signIn(await server.process.account('OperatorAdmin'));
    await answering.start();
    await settled(server, 1);
    const live = await ResultsListener.connect(server.process.liveUrl, api.token);
    const began = performance.now();
    await others.start();
    await until('all connected', async () => (await server.metric('waymark_devices_connected')) > count, {
      everyMs: 100,
    });
    const times: number[] = [];
    for (let round = 0; round < 100; round++) times.push(await pingOnce(api, live, endpointId, 1));
    live.close();
    await settled(server, count + 1);
    return { settled: seconds(began), pings: times };
  } finally {
    answering.stop();
    others.stop();
    await server.process.kill('SIGKILL');
    await place.remove();
  }
}
