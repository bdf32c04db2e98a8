import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldOf } from '#machines/fold.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { ServerRig } from '#tests/support/server-rig.ts';
import { TaskDevice } from '#tests/support/task-device.ts';
import { stateName } from './registry.ts';
import { type Tier, taskWalks, walkTask } from './task-driver.ts';
import { metBy, recordTier } from './tiers.ts';
import { unreachableOn } from './unreachable.ts';
import { branchesOf, modelOf, type Step } from './walks.ts';

/**
 * The generated paths of the task machine on the server: real engine, real log, real USP over a socket. The browser
 * tier walks the same paths by the same ids (tests/e2e/models/task.e2e.ts).
 */
const fold = foldOf(taskMachine);
const unreachable = unreachableOn('server', 'task');
const walks = taskWalks(unreachable);
const support = { kind: 'account', id: 'support', name: 'Support' } as const;
const params = { host: 'example.net', repetitions: 3, interval: 1, count: 100 };
const met = new Set<string>();
let rig: ServerRig;

beforeAll(async () => {
  rig = await ServerRig.start();
});
afterAll(() => rig.stop());

const factsOf = async (taskId: string) =>
  (await rig.events(taskId)).map(({ type, data }) => ({ type, data }) as TaskFact);

/** Returns the task's last facts, each as `fact → state after it`. */
async function tail(taskId: string, count: number): Promise<string[]> {
  const said: string[] = [];
  let snapshot = fold.initial();
  for (const fact of await factsOf(taskId)) {
    snapshot = fold.step(snapshot, fact);
    said.push(`${fact.type} → ${stateName(snapshot)}`);
  }
  return said.slice(-count);
}

function serverTier(endpointId: string): Tier {
  let connections = 0;
  let taskId = '';
  return {
    device: new TaskDevice(rig.gateway.port, endpointId, () =>
      rig.untilDevice(endpointId, 'device.connected', ++connections),
    ),
    request: async (kind) => {
      taskId = await rig.request(kind, endpointId, params);
      return taskId;
    },
    cancel: async () => {
      expect(await rig.engine.cancel(taskId, 'user', support)).toMatch(/^(requested|cancelled)$/);
    },
    supersede: async () => {
      await rig.request('Unlock', endpointId);
    },
    withdraw: async () => {
      rig.allowed = false;
    },
    pass: (ms) => rig.after(ms),
    sees: (steps: readonly Step[]) =>
      expect.poll(() => tail(taskId, steps.length)).toEqual(steps.map(({ event, to }) => `${event} → ${to}`)),
  };
}

describe('the generated paths', () => {
  test.each(
    walks.map((walk, index) => ({ ...walk, index, way: walk.steps.map(({ name }) => name).join(' ') })),
  )('$id $way', async ({ index, ...walk }) => {
    rig.allowed = true;
    const taskId = await walkTask(walk, serverTier(`os::00D09E-9${String(index).padStart(5, '0')}`));
    for (const transition of metBy(fold, await factsOf(taskId))) met.add(transition);
  });

  test('made every transition of the machine that is not reviewed as unreachable', () => {
    recordTier('server', 'task', { part: 'walks', met, walks });
    const open = branchesOf(modelOf('task')).filter((branch) => !met.has(branch));
    expect(open).toEqual([...unreachable.keys()].sort());
    expect(rig.faults).toEqual([]);
  });
});
