import type { Clock } from '#domain/clock.ts';
import { isEndpointId, waymarkControllerId } from '#usp/endpoint-id.ts';
import { systemClock } from '../clock.ts';
import { callsOver } from './calls.ts';
import { listen } from './listener.ts';
import { type GatewayLog, silentLog } from './log.ts';
import type { DeviceGateway, GatewaySink } from './port.ts';
import { Registry } from './registry.ts';

export interface GatewayOptions {
  /** 0 takes any free port; the gateway says which. */
  port: number;
  /** Default: all addresses. */
  host?: string;
  /** Default `/usp`. */
  path?: string;
  sink: GatewaySink;
  clock?: Clock;
  log?: GatewayLog;
  /** Endpoint id of this controller; default `self::waymark-controller`. */
  controllerId?: string;
  /** Silence after which an agent is pinged; default 30 s. */
  heartbeatMs?: number;
  /** Silence after which an agent counts as gone; default 75 s, two lost pings. */
  leaseMs?: number;
  /** Default 200 ms. */
  overduePingMs?: number;
  /** Default 30 s. */
  requestTimeoutMs?: number;
  /** Agents that may be busy with subscriptions after a connect, at one time; default 64. */
  setupConcurrency?: number;
  /** Reports of devices that come, go and boot which are stored at one time; default 1,000. */
  reportConcurrency?: number;
  /** Default true. */
  manageSubscriptions?: boolean;
  /** Default 8 MiB. */
  maxPayloadBytes?: number;
}

export interface GatewayStats {
  connected: number;
  /** Sockets accepted since the start. */
  accepted: number;
  notifications: number;
  /** Notifications that came again with the same msg_id. */
  repeated: number;
  /** Reports the sink rejected. */
  sinkFailures: number;
  waitingForSetup: number;
}

export interface Gateway extends DeviceGateway {
  readonly port: number;
  stats(): GatewayStats;
}

/** A USP controller (TR-369) on a WebSocket listener of its own. Rejects where the address cannot be bound. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const controllerId = options.controllerId ?? waymarkControllerId;
  if (!isEndpointId(controllerId)) throw new Error(`"${controllerId}" is not a USP endpoint id`);
  const { clock = systemClock, requestTimeoutMs = 30_000 } = options;
  const registry = new Registry({
    sink: options.sink,
    clock,
    log: options.log ?? silentLog,
    controllerId,
    heartbeatMs: options.heartbeatMs ?? 30_000,
    leaseMs: options.leaseMs ?? 75_000,
    overduePingMs: options.overduePingMs ?? 200,
    requestTimeoutMs,
    setupConcurrency: options.setupConcurrency ?? 64,
    reportConcurrency: options.reportConcurrency ?? 1_000,
    manageSubscriptions: options.manageSubscriptions ?? true,
  });
  const listener = await listen(registry, {
    port: options.port,
    ...(options.host !== undefined && { host: options.host }),
    path: options.path ?? '/usp',
    maxPayloadBytes: options.maxPayloadBytes ?? 8 * 1024 * 1024,
    controllerId,
  });

  return {
    port: listener.port,
    ...callsOver(registry, requestTimeoutMs),
    close: () => listener.close(),
    stats: () => ({
      connected: registry.size,
      ...registry.counters,
      waitingForSetup: registry.waitingForSetup,
    }),
  };
}
