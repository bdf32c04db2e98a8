import { ApiClient } from '#tests/support/api-client.ts';
import { type Bench, type BenchContext, type Figure, p95 } from './harness.ts';
import { pingOnce, settled } from './ping.ts';
import { freshPlace } from './support/database.ts';
import { FleetProcess } from './support/fleet-process.ts';
import { ProbedServer } from './support/probed-server.ts';
import { ResultsListener } from './support/results-listener.ts';

/** Number of devices that are pinged in turn while the others disconnect and reconnect. */
const pinged = 20;

/** The dashboard's counters follow each connect and disconnect: pings while a thousand devices do both at once. */
export const statusChanges: Bench = {
  name: 'status-changes',
  run: async (context) => [await measure(context)],
};

async function measure({ quick, say }: BenchContext): Promise<Figure> {
  const count = quick ? 200 : 1_000;
  const place = await freshPlace();
  const server = await ProbedServer.start(place);
  const answering = new FleetProcess(server.process.uspUrl, pinged, { instant: true });
  const changing = new FleetProcess(server.process.uspUrl, count, { instant: true, firstIndex: pinged });
  try {
    const ids = await answering.ids();
    await Promise.all([answering.start(), changing.start()]);
    const api = new ApiClient(server.process.url);
    await api.signIn(await server.process.account('OperatorAdmin'));
    await settled(server, pinged + count);
    const live = await ResultsListener.connect(server.process.liveUrl, api.token);
    let turn = 0;
    const once = () => pingOnce(api, live, ids[turn++ % ids.length] ?? '', 1);
    for (let index = 0; index < 50; index++) await once();
    const idle: number[] = [];
    for (let index = 0; index < (quick ? 100 : 400); index++) idle.push(await once());

    const beside: number[] = [];
    let seconds = 0;
    for (let round = 0; round < (quick ? 1 : 5); round++) {
      const began = performance.now();
      await changing.drop();
      do beside.push(await once());
      while ((await server.metric('waymark_devices_connected')) < pinged + count);
      seconds += (performance.now() - began) / 1000;
      await settled(server, pinged + count);
    }
    say(`${beside.length} pings in ${seconds.toFixed(1)} s of changes, p95 ${p95(beside).toFixed(1)} ms`);
    live.close();
    return {
      what: `ping while ${count.toLocaleString('en')} devices go and come back, p95`,
      value: p95(beside),
      unit: 'ms',
      target: { atMost: p95(idle) + 50 },
      baseline: { what: 'ms, idle p95', value: p95(idle) },
    };
  } finally {
    answering.stop();
    changing.stop();
    await server.process.kill('SIGKILL');
    await place.remove();
  }
}
