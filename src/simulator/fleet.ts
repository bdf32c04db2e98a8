import { waymarkControllerId } from '#usp/endpoint-id.ts';
import { Agent } from './agent.ts';
import { type AgentHost, type Clock, type Counters, systemClock } from './agent-host.ts';
import { dial } from './connection.ts';
import type { Faults } from './faults.ts';
import { type ModelProfile, models } from './models.ts';
import { unit } from './random.ts';
import { type ScenarioName, scenarios } from './scenarios/catalogue.ts';

export interface FleetOptions {
  /** `ws://host:port/usp` */
  url: string;
  count: number;
  seed: number;
  /** Models by index; default: all. */
  models?: readonly [ModelProfile, ...ModelProfile[]];
  /** Index of the first agent; default 0. */
  firstIndex?: number;
  log?: (message: string) => void;
  /** Faults that each agent starts with. */
  faults?: (index: number) => Partial<Faults>;
  /** Scenario of every agent from the start, or of those for whose index the function returns one. */
  scenario?: ScenarioName | ((index: number) => ScenarioName | null);
  clock?: Clock;
  /** 1 (default): real time of a device; Infinity: everything at once. */
  speed?: number;
  /** Delay of each reply in milliseconds; default 0. */
  answerDelayMs?: number;
  /** Milliseconds of a restart at speed 1; default 8 s. */
  rebootMs?: number;
  /** Wait before the first attempt to reconnect; by default a random 5 s to 10 s, doubling up to the longest. */
  reconnectMs?: number;
  /** Default 85 minutes, as observed in the field. */
  longestReconnectMs?: number;
  /** Maximum concurrent attempts to connect; default 256. */
  dialing?: number;
  controllerId?: string;
  /** Second since 1970 from which the boxes have recorded viewing; default: now. */
  viewingSince?: number;
}

export interface FleetStats extends Counters {
  agents: number;
  connected: number;
}

export interface Fleet {
  readonly agents: readonly Agent[];
  /** Connects all agents; settles when each was dialled once, successfully or not. */
  start(): Promise<void>;
  /** Closes all connections and stops dialling. */
  stop(): Promise<void>;
  stats(): FleetStats;
}

const tickMs = 1000;

export function createFleet(options: FleetOptions): Fleet {
  return new RunningFleet(options);
}

/** An agent waiting to be dialled, with the life in which it requested that. */
interface Wait {
  agent: Agent;
  lives: number;
}

class RunningFleet implements Fleet, AgentHost {
  readonly agents: readonly Agent[];
  readonly clock: Clock;
  readonly controllerId: string;
  readonly models: readonly [ModelProfile, ...ModelProfile[]];
  readonly speed: number;
  readonly answerDelayMs: number;
  readonly rebootMs: number;
  readonly viewingSince: number;
  readonly counters: Counters = {
    requests: 0,
    notifications: 0,
    acknowledged: 0,
    repeated: 0,
    boots: 0,
    undecodable: 0,
  };
  private readonly options: FleetOptions;
  private running = false;
  private dialling = 0;
  private waiting: Wait[] = [];
  private stopTicking = () => {};
  private readonly stopWaits = new Set<() => void>();
  private stopScenarios: (() => void)[] = [];

  constructor(options: FleetOptions) {
    this.options = options;
    this.clock = options.clock ?? systemClock;
    this.controllerId = options.controllerId ?? waymarkControllerId;
    this.models = options.models ?? models;
    this.speed = options.speed ?? 1;
    this.answerDelayMs = options.answerDelayMs ?? 0;
    this.rebootMs = options.rebootMs ?? 8000;
    this.viewingSince = options.viewingSince ?? Math.floor(this.clock.now() / 1000);
    const { firstIndex = 0, count, seed, faults } = options;
    const connectIn = (agent: Agent, ms: number) => this.connectIn(agent, ms);
    this.agents = Array.from({ length: count }, (_, at) => {
      const agent = new Agent(this, seed, firstIndex + at, connectIn);
      const own = faults?.(agent.index);
      if (own) Object.assign(agent.faults, own);
      return agent;
    });
  }

  async start(): Promise<void> {
    this.running = true;
    this.options.log?.(`connecting ${this.agents.length} agents to ${this.options.url}`);
    this.scheduleTick();
    const { scenario } = this.options;
    if (scenario)
      this.stopScenarios = this.agents.flatMap((agent) => {
        const name = typeof scenario === 'string' ? scenario : scenario(agent.index);
        return name ? [scenarios[name].run(agent, this.clock)] : [];
      });
    const first = this.agents.map(
      (agent) =>
        new Promise<void>((done) => {
          agent.dialled = done;
          this.enqueue(agent);
        }),
    );
    await Promise.all(first);
  }

  async stop(): Promise<void> {
    this.running = false;
    this.stopTicking();
    for (const stop of this.stopScenarios) stop();
    this.waiting = [];
    for (const stop of this.stopWaits) stop();
    this.stopWaits.clear();
    for (const agent of this.agents) agent.shutDown();
  }

  stats(): FleetStats {
    const connected = this.agents.reduce((sum, agent) => sum + (agent.connected ? 1 : 0), 0);
    return { agents: this.agents.length, connected, ...this.counters };
  }

  private connectIn(agent: Agent, ms: number): void {
    const { lives } = agent;
    const stop = this.clock.after(ms, () => {
      this.stopWaits.delete(stop);
      // A device that went down meanwhile reports its own return: two dials would be two devices with one id.
      if (agent.lives === lives) this.enqueue(agent);
    });
    this.stopWaits.add(stop);
  }

  private enqueue(agent: Agent): void {
    if (!this.running) {
      agent.dialled();
      return;
    }
    this.waiting.push({ agent, lives: agent.lives });
    this.dialNext();
  }

  private dialNext(): void {
    while (this.dialling < (this.options.dialing ?? 256)) {
      const next = this.waiting.shift();
      if (!next) return;
      const { agent, lives } = next;
      if (agent.lives !== lives) continue;
      this.dialling += 1;
      const settled = () => {
        this.dialling -= 1;
        agent.dialled();
        agent.dialled = ignore;
        this.dialNext();
      };
      dial(agent, this.options.url, settled, () => this.retry(agent));
    }
  }

  private retry(agent: Agent): void {
    if (!this.running) return;
    const { reconnectMs = 5000, longestReconnectMs = 85 * 60_000 } = this.options;
    const spread = 1 + unit(agent.seed, 'reconnect', agent.failedDials);
    const wait = Math.min(longestReconnectMs, reconnectMs * spread * 2 ** Math.min(agent.failedDials, 12));
    // Without a line nothing is dialled; the agent detects its return by itself.
    if (agent.hasLine) agent.failedDials += 1;
    this.connectIn(agent, wait);
  }

  private scheduleTick(): void {
    this.stopTicking = this.clock.after(tickMs, () => {
      for (const agent of this.agents) if (agent.connected) agent.tick();
      this.scheduleTick();
    });
  }
}

const ignore = () => {};
