import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { demoDevice } from '#server/demo/devices.ts';
import { recordTier } from '#tests/models/tiers.ts';
import { unreachableOn } from '#tests/models/unreachable.ts';
import { branchesOf, modelOf } from '#tests/models/walks.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { expect, test } from '../watched.ts';
import { DiagnosisStage, type StagedKind } from './diagnosis-stage.ts';
import { stories } from './diagnosis-stories.ts';
import { Inspector } from './inspect.ts';
import { signInTo } from './sign-in-to.ts';

/** The browser tier of the diagnosis cards: each transition that the console's own machine makes, told by the inspection port. */
const kinds: readonly StagedKind[] = ['PingTest', 'TraceRoute', 'WifiSignalStrength'];
/** Every fourteenth device of the demo fleet is a set-top box of the first operator: one for each story. */
const every = 14;

let server: ServerProcess;
let context: BrowserContext;
let page: Page;
let inspector: Inspector;
let colleague: ApiClient;

test.beforeAll(async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-e2e-'));
  const env = { DEMO: '1', FLEET: String(every * kinds.length * stories.length) };
  const earlier = await ServerProcess.start(dataDir, env);
  await earlier.kill('SIGTERM');
  server = await ServerProcess.start(dataDir, { ...env, FLEET: '0' });
  colleague = new ApiClient(server.url);
  await colleague.signIn(await server.account('OperatorAdmin'));
  context = await browser.newContext();
  inspector = await Inspector.of(context);
  page = await signedIn();
});
async function signedIn(): Promise<Page> {
  const fresh = await context.newPage();
  await fresh.clock.install();
  await signInTo(server, fresh);
  return fresh;
}
test.afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(server.dataDir, { recursive: true, force: true });
});

for (const [row, kind] of kinds.entries()) {
  test.describe(kind, () => {
    for (const [index, story] of stories.entries()) {
      if (story.kinds && !story.kinds.includes(kind)) continue;
      test(story.name, async () => {
        const { endpointId } = demoDevice((row * stories.length + index) * every);
        const stage = new DiagnosisStage(page, server, { kind, endpointId });
        await stage.open();
        await story.tell(stage, {
          cancel: (taskId) => colleague.call('POST', `/api/v1/tasks/${taskId}/cancel`, { reason: 'user' }),
        });
        await stage.device.drop();
        if (!stage.gaveUp) return;
        await page.close();
        page = await signedIn();
      });
    }

    test('every transition was made that is not reviewed as unreachable', () => {
      const machine = `diagnostics-${kind}`;
      const met = inspector.met(machine);
      recordTier('browser', machine, { part: 'stories', met });
      const open = branchesOf(modelOf(machine)).filter((branch) => !met.has(branch));
      expect(open).toEqual([...unreachableOn('browser', machine).keys()].sort());
    });
  });
}
