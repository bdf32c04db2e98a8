import type { Locator, Page, Request } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { TaskDevice } from '#tests/support/task-device.ts';
import { diagnosisCard, expect } from './console.ts';
import { intercept } from './intercept.ts';

export type StagedKind = 'PingTest' | 'TraceRoute' | 'WifiSignalStrength';

/** Heading of the card, label of a result, and path of the call that starts it. */
const stages: Record<StagedKind, { title: string; result: string; call: RegExp }> = {
  PingTest: { title: 'Ping test', result: 'Success rate', call: /ip-ping/ },
  TraceRoute: { title: 'Trace route test', result: '192.0.2.1', call: /diagnostics\/traceroute/ },
  WifiSignalStrength: { title: 'Wi-Fi signal strength', result: 'Average', call: /signal-strength-start/ },
};

/** The specification delays progress by 3 s (RU-031) and ends a run after 600 s of silence (CO-011). */
const progressDelay = 3_000;
const silence = 611_000;

/** One card of one device: the actions of a user, the actions of the device, and the visible results. */
export class DiagnosisStage {
  readonly kind: StagedKind;
  readonly device: TaskDevice;
  readonly page: Page;
  /** True if the page's clock is far ahead, and its token about to be renewed: no other story can use the page. */
  gaveUp = false;
  readonly card: Locator;
  readonly #server: ServerProcess;
  readonly #result: string;
  readonly #call: RegExp;

  constructor(page: Page, server: ServerProcess, what: { kind: StagedKind; endpointId: string }) {
    const { title, result, call } = stages[what.kind];
    this.page = page;
    this.kind = what.kind;
    this.card = diagnosisCard(page, title);
    this.device = new TaskDevice(server.uspPort, what.endpointId, async () => {});
    this.#server = server;
    this.#result = result;
    this.#call = call;
  }

  async open(): Promise<void> {
    await this.device.connect();
    const path = `/device/deviceDetail/${encodeURIComponent(this.device.endpointId)}?tab=diagnostics`;
    await this.page.goto(`http://localhost:${this.#server.port}${path}`);
    await expect(this.page.getByText('Online', { exact: true }).first()).toBeVisible();
  }

  /**
   * Restarts the device: it has a new session on the server; the page has seen it disconnect and reconnect, so it asks
   * nothing.
   */
  async restartDevice(): Promise<void> {
    await this.device.drop();
    await expect(this.page.getByText('Offline', { exact: true }).first()).toBeVisible();
    await this.device.connect();
    await expect(this.page.getByText('Online', { exact: true }).first()).toBeVisible();
  }

  /** Presses Start without waiting for the server. */
  async press(): Promise<void> {
    if (this.kind !== 'WifiSignalStrength') await this.card.getByLabel('Host').fill('192.0.2.10');
    await this.#button.click();
  }

  /** Starts the run, and waits until the device has the command. */
  async start(): Promise<void> {
    await this.press();
    await this.device.takeCommand();
    await this.#reached('Sent');
    await this.seesBusy();
  }

  /** Starts and accepts the run, and waits until the card shows it. */
  async startAndProgress(): Promise<void> {
    await this.start();
    await this.accept();
    await this.hurry();
  }

  async accept(): Promise<void> {
    this.device.accept(this.kind);
    await this.#reached('Accepted');
  }

  /** Sends a sample of the running command; a trace route sends nothing until it has ended. */
  async sample(): Promise<void> {
    if (this.kind === 'TraceRoute') return;
    this.device.sample(this.kind);
    await this.#reached('Running');
  }

  hurry(): Promise<void> {
    return this.page.clock.fastForward(progressDelay);
  }

  giveUp(): Promise<void> {
    this.gaveUp = true;
    return this.page.clock.fastForward(silence);
  }

  /** Waits for the message on the screen. An update that was still on its way to the page restarts the wait. */
  async seesGivenUp(): Promise<void> {
    await expect(async () => {
      await this.giveUp();
      await expect(this.#button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
  }

  /** Presses Cancel and holds the answer of the call. */
  async holdCancel(): ReturnType<DiagnosisStage['hold']> {
    const call = await this.hold(/traceRouteCancel|signal-strength-cancel/);
    await this.card.getByRole('button', { name: 'Cancel' }).click();
    await call.asked;
    return call;
  }

  async cancel(): Promise<void> {
    await this.card.getByRole('button', { name: 'Cancel' }).click();
    await expect(this.card).toContainText(/Cancelling…|dBm|Running/);
  }

  async leave(): Promise<void> {
    await this.page.getByRole('link', { name: 'Tasks' }).click();
    await expect(this.page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
  }

  async comeBack(): Promise<void> {
    await this.page.goBack();
    await expect(this.card).toBeVisible();
  }

  /** Waits on the page of tasks until the newest task of this device has this state. */
  async seesInTasks(state: string): Promise<void> {
    const rows = this.page.getByRole('table').getByRole('row').filter({ hasText: this.device.endpointId });
    await expect(rows.first()).toContainText(state);
  }

  /** Holds the answers of matching calls until the returned function releases or aborts them. */
  async hold(
    call: RegExp | 'start',
  ): Promise<{ asked: Promise<void>; release(how: 'answer' | 'cut'): Promise<void> }> {
    const pattern = call === 'start' ? this.#call : call;
    const asked = Promise.withResolvers<Request>();
    const decided = Promise.withResolvers<'answer' | 'cut'>();
    await intercept(this.page, pattern, async (route) => {
      asked.resolve(route.request());
      if ((await decided.promise) === 'cut') await route.abort();
      else await route.continue();
    });
    return {
      asked: asked.promise.then(() => {}),
      release: async (how) => {
        decided.resolve(how);
        // The device may have the command before the page has the answer; and the page may drop the call, because the
        // socket has sent it everything.
        await (await (await asked.promise).response())?.finished();
        await this.page.unrouteAll({ behavior: 'wait' });
      },
    };
  }

  async seesBusy(): Promise<void> {
    await expect(this.#button).toHaveAttribute('aria-disabled', 'true');
  }

  async seesIdle(): Promise<void> {
    await expect(this.#button).not.toHaveAttribute('aria-disabled', 'true');
  }

  async seesResult(): Promise<void> {
    await expect(this.card).toContainText(this.#result);
    await this.seesIdle();
  }

  async seesNotStarted(): Promise<void> {
    await expect(this.card.getByRole('alert')).toContainText('Not started: the server could not be reached.');
    await expect(this.page.getByRole('listitem').filter({ hasText: '] Stopped' })).toHaveCount(0);
  }

  async seesStopped(): Promise<void> {
    await expect(this.card.getByRole('alert')).toBeVisible();
    await this.seesIdle();
  }

  /** Start button of the card; it is named "Run again" if the card shows a run. */
  get #button(): Locator {
    return this.card.getByRole('button', { name: /^(Start|Run again)$/ });
  }

  async #reached(step: string): Promise<void> {
    const steps = this.card.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect(steps.filter({ hasText: step }).getByRole('time')).toBeVisible();
  }
}
