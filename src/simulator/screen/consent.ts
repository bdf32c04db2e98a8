import { uspErrors } from '#usp/error-codes.ts';
import { type AgentHost, scaled } from '../agent-host.ts';
import { isoTime } from '../data-model/live-values.ts';
import type { CommandResult, ConsentQuestion, Device } from '../data-model/schema.ts';
import type { Faults } from '../faults.ts';
import { reaction } from '../person.ts';

export interface ConsentOwner extends Device {
  readonly host: AgentHost;
  readonly currentFaults: Readonly<Faults>;
}

export const screenObject = 'Device.X_WAYMARK_Screen.';
export const noTime = '0001-01-01T00:00:00Z';

type Cause = 'Revoked' | 'Expired' | 'Ended';
type State = 'None' | 'Asking' | 'Granted';

/** The prompt on the screen, or the given consent; never both. */
export class Consent {
  state: State = 'None';
  id = '';
  readonly #owner: ConsentOwner;
  /** Called as soon as a consent has ended, before the end is reported. */
  readonly #ended: () => void;
  #questions = 0;
  #timers: (() => void)[] = [];
  #answer: ((result: CommandResult) => void) | null = null;

  constructor(owner: ConsentOwner, ended: () => void) {
    this.#owner = owner;
    this.#ended = ended;
  }

  stands(id: string): boolean {
    return this.state === 'Granted' && this.id === id;
  }

  /** Shows the prompt; it replaces a valid consent. The returned function removes it. */
  ask(question: ConsentQuestion, answer: (result: CommandResult) => void): () => void {
    this.end(this.id, 'Ended');
    this.#questions += 1;
    const { person, revokesAfterMs } = this.#owner.currentFaults;
    const will = reaction(person, revokesAfterMs, this.#owner.seed, this.#questions);
    this.#answer = answer;
    this.#become('Asking', question.id);
    // The simulation speed does not apply: the duration of the prompt is a promise to the controller, like that of the
    // consent.
    this.#after(question.answerSeconds * 1000, () => this.#answered('NoAnswer'));
    if (will.answer === 'Declined') this.#afterScaled(will.afterMs, () => this.#answered('Declined'));
    if (will.answer === 'Agreed')
      this.#afterScaled(will.afterMs, () => this.#agreed(question, will.revokesAfterMs));
    return () => {
      if (this.state === 'Asking' && this.id === question.id) this.#become('None', '');
    };
  }

  /** Removes the prompt, or ends the consent; ignores another id. */
  end(id: string, cause: Cause): void {
    if (this.state === 'None' || this.id !== id) return;
    if (this.state === 'Asking') {
      const { code, meaning } = uspErrors.commandCancelled;
      this.#close({ errCode: code, errMsg: meaning });
      return;
    }
    this.#become('None', '');
    this.#ended();
    this.#owner.emit(screenObject, 'ConsentEnded!', { ConsentId: id, Cause: cause });
  }

  /** Resets the state without a report, as a restart does. */
  restarted(): void {
    this.#stopTimers();
    this.#answer = null;
    this.state = 'None';
    this.id = '';
  }

  #agreed({ id, seconds }: ConsentQuestion, revokesAfterMs: number | null): void {
    const answer = this.#answer;
    this.#answer = null;
    this.#become('Granted', id, isoTime(this.#owner.now() + seconds * 1000));
    this.#after(seconds * 1000, () => this.end(id, 'Expired'));
    if (revokesAfterMs !== null) this.#afterScaled(revokesAfterMs, () => this.end(id, 'Revoked'));
    answer?.({ outputArgs: { Status: 'Agreed' } });
  }

  #answered(status: 'Declined' | 'NoAnswer'): void {
    this.#close({ outputArgs: { Status: status } });
  }

  #close(result: CommandResult): void {
    const answer = this.#answer;
    this.#become('None', '');
    answer?.(result);
  }

  #become(state: State, id: string, endsAt = noTime): void {
    this.#stopTimers();
    if (state !== 'Asking') this.#answer = null;
    this.state = state;
    this.id = id;
    this.#owner.write(`${screenObject}ConsentId`, id);
    this.#owner.write(`${screenObject}ConsentEndsAt`, endsAt);
    this.#owner.write(`${screenObject}ConsentState`, state);
  }

  #after(ms: number, run: () => void): void {
    this.#timers.push(this.#owner.host.clock.after(ms, run));
  }

  #afterScaled(ms: number, run: () => void): void {
    this.#after(scaled(this.#owner.host, ms), run);
  }

  #stopTimers(): void {
    for (const stop of this.#timers) stop();
    this.#timers = [];
  }
}
