import { WebSocket } from 'ws';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { waymarkControllerId } from '#usp/endpoint-id.ts';
import { type Content, decodeMsg, encodeMsg, type Msg, type MsgType } from '#usp/msg.ts';
import { decodeRecord, encodeRecord, type RecordContent, type UspRecord } from '#usp/record.ts';
import { usualLimits } from './limits.ts';
import { type GatewaySink, silentLog } from './port.ts';
import { Registry } from './registry.ts';
import type { PeerSocket } from './session.ts';

/** Test tools of this folder: a controllable socket and sink, and a scripted agent. */

export class FakeSocket implements PeerSocket {
  readonly sent: UspRecord[] = [];
  pings = 0;
  closed: { code: number; reason: string } | null = null;
  terminated = false;
  paused = false;
  /** True: every send fails, as on a closed socket. */
  broken = false;

  send(bytes: Uint8Array, failed?: () => void): void {
    if (this.broken) failed?.();
    else this.sent.push(decodeRecord(bytes));
  }
  ping(): void {
    this.pings += 1;
  }
  close(code: number, reason: string): void {
    this.closed = { code, reason };
  }
  terminate(): void {
    this.terminated = true;
  }
  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
  }

  /** Returns the sent messages, decoded. */
  messages(): Msg[] {
    return this.sent.flatMap(({ content }) =>
      content.type === 'noSession' ? [decodeMsg(content.body.payload)] : [],
    );
  }
}

type Report = {
  [K in keyof GatewaySink]: { kind: K; notice: Parameters<GatewaySink[K]>[0] };
}[keyof GatewaySink];

/** Creates a sink that keeps every report; `answer` decides when and how each settles. */
export function recordingSink(answer: (report: Report) => Promise<void> = async () => {}) {
  const reports: Report[] = [];
  const take = (report: Report) => {
    reports.push(report);
    return answer(report);
  };
  const sink: GatewaySink = {
    connected: (notice) => take({ kind: 'connected', notice }),
    disconnected: (notice) => take({ kind: 'disconnected', notice }),
    event: (notice) => take({ kind: 'event', notice }),
    operationCompleted: (notice) => take({ kind: 'operationCompleted', notice }),
    valueChanged: (notice) => take({ kind: 'valueChanged', notice }),
    objectChanged: (notice) => take({ kind: 'objectChanged', notice }),
    onboardRequested: (notice) => take({ kind: 'onboardRequested', notice }),
    agentNoticed: (notice) => take({ kind: 'agentNoticed', notice }),
  };
  return { sink, reports, kinds: () => reports.map(({ kind }) => kind) };
}

export function recordBytes(fromId: string, content: RecordContent, toId = waymarkControllerId): Uint8Array {
  return encodeRecord({ toId, fromId, content });
}

export function msgBytes(fromId: string, msg: Msg, toId = waymarkControllerId): Uint8Array {
  return recordBytes(fromId, { type: 'noSession', body: { payload: encodeMsg(msg) } }, toId);
}

export function eventMsg(msgId: string, eventName: string, sendResp = true): Msg {
  const body = { objPath: 'Device.', eventName, params: {} };
  return {
    msgId,
    type: 'Notify',
    body: { subscriptionId: 'sub', sendResp, notification: { type: 'event', body } },
  };
}

export const settled = () => new Promise<void>((go) => setImmediate(go));

/** Endpoint id of `sessionRig`'s agent. */
export const eid = 'os::0A57B0-1';

/** Creates one agent's session on a socket that only records; `answers` settles the sink's events. */
export function sessionRig() {
  const clock = new ManualClock();
  const answers: ((failure?: Error) => void)[] = [];
  const recorded = recordingSink(
    (report) =>
      new Promise((resolve, reject) => {
        if (report.kind !== 'event') resolve();
        else answers.push((failure) => (failure ? reject(failure) : resolve()));
      }),
  );
  const registry = new Registry({
    sink: recorded.sink,
    clock,
    log: silentLog,
    controllerId: 'self::waymark-controller',
    heartbeatMs: 30_000,
    leaseMs: 75_000,
    overduePingMs: 200,
    holdMs: 5_000,
    requestTimeoutMs: 30_000,
    limits: usualLimits,
    setupConcurrency: 4,
    reportConcurrency: 2,
    manageSubscriptions: false,

    keptPaths: async () => [],
  });
  const open = (endpointId = eid) => {
    const socket = new FakeSocket();
    return { socket, session: registry.open(socket, '192.0.2.1', endpointId) };
  };
  return { clock, answers, recorded, registry, open, ...open() };
}

/** Scripted agent over a real socket. */
export class ScriptedAgent {
  readonly endpointId: string;
  readonly received: Msg[] = [];
  readonly records: UspRecord[] = [];
  pings = 0;
  closeCode: number | null = null;
  private readonly webSocket: WebSocket;
  private waiting: (() => void)[] = [];

  private constructor(endpointId: string, webSocket: WebSocket) {
    this.endpointId = endpointId;
    this.webSocket = webSocket;
    webSocket.on('message', (data: Buffer) => {
      const record = decodeRecord(data);
      this.records.push(record);
      if (record.content.type === 'noSession') this.received.push(decodeMsg(record.content.body.payload));
      this.wake();
    });
    webSocket.on('ping', () => {
      this.pings += 1;
      this.wake();
    });
    webSocket.on('close', (code) => {
      this.closeCode = code;
      this.wake();
    });
    webSocket.on('error', () => {});
  }

  static async connect(
    url: string,
    endpointId: string,
    options: ConstructorParameters<typeof WebSocket>[2] = {},
  ) {
    const webSocket = new WebSocket(url, 'v1.usp', { perMessageDeflate: false, ...options });
    const agent = new ScriptedAgent(endpointId, webSocket);
    await new Promise<void>((resolve, reject) => {
      webSocket.once('open', resolve);
      webSocket.once('error', reject);
    });
    return agent;
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  /** Settles once the condition holds; checks it again after every message. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((go) => this.waiting.push(go));
  }

  /** Takes the next message of this type. */
  async take<T extends MsgType>(type: T): Promise<Extract<Msg, { type: T }>> {
    const isWanted = (msg: Msg): msg is Extract<Msg, { type: T }> => msg.type === type;
    await this.until(() => this.received.some(isWanted));
    const found = this.received.find(isWanted);
    if (!found) throw new Error(`no ${type}`);
    this.received.splice(this.received.indexOf(found), 1);
    return found;
  }

  send(data: Uint8Array | string): void {
    this.webSocket.send(data);
  }

  sendMsg(msgId: string, content: Content): void {
    this.send(msgBytes(this.endpointId, { msgId, ...content }));
  }

  connectRecord(): void {
    this.send(recordBytes(this.endpointId, { type: 'webSocketConnect', body: {} }));
  }

  close(): void {
    this.webSocket.close(1000);
  }

  /** Drops the connection, like a power cut. */
  vanish(): void {
    this.webSocket.terminate();
  }

  /** Stops answering pings and reading, but keeps the connection. */
  freeze(): void {
    this.webSocket.pause();
  }
}
