/**
 * What the engine sees of the devices. The gateway speaks USP (TR-369) below this line and knows nothing of tasks,
 * operators or the log; the engine knows nothing of records, message ids and sockets.
 */
export interface DeviceGateway {
  /** True while a USP session of this endpoint holds its lease. */
  isConnected(endpointId: string): boolean;
  /** Number of the session that is open, or was last, counted from 1 for each endpoint; 0 if there was none. */
  sessionOf(endpointId: string): number;
  connectedCount(): number;
  /** Whether the agent began its present session without the subscriptions that outlive restarts: it was reset, or is new. */
  cameWithoutSubscriptions(endpointId: string): boolean;
  /**
   * Takes the device's turn for a request that is about to be made, so that what is written down as sent leaves at once.
   * Null: it has no session, or the session ended first. A turn that is not used ends by itself after some seconds. A session
   * that has just begun gives none before its agent was made to tell how commands end, or has not answered for some seconds.
   */
  turn(endpointId: string, lane: Lane): Promise<Turn | null>;
  /** The same where it is there at once; null where it is not. */
  turnNow(endpointId: string): Turn | null;
  operate(endpointId: string, call: OperateCall): Promise<OperateAnswer>;
  /** Missing and refused paths are absent from `values`; their errors stand in `errors` by requested path. */
  get(endpointId: string, paths: string[], options?: RequestOptions): Promise<GetAnswer>;
  set(endpointId: string, values: Record<string, string>, options?: RequestOptions): Promise<SetAnswer>;
  /** Adds rows to tables, each with all of its values or not at all. */
  add(endpointId: string, rows: readonly NewRow[], options?: RequestOptions): Promise<RowsAnswer>;
  /** Deletes rows, by their paths. */
  remove(endpointId: string, paths: readonly string[], options?: RequestOptions): Promise<RowsAnswer>;
  /** Value-change subscriptions wanted for as long as a user looks; replaces the earlier list of this endpoint. */
  watch(endpointId: string, paths: string[]): Promise<void>;
  /** Ends the session that the device has now. */
  endSession(endpointId: string): void;
  /** Stops accepting sessions and closes those that are open. */
  close(): Promise<void>;
}

export type Lane = 'interactive' | 'bulk';

export interface Turn {
  /** Lets the next one go; to be called where no request is made after all. */
  release(): void;
}

export interface RequestOptions {
  /** Milliseconds from the sending until the request counts as unanswered; default 30,000. */
  timeoutMs?: number;
  /** Milliseconds it may wait for its turn before it counts as undelivered; default 10,000, of bulk work `timeoutMs`. */
  turnMs?: number;
  /** A turn taken before the call; ends with its answer. */
  turn?: Turn | undefined;
  /** Interactive requests go ahead of bulk ones in the session's queue; default interactive. */
  lane?: Lane;
  /** Called when its bytes are given to the socket, with the id of the message. */
  sent?: ((msgId: string) => void) | undefined;
}

export interface OperateCall extends RequestOptions {
  /** Full command path, `Device.IP.Diagnostics.IPPing()`. */
  command: string;
  /** The task id: OperationComplete is matched by it (USP.md), because Request paths are reused. */
  commandKey: string;
  inputArgs: Record<string, string>;
  /** False for Reboot() and the like, where the specification lets an agent answer or not. Default true. */
  sendResp?: boolean;
}

/** Never rejects for anything a device does. */
export type OperateAnswer =
  /** The agent made a Request object; completion follows as a notification. */
  | { kind: 'accepted'; requestPath: string }
  /** Synchronous command: finished with its output arguments. */
  | { kind: 'completed'; outputArgs: Record<string, string> }
  | { kind: 'refused'; code: number; message: string }
  | Undelivered
  /** Sent, and no answer within the timeout (`timeout`) or before the socket closed (`closed`). */
  | { kind: 'unanswered'; reason: 'timeout' | 'closed' };

/**
 * Proof that nothing was delivered. `away`: no session, or it closed before the bytes left; `busy`: it is there, and has
 * been given other requests for so long that the turn of this one never came.
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

/** A row of the table `objPath` (`Device.….Rule.`), with values by the names of its parameters. */
export interface NewRow {
  objPath: string;
  values: Readonly<Record<string, string>>;
}

/** Paths of the rows that were added or deleted; by requested path what the device refused. */
export type RowsAnswer =
  | { kind: 'rows'; paths: string[]; errors: Record<string, { code: number; message: string }> }
  | Unreachable;

export type SetAnswer =
  | { kind: 'set'; values: Record<string, string>; errors: Record<string, { code: number; message: string }> }
  | Unreachable;

/**
 * Where the gateway reports what devices do. Each promise settles when the report is durable: only then is a
 * notification with send_resp answered, so that a crash makes the device repeat it instead of losing it.
 */
export interface GatewaySink {
  connected(notice: { endpointId: string; address: string; session: number }): Promise<void>;
  disconnected(session: {
    endpointId: string;
    reason: 'closed' | 'lost' | 'leaseExpired' | 'replaced' | 'protocolError';
  }): Promise<void>;
  /** `session`: the one in which the device said it. */
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
  /** Something is wrong with an agent. `times`: how often since the last notice of the kind, this one included. */
  agentNoticed(notice: {
    endpointId: string;
    notice: AgentNotice;
    detail: string;
    times: number;
  }): Promise<void>;
}

/** What can be wrong with an agent: machines/device/events.ts says what each means. */
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

/** What the gateway needs of a logger; a pino logger fits. */
export interface GatewayLog {
  debug(detail: object, message: string): void;
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}

export const silentLog: GatewayLog = { debug: () => {}, info: () => {}, warn: () => {} };
