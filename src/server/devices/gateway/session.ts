import type { Clock } from '#domain/clock.ts';
import { uspErrors } from '#usp/error-codes.ts';
import type { Notify } from '#usp/messages/operate.ts';
import { type Content, decodeMsg, encodeMsg, isRequest, type Msg, type Request } from '#usp/msg.ts';
import {
  commonVersion,
  decodeRecord,
  encodeRecord,
  payloadSecurityTls12,
  type UspRecord,
  usualVersion,
} from '#usp/record.ts';
import { UspDecodeError } from '#usp/wire.ts';
import { Allowance } from './allowance.ts';
import { type AgentLimits, dropLongValues, excessOf } from './limits.ts';
import type { AgentNotice, GatewayLog, GatewaySink, Lane, Turn } from './port.ts';
import type { Reply } from './request-queue.ts';
import { type RequestLimits, Requests, type Wire } from './requests.ts';

/** One agent's connection as the protocol code sees it, so that it can be tested without a network. */
export interface PeerSocket {
  /** Sends bytes; `failed` is called when it is certain that they did not leave. */
  send(bytes: Uint8Array, failed?: () => void): void;
  ping(): void;
  /** Asks the peer to close; the close event follows. */
  close(code: number, reason: string): void;
  /** Drops the connection at once. */
  terminate(): void;
  /** Stops reading (and `resume` restarts it), so that a peer cannot send faster than its reports become durable. */
  pause(): void;
  resume(): void;
}

/** WebSocket close codes in use here (RFC 6455 §7.4.1). */
export const closeCodes = {
  normal: 1000,
  goingAway: 1001,
  unsupportedData: 1003,
  abnormal: 1006,
  policyViolation: 1008,
  tooLarge: 1009,
  tryAgainLater: 1013,
} as const;

export type CloseReason = Parameters<GatewaySink['disconnected']>[0]['reason'];

/** Gateway interface for sessions; one object serves all of them. */
export interface SessionHost {
  readonly controllerId: string;
  readonly clock: Clock;
  readonly log: GatewayLog;
  /** Milliseconds for which an answer may be overdue before the agent is pinged. */
  readonly overduePingMs: number;
  /** Milliseconds for which a request without an answer holds back the next ones. */
  readonly holdMs: number;
  readonly limits: AgentLimits;
  nextMsgId(): string;
  /** Binds an agent that named itself by its first record. False refuses it. */
  bind(session: Session, endpointId: string): boolean;
  notified(session: Session, msgId: string, notify: Notify): void;
  /** Reports an agent fault that users should see. */
  note(session: Session, notice: AgentNotice, detail: string): void;
  ended(session: Session): void;
}

/** Reading stops while this many notifications of one agent wait for the sink, and resumes below half of that. */
const noticeLimit = 64;
/** Maximum number of dropped values that a notice names. */
const mostNamed = 5;

/** USP session over one socket (TR-369 §4.4 and §5): checks records, and passes on their messages. */
export class Session implements Wire {
  endpointId = '';
  /** Session number, counted from 1 for each endpoint since this process started. */
  number = 0;
  readonly address: string;
  /** This and the next two times are in milliseconds of the monotonic clock. */
  readonly openedAt: number;
  lastHeard: number;
  lastPinged: number;
  closeReason: CloseReason | null = null;
  open = true;
  /** True if the agent had no subscriptions at connect; null until they were read. */
  cameWithoutSubscriptions: boolean | null = null;
  /** True once the agent has the subscriptions, or the time for their setup is over. */
  subscribed = false;
  /** Protocol version: that of the agent's records, until a version is agreed. */
  version: string = usualVersion;
  agreed = false;
  private readonly socket: PeerSocket;
  private readonly host: SessionHost;
  private readonly requests: Requests;
  private readonly bytes: Allowance;
  private pendingNotices = 0;
  private throttled = false;

  constructor(host: SessionHost, socket: PeerSocket, address: string) {
    this.host = host;
    this.socket = socket;
    this.address = address;
    this.openedAt = host.clock.monotonic();
    this.lastHeard = this.openedAt;
    this.lastPinged = this.openedAt;
    this.bytes = new Allowance(host.limits.bytes, this.openedAt);
    this.requests = new Requests(this);
  }

  get clock(): Clock {
    return this.host.clock;
  }

  get overduePingMs(): number {
    return this.host.overduePingMs;
  }

  get holdMs(): number {
    return this.host.holdMs;
  }

  nextMsgId(): string {
    return this.host.nextMsgId();
  }

  heard(): void {
    this.lastHeard = this.host.clock.monotonic();
  }

  /** Sends a request; never rejects. */
  request(content: Request, limits: RequestLimits): Promise<Reply> {
    if (this.open) return this.requests.ask(content, limits);
    return Promise.resolve({ kind: 'undelivered', reason: 'away', message: 'the session is closed' });
  }

  /** Reserves the turn of a request before the call; null: the session ended first. An unused turn ends by itself. */
  turn(lane: Lane): Promise<Turn | null> {
    return this.open ? this.requests.turns.reserve(lane) : Promise.resolve(null);
  }

  /** Reserves the turn if it is free. */
  turnNow(): Turn | null {
    return this.open ? this.requests.turns.tryReserve() : null;
  }

  receive(bytes: Uint8Array): void {
    this.heard();
    this.throttle(bytes.length);
    let record: UspRecord;
    try {
      record = decodeRecord(bytes);
    } catch (error) {
      this.reject(closeCodes.unsupportedData, 'undecodable record', error);
      return;
    }
    // TR-369 §5.2 (R-ENC.2): a record for another endpoint is dropped without an answer. The notice tells the sender's
    // users the reason.
    if (record.toId !== this.host.controllerId) {
      this.host.note(this, 'foreignRecord', `to_id ${record.toId}, not ${this.host.controllerId}`);
      return;
    }
    if (this.endpointId === '' && !this.host.bind(this, record.fromId)) {
      this.reject(closeCodes.policyViolation, 'not an endpoint id');
      return;
    }
    if (record.fromId !== this.endpointId) {
      this.reject(closeCodes.policyViolation, `from_id ${record.fromId} is not the endpoint of this session`);
      return;
    }
    // TR-369 §5.1: until a version is agreed, the agent is answered in its own, if that is supported here.
    if (record.version !== this.version && !this.agreed) {
      this.version = commonVersion(record.version) ?? this.version;
    }
    this.accept(record);
  }

  private accept(record: UspRecord): void {
    const { content } = record;
    if (content.type === 'session' || record.payloadSecurity === payloadSecurityTls12) {
      const { code, meaning } = uspErrors.sessionContextNotAllowed;
      this.host.note(this, 'sessionRefused', meaning);
      this.sendRecord({ type: 'disconnect', body: { reason: meaning, reasonCode: code } });
    } else if (content.type === 'disconnect') {
      this.host.log.info({ endpointId: this.endpointId, ...content.body }, 'agent disconnects');
      this.socket.close(closeCodes.normal, 'disconnect received');
    } else if (content.type === 'noSession') this.receivePayload(content.body.payload);
  }

  private receivePayload(payload: Uint8Array): void {
    let msg: Msg;
    try {
      msg = decodeMsg(payload);
    } catch (error) {
      if (!(error instanceof UspDecodeError)) throw error;
      this.host.note(this, 'undecodable', `message: ${error.message}`);
      return;
    }
    const { limits } = this.host;
    const dropped = dropLongValues(msg, payload.length, limits);
    if (dropped.length > 0) {
      const what = dropped.slice(0, mostNamed).join(', ');
      this.host.note(this, 'limitExceeded', `${msg.type}: dropped ${what}; ${limits.valueLength} are taken`);
    }
    const excess = excessOf(msg, payload.length, limits);
    if (excess !== null) this.refuseExcess(msg, excess);
    else if (msg.type === 'Notify') this.host.notified(this, msg.msgId, msg.body);
    else if (isRequest(msg)) this.refuse(msg);
    else if (!this.requests.answered(msg.msgId, msg)) {
      this.host.log.debug({ endpointId: this.endpointId, msgId: msg.msgId }, 'response without a request');
    }
  }

  /**
   * Refuses an excessive message. A waiting caller learns that there is no answer. A report is acknowledged once the
   * loss is noted: an agent repeats one that is answered with an Error for as long as it runs (obuspa).
   */
  private refuseExcess(msg: Msg, excess: string): void {
    const { code, meaning } = uspErrors.resourcesExceeded;
    const body = { errCode: code, errMsg: `${meaning}: ${excess}`, paramErrs: [] };
    this.host.note(this, 'limitExceeded', `${msg.type}: ${excess}`);
    if (msg.type === 'Notify') this.host.notified(this, msg.msgId, { ...msg.body, notification: null });
    else if (isRequest(msg)) this.sendMsg(msg.msgId, { type: 'Error', body });
    else this.requests.answered(msg.msgId, { type: 'Error', body });
  }

  /** Refuses requests of an agent: to a controller it may send only Notify (TR-369 §6.1). */
  private refuse(msg: Msg): void {
    const { code, meaning } = uspErrors.messageNotSupported;
    this.sendMsg(msg.msgId, { type: 'Error', body: { errCode: code, errMsg: meaning, paramErrs: [] } });
  }

  acknowledge(msgId: string, subscriptionId: string): void {
    if (this.open) this.sendMsg(msgId, { type: 'NotifyResp', body: { subscriptionId } });
  }

  noticeBegins(): void {
    this.pendingNotices += 1;
    if (this.pendingNotices === noticeLimit) this.socket.pause();
  }

  noticeEnds(): void {
    this.pendingNotices -= 1;
    if (this.pendingNotices === noticeLimit / 2 && !this.throttled) this.socket.resume();
  }

  /** Tells if the session reads; while reading is paused, the server causes the silence, not the agent. */
  get reading(): boolean {
    return this.pendingNotices < noticeLimit && !this.throttled;
  }

  /** Throttles an agent to the rate that a normal device needs. */
  private throttle(bytes: number): void {
    const { clock } = this.host;
    const pauseMs = this.bytes.take(bytes, clock.monotonic());
    if (pauseMs === 0 || this.throttled) return;
    this.throttled = true;
    this.socket.pause();
    clock.after(pauseMs, () => {
      this.throttled = false;
      this.lastHeard = clock.monotonic();
      if (this.open && this.pendingNotices < noticeLimit) this.socket.resume();
    });
  }

  ping(): void {
    this.lastPinged = this.host.clock.monotonic();
    this.socket.ping();
  }

  /** Sends a message for `Requests`. */
  send(msgId: string, content: Request, failed: () => void): void {
    this.sendMsg(msgId, content, failed);
  }

  /** Reports a frame above the limit, after which the socket has closed itself (RFC 6455, 1009). */
  refuseSize(limitBytes: number): void {
    const why = `a message of more than ${limitBytes} bytes (USP_MAX_MESSAGE)`;
    this.host.note(this, 'limitExceeded', why);
    this.end('protocolError', closeCodes.tooLarge, why);
  }

  /** Ends the session because the agent broke a rule. */
  reject(code: number, reason: string, cause?: unknown): void {
    const why = cause instanceof Error ? `${reason}: ${cause.message}` : reason;
    this.host.note(this, cause === undefined ? 'sessionRefused' : 'undecodable', why);
    // A close frame holds at most 123 bytes of reason.
    this.end('protocolError', code, reason.slice(0, 100));
  }

  /** Ends the session from this side. */
  end(reason: CloseReason, code: number, message: string): void {
    if (!this.open) return;
    this.closeReason = reason;
    if (reason === 'leaseExpired') this.socket.terminate();
    else this.socket.close(code, message);
    this.finishClosing();
  }

  /** Handles the closed socket. `code` 1006 means that the connection broke without a close frame. */
  socketClosed(code: number): void {
    if (!this.open) return;
    this.closeReason = code === closeCodes.abnormal ? 'lost' : 'closed';
    this.finishClosing();
  }

  private finishClosing(): void {
    this.open = false;
    this.requests.close();
    this.host.ended(this);
  }

  private sendMsg(msgId: string, content: Content, failed?: () => void): void {
    this.sendRecord({ type: 'noSession', body: { payload: encodeMsg({ msgId, ...content }) } }, failed);
  }

  private sendRecord(content: UspRecord['content'], failed?: () => void): void {
    this.socket.send(
      encodeRecord({ version: this.version, toId: this.endpointId, fromId: this.host.controllerId, content }),
      failed,
    );
  }
}
