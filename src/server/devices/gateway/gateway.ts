import type { IncomingMessage } from 'node:http';
import type { Server } from 'node:net';
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
import { type AdmissionJudge, admitAll } from './device-admission.ts';
import { getValues } from './get-values.ts';
import { instancesIn } from './instances.ts';
import { type AgentLimits, usualLimits } from './limits.ts';
import { listen } from './listener.ts';
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
  /** How long a request without an answer keeps the next ones waiting; default 5 s. */
  holdMs?: number;
  /** Default 30 s. */
  requestTimeoutMs?: number;
  /** Agents that may be busy with subscriptions after a connect, at one time; default 64. */
  setupConcurrency?: number;
  /** Reports of devices that come, go and boot which are stored at one time; default 1,000. */
  reportConcurrency?: number;
  /** Default true. */
  manageSubscriptions?: boolean;
  /** Parameters whose changes a device is to report, with or without a viewer; default: none. */
  keptPaths?(endpointId: string): Promise<string[]>;
  /** Of messages and what they hold; what is absent is as usual. */
  limits?: Partial<AgentLimits>;
  /** Decides who may open a session; default: every device, under the id it claims. */
  door?: AdmissionJudge;
  /** Where a connection comes from; default: from its peer. */
  addressOf?(request: IncomingMessage): string;
  /** Bounds who may connect to it, before anything is read. */
  guard?(server: Server): void;
  /** Settles when a refusal may be sent to that address; default: at once. */
  refusalTurn?(address: string): Promise<void>;
  /** Default: not encrypted here. */
  tls?: TlsSource | null;
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
    door: options.door ?? admitAll,
    addressOf: options.addressOf ?? (({ socket }) => socket.remoteAddress ?? ''),
    refusalTurn: async (address) => options.refusalTurn?.(address),
    tls: options.tls ?? null,
    ...(options.guard && { guard: options.guard }),
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

/** An agent that was asked for no response may still send one, above all an error; this long it holds the queue. */
const unaskedMs = 5000;

/** How long a caller that waits for an answer waits for its turn to ask. */
const patienceMs = 10_000;

/** The port's calls on the sessions of a registry, whatever carries them. */
export function callsOver(registry: Registry, requestTimeoutMs: number): Omit<DeviceGateway, 'close'> {
  const ask = async (endpointId: string, content: Request, wishes: RequestOptions = {}): Promise<Reply> => {
    const session = registry.find(endpointId);
    if (!session) return { kind: 'undelivered', reason: 'away', message: 'the device is not connected' };
    const { timeoutMs = requestTimeoutMs, lane = 'interactive', turn, sent } = wishes;
    const { turnMs = lane === 'bulk' ? timeoutMs : Math.min(timeoutMs, patienceMs) } = wishes;
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
    get: (endpointId, paths, wishes = {}) => {
      const { turn: _turn, sent: _sent, ...again } = wishes;
      const asking = (asked: RequestOptions) => async (paramPaths: string[]) =>
        toGetAnswer(await ask(endpointId, { type: 'Get', body: { paramPaths, maxDepth: 0 } }, asked));
      return getValues(paths, {
        first: asking(wishes),
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
    set: async (endpointId, values, wishes) =>
      toSetAnswer(await ask(endpointId, { type: 'Set', body: toSetRequest(values) }, wishes), values),
    add: async (endpointId, rows, wishes) =>
      toAddAnswer(await ask(endpointId, { type: 'Add', body: toAddRequest(rows) }, wishes), rows),
    remove: async (endpointId, paths, wishes) => {
      const body = { allowPartial: true, objPaths: [...paths] };
      return toDeleteAnswer(await ask(endpointId, { type: 'Delete', body }, wishes), paths);
    },
    watch: (endpointId, paths) => registry.watch(endpointId, paths),
    endSession: (endpointId) =>
      registry.find(endpointId)?.end('closed', closeCodes.policyViolation, 'turned away'),
  };
}

/** Takes what devices report from the moment the gateway listens, and holds it, in order, until the server can take it. */
export class WaitingSink implements GatewaySink {
  readonly #ready = Promise.withResolvers<GatewaySink>();

  /** Reports go here from now on. */
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
