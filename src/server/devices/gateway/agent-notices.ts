import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Clock } from '#domain/clock.ts';
import type { AgentNotice, GatewayLog, GatewaySink } from './port.ts';

/** Milliseconds after an agent's first report of a kind in which further ones are only counted. */
const quietMs = 3_600_000;
/** Maximum number of kinds and agents that are remembered. */
const remembered = 20_000;
const detailLimit = 300;

interface ReportedNotice {
  at: number;
  /** Number of repetitions since the last report. */
  untold: number;
}

/**
 * Reports agent faults in the server's log and on the device, where users see them. A repeated fault is reported once
 * an hour, not each time.
 */
export class AgentNotices {
  readonly #reported = new BoundedCache<string, ReportedNotice>(remembered);
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

  /**
   * Reports a fault. `endpointId` is '' for a socket that never named itself: its fault is only logged, by its address.
   */
  note(who: { endpointId: string; address: string }, notice: AgentNotice, detail: string): void {
    const { endpointId, address } = who;
    const key = `${notice} ${endpointId || address}`;
    const now = this.#clock.monotonic();
    const before = this.#reported.get(key);
    if (before && now - before.at < quietMs) {
      before.untold += 1;
      return;
    }
    this.#reported.set(key, { at: now, untold: 0 });
    const reported = { notice, detail: detail.slice(0, detailLimit), times: 1 + (before?.untold ?? 0) };
    this.#log.warn({ endpointId, address, ...reported }, 'agent notice');
    if (endpointId !== '') this.#tell({ endpointId, ...reported });
  }
}
