import { waymarkControllerId } from '#usp/endpoint-id.ts';
import type { Notification } from '#usp/messages/operate.ts';
import { type Content, decodeMsg, encodeMsg } from '#usp/msg.ts';
import { decodeRecord, encodeRecord } from '#usp/record.ts';
import type { Link } from '../link.ts';
import type { SimulatedAgent, System, ToAgent, ToServer } from '../parts.ts';
import { Device } from './device.ts';
import { Television } from './television.ts';

const screen = 'Device.X_WAYMARK_Screen.';

interface Unacknowledged {
  msgId: string;
  notification: Notification;
}

/**
 * The USP side of a simulated device: real records on a link. It repeats a notification with the same id until it is
 * acknowledged, as required by TR-369 R-NOT.1, and reconnects whenever its connection ends.
 */
export class Agent implements SimulatedAgent {
  readonly endpointId: string;
  readonly opId: string;
  readonly device: Device;
  readonly television: Television;
  readonly registered: boolean;
  readonly #system: System;
  #link: Link<ToServer, ToAgent> | null = null;
  #connecting = false;
  #powered = true;
  #outbox: Unacknowledged[] = [];
  #nextId = 1;

  constructor(system: System, endpointId: string, opId: string) {
    this.#system = system;
    this.endpointId = endpointId;
    this.opId = opId;
    this.television = new Television(system, (ConsentId, Cause) => {
      const params = { ConsentId, Cause };
      this.notify({ type: 'event', body: { objPath: screen, eventName: 'ConsentEnded!', params } });
    });
    this.device = new Device(system, this, this.television);
    this.registered = system.random.chance(0.6);
  }

  get connected(): boolean {
    return this.#link?.open ?? false;
  }

  comeBack(ms: number): void {
    if (this.#connecting || !this.#powered) return;
    this.#connecting = true;
    this.#system.scheduler.after(ms, () => {
      this.#connecting = false;
      this.#connect();
    });
  }

  cut(): void {
    this.#link?.cut();
  }

  stall(ms: number): void {
    this.#link?.stall(ms);
  }

  /** Restarts: running commands are lost, unacknowledged notifications perhaps; the return is reported by `Boot!`. */
  restart(offMs: number, boot: { Cause: string; CommandKey: string }): void {
    if (!this.#powered) return;
    const { scheduler, random } = this.#system;
    this.#powered = false;
    this.device.forgetAll();
    this.television.forgetAll();
    if (random.chance(0.5)) this.#outbox = [];
    this.#link?.cut();
    this.#link = null;
    scheduler.after(offMs, () => {
      this.#powered = true;
      this.comeBack(0);
      // Boot! follows a moment after the connection (ADR 007): new work may come before it.
      const params = { ...boot, FirmwareUpdated: 'false' };
      scheduler.after(random.between(0, 300), () =>
        this.notify({ type: 'event', body: { objPath: 'Device.', eventName: 'Boot!', params } }),
      );
    });
  }

  answer(msgId: string, content: Content): void {
    this.#send(encodeMsg({ msgId, ...content }));
  }

  notify(notification: Notification): void {
    const notice = { msgId: `n${this.#nextId++}`, notification };
    this.#outbox.push(notice);
    this.#tell(notice);
    if (this.#system.faults.deviceRepeats()) this.#tell(notice);
  }

  #connect(): void {
    const { server, random } = this.#system;
    if (!this.#powered || this.connected) return;
    if (!server?.listening) {
      this.comeBack(random.between(100, 600));
      return;
    }
    const link = server.acceptAgent(this.endpointId, {
      message: (message) => {
        if (this.#link !== link) return;
        if (message === 'ping') link.toServer('pong');
        else this.#receive(message);
      },
      closed: () => {
        if (this.#link !== link) return;
        this.#link = null;
        this.comeBack(random.between(50, 800));
      },
    });
    this.#link = link;
    for (const notice of this.#outbox) this.#tell(notice);
  }

  #tell({ msgId, notification }: Unacknowledged): void {
    const body = { subscriptionId: 's', sendResp: true, notification };
    this.#send(encodeMsg({ msgId, type: 'Notify', body }));
    this.#system.scheduler.after(2_000, () => {
      const still = this.#outbox.find((notice) => notice.msgId === msgId);
      if (still && this.connected) this.#tell(still);
    });
  }

  #send(payload: Uint8Array): void {
    const record = {
      toId: waymarkControllerId,
      fromId: this.endpointId,
      content: { type: 'noSession', body: { payload } },
    } as const;
    this.#link?.toServer(encodeRecord(record));
  }

  #receive(bytes: Uint8Array): void {
    const { content } = decodeRecord(bytes);
    if (content.type !== 'noSession') return;
    const msg = decodeMsg(content.body.payload);
    if (msg.type === 'NotifyResp') this.#acknowledged(msg.msgId);
    else this.device.asked(msg);
  }

  #acknowledged(msgId: string): void {
    const notice = this.#outbox.find((candidate) => candidate.msgId === msgId);
    if (!notice) return;
    this.#outbox.splice(this.#outbox.indexOf(notice), 1);
    this.#system.invariants.devices.acknowledged(this.endpointId, notice.notification);
  }
}
