import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Clock } from '#domain/clock.ts';
import type { AgentNotice, GatewayLog, GatewaySink } from './port.ts';

/** The first of a kind from an agent is reported at once; those that follow within this time are counted. */
const quietMs = 3_600_000;
/** Kinds and agents remembered at a time. */
const remembered = 20_000;
const detailLimit = 300;

interface Told {
  at: number;
  /** Since then. */
  untold: number;
}

/**
 * What is wrong with an agent, in the server's log and on the device, where the people at work see it. An agent that does
 * it again and again gets a line an hour, not a line each time.
 */
export class AgentNotices {
  readonly #told = new BoundedCache<string, Told>(remembered);
  readonly #clock: Clock;
  readonly #log: GatewayLog;
  readonly #tell: (notice: Parameters<GatewaySink['agentNoticed']>[0]) => void;

  constructor(
    { clock, log }: { clock: Clock; log: GatewayLog },
    tell: (notice: Parameters<GatewaySink['agentNoticed']>[0]) => void,
  ) {
    this.#clock = clock;
    this.#log = log;
    this.#tell = tell;
  }

  /** `endpointId` is '' for a socket that never said who it is: that is only logged, by its address. */
  note(who: { endpointId: string; address: string }, notice: AgentNotice, detail: string): void {
    const { endpointId, address } = who;
    const key = `${notice} ${endpointId || address}`;
    const now = this.#clock.monotonic();
    const before = this.#told.get(key);
    if (before && now - before.at < quietMs) {
      before.untold += 1;
      return;
    }
    this.#told.set(key, { at: now, untold: 0 });
    const told = { notice, detail: detail.slice(0, detailLimit), times: 1 + (before?.untold ?? 0) };
    this.#log.warn({ endpointId, address, ...told }, 'agent notice');
    if (endpointId !== '') this.#tell({ endpointId, ...told });
  }
}
