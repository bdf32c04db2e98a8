import type { Clock } from '#domain/clock.ts';
import { uspErrors } from '#usp/error-codes.ts';
import type { Notify } from '#usp/messages/operate.ts';
import { type Content, decodeMsg, encodeMsg, isRequest, type Msg, type Request } from '#usp/msg.ts';
import { decodeRecord, encodeRecord, payloadSecurityTls12, type UspRecord } from '#usp/record.ts';
import { UspDecodeError } from '#usp/wire.ts';
import type { GatewayLog, GatewaySink, Lane } from './port.ts';
import { type PendingRequest, type Reply, RequestQueue } from './request-queue.ts';

/** One agent's connection as the protocol code sees it, so that it can be tested without a network. */
export interface PeerSocket {
  /** `failed` is called when it is certain that the bytes did not leave. */
  send(bytes: Uint8Array, failed?: () => void): void;
  ping(): void;
  /** Asks the peer to close; the close event follows. */
  close(code: number, reason: string): void;
  /** Drops the connection at once. */
  terminate(): void;
  /** Stop and start reading, so that a peer cannot send faster than its reports become durable. */
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
  tryAgainLater: 1013,
} as const;

export type CloseReason = Parameters<GatewaySink['disconnected']>[0]['reason'];

/** What a session asks of the gateway around it; one object serves all sessions. */
export interface SessionHost {
  readonly controllerId: string;
  readonly clock: Clock;
  readonly log: GatewayLog;
  /** Milliseconds an answer may be overdue before the agent is pinged. */
  readonly overduePingMs: number;
  nextMsgId(): string;
  /** The first record of an agent that did not name itself when it connected. False refuses it. */
  bind(session: Session, endpointId: string): boolean;
  notified(session: Session, msgId: string, notify: Notify): void;
  ended(session: Session): void;
}

/** Pings every overduePingMs at first, then every second: a stalled agent wakes at once, a dead one is not flooded. */
const quickPings = 10;
const slowPingMs = 1000;
/** Reading stops while this many notifications of one agent wait for the sink, and goes on below half of it. */
const noticeLimit = 64;

/**
 * A USP session over one socket (TR-369 §4.4 and §5): checks records, matches responses to requests by msg_id, and keeps
 * at most one request in flight, because agents in the field answer only one at a time.
 */
export class Session {
  endpointId = '';
  /** Counted from 1 for each endpoint, since this process started. */
  number = 0;
  readonly address: string;
  /** These three in milliseconds of the monotonic clock. */
  readonly openedAt: number;
  lastHeard: number;
  lastPinged: number;
  closeReason: CloseReason | null = null;
  open = true;
  private readonly socket: PeerSocket;
  private readonly host: SessionHost;
  private queue: RequestQueue | null = null;
  private inFlight: (PendingRequest & { msgId: string; pings: number }) | null = null;
  private stopTimer: (() => void) | null = null;
  private pendingNotices = 0;

  constructor(host: SessionHost, socket: PeerSocket, address: string) {
    this.host = host;
    this.socket = socket;
    this.address = address;
    this.openedAt = host.clock.monotonic();
    this.lastHeard = this.openedAt;
    this.lastPinged = this.openedAt;
  }

  heard(): void {
    this.lastHeard = this.host.clock.monotonic();
  }

  /** Never rejects. */
  request(content: Request, options: { timeoutMs: number; lane: Lane }): Promise<Reply> {
    if (!this.open) return Promise.resolve({ kind: 'undelivered', message: 'the session is closed' });
    return new Promise((settle) => {
      const deadline = this.host.clock.monotonic() + options.timeoutMs;
      const request: PendingRequest = { content, lane: options.lane, deadline, settle };
      if (this.inFlight) {
        this.queue ??= new RequestQueue();
        this.queue.push(request);
      } else this.dispatch(request);
    });
  }

  receive(bytes: Uint8Array): void {
    this.heard();
    let record: UspRecord;
    try {
      record = decodeRecord(bytes);
    } catch (error) {
      this.reject(closeCodes.unsupportedData, 'undecodable record', error);
      return;
    }
    // TR-369 §5.2 (R-ENC.2): a record for another endpoint is dropped without a word.
    if (record.toId !== this.host.controllerId) {
      this.host.log.debug({ endpointId: this.endpointId, toId: record.toId }, 'record for another endpoint');
      return;
    }
    if (this.endpointId === '' && !this.host.bind(this, record.fromId)) {
      this.reject(closeCodes.policyViolation, 'not an endpoint id');
      return;
    }
    if (record.fromId !== this.endpointId) {
      this.reject(closeCodes.policyViolation, 'from_id is not the endpoint of this session');
      return;
    }
    this.accept(record);
  }

  private accept(record: UspRecord): void {
    const { content } = record;
    if (content.type === 'session' || record.payloadSecurity === payloadSecurityTls12) {
      const { code, meaning } = uspErrors.sessionContextNotAllowed;
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
      this.host.log.warn({ endpointId: this.endpointId, problem: error.message }, 'undecodable message');
      return;
    }
    if (msg.type === 'Notify') this.host.notified(this, msg.msgId, msg.body);
    else if (isRequest(msg)) this.refuse(msg);
    else if (this.inFlight?.msgId === msg.msgId) this.finish({ kind: 'response', content: msg });
    else this.host.log.debug({ endpointId: this.endpointId, msgId: msg.msgId }, 'response without a request');
  }

  /** An agent has nothing to ask of a controller but Notify (TR-369 §6.1). */
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
    if (this.pendingNotices === noticeLimit / 2) this.socket.resume();
  }

  /** While reading is paused silence is ours, not the agent's. */
  get reading(): boolean {
    return this.pendingNotices < noticeLimit;
  }

  ping(): void {
    this.lastPinged = this.host.clock.monotonic();
    this.socket.ping();
  }

  private dispatch(request: PendingRequest): void {
    const pending = { ...request, msgId: this.host.nextMsgId(), pings: 0 };
    this.inFlight = pending;
    this.sendMsg(pending.msgId, request.content, () => {
      if (this.inFlight === pending)
        this.finish({ kind: 'undelivered', message: 'the socket did not take it' });
    });
    if (this.inFlight === pending) this.waitForAnswer(pending);
  }

  private waitForAnswer(pending: PendingRequest & { pings: number }): void {
    const now = this.host.clock.monotonic();
    const pingIn = pending.pings < quickPings ? this.host.overduePingMs : slowPingMs;
    this.stopTimer = this.host.clock.after(Math.max(0, Math.min(pingIn, pending.deadline - now)), () => {
      this.stopTimer = null;
      this.expireQueued();
      if (this.host.clock.monotonic() >= pending.deadline)
        this.finish({ kind: 'unanswered', reason: 'timeout' });
      else {
        pending.pings += 1;
        this.ping();
        this.waitForAnswer(pending);
      }
    });
  }

  private expireQueued(): void {
    for (const request of this.queue?.expire(this.host.clock.monotonic()) ?? []) {
      request.settle({ kind: 'undelivered', message: 'still waiting behind another request' });
    }
  }

  private finish(reply: Reply): void {
    const request = this.inFlight;
    this.stopTimer?.();
    this.stopTimer = null;
    this.inFlight = null;
    this.expireQueued();
    const next = this.queue?.shift();
    if (this.queue?.length === 0) this.queue = null;
    if (next) this.dispatch(next);
    request?.settle(reply);
  }

  private reject(code: number, reason: string, cause?: unknown): void {
    this.host.log.warn(
      { endpointId: this.endpointId, address: this.address, reason, cause },
      'session refused',
    );
    this.end('protocolError', code, reason);
  }

  /** Ends the session from this side. */
  end(reason: CloseReason, code: number, message: string): void {
    if (!this.open) return;
    this.closeReason = reason;
    if (reason === 'leaseExpired') this.socket.terminate();
    else this.socket.close(code, message);
    this.finishClosing();
  }

  /** The socket is gone. `code` 1006 is a connection that broke without a close frame. */
  socketClosed(code: number): void {
    if (!this.open) return;
    this.closeReason = code === closeCodes.abnormal ? 'lost' : 'closed';
    this.finishClosing();
  }

  private finishClosing(): void {
    this.open = false;
    this.stopTimer?.();
    this.stopTimer = null;
    this.inFlight?.settle({ kind: 'unanswered', reason: 'closed' });
    this.inFlight = null;
    for (const request of this.queue?.drain() ?? []) {
      request.settle({ kind: 'undelivered', message: 'the session closed before its turn' });
    }
    this.queue = null;
    this.host.ended(this);
  }

  private sendMsg(msgId: string, content: Content, failed?: () => void): void {
    this.sendRecord({ type: 'noSession', body: { payload: encodeMsg({ msgId, ...content }) } }, failed);
  }

  private sendRecord(content: UspRecord['content'], failed?: () => void): void {
    this.socket.send(
      encodeRecord({ toId: this.endpointId, fromId: this.host.controllerId, content }),
      failed,
    );
  }
}
