/**
 * Port between the engine and the devices. The gateway below it implements USP (TR-369) and has no notion of tasks,
 * operators or the log; the engine has none of records, message ids and sockets.
 */
export interface DeviceGateway {
  /** Tells if a USP session of this endpoint holds its lease. */
  isConnected(endpointId: string): boolean;
  /** Returns the number of the open session, or of the last one, counted from 1 for each endpoint; 0: none yet. */
  sessionOf(endpointId: string): number;
  connectedCount(): number;
  /**
   * Tells if the agent began its present session without the subscriptions that survive restarts: it was reset, or is
   * new.
   */
  cameWithoutSubscriptions(endpointId: string): boolean;
  /**
   * Reserves the device's turn for a request that follows, so that a request recorded as sent leaves at once. Null: it
   * has no session, or the session ended first. An unused turn ends by itself after some seconds. A new session grants
   * no turn until its agent has subscriptions for the ends of commands, or has not answered for some seconds.
   */
  turn(endpointId: string, lane: Lane): Promise<Turn | null>;
  /** Reserves the turn if it is free at once; null: it is not. */
  turnNow(endpointId: string): Turn | null;
  operate(endpointId: string, call: OperateCall): Promise<OperateAnswer>;
  /** Gets values. Missing and refused paths are absent from `values`; `errors` has their errors by requested path. */
  get(endpointId: string, paths: string[], options?: RequestOptions): Promise<GetAnswer>;
  set(endpointId: string, values: Record<string, string>, options?: RequestOptions): Promise<SetAnswer>;
  /** Adds rows to tables, each with all of its values or not at all. */
  add(endpointId: string, rows: readonly NewRow[], options?: RequestOptions): Promise<RowsAnswer>;
  /** Deletes rows, by their paths. */
  remove(endpointId: string, paths: readonly string[], options?: RequestOptions): Promise<RowsAnswer>;
  /** Sets the value-change subscriptions of this endpoint while a user views it; replaces the previous list. */
  watch(endpointId: string, paths: string[]): Promise<void>;
  /** Ends the device's present session. */
  endSession(endpointId: string): void;
  /** Stops accepting sessions and closes those that are open. */
  close(): Promise<void>;
}

export type Lane = 'interactive' | 'bulk';

export interface Turn {
  /** Frees the turn for the next request; must be called if no request follows. */
  release(): void;
}

export interface RequestOptions {
  /** Milliseconds from sending until the request counts as unanswered; default 30,000. */
  timeoutMs?: number;
  /**
   * Milliseconds that it may wait for its turn before it counts as undelivered; default 10,000, for bulk work
   * `timeoutMs`.
   */
  turnMs?: number;
  /** Turn that was reserved before the call; it ends with the answer. */
  turn?: Turn | undefined;
  /** Interactive requests go ahead of bulk ones in the session's queue; default interactive. */
  lane?: Lane;
  /** Called when the bytes are handed to the socket, with the message id. */
  sent?: ((msgId: string) => void) | undefined;
}

export interface OperateCall extends RequestOptions {
  /** Full command path, `Device.IP.Diagnostics.IPPing()`. */
  command: string;
  /** The task id: OperationComplete is matched by it (USP.md), because Request paths are reused. */
  commandKey: string;
  inputArgs: Record<string, string>;
  /** False for commands such as Reboot(), where the specification lets an agent answer or not. Default true. */
  sendResp?: boolean;
}

/** Outcome of an operation. The call never rejects because of the device. */
export type OperateAnswer =
  /** The agent made a Request object; completion follows as a notification. */
  | { kind: 'accepted'; requestPath: string }
  /** Synchronous command: finished with its output arguments. */
  | { kind: 'completed'; outputArgs: Record<string, string> }
  | { kind: 'refused'; code: number; message: string }
  | Undelivered
  /** The request was sent, but no answer came within the timeout (`timeout`) or before the socket closed (`closed`). */
  | { kind: 'unanswered'; reason: 'timeout' | 'closed' };

/**
 * Proof that nothing was delivered. `away`: no session, or it closed before the bytes left; `busy`: the device is
 * connected, but other requests took so long that this one's turn never came.
 */
export type Undelivered = { kind: 'undelivered'; reason: 'away' | 'busy'; message: string };

export type Unreachable =
  | Undelivered
  | { kind: 'unanswered'; reason: 'timeout' | 'closed' }
  | { kind: 'refused'; code: number; message: string };

export type GetAnswer =
  | {
      kind: 'values';
      values: Record<string, string>;
      errors: Record<string, { code: number; message: string }>;
    }
  | Unreachable;

/** Row of the table `objPath` (`Device.….Rule.`), with values by parameter name. */
export interface NewRow {
  objPath: string;
  values: Readonly<Record<string, string>>;
}

/** Paths of the added or deleted rows; the device's refusals by requested path. */
export type RowsAnswer =
  | { kind: 'rows'; paths: string[]; errors: Record<string, { code: number; message: string }> }
  | Unreachable;

export type SetAnswer =
  | { kind: 'set'; values: Record<string, string>; errors: Record<string, { code: number; message: string }> }
  | Unreachable;

/**
 * Receiver of the gateway's device reports. Each promise settles when the report is durable: only then is a
 * notification with send_resp answered, so that after a crash the device repeats it instead of losing it.
 */
export interface GatewaySink {
  connected(notice: { endpointId: string; address: string; session: number }): Promise<void>;
  disconnected(session: {
    endpointId: string;
    reason: 'closed' | 'lost' | 'leaseExpired' | 'replaced' | 'protocolError';
  }): Promise<void>;
  /** `session`: the one in which the device reported it. */
  event(notice: {
    endpointId: string;
    session: number;
    objPath: string;
    eventName: string;
    params: Record<string, string>;
  }): Promise<void>;
  operationCompleted(notice: {
    endpointId: string;
    objPath: string;
    commandName: string;
    commandKey: string;
    outcome:
      | { kind: 'completed'; outputArgs: Record<string, string> }
      | { kind: 'failed'; code: number; message: string };
  }): Promise<void>;
  valueChanged(notice: { endpointId: string; path: string; value: string }): Promise<void>;
  objectChanged(notice: { endpointId: string; path: string; change: 'created' | 'deleted' }): Promise<void>;
  onboardRequested(notice: {
    endpointId: string;
    oui: string;
    productClass: string;
    serialNumber: string;
  }): Promise<void>;
  /** Reports an agent fault. `times`: occurrences since the last notice of the kind, this one included. */
  agentNoticed(notice: {
    endpointId: string;
    notice: AgentNotice;
    detail: string;
    times: number;
  }): Promise<void>;
}

/** Kinds of agent faults: machines/device/events.ts explains each. */
export type AgentNotice =
  | 'undecodable'
  | 'sessionRefused'
  | 'subscriptionRefused'
  | 'versionUnknown'
  | 'limitExceeded'
  | 'identityRefused'
  | 'duplicateIdentity'
  | 'foreignRecord'
  | 'wildcardsRefused';

/** Logger interface that the gateway needs; a pino logger fits. */
export interface GatewayLog {
  debug(detail: object, message: string): void;
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}

export const silentLog: GatewayLog = { debug: () => {}, info: () => {}, warn: () => {} };
