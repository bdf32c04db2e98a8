import type { BrowserContext, Page } from '@playwright/test';
import { demoDevice } from '#server/demo/devices.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemoWithout, stopDemo } from './demo-image.ts';
import { DiagnosisStage, type StagedKind } from './diagnosis-stage.ts';
import { signInTo } from './models/sign-in-to.ts';
import { expect, test } from './watched.ts';

interface Story {
  name: string;
  /** Kinds that differ here; default: a ping, which covers all. */
  kinds?: readonly StagedKind[];
  tell(stage: DiagnosisStage, colleague: { cancel(taskId: string): Promise<unknown> }): Promise<void>;
}

const every = ['PingTest', 'TraceRoute', 'WifiSignalStrength'] as const;
const cancellable = ['TraceRoute', 'WifiSignalStrength'] as const;
const signal = ['WifiSignalStrength'] as const;

/** Possible courses of a diagnosis on the screen, each on a separate device. */
const stories: readonly Story[] = [
  {
    name: 'runs to its end, and again at once (TN-016..TN-020, TN-023..TN-027, TN-045..TN-049)',
    kinds: every,
    tell: async (stage) => {
      await stage.startAndProgress();
      await stage.sample();
      await stage.hurry();
      stage.device.succeed(stage.kind);
      await stage.seesResult();
      await stage.start();
      await stage.accept();
      stage.device.succeed(stage.kind);
      await stage.seesResult();
      await stage.hurry();
      await stage.leave();
    },
  },
  {
    name: 'is refused by the device, and fails while it runs (TN-021, TN-028, TN-054)',
    tell: async (stage) => {
      await stage.start();
      stage.device.refuse();
      await stage.seesStopped();
      await stage.startAndProgress();
      stage.device.fail();
      await stage.seesStopped();
      await stage.leave();
    },
  },
  {
    name: 'is not begun when the network is cut (TN-018)',
    tell: async (stage) => {
      const call = await stage.hold('start');
      await stage.press();
      await call.asked;
      await call.release('cut');
      await stage.seesNotStarted();
    },
  },
  {
    name: 'is left before the server has answered, and never begun',
    tell: async (stage) => {
      const call = await stage.hold('start');
      await stage.press();
      await call.asked;
      await stage.leave();
      await call.release('cut');
      await stage.comeBack();
      await stage.seesIdle();
    },
  },
  {
    name: 'is left before the server has answered, and found again',
    tell: async (stage) => {
      const call = await stage.hold('start');
      await stage.press();
      await call.asked;
      await stage.leave();
      await call.release('answer');
      await stage.device.takeCommand();
      await stage.comeBack();
      await stage.seesBusy();
      stage.device.succeed(stage.kind);
      await stage.seesResult();
    },
  },
  {
    name: 'is left before the server has answered, and called off (TN-052)',
    kinds: signal,
    tell: async (stage) => {
      const call = await stage.hold('start');
      await stage.press();
      await call.asked;
      await stage.leave();
      await call.release('answer');
      await stage.device.takeCommand();
      await stage.device.obeyCancel(false);
      await stage.comeBack();
      await stage.seesIdle();
    },
  },
  {
    name: 'is left and taken up again at every step; its result waits for the reader (TN-022, TN-055)',
    tell: async (stage) => {
      await stage.start();
      await stage.leave();
      await stage.comeBack();
      await stage.seesBusy();
      await stage.accept();
      await stage.hurry();
      await stage.leave();
      await stage.comeBack();
      await stage.seesBusy();
      await stage.leave();
      stage.device.succeed(stage.kind);
      await stage.seesInTasks('Succeeded');
      await stage.comeBack();
      await stage.seesResult();
    },
  },
  {
    name: 'is left, and too old when the reader comes back (CO-011)',
    tell: async (stage) => {
      await stage.startAndProgress();
      await stage.leave();
      await stage.giveUp();
      await stage.comeBack();
      await stage.seesIdle();
      stage.device.fail();
    },
  },
  {
    name: 'ends while the page still reads what happened to it',
    tell: async (stage) => {
      await stage.start();
      const call = await stage.hold(/tasks\/[^/]+\/events/);
      await stage.page.reload();
      await call.asked;
      stage.device.succeed(stage.kind);
      await call.release('answer');
      await stage.seesResult();
      await expect(stage.card.getByRole('list', { name: 'Steps' })).toContainText(/Sent\s*\d\d:/);
    },
  },
  {
    name: 'is given up after ten silent minutes, sent or running (CO-011)',
    tell: async (stage) => {
      await stage.start();
      await stage.seesGivenUp();
      stage.device.fail();
      await stage.restartDevice();
      await stage.startAndProgress();
      await stage.seesGivenUp();
      stage.device.fail();
    },
  },
  {
    name: 'is called off by a colleague, sent or running',
    tell: async (stage, colleague) => {
      await stage.start();
      await colleague.cancel(stage.device.commandKey);
      await stage.device.obeyCancel(false);
      await stage.seesIdle();
      await stage.restartDevice();
      await stage.startAndProgress();
      await colleague.cancel(stage.device.commandKey);
      await stage.device.obeyCancel(true);
      await stage.seesIdle();
    },
  },
  {
    name: 'is cancelled before the device has accepted it (TN-030, TN-050)',
    kinds: cancellable,
    tell: async (stage) => {
      await stage.start();
      await stage.cancel();
      await stage.accept();
      await stage.hurry();
      await stage.device.obeyCancel(true);
      await stage.seesIdle();
    },
  },
  {
    name: 'is cancelled, and answers all the same (TN-051)',
    kinds: cancellable,
    tell: async (stage) => {
      await stage.startAndProgress();
      await stage.cancel();
      stage.device.succeed(stage.kind);
      await stage.seesIdle();
    },
  },
  {
    name: 'is cancelled, and fails',
    kinds: cancellable,
    tell: async (stage) => {
      await stage.startAndProgress();
      await stage.cancel();
      stage.device.fail();
      await stage.seesStopped();
    },
  },
  {
    name: 'has failed before its cancel arrives, and says only how it ended',
    kinds: cancellable,
    tell: async (stage) => {
      await stage.startAndProgress();
      const call = await stage.holdCancel();
      stage.device.fail();
      await stage.seesStopped();
      await call.release('answer');
      await stage.seesStopped();
    },
  },
  {
    name: 'goes on where the cancel was cut off, and can be left while it is cancelled',
    kinds: cancellable,
    tell: async (stage) => {
      await stage.startAndProgress();
      const call = await stage.holdCancel();
      await call.release('cut');
      await expect(stage.card.getByRole('alert')).toBeVisible();
      await stage.seesBusy();
      await stage.cancel();
      await stage.leave();
      await stage.device.obeyCancel(true);
      await stage.comeBack();
      await stage.seesIdle();
    },
  },
  {
    name: 'goes on where the cancel was cut off before the device had accepted it',
    kinds: cancellable,
    tell: async (stage) => {
      await stage.start();
      const call = await stage.holdCancel();
      await call.release('cut');
      await expect(stage.card.getByRole('alert')).toBeVisible();
      await stage.accept();
      await stage.hurry();
      await stage.seesBusy();
      stage.device.succeed(stage.kind);
      await stage.seesResult();
    },
  },
  {
    name: 'is given up where the device never obeys the cancel',
    kinds: cancellable,
    tell: async (stage) => {
      await stage.startAndProgress();
      await stage.cancel();
      await stage.seesGivenUp();
      stage.device.fail();
    },
  },
  {
    name: 'ends when its page is left, sent or running (TN-052)',
    kinds: signal,
    tell: async (stage) => {
      await stage.start();
      await stage.leave();
      await stage.device.obeyCancel(false);
      await stage.comeBack();
      await stage.seesIdle();
      await stage.restartDevice();
      await stage.startAndProgress();
      await stage.leave();
      await stage.device.obeyCancel(true);
      await stage.comeBack();
      await stage.seesIdle();
    },
  },
  {
    name: 'is called off when its page was reloaded (TN-053)',
    kinds: signal,
    tell: async (stage) => {
      await stage.startAndProgress();
      await stage.page.reload();
      await stage.device.obeyCancel(true);
      await stage.seesIdle();
    },
  },
  {
    name: 'is forgotten when its page was closed and not opened again in time (CO-011)',
    kinds: signal,
    tell: async (stage) => {
      await stage.startAndProgress();
      await stage.page.goto(new URL('/tasks', stage.page.url()).href);
      await stage.seesInTasks('Running');
      await stage.giveUp();
      await stage.page.getByRole('link', { name: 'Wi-Fi signal strength' }).first().click();
      await stage.page.getByRole('link', { name: stage.device.endpointId }).click();
      await stage.page.getByRole('tab', { name: 'Diagnostics' }).click();
      await stage.seesIdle();
      stage.device.fail();
    },
  },
  {
    name: 'has ended on another page, and shows its result once',
    kinds: signal,
    tell: async (stage) => {
      await stage.startAndProgress();
      await stage.sample();
      await stage.page.goto(new URL('/tasks', stage.page.url()).href);
      await stage.seesInTasks('Running');
      stage.device.succeed(stage.kind);
      await stage.seesInTasks('Succeeded');
      await stage.comeBack();
      await stage.seesResult();
    },
  },
];

/** Every fourteenth device of the demo fleet is a set-top box of the first operator. */
const stride = 14;
const stagings = stories.flatMap((story) =>
  (story.kinds ?? (['PingTest'] as const)).map((kind) => ({ story, kind })),
);

let server: ServerProcess;
let context: BrowserContext;
let page: Page;
let colleague: ApiClient;

test.beforeAll(async ({ browser }) => {
  server = await startDemoWithout(stride * stagings.length);
  colleague = new ApiClient(server.url);
  await colleague.signIn(await server.account('OperatorAdmin'));
  context = await browser.newContext();
  page = await signedIn();
});
async function signedIn(): Promise<Page> {
  const fresh = await context.newPage();
  await fresh.clock.install();
  await signInTo(server, fresh);
  return fresh;
}
test.afterAll(async () => {
  await stopDemo(server);
});

for (const [index, { story, kind }] of stagings.entries()) {
  test(`${kind} ${story.name}`, async () => {
    const stage = new DiagnosisStage(page, server, {
      kind,
      endpointId: demoDevice(index * stride).endpointId,
    });
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
