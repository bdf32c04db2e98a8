import { type AgentHost, scaled } from '../agent-host.ts';
import { isoTime } from '../data-model/live-values.ts';
import type { CaptureOrder, CommandResult } from '../data-model/schema.ts';
import { type Outcome, upload } from './upload.ts';

interface CaptureOwner {
  readonly host: AgentHost;
  readonly hasLine: boolean;
  /** Milliseconds by the device's own clock. */
  now(): number;
}

type Status = 'Complete' | 'Error_NoConsent' | 'Error_Upload';

/** Maximum consecutive failed uploads. */
const patience = 5;

/** One running Capture(): sends one picture at a time, the next one at its time and after the previous upload. */
export class Capture {
  readonly consentId: string;
  readonly #owner: CaptureOwner;
  readonly #order: CaptureOrder;
  readonly #picture: () => Uint8Array<ArrayBuffer>;
  readonly #end: (result: CommandResult) => void;
  /** Controller of the present or last upload. */
  #abort = new AbortController();
  #isOver = false;
  #taken = 0;
  #sent = 0;
  #failedInARow = 0;
  #stopWaiting = () => {};

  constructor(
    owner: CaptureOwner,
    order: CaptureOrder,
    picture: () => Uint8Array<ArrayBuffer>,
    end: (result: CommandResult) => void,
  ) {
    this.consentId = order.consentId;
    this.#owner = owner;
    this.#order = order;
    this.#picture = picture;
    this.#end = end;
    this.#wait(0);
  }

  /** Handles the end of the consent. */
  consentEnded(): void {
    this.#finish('Error_NoConsent');
  }

  /** Stops capturing and sending at once; a running upload is aborted. */
  stop(): void {
    this.#isOver = true;
    this.#stopWaiting();
    this.#abort.abort();
  }

  #wait(ms: number): void {
    this.#stopWaiting = this.#owner.host.clock.after(ms, () => void this.#take());
  }

  async #take(): Promise<void> {
    const { host } = this.#owner;
    const begun = host.clock.now();
    this.#taken += 1;
    const outcome = await this.#send(this.#taken);
    if (this.#isOver) return;
    if (outcome === 'sent') this.#sent += 1;
    this.#failedInARow = outcome === 'sent' ? 0 : this.#failedInARow + 1;
    if (outcome === 'refused' || this.#failedInARow >= patience) this.#finish('Error_Upload');
    else if (this.#taken >= this.#order.count) this.#finish('Complete');
    else this.#wait(Math.max(0, begun + scaled(host, this.#order.intervalMs) - host.clock.now()));
  }

  async #send(sequence: number): Promise<Outcome> {
    if (!this.#owner.hasLine) return 'failed';
    const picture = { sequence, takenAt: isoTime(this.#owner.now()), png: this.#picture() };
    this.#abort = new AbortController();
    return upload(this.#order, picture, this.#abort, this.#owner.host.clock);
  }

  #finish(status: Status): void {
    if (this.#isOver) return;
    this.stop();
    this.#end({ outputArgs: { Status: status, PicturesSent: String(this.#sent) } });
  }
}
