import { startOfTime } from '../clock.ts';
import type { SimulatedTelevision, System } from '../parts.ts';

/** One command to a part of the device with its own answers. */
export interface Command {
  readonly inputArgs: Readonly<Record<string, string>>;
  complete(outputArgs: Record<string, string>): void;
  refuse(): void;
  /**
   * Accepts the command, which runs until the returned function ends it; `cancelled` is called on an earlier cancel.
   */
  begin(cancelled: () => void): (outputArgs: Record<string, string>) => void;
}

interface Consent {
  id: string;
  /** Forgets the command without an end. */
  forget(): void;
}

interface Capture {
  consentId: string;
  end(output: Record<string, string>): void;
  forget(): void;
}

/** Maximum consecutive failed uploads. */
const patience = 5;

/**
 * The television of a simulated set-top box, and the person in front (docs/usp-extension.md). It is honest: it sends
 * pictures only while it holds a consent, and reports that period to the invariants.
 */
export class Television implements SimulatedTelevision {
  readonly #system: System;
  /** Reports to the server that the consent ended. */
  readonly #ended: (consentId: string, cause: string) => void;
  #asking = false;
  #consent: Consent | null = null;
  #capture: Capture | null = null;

  constructor(system: System, ended: (consentId: string, cause: string) => void) {
    this.#system = system;
    this.#ended = ended;
  }

  get captures(): boolean {
    return this.#capture !== null;
  }

  asked(name: string, command: Command): void {
    if (name === 'RequestConsent()') this.#request(command);
    else if (name === 'Capture()') this.#begin(command);
    else {
      const { ConsentId: id = '' } = command.inputArgs;
      if (this.#consent?.id === id) this.#end('Ended');
      command.complete({});
    }
  }

  /** Loses power, and with it its consent. */
  forgetAll(): void {
    if (this.#consent) this.#forgetConsent(this.#consent);
    this.#asking = false;
    this.#stop(null);
  }

  #request(command: Command): void {
    const { scheduler, random } = this.#system;
    if (this.#asking) {
      command.refuse();
      return;
    }
    if (this.#consent) this.#end('Ended');
    this.#asking = true;
    const { ConsentId: id = '', AnswerTimeout: timeout, Duration: duration } = command.inputArgs;
    const person = random.share();
    const silentMs = Number(timeout) * 1_000;
    const forget = scheduler.after(person < 0.1 ? silentMs : random.between(50, 900), () => {
      this.#asking = false;
      if (person < 0.1) return end({ Status: 'NoAnswer' });
      if (person < 0.2) return end({ Status: 'Declined' });
      this.#agree(id, Number(duration) * 1_000);
      end({ Status: 'Agreed' });
    });
    const end = command.begin(() => {
      this.#asking = false;
      forget();
    });
  }

  #agree(id: string, validMs: number): void {
    const { scheduler, random, invariants } = this.#system;
    const isRevoked = random.chance(0.25);
    const lasts = isRevoked ? random.between(100, validMs) : validMs;
    const forget = scheduler.after(lasts, () => this.#end(isRevoked ? 'Revoked' : 'Expired'));
    this.#consent = { id, forget };
    invariants.screens.agreed(id);
  }

  #begin(command: Command): void {
    const { ConsentId: consentId, UploadURL: url = '', UploadToken: token = '' } = command.inputArgs;
    if (!this.#consent || this.#consent.id !== consentId || this.#capture) {
      command.refuse();
      return;
    }
    const order = { taskId: url.slice(url.lastIndexOf('/') + 1), token };
    const [interval, count] = [Number(command.inputArgs.Interval), Number(command.inputArgs.Count)];
    const capture: Capture = {
      consentId,
      end: command.begin(() => this.#stop(null)),
      forget: () => {},
    };
    this.#capture = capture;
    let failed = 0;
    const take = async (sequence: number) => {
      const answer = await this.#send(consentId, sequence, order).catch(() => 'failed' as const);
      if (this.#capture !== capture) return;
      failed = answer === 'taken' ? 0 : failed + 1;
      if (answer === 'unknown' || answer === 'gone' || failed >= patience) this.#stop('Error_Upload');
      else if (sequence >= count) this.#stop('Complete');
      else capture.forget = this.#system.scheduler.after(interval, () => void take(sequence + 1));
    };
    void take(1);
  }

  async #send(consentId: string, sequence: number, order: { taskId: string; token: string }) {
    const { scheduler, random, invariants } = this.#system;
    const takenAt = new Date(startOfTime + scheduler.now).toISOString();
    const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...random.bytes(8));
    const isForged = random.chance(0.05);
    return this.#system.call(async (server) => {
      const decide = invariants.screens.uploads(consentId, isForged);
      const upload = { sequence, contentType: 'image/png', takenAt, picture };
      const token = isForged ? `${order.token}x` : order.token;
      const answer = await server.consents.upload(order.taskId, { ...upload, token });
      decide(answer);
      return isForged ? ('failed' as const) : answer;
    });
  }

  #end(cause: string): void {
    const consent = this.#consent;
    if (!consent) return;
    this.#forgetConsent(consent);
    this.#stop('Error_NoConsent');
    this.#ended(consent.id, cause);
  }

  #forgetConsent(consent: Consent): void {
    consent.forget();
    this.#consent = null;
    this.#system.invariants.screens.over(consent.id);
  }

  /** Ends the capture; null: without a report. */
  #stop(status: string | null): void {
    const capture = this.#capture;
    this.#capture = null;
    capture?.forget();
    if (capture && status !== null) capture.end({ Status: status, PicturesSent: '1' });
  }
}
