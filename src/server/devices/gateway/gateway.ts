import type { IncomingMessage } from 'node:http';
import type { Server } from 'node:net';
import type { BulkCollector } from '#domain/bulk-data.ts';
import type { Clock } from '#domain/clock.ts';
import { systemClock } from '#server/core/clock.ts';
import type { TlsSource } from '#server/core/network/tls-server.ts';
import { isEndpointId, waymarkControllerId } from '#usp/endpoint-id.ts';
import type { Request } from '#usp/msg.ts';
import {
  toAddAnswer,
  toAddRequest,
  toDeleteAnswer,
  toGetAnswer,
  toOperateAnswer,
  toSetAnswer,
  toSetRequest,
} from './answers.ts';
import { type AdmissionPolicy, admitAll } from './device-admission.ts';
import { getValues } from './get-values.ts';
import { instancesIn } from './instances.ts';
import { type AgentLimits, usualLimits } from './limits.ts';
import { type AdmissionRecord, listen } from './listener.ts';
import {
  type DeviceGateway,
  type GatewayLog,
  type GatewaySink,
  type RequestOptions,
  silentLog,
} from './port.ts';
import { Registry } from './registry.ts';
import type { Reply } from './request-queue.ts';
import { closeCodes } from './session.ts';

export interface GatewayOptions {
  /** Port to listen on; 0 takes any free port, which the gateway returns. */
  port: number;
  /** Address to listen on; default: all addresses. */
  host?: string;
  /** Path for agents; default `/usp`. */
  path?: string;
  sink: GatewaySink;
  clock?: Clock;
  log?: GatewayLog;
  /** Endpoint id of this controller; default `self::waymark-controller`. */
  controllerId?: string;
  /** Milliseconds of silence after which an agent is pinged; default 30 s. */
  heartbeatMs?: number;
  /** Milliseconds of silence after which an agent counts as gone; default 75 s, two lost pings. */
  leaseMs?: number;
  /** Milliseconds for which an answer may be overdue before the agent is pinged; default 200 ms. */
  overduePingMs?: number;
  /** Milliseconds for which a request without an answer holds back the next ones; default 5 s. */
  holdMs?: number;
  /** Milliseconds before a request counts as unanswered; default 30 s. */
  requestTimeoutMs?: number;
  /** Number of agents whose subscriptions may be set up at one time after a connect; default 64. */
  setupConcurrency?: number;
  /** Number of connect, disconnect and boot reports that are stored at one time; default 1,000. */
  reportConcurrency?: number;
  /** True: the gateway manages the agents' subscriptions. Default true. */
  manageSubscriptions?: boolean;
  /** Returns parameters whose changes a device must report, with or without a viewer; default: none. */
  keptPaths?(endpointId: string): Promise<string[]>;
  /** Limits of messages and their content; absent ones have their defaults. */
  limits?: Partial<AgentLimits>;
  /** Decides who may open a session; default: every device, under the id it claims. */
  admission?: AdmissionPolicy;
  /** Returns the address of a connection; default: its peer's. */
  addressOf?(request: IncomingMessage): string;
  /** Limits who may connect, before anything is read. */
  guard?(server: Server): void;
  /** Settles when a refusal may be sent to that address; default: at once. */
  refusalTurn?(address: string): Promise<void>;
  /** Record of refused and admitted devices; default: none is kept. */
  record?: AdmissionRecord;
  /** Certificate source; by default connections are not encrypted here. */
  tls?: TlsSource | null;
  /** Stores bulk data of devices; default: there is no collector. */
  collect?: BulkCollector;
}

export interface GatewayStats {
  connected: number;
  /** Number of sockets accepted since the start. */
  accepted: number;
  notifications: number;
  /** Number of notifications repeated with the same msg_id. */
  repeated: number;
  /** Number of reports that the sink rejected. */
  sinkFailures: number;
  waitingForSetup: number;
}

export interface Gateway extends DeviceGateway {
  readonly port: number;
  stats(): GatewayStats;
}

/** Creates a USP controller (TR-369) on its own WebSocket listener. Rejects if the address cannot be bound. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const controllerId = options.controllerId ?? waymarkControllerId;
  if (!isEndpointId(controllerId)) throw new Error(`"${controllerId}" is not a USP endpoint id`);
  const { clock = systemClock, requestTimeoutMs = 30_000 } = options;
  const limits = { ...usualLimits, ...options.limits };
  const registry = new Registry({
    sink: options.sink,
    clock,
    log: options.log ?? silentLog,
    controllerId,
    heartbeatMs: options.heartbeatMs ?? 30_000,
    leaseMs: options.leaseMs ?? 75_000,
    overduePingMs: options.overduePingMs ?? 200,
    holdMs: options.holdMs ?? 5_000,
    requestTimeoutMs,
    limits,
    setupConcurrency: options.setupConcurrency ?? 64,
    reportConcurrency: options.reportConcurrency ?? 1_000,
    manageSubscriptions: options.manageSubscriptions ?? true,
    keptPaths: options.keptPaths ?? (async () => []),
  });
  const listener = await listen(registry, {
    port: options.port,
    ...(options.host !== undefined && { host: options.host }),
    path: options.path ?? '/usp',
    maxPayloadBytes: limits.messageBytes,
    controllerId,
    admission: options.admission ?? admitAll,
    addressOf: options.addressOf ?? (({ socket }) => socket.remoteAddress ?? ''),
    refusalTurn: async (address) => options.refusalTurn?.(address),
    record: options.record ?? { refused() {}, admitted() {} },
    tls: options.tls ?? null,
    ...(options.guard && { guard: options.guard }),
    ...(options.collect && { collect: options.collect }),
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

/**
 * Milliseconds for which a request without a requested response holds the queue: the agent may still send one, above
 * all an error.
 */
const unaskedMs = 5000;

/** Milliseconds for which a caller that needs an answer waits for its turn. */
const patienceMs = 10_000;

/** Builds the port's calls on the sessions of a registry, whatever transport carries them. */
export function callsOver(registry: Registry, requestTimeoutMs: number): Omit<DeviceGateway, 'close'> {
  const ask = async (endpointId: string, content: Request, options: RequestOptions = {}): Promise<Reply> => {
    const session = registry.find(endpointId);
    if (!session) return { kind: 'undelivered', reason: 'away', message: 'the device is not connected' };
    const { timeoutMs = requestTimeoutMs, lane = 'interactive', turn, sent } = options;
    const { turnMs = lane === 'bulk' ? timeoutMs : Math.min(timeoutMs, patienceMs) } = options;
    return session.request(content, { timeoutMs, lane, turnMs, turn, sent });
  };

  return {
    isConnected: (endpointId) => registry.find(endpointId) !== undefined,
    sessionOf: (endpointId) => registry.sessionOf(endpointId),
    connectedCount: () => registry.size,
    cameWithoutSubscriptions: (endpointId) => registry.cameWithoutSubscriptions(endpointId),
    turn: (endpointId, lane) => registry.turn(endpointId, lane),
    turnNow: (endpointId) => registry.turnNow(endpointId),
    operate: async (endpointId, call) => {
      const { command, commandKey, inputArgs, sendResp = true } = call;
      const body = { command, commandKey, sendResp, inputArgs };
      const timeoutMs = sendResp ? call.timeoutMs : Math.min(call.timeoutMs ?? unaskedMs, unaskedMs);
      return toOperateAnswer(await ask(endpointId, { type: 'Operate', body }, { ...call, timeoutMs }));
    },
    get: (endpointId, paths, options = {}) => {
      const { turn: _turn, sent: _sent, ...again } = options;
      const asking = (asked: RequestOptions) => async (paramPaths: string[]) =>
        toGetAnswer(await ask(endpointId, { type: 'Get', body: { paramPaths, maxDepth: 0 } }, asked));
      return getValues(paths, {
        first: asking(options),
        get: asking(again),
        instances: async (objPaths) => {
          const body = { objPaths, firstLevelOnly: false };
          const reply = await ask(endpointId, { type: 'GetInstances', body }, again);
          return reply.kind === 'response' && reply.content.type === 'GetInstancesResp'
            ? instancesIn(reply.content.body)
            : toGetAnswer(reply);
        },
        refusesWildcards: () => registry.refusesWildcards(endpointId),
      });
    },
    set: async (endpointId, values, options) =>
      toSetAnswer(await ask(endpointId, { type: 'Set', body: toSetRequest(values) }, options), values),
    add: async (endpointId, rows, options) =>
      toAddAnswer(await ask(endpointId, { type: 'Add', body: toAddRequest(rows) }, options), rows),
    remove: async (endpointId, paths, options) => {
      const body = { allowPartial: true, objPaths: [...paths] };
      return toDeleteAnswer(await ask(endpointId, { type: 'Delete', body }, options), paths);
    },
    watch: (endpointId, paths) => registry.watch(endpointId, paths),
    endSession: (endpointId) =>
      registry.find(endpointId)?.end('closed', closeCodes.policyViolation, 'turned away'),
  };
}

/** Accepts device reports from the moment the gateway listens, and holds them, in order, until the server is ready. */
export class WaitingSink implements GatewaySink {
  readonly #ready = Promise.withResolvers<GatewaySink>();

  /** Passes held and all later reports to this sink. */
  open(to: GatewaySink): void {
    this.#ready.resolve(to);
  }

  connected: GatewaySink['connected'] = async (notice) => (await this.#ready.promise).connected(notice);
  disconnected: GatewaySink['disconnected'] = async (notice) =>
    (await this.#ready.promise).disconnected(notice);
  event: GatewaySink['event'] = async (notice) => (await this.#ready.promise).event(notice);
  operationCompleted: GatewaySink['operationCompleted'] = async (notice) =>
    (await this.#ready.promise).operationCompleted(notice);
  valueChanged: GatewaySink['valueChanged'] = async (notice) =>
    (await this.#ready.promise).valueChanged(notice);
  objectChanged: GatewaySink['objectChanged'] = async (notice) =>
    (await this.#ready.promise).objectChanged(notice);
  onboardRequested: GatewaySink['onboardRequested'] = async (notice) =>
    (await this.#ready.promise).onboardRequested(notice);
  agentNoticed: GatewaySink['agentNoticed'] = async (notice) =>
    (await this.#ready.promise).agentNoticed(notice);
}
