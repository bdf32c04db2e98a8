import type { LoggedEvent } from '#domain/logged-event.ts';
import type { CaseFact } from '#machines/case/events.ts';
import { caseMachine } from '#machines/case/machine.ts';
import { foldOf } from '#machines/fold.ts';
import { demoDevice } from '#server/demo/devices.ts';
import { caseWalks } from '#tests/models/case-model.ts';
import { todaysRun } from '#tests/models/recorded.ts';
import { metBy, recordTier } from '#tests/models/tiers.ts';
import { branchesOf, modelOf, type Step } from '#tests/models/walks.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemo, stopDemo } from '../demo-image.ts';
import { expect, test } from '../watched.ts';
import { CasePerson } from './case-person.ts';
import { keepMet, metOf } from './kept-met.ts';
import { signInTo } from './sign-in-to.ts';

/** The generated paths of the case machine, walked by a support engineer: the same as on the server's tier. */
const walks = caseWalks();
const today = todaysRun('browser', {
  machine: 'case',
  modules: [
    'src/web/features/devices/cases/case-page.tsx',
    'src/web/features/devices/cases/add-to-case.tsx',
    'src/web/live/socket.ts',
    'src/server/devices/cases/changes.ts',
    'src/server/devices/cases/case-stream.ts',
    'src/server/core/live/hub.ts',
  ],
  files: [
    'models/case-model',
    'models/walks',
    'models/explore',
    'e2e/models/case.e2e',
    'e2e/models/case-person',
  ].map((name) => `tests/${name}.ts`),
});
const walked = today.pick(walks, ({ id }) => id);
const met = new Set<string>();
const sampleTasks = ['task-1', 'task-2'];

let server: ServerProcess;
let observer: ApiClient;
const tasks = new Map<string, string>();

test.beforeAll(async () => {
  server = await startDemo({ FLEET: '1' });
  observer = new ApiClient(server.url);
  await observer.signIn(await server.account('OperatorStaff'));
  const { endpointId } = demoDevice(0);
  for (const sample of sampleTasks) {
    const body = { endpointId, host: '192.0.2.10', repetitions: 1 };
    const { data } = await observer.call('POST', '/api/v1/devices/diagnostics/ip-ping', body);
    tasks.set(sample, data.taskId);
  }
});
test.afterEach(() => keepMet('case-walks', met));
test.afterAll(async () => {
  await stopDemo(server);
});

for (const walk of walked) {
  test(`${walk.id} ${walk.steps.map(({ name }) => name).join(' ')}`, async ({ page }) => {
    await signInTo(server, page);
    const person = new CasePerson(
      page,
      (sample) => `http://localhost:${server.port}/tasks/${tasks.get(sample)}`,
      (await server.account('OperatorAdmin')).user,
    );
    let unseen: Step[] = [];
    for (const step of walk.steps) {
      await person.does(step);
      unseen.push(step);
      if (step.event === 'case.opened') continue;
      await person.sees(unseen);
      unseen = [];
    }
    const { data }: { data: { events: LoggedEvent[] } } = await observer.call(
      'GET',
      `/api/v1/cases/${person.caseId}`,
    );
    const facts = data.events.map(({ type, data: said }) => ({ type, data: said }) as CaseFact);
    expect(facts.map(({ type }) => type)).toEqual(walk.steps.map(({ event }) => event));
    for (const transition of metBy(foldOf(caseMachine), facts)) met.add(transition);
  });
}

test('the paths made every transition of a case', () => {
  const all = metOf('case-walks');
  recordTier('browser', 'case', { part: 'walks', met: all, walks: walked, today });
  const open = branchesOf(modelOf('case')).filter((branch) => !all.has(branch) && !today.known.has(branch));
  expect(open).toEqual([]);
});
