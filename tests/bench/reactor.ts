import { ServerRig } from '#tests/support/server-rig.ts';
import { type Bench, type BenchContext, type Figure, p95 } from './harness.ts';
import { openBenchDatabase } from './support/database.ts';

/** Milliseconds from the commit of a task's end to the commit of its bulk action's fact, at rest. */
export const reactor: Bench = {
  name: 'reactor',
  run: async (context) => [await measure(context)],
};

const actor = { kind: 'account', id: 'support', name: 'Support' } as const;

async function measure({ quick, say }: BenchContext): Promise<Figure> {
  const { database, remove } = await openBenchDatabase();
  const rig = await ServerRig.start({ database, remove });
  const endpointIds = Array.from({ length: quick ? 60 : 400 }, (_, index) => `os::00D09E-${index}`);
  const { taskIds } = await rig.commands.request({
    kind: 'Lock',
    endpointIds,
    params: {},
    actor,
    permission: '/test/Lock',
    opId: 'test',
  });
  let notified = (): void => {};
  rig.log.onCommit((committed) => {
    if (committed.some(({ event }) => event.type === 'bulkAction.tasksEnded')) notified();
  });
  const lags: number[] = [];
  for (const taskId of taskIds) {
    const heard = new Promise<void>((resolve) => {
      notified = resolve;
    });
    await rig.engine.cancel(taskId, 'user', actor);
    const began = performance.now();
    await heard;
    lags.push(performance.now() - began);
  }
  await rig.stop();
  await remove();
  const value = p95(lags);
  say(`${value.toFixed(1)} ms`);
  return {
    what: 'a task that ends, known to its bulk action, p95',
    value,
    unit: ' ms',
    target: { atMost: 50 },
  };
}
