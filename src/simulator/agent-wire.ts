import { type Content, decodeMsg, encodeMsg, type Msg } from '#usp/msg.ts';
import { decodeRecord, encodeRecord, type RecordContent } from '#usp/record.ts';
import type { AgentHost, AgentLink } from './agent-host.ts';
import type { Faults } from './faults.ts';

export interface WireOwner {
  readonly host: AgentHost;
  readonly endpointId: string;
  readonly currentFaults: Readonly<Faults>;
  readonly faults: Faults;
}

/** Encodes and decodes one agent's messages as records, and simulates faults of the link. */
export class AgentWire {
  private readonly owner: WireOwner;
  private link: AgentLink | null = null;
  private stalled: Uint8Array[] | null = null;

  constructor(owner: WireOwner) {
    this.owner = owner;
  }

  get isOpen(): boolean {
    return this.link !== null;
  }

  open(link: AgentLink): void {
    this.link = link;
    const { owner } = this;
    if (!owner.currentFaults.noConnectRecord) this.put(this.pack({ type: 'webSocketConnect', body: {} }));
    if (owner.currentFaults.garbageOnConnect) {
      owner.faults.garbageOnConnect = false;
      link.send(Uint8Array.of(0xff, 0xff, 0xff, 0xff));
    }
  }

  /** Returns the open link, so that the caller decides how to end it. */
  close(): AgentLink | null {
    const { link } = this;
    this.link = null;
    this.stalled = null;
    return link;
  }

  /** Continues after any received frame: a stalled agent sends its held replies. */
  wake(): void {
    const replies = this.stalled;
    this.stalled = null;
    for (const bytes of replies ?? []) this.put(bytes);
  }

  /** Returns the message of a record, or null if it is not for this agent. */
  read(bytes: Uint8Array): Msg | null {
    const { host, endpointId } = this.owner;
    try {
      const { toId, content } = decodeRecord(bytes);
      if (toId !== endpointId) return null;
      if (content.type === 'disconnect') this.link?.close();
      return content.type === 'noSession' ? decodeMsg(content.body.payload) : null;
    } catch {
      host.counters.undecodable += 1;
      return null;
    }
  }

  reply(msgId: string, content: Content): void {
    const { currentFaults: faults, host } = this.owner;
    if (faults.loseReplies > 0) {
      this.owner.faults.loseReplies -= 1;
      return;
    }
    const bytes = this.packMsg({ msgId, ...content });
    const { link } = this;
    const send = () => {
      // A reply that was delayed beyond its connection is lost.
      if (this.link !== link) return;
      if (faults.stallUntilPing) {
        this.stalled ??= [];
        this.stalled.push(bytes);
      } else this.put(bytes);
      if (faults.duplicateReplies) this.put(bytes);
    };
    if (host.answerDelayMs === 0) send();
    else host.clock.after(host.answerDelayMs, send);
  }

  /** Returns false without a connection. */
  transmit(msg: Msg): boolean {
    if (!this.link) return false;
    const bytes = this.packMsg(msg);
    this.put(bytes);
    if (this.owner.currentFaults.duplicateNotifications) this.put(bytes);
    return true;
  }

  private put(bytes: Uint8Array): void {
    const { link } = this;
    const { linkDelayMs } = this.owner.currentFaults;
    if (linkDelayMs === 0) link?.send(bytes);
    else this.owner.host.clock.after(linkDelayMs, () => link?.send(bytes));
  }

  private packMsg(msg: Msg): Uint8Array {
    return this.pack({ type: 'noSession', body: { payload: encodeMsg(msg) } });
  }

  private pack(content: RecordContent): Uint8Array {
    const { host, endpointId } = this.owner;
    return encodeRecord({ toId: host.controllerId, fromId: endpointId, content });
  }
}
