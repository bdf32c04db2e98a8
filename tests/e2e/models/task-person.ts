import type { Page } from '@playwright/test';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { Tier } from '#tests/models/task-driver.ts';
import type { Step } from '#tests/models/walks.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { TaskDevice } from '#tests/support/task-device.ts';
import { diagnosisCard, expect, runButton } from '../console.ts';
import { timeline } from '../tasks.ts';
import { signInTo } from './sign-in-to.ts';
import { withdrawRole } from './withdraw-role.ts';

/** Names of the task states in the console. */
const labels: Record<string, string> = {
  requested: 'Requested',
  authorised: 'Authorised',
  queued: 'Queued',
  dispatched: 'Sent',
  running: 'Running',
  settling: 'On trial',
  awaitingCheckIn: 'Out of reach',
  confirming: 'Checking in',
  takingBack: 'Reverting',
  cancelling: 'Cancelling',
  succeeded: 'Succeeded',
  failed: 'Failed',
  timedOut: 'Timed out',
  expired: 'Expired',
  cancelled: 'Cancelled',
  outcomeUnknown: 'Outcome unknown',
  superseded: 'Superseded',
};

const ended = ['succeeded', 'failed', 'timedOut', 'expired', 'cancelled', 'outcomeUnknown', 'superseded'];

/** Sentence of the timeline page that explains the state of the task. */
const verdicts: Record<string, RegExp> = {
  failed: /The (device|requester|connection)/,
  timedOut: /did not answer within/,
  cancelled: /Cancelled(: replaced| by .+| because)/,
  expired: /waited .* for its turn|not sent again within/,
  outcomeUnknown:
    /no (result|restart|sample)( for this task)? within|did not reconnect within|may have carried it out/,
  superseded: /Replaced by .+ before it was sent/,
};

const cards: Partial<Record<TaskKind, string>> = {
  PingTest: 'Ping test',
  WifiSignalStrength: 'Wi-Fi signal strength',
};

/** One support engineer at the console, with one device. All by role and visible text. */
export class TaskPerson implements Tier {
  readonly device: TaskDevice;
  readonly #server: ServerProcess;
  readonly #role: string;
  readonly #asks: Page;
  /** The page with the timeline; another tab if the first must stay on its card. */
  #reads: Page;
  #address = '';
  #kind: TaskKind = 'PingTest';

  constructor(page: Page, server: ServerProcess, who: { role: string; endpointId: string }) {
    this.#asks = page;
    this.#reads = page;
    this.#server = server;
    this.#role = who.role;
    this.device = new TaskDevice(server.uspPort, who.endpointId, async () => {});
  }

  async request(kind: TaskKind): Promise<string> {
    this.#kind = kind;
    const page = this.#asks;
    await this.#signIn(page);
    await this.#openDevice(page);
    const title = cards[kind];
    if (kind === 'WanSettings') await this.#changeUplink(page);
    else if (kind === 'OSDMessage') await this.#sendMessage(page);
    else if (title) await this.#startOnCard(page, title);
    else await this.#startAction(page, kind);
    const toast = page
      .getByRole('listitem')
      .filter({ hasText: /\] Start/ })
      .first();
    const link = toast.getByRole('link', { name: 'Open timeline' });
    this.#address = (await link.getAttribute('href')) ?? '';
    if (kind === 'WifiSignalStrength') {
      this.#reads = await page.context().newPage();
      await this.#reads.goto(this.#url(this.#address));
    } else await link.press('Enter');
    await expect(timeline.events(this.#reads)).toBeVisible();
    return this.#address.split('/').at(-1) ?? '';
  }

  /** Cancels the task: a signal test by leaving its page (TN-052), any other by its button. */
  async cancel(kind: TaskKind): Promise<void> {
    if (kind === 'WifiSignalStrength') await this.#asks.getByRole('link', { name: 'Tasks' }).click();
    else await this.#reads.getByRole('button', { name: 'Cancel task' }).click();
  }

  async supersede(): Promise<void> {
    const page = this.#reads;
    await page.getByRole('link', { name: this.device.endpointId }).click();
    await this.#startAction(page, 'Lock');
    await expect(page.getByRole('button', { name: 'Lock device' })).toHaveCount(0);
    await page.goto(this.#url(this.#address));
  }

  async withdraw(): Promise<void> {
    const { user } = await this.#server.account(this.#role);
    await this.#reads.goto('about:blank');
    await withdrawRole(this.#server, user);
    await this.#reads.goto(this.#url(this.#address));
  }

  /**
   * Moves the calendar; the session is unaffected: the gateway measures silence by another clock (docs/decisions/055).
   */
  pass(ms: number): Promise<void> {
    return this.#server.moveCalendar(ms);
  }

  async sees(steps: readonly Step[]): Promise<void> {
    const page = this.#reads;
    const rows = timeline.events(page).getByRole('option');
    for (const [index, { event, to }] of steps.entries()) {
      const row = rows.nth(index - steps.length);
      await expect(row.getByTitle(event, { exact: true })).toBeVisible();
      await expect(row).toContainText(labels[to] ?? to);
    }
    const state = steps.at(-1)?.to ?? '';
    await expect(timeline.lit(page, labels[state] ?? state)).toBeVisible();
    const why = ended.includes(state) ? 'Result' : 'Why is it waiting?';
    if (state === 'succeeded') await this.#seesSuccess();
    else {
      const late = steps.at(-1)?.event === 'result.arrivedLate' && state !== 'cancelled';
      await expect(page.getByRole('region', { name: why })).toContainText(
        late ? /late answers? ha(s|ve) arrived/ : (verdicts[state] ?? /./),
      );
    }
  }

  /**
   * Waits for the success: the toast appears in the requesting tab (TN-014); the card of a signal test shows its
   * figures.
   */
  async #seesSuccess(): Promise<void> {
    if (this.#kind === 'Reboot') {
      const toast = this.#asks.getByRole('listitem').filter({ hasText: '[Reboot] Completed' });
      await expect(toast).toBeVisible();
    }
    if (this.#kind === 'WifiSignalStrength')
      await expect(diagnosisCard(this.#asks, 'Wi-Fi signal strength')).toContainText('Average');
  }

  /** Signs in once per tab: a support engineer does not sign in for every task. */
  async #signIn(page: Page): Promise<void> {
    if (page.url().startsWith(this.#url('/'))) return;
    await signInTo(this.#server, page, this.#role);
  }

  /** Closes the pages of this path only. */
  async leave(): Promise<void> {
    await this.device.drop();
    if (this.#reads !== this.#asks) await this.#reads.close();
  }

  async #openDevice(page: Page): Promise<void> {
    await page.goto(
      this.#url(`/device/deviceDetail/${encodeURIComponent(this.device.endpointId)}?tab=diagnostics`),
    );
    const presence = this.device.online ? /^Online$/ : /^(Offline|Never connected)$/;
    await expect(page.getByText(presence).first()).toBeVisible();
  }

  async #startOnCard(page: Page, title: string): Promise<void> {
    const card = diagnosisCard(page, title);
    if (title === 'Ping test') {
      await card.getByLabel('Host').fill('192.0.2.10');
      await card.getByLabel('Repetitions').fill('3');
    }
    await runButton(card).click();
    if (!this.device.online) await page.getByRole('button', { name: 'Start test anyway' }).click();
  }

  async #changeUplink(page: Page): Promise<void> {
    await page.getByRole('tab', { name: 'Network' }).click();
    await page.getByRole('button', { name: 'Edit WAN settings' }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit WAN settings' });
    await sheet.getByLabel('MTU').fill('1400');
    await sheet.getByRole('button', { name: 'Apply WAN settings' }).click();
    const question = page.getByRole('dialog', { name: 'The device tries the new settings' });
    await question.getByRole('button', { name: 'Apply WAN settings' }).click();
  }

  async #sendMessage(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /^Send screen message/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Message on the screen of/ });
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Please call us.');
    await dialog.getByRole('button', { name: 'Send message' }).click();
  }

  async #startAction(page: Page, kind: TaskKind): Promise<void> {
    await page.getByRole('button', { name: kind, exact: true }).click();
    await page.getByRole('button', { name: `${kind} device` }).click();
  }

  #url = (path: string): string => `http://localhost:${this.#server.port}${path}`;
}
