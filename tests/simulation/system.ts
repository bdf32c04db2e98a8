import type { LoggedEvent } from '#domain/logged-event.ts';
import type { LiveSession } from '#server/core/live/directory.ts';
import type { WritePlan } from '#server/core/log/storage.ts';
import { MemoryPictures } from '#tests/support/memory-pictures.ts';
import { memorySecrets } from '#tests/support/memory-secrets.ts';
import { Agent } from './actors/agent.ts';
import { Console } from './actors/console.ts';
import { OtherNode } from './actors/other-node.ts';
import { Supporter } from './actors/supporter.ts';
import { Viewer } from './actors/viewer.ts';
import { WallClock } from './clock.ts';
import { Disk } from './disk.ts';
import { Faults } from './faults.ts';
import { Invariants } from './invariants/all.ts';
import type { Mutant } from './mutant.ts';
import type { SimulatedServer, System } from './parts.ts';
import { Permissions } from './permissions.ts';
import { Random } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { Server } from './server.ts';

export interface Violation {
  invariant: string;
  detail: string;
  /** Milliseconds of virtual time. */
  at: number;
}

export interface RunOptions {
  mutant: Mutant;
  tracing: boolean;
  /** True for a run with set-top boxes whose screens are viewed. */
  televisions: boolean;
}

const operators = ['north', 'south'] as const;

/** One run: a disk, a server that may die, another that writes beside it, devices, consoles, and time. */
export class Run implements System {
  readonly random: Random;
  readonly scheduler = new Scheduler();
  readonly wall = new WallClock(this.scheduler);
  readonly permissions = new Permissions(this.scheduler);
  readonly mutant: Mutant;
  readonly faults: Faults;
  readonly disk = new Disk('epoch-1');
  readonly epochs = new Map<string, LoggedEvent[]>([['epoch-1', this.disk.logged]]);
  readonly invariants: Invariants;
  readonly agents: Agent[];
  readonly consoles: Console[];
  readonly supporters: Supporter[];
  /** Viewers of screens; none in a run without televisions. */
  readonly viewers: Viewer[];
  readonly pictures = new MemoryPictures();
  readonly secrets = memorySecrets();
  readonly managesSubscriptions: boolean;
  readonly violations: Violation[] = [];
  readonly trace: string[] = [];
  server: Server | null = null;
  restores = 0;
  readonly #tracing: boolean;
  readonly #endpoints: Map<string, Agent>;
  #otherNode: OtherNode | null = null;
  #ids = 0;
  /** True while the log is being restored from a backup. */
  #restoring = false;
  #backups = 0;

  constructor(seed: number, { mutant, tracing, televisions }: RunOptions) {
    this.random = new Random(seed);
    this.mutant = mutant;
    this.#tracing = tracing;
    this.faults = new Faults(this);
    this.invariants = new Invariants(this);
    const { random } = this;
    this.managesSubscriptions = random.chance(0.1);
    const devices = 1 + random.below(3);
    this.agents = Array.from(
      { length: devices },
      (_, index) => new Agent(this, `os::0A57B0-${index + 1}`, operators[index % 2] ?? 'north'),
    );
    this.#endpoints = new Map(this.agents.map((agent) => [agent.endpointId, agent]));
    const opened = 2 + random.below(2);
    this.consoles = Array.from(
      { length: opened },
      (_, index) => new Console(this, `console-${index + 1}`, operators[index % 2] ?? 'north'),
    );
    this.supporters = this.consoles.map((console) => new Supporter(this, console));
    this.viewers = televisions ? this.consoles.map((console) => new Viewer(this, console)) : [];
  }

  // Faults and operations of the server.

  /** True if the server is up without a pending restore. */
  get calm(): boolean {
    return this.#backups === 0 && (this.server?.ready ?? false);
  }

  /** Value that changes whenever something is written, or a device connects or disconnects. */
  get whereItStands(): string {
    const there = this.agents.map(({ endpointId }) => this.server?.hasSession(endpointId));
    return [this.disk.head.pos, ...there].join(' ');
  }

  start(): void {
    if (this.server || this.#restoring) return;
    const server = new Server(this);
    this.server = server;
    this.invariants.log.newProcess();
    this.note('server starts');
    server.start().catch((error) => {
      // A supervisor restarts it.
      this.note(`start failed: ${error}`);
      if (this.server === server) this.crash(300);
    });
  }

  crash(downMs: number): void {
    if (!this.server) return;
    this.note('server is killed');
    this.server.kill();
    this.server = null;
    this.scheduler.after(downMs, () => this.start());
  }

  /** Makes a backup now, and restores it later under another epoch. */
  backUpAndRestoreLater(ms: number): void {
    const backup = this.disk.backup();
    this.#backups++;
    this.scheduler.after(ms, () => {
      this.server?.kill();
      this.server = null;
      this.#restoring = true;
      // Writes in transit have arrived or are lost before a restore.
      this.scheduler.after(1_000, () => {
        this.restores++;
        const epoch = `epoch-${this.restores + 1}`;
        this.disk.restore(backup, epoch);
        this.epochs.set(epoch, this.disk.logged);
        this.#otherNode = null;
        this.invariants.restored();
        this.note(`restored to ${backup.pos} as ${epoch}`);
        this.#restoring = false;
        this.#backups--;
        this.start();
      });
    });
  }

  writeElsewhere(): void {
    if (this.#restoring) return;
    this.#otherNode ??= new OtherNode(this);
    const open = [...this.invariants.tasks.all].filter(([, { snapshot }]) => !snapshot.hasTag('terminal'));
    const [streamId] = this.random.pick(open) ?? [];
    if (streamId && this.random.chance(0.5)) this.#otherNode.cancel(streamId.slice('task:'.length));
    else this.#otherNode.write();
  }

  commit(plan: WritePlan, storage: object): boolean {
    const written = this.invariants.commit(plan, storage);
    if (!written) return false;
    for (const { pos, streamId, type, data } of this.#tracing ? plan.events : [])
      this.note(`${pos} ${streamId} ${type} ${data}`);
    const { server } = this;
    if (server?.storage === storage) this.invariants.log.written(plan.to.pos);
    else if (server && this.random.chance(0.7))
      server.clock.after(this.random.between(1, 30), () => server.log.writtenElsewhere(plan.to.pos));
    return true;
  }

  // Dependencies that the server gets from the simulation.

  newId(): string {
    return `t${++this.#ids}`;
  }

  agent(endpointId: string): Agent | undefined {
    return this.#endpoints.get(endpointId);
  }

  pathOf(endpointId: string): string | null {
    const agent = this.agent(endpointId);
    return agent ? `/${agent.opId}/` : null;
  }

  isRegistered(endpointId: string): boolean {
    return this.agent(endpointId)?.registered || this.disk.stream(`device:${endpointId}`).length > 0;
  }

  pathsOf(endpointIds: string[]): Map<string, string> {
    const paths = new Map<string, string>();
    for (const endpointId of endpointIds) {
      const agent = this.agent(endpointId);
      const listed = agent?.registered || (this.isRegistered(endpointId) && this.random.chance(0.8));
      if (agent && listed) paths.set(endpointId, `/${agent.opId}/`);
    }
    return paths;
  }

  /** Returns the session of a token, `console operator number`. */
  sessionOf(token: string): LiveSession | null {
    const [clientId = '', opId = ''] = token.split(' ');
    const lives = this.faults.tokenLife();
    return {
      accountId: clientId,
      name: clientId,
      clientId,
      opPath: `/${opId}/`,
      permissions: ['/tasks/{taskId}'],
      expiresAt: this.wall.now() + lives,
    };
  }

  onlineByTheLog(): string[] {
    return this.agents
      .map(({ endpointId }) => endpointId)
      .filter((endpointId) => {
        const presence = this.disk
          .stream(`device:${endpointId}`)
          .findLast(({ type }) => type === 'device.connected' || type === 'device.disconnected');
        return presence?.type === 'device.connected';
      });
  }

  call<T>(run: (server: SimulatedServer) => Promise<T>): Promise<T> {
    const { scheduler, random, faults } = this;
    return new Promise((resolve, reject) => {
      scheduler.after(random.between(1, 10), () => {
        const { server } = this;
        if (!server?.ready || faults.losesCall()) return reject(new Error('no answer'));
        const forget = server.onKill(() => scheduler.after(5, () => reject(new Error('connection lost'))));
        const lost = faults.losesCall();
        run(server).then(
          (answer) => {
            forget();
            scheduler.after(random.between(1, 10), () =>
              lost ? reject(new Error('lost')) : resolve(answer),
            );
          },
          (error) => {
            forget();
            reject(error);
          },
        );
      });
    });
  }

  // Findings of the run.

  fail(invariant: string, detail: string): void {
    this.violations.push({ invariant, detail, at: this.scheduler.now });
    this.note(`✗ ${invariant}: ${detail}`);
  }

  faulted(where: string, error: unknown): void {
    this.note(() => `fault in ${where}: ${error}`);
  }

  note(line: string | (() => string)): void {
    if (!this.#tracing) return;
    const text = typeof line === 'string' ? line : line();
    this.trace.push(`${this.scheduler.now.toFixed(1).padStart(9)}  ${text}`);
  }
}
