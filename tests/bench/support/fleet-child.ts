// A fleet in a separate process, controlled by its parent: `fork`ed by FleetProcess.
import { createFleet } from '#simulator/fleet.ts';
import { models } from '#simulator/models.ts';
import type { FleetAnswer, FleetOrder } from './fleet-process.ts';

const [url = '', count = '0', firstIndex = '0', ...words] = process.argv.slice(2);
const [setTopBox] = models.filter(({ productClass }) => productClass === 'STB');
const fleet = createFleet({
  url,
  count: Number(count),
  firstIndex: Number(firstIndex),
  seed: 77,
  ...(words.includes('instant') ? { speed: Number.POSITIVE_INFINITY } : {}),
  ...(words.includes('setTop') && setTopBox ? { models: [setTopBox] } : {}),
});

function answer(order: FleetOrder): FleetAnswer {
  switch (order) {
    case 'start':
      void fleet.start();
      break;
    case 'drop':
      // All lines are cut at once, like in a power failure; each agent reconnects by its own retry.
      for (const agent of fleet.agents) agent.linkClosed()?.terminate();
      break;
    case 'stats':
      break;
    case 'ids':
      return { stats: fleet.stats(), ids: fleet.agents.map(({ endpointId }) => endpointId) };
    default:
      order satisfies never;
  }
  return { stats: fleet.stats() };
}

process.on('message', (order: FleetOrder) => process.send?.(answer(order)));
process.on('disconnect', () => process.exit(0));
