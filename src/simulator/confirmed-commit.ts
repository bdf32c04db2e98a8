import { uspErrors } from '#usp/error-codes.ts';
import type { AgentHost } from './agent-host.ts';
import type { CommandResult, CommitState } from './data-model/schema.ts';
import type { DeviceValues } from './device-values.ts';

export const noCommit: CommitState = { status: 'Idle', key: '', cause: '', endsAt: 0 };

interface CommitOwner {
  readonly host: AgentHost;
  readonly values: DeviceValues;
  /** Called for each reverted value. */
  takenBack(path: string): void;
}

/**
 * Remembers writes since `Begin()` to the objects that it names, and reverts them unless `Confirm()` comes in time.
 * Only one change is pending at a time; a second request under its key continues it and restarts its time limit.
 */
export class ConfirmedCommit {
  state: CommitState = noCommit;
  readonly #owner: CommitOwner;
  #objects: readonly string[] = [];
  /** Own value of each written path before; undefined: the factory value. */
  readonly #before = new Map<string, string | undefined>();
  #stop = () => {};

  constructor(owner: CommitOwner) {
    this.#owner = owner;
  }

  begin(key: string, seconds: number, objects: readonly string[]): CommandResult {
    const { host } = this.#owner;
    if (key === '' || !(seconds >= 1 && seconds <= 3600)) return failure('invalidCommandArguments');
    if (this.#isPending() && this.state.key !== key)
      return failure('commandFailure', 'another change is on trial');
    if (!this.#isPending()) this.#before.clear();
    this.#stop();
    this.#objects = [...new Set([...(this.#isPending() ? this.#objects : []), ...objects])];
    // The simulation speed does not apply: the time limit is a promise to the controller, whose seconds are real.
    const ms = seconds * 1000;
    this.state = { status: 'Pending', key, cause: '', endsAt: host.clock.now() + ms };
    this.#stop = host.clock.after(ms, () => this.#rollBack('Timeout'));
    return { outputArgs: {} };
  }

  confirm(key: string): CommandResult {
    if (!this.#isPending() || this.state.key !== key)
      return failure('commandFailure', 'no such change is on trial');
    this.#end({ status: 'Confirmed', key, cause: '', endsAt: 0 });
    return { outputArgs: {} };
  }

  cancel(key: string): CommandResult {
    if (!this.#isPending() || this.state.key !== key)
      return failure('commandFailure', 'no such change is on trial');
    this.#rollBack('Cancelled');
    return { outputArgs: {} };
  }

  /** Reverts a pending change when the device restarts. */
  restarted(): void {
    if (this.#isPending()) this.#rollBack('Reboot');
  }

  /** Remembers a value; must be called before it is set. */
  willSet(path: string): void {
    if (!this.#isPending() || this.#before.has(path)) return;
    if (this.#objects.some((object) => path.startsWith(object)))
      this.#before.set(path, this.#owner.values.own(path));
  }

  #isPending(): boolean {
    return this.state.status === 'Pending';
  }

  #rollBack(cause: CommitState['cause']): void {
    const before = [...this.#before];
    this.#end({ status: 'RolledBack', key: this.state.key, cause, endsAt: 0 });
    for (const [path, value] of before) this.#owner.values.putBack(path, value);
    for (const [path] of before) this.#owner.takenBack(path);
  }

  #end(state: CommitState): void {
    this.#stop();
    this.#before.clear();
    this.state = state;
  }
}

function failure(error: 'commandFailure' | 'invalidCommandArguments', why?: string): CommandResult {
  const { code, meaning } = uspErrors[error];
  return { errCode: code, errMsg: why ? `${meaning}: ${why}` : meaning };
}
