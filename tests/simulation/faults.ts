import type { FaultsNow, Mood, System } from './parts.ts';

/** Kinds of faults in a run. Each run has some of them: combinations of two are found by runs without the others. */
const kinds = [
  'crash',
  'restore',
  'storage',
  'secondWriter',
  'agentCuts',
  'agentStalls',
  'devices',
  'repeats',
  'consoleCuts',
  'calls',
  'echo',
  'clock',
  'permissions',
  'tokens',
] as const;
type FaultKind = (typeof kinds)[number];

const moods: readonly Mood[] = ['refuses', 'silent', 'deaf', 'late', 'dies'];

/** The plan of faults in one run, drawn from its seed. */
export class Faults implements FaultsNow {
  storage = false;
  failing = 0;
  slow = 0;
  readonly kinds: ReadonlySet<FaultKind>;
  readonly #system: System;
  #over = false;
  #ms = 0;

  constructor(system: System) {
    this.#system = system;
    const { random } = system;
    const many = random.chance(0.3);
    this.kinds = new Set(kinds.filter(() => random.chance(many ? 0.5 : 0.2)));
  }

  get devices(): boolean {
    return this.#has('devices');
  }

  device(): Mood {
    const { random } = this.#system;
    if (!this.#has('devices') || random.chance(0.6)) return 'good';
    return random.pick(moods) ?? 'good';
  }

  deviceRepeats(): boolean {
    return this.#has('repeats') && this.#system.random.chance(0.3);
  }

  echoes(): boolean {
    return this.#has('echo') && this.#system.random.chance(0.1);
  }

  losesCall(): boolean {
    return this.#has('calls') && this.#system.random.chance(0.2);
  }

  tokenLife(): number {
    if (!this.#has('tokens')) return 3_600_000;
    const { random, scheduler } = this.#system;
    return random.between(200, Math.max(300, this.#ms - scheduler.now));
  }

  /** May crash the server right after a command has left, which is the worst moment. */
  commandArrived(): void {
    const { random, scheduler } = this.#system;
    if (!this.#has('crash') || random.chance(0.7)) return;
    scheduler.after(random.between(0, 20), () => {
      if (!this.#over) this.#system.crash(random.between(100, 800));
    });
  }

  /** Schedules the faults in the first `ms` of the run. */
  plan(ms: number): void {
    this.#ms = ms;
    const { random, scheduler } = this.#system;
    const sometimes = (kind: FaultKind, most: number, happen: () => void) => {
      if (!this.#has(kind)) return;
      for (let time = 0; time <= random.below(most); time++) scheduler.after(random.between(0, ms), happen);
    };
    const system = this.#system;
    sometimes('crash', 2, () => system.crash(random.between(100, 1_200)));
    sometimes('restore', 1, () => system.backUpAndRestoreLater(random.between(200, 2_500)));
    sometimes('storage', 3, () => this.#troubleStorage());
    sometimes('secondWriter', 5, () => system.writeElsewhere());
    sometimes('agentCuts', 4, () => random.pick(system.agents)?.cut());
    sometimes('agentStalls', 2, () => random.pick(system.agents)?.stall(random.between(300, 12_000)));
    sometimes('consoleCuts', 3, () => random.pick(system.consoles)?.cut());
    sometimes('clock', 2, () => {
      system.wall.step += Math.round(random.between(-3_000, 3_000));
    });
    sometimes('permissions', 1, () => {
      system.permissions.withdraw(random.pick(system.consoles)?.name ?? '');
    });
    sometimes('devices', 1, () => {
      const boot = { Cause: '', CommandKey: '' };
      random.pick(system.agents)?.restart(random.between(200, 3_000), boot);
    });
  }

  /** Ends all faults. */
  stop(): void {
    this.#over = true;
    this.storage = false;
  }

  #has(kind: FaultKind): boolean {
    return !this.#over && this.kinds.has(kind);
  }

  #troubleStorage(): void {
    if (this.#over) return;
    const { random, scheduler } = this.#system;
    this.storage = true;
    this.failing = random.chance(0.2) ? 0.9 : random.between(0, 0.5);
    this.slow = random.between(0, 0.4);
    scheduler.after(random.between(100, 1_500), () => {
      this.storage = false;
    });
  }
}
