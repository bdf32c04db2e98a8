import type { Page } from '@playwright/test';
import { foldOf } from '#machines/fold.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { demoDevice } from '#server/demo/devices.ts';
import { todaysRun } from '#tests/models/recorded.ts';
import { taskWalks, walkTask } from '#tests/models/task-driver.ts';
import { metBy, recordTier } from '#tests/models/tiers.ts';
import { unreachableOn } from '#tests/models/unreachable.ts';
import { branchesOf, modelOf } from '#tests/models/walks.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemoWithout, stopDemo } from '../demo-image.ts';
import { factsOf } from '../tasks-tier.ts';
import { expect, test } from '../watched.ts';
import { keepMet, metOf } from './kept-met.ts';
import { TaskPerson } from './task-person.ts';

/**
 * The generated paths of the task machine on the running product: the user's part by role and visible text, the
 * device's part by a scripted agent over real USP, time by the server's calendar. The same paths as on the server tier.
 */
const unreachable = unreachableOn('browser', 'task');
const walks = taskWalks(unreachable);
const today = todaysRun('browser', {
  machine: 'task',
  modules: [
    'src/web/features/devices/tasks/timeline.tsx',
    'src/web/features/devices/diagnostics/diagnostics.tsx',
    'src/web/features/fleet/list/list.tsx',
    'src/web/live/socket.ts',
    'src/server/devices/engine/engine.ts',
    'src/server/core/live/hub.ts',
  ],
  files: [
    'models/task-driver',
    'models/task-model',
    'models/walks',
    'models/explore',
    'support/task-device',
    'e2e/models/task.e2e',
    'e2e/models/task-person',
  ].map((name) => `tests/${name}.ts`),
});
const walked = today.pick(walks, ({ id }) => id);
const met = new Set<string>();
/** Every fourteenth device of the demo fleet is a set-top box of the first operator: one for each path. */
const every = 14;
/** A device of the same operator, with an uplink that can be changed. */
const router = 7;

let server: ServerProcess;
let observer: ApiClient;
let page: Page;

test.beforeAll(async ({ browser }) => {
  server = await startDemoWithout(every * walks.length, { movable: true });
  observer = new ApiClient(server.url);
  page = await (await browser.newContext()).newPage();
});
test.afterEach(() => keepMet('task-walks', met));
test.afterAll(async () => {
  await stopDemo(server);
});

for (const walk of walked) {
  const index = walks.indexOf(walk);
  const way = walk.steps.map(({ name }) => name).join(' ');
  test(`${walk.id} ${way}`, async ({ browser }) => {
    // An account that loses its role has no further path to walk.
    const role = walk.steps.some(({ event }) => event === 'task.denied') ? 'OperatorAdmin' : 'OperatorStaff';
    const needsRouter = walk.steps.some(({ name }) => name === 'task.requested#4');
    const { endpointId } = demoDevice(index * every + (needsRouter ? router : 0));
    const asks = role === 'OperatorStaff' ? page : await (await browser.newContext()).newPage();
    const person = new TaskPerson(asks, server, { role, endpointId });
    const taskId = await walkTask(walk, person);
    await person.leave();
    if (asks !== page) await asks.context().close();
    await observer.signIn(await server.account('SystemAdmin'));
    for (const transition of metBy(foldOf(taskMachine), await factsOf(observer, taskId))) met.add(transition);
  });
}

test('the paths made every transition of a task that is not reviewed as unreachable', () => {
  const all = metOf('task-walks');
  recordTier('browser', 'task', { part: 'walks', met: all, walks: walked, today });
  const open = branchesOf(modelOf('task')).filter((branch) => !all.has(branch) && !today.known.has(branch));
  expect(open).toEqual([...unreachable.keys()].sort());
});
