import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ServerProcess } from '#tests/support/server-process.ts';
import { type Bench, median, seconds } from './harness.ts';
import { freshPlace } from './support/database.ts';

const run = promisify(execFile);

/** Time from the build to a server that answers, including schema, demo organisation, fleet and console. */
export const start: Bench = {
  name: 'start',
  run: async ({ quick }) => {
    const first: number[] = [];
    const again: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round++) {
      const place = await freshPlace();
      let began = performance.now();
      const server = await ServerProcess.start(place.dataDir);
      first.push(seconds(began));
      await server.kill('SIGTERM');
      began = performance.now();
      await server.run();
      again.push(seconds(began));
      await server.kill('SIGTERM');
      await place.remove();
      began = performance.now();
      await run(process.execPath, ['-e', '0']);
      bare.push(seconds(began));
    }
    const baseline = { what: 's for a bare node process', value: median(bare) };
    const what = 'empty data directory to ready';
    return [
      { what, value: median(first), unit: 's', target: { atMost: 6 }, baseline },
      { what: 'restart to ready', value: median(again), unit: 's', baseline },
    ];
  },
};
