import { uspErrors } from '#usp/error-codes.ts';
import type { AgentHost } from './agent-host.ts';
import type { CommandResult, CommitState } from './data-model/schema.ts';
import type { DeviceValues } from './device-values.ts';

export const noCommit: CommitState = { status: 'Idle', key: '', cause: '', endsAt: 0 };

interface CommitOwner {
  readonly host: AgentHost;
  readonly values: DeviceValues;
  /** A value is as it was before. */
  takenBack(path: string): void;
}

/**
 * Remembers what was set since `Begin()` in the objects that it names, and puts it back unless `Confirm()` comes in time.
 * One change at a time; a second request under its key continues it and restarts its time.
 */
export class ConfirmedCommit {
  state: CommitState = noCommit;
  readonly #owner: CommitOwner;
  #objects: readonly string[] = [];
  /** What each path that was set held of its own before; undefined: what the device began with. */
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
    // At any speed: it is a promise to the controller, whose seconds are its own.
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

  /** The device restarts: what was on trial is not what it begins with. */
  restarted(): void {
    if (this.#isPending()) this.#rollBack('Reboot');
  }

  /** To be called before a value is set. */
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
