import { toLoggedEvent } from '#server/core/log/grouped-log.ts';
import type { WritePlan } from '#server/core/log/storage.ts';
import type { SimulatedConsole, System, Witness } from '../parts.ts';
import { BulkActionInvariants } from './bulk-actions.ts';
import { DeviceInvariants } from './devices.ts';
import { EffectInvariants } from './effects.ts';
import { LogInvariants } from './log.ts';
import { ConsoleOracle, WireOracle } from './prefix.ts';
import { ScreenInvariants } from './screens.ts';
import { TaskInvariants } from './tasks.ts';

/** All invariants, and the times of their checks. */
export class Invariants implements Witness {
  readonly log: LogInvariants;
  readonly tasks: TaskInvariants;
  readonly effects: EffectInvariants;
  readonly devices: DeviceInvariants;
  readonly bulkActions: BulkActionInvariants;
  readonly screens: ScreenInvariants;
  readonly #system: System;
  readonly #consoles: ConsoleOracle[] = [];
  readonly #idleSince = new Map<string, number>();

  constructor(system: System) {
    this.#system = system;
    this.log = new LogInvariants(system);
    this.tasks = new TaskInvariants(system);
    this.effects = new EffectInvariants(system);
    this.devices = new DeviceInvariants(system);
    this.bulkActions = new BulkActionInvariants(system);
    this.screens = new ScreenInvariants(system);
  }

  console(console: SimulatedConsole): ConsoleOracle {
    const oracle = new ConsoleOracle(this.#system, console);
    this.#consoles.push(oracle);
    return oracle;
  }

  wire(): WireOracle {
    return new WireOracle(this.#system);
  }

  /** Wraps each write by the process with this connection to the disk. */
  commit(plan: WritePlan, storage: object): boolean {
    const { disk } = this.#system;
    const stands = plan.from.pos === disk.head.pos && plan.from.epoch === disk.head.epoch;
    if (stands && Buffer.compare(plan.from.hash, disk.head.hash) === 0) {
      this.log.beforeCommit(plan);
      for (const event of plan.events) {
        if (event.type === 'deadline.passed') this.effects.beforeCommit(toLoggedEvent(event));
      }
    }
    if (!disk.apply(plan)) return false;
    for (const event of disk.logged.slice(plan.from.pos)) {
      this.tasks.committed(event);
      this.screens.committed(event, storage);
    }
    for (const { streamId } of plan.streams) {
      this.effects.check(streamId);
      this.tasks.checkRow(streamId);
    }
    return true;
  }

  restored(): void {
    this.tasks.rebuild(this.#system.disk.logged);
    this.devices.restored();
    this.bulkActions.restored();
    this.log.newProcess();
  }

  /** Number of tasks and consents that have not ended. */
  get openCount(): number {
    return this.tasks.openCount + this.screens.openCount;
  }

  /** Checked repeatedly after the faults have stopped. */
  checkQuiet(): void {
    this.devices.checkQueues(this.#idleSince);
    this.screens.checkQuiet();
  }

  checkHeard(pos: number): void {
    for (const console of this.#consoles) console.checkHeard(pos);
  }

  /** Checked when all work is done. */
  checkEnd(): void {
    this.tasks.checkAllEnded();
    this.tasks.checkAccepted();
    this.devices.checkPresence();
    this.bulkActions.checkEnd();
    this.screens.checkEnd();
    this.log.checkAllNotified();
    // A wrong leaf occurs in many runs, and rehashing everything costs a tenth of a run.
    if (this.#system.random.chance(0.2)) this.log.checkLeaves(this.#system.disk.stored);
    for (const console of this.#consoles) console.checkFolds();
  }
}
