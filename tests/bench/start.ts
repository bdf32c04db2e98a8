import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ServerProcess } from '#tests/support/server-process.ts';
import { type Bench, type Figure, median, seconds } from './harness.ts';
import { freshPlace } from './support/database.ts';

const run = promisify(execFile);

/** From nothing but the build to a server that answers: schema, demo organisation, fleet and console included. */
export const start: Bench = {
  name: 'start',
  run: async ({ databases, quick }) => {
    const figures: Figure[] = [];
    for (const kind of databases) {
      const first: number[] = [];
      const again: number[] = [];
      const bare: number[] = [];
      for (let round = 0; round < (quick ? 1 : 3); round++) {
        const place = await freshPlace(kind);
        let began = performance.now();
        const server = await ServerProcess.start(place.dataDir, place.environment);
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
      figures.push(
        {
          what: 'empty data directory to ready',
          database: kind,
          value: median(first),
          unit: 's',
          target: { atMost: 60 },
          baseline,
        },
        { what: 'restart to ready', database: kind, value: median(again), unit: 's', baseline },
      );
    }
    return figures;
  },
};
