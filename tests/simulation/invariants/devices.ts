import type { Notification } from '#usp/messages/operate.ts';
import type { System } from '../parts.ts';

/** Guarantees to devices. */
export class DeviceInvariants {
  readonly #system: System;
  /**
   * Commands that reached a device under a log that was replaced by a backup: the present log does not contain them.
   */
  readonly #beforeRestore = new Map<string, number>();

  constructor(system: System) {
    this.#system = system;
  }

  /** A command that is not safe to repeat is resent only if it certainly did not arrive, so it arrives once. */
  arrived(endpointId: string, taskId: string): void {
    const traits = this.#system.invariants.tasks.get(`task:${taskId}`)?.snapshot.context.traits;
    const arrived = this.#system.agent(endpointId)?.device.arrived.get(taskId) ?? 0;
    const times = arrived - (this.#beforeRestore.get(taskId) ?? 0);
    if (traits && !traits.retrySafe && times > 1)
      this.#system.fail(
        'an unsafe command is sent once',
        `${traits.kind} ${taskId} came ${times} times to ${endpointId}`,
      );
  }

  restored(): void {
    for (const { device } of this.#system.agents)
      for (const [taskId, times] of device.arrived) this.#beforeRestore.set(taskId, times);
  }

  /** A notification that was acknowledged to a device is in the log (port.ts: a report settles when it is durable). */
  acknowledged(endpointId: string, notification: Notification): void {
    if (notification.type === 'event' && notification.body.eventName === 'Boot!') {
      const booted = this.#system.disk
        .stream(`device:${endpointId}`)
        .some(({ type }) => type === 'device.booted');
      if (!booted && !this.#system.restores)
        this.#system.fail('what was acknowledged is stored', `a Boot! of ${endpointId} is not in the log`);
    }
    if (notification.type !== 'operationComplete') return;
    const streamId = `task:${notification.body.commandKey}`;
    const snapshot = this.#system.invariants.tasks.get(streamId)?.snapshot;
    // A task that waits to be resent does not accept the answer to its first attempt.
    if (!snapshot || snapshot.hasTag('terminal') || snapshot.matches('queued')) return;
    if (snapshot.context.attempts > 1 || this.#beforeRestore.has(notification.body.commandKey)) return;
    this.#system.fail('what was acknowledged is stored', `${streamId} is ${String(snapshot.value)} still`);
  }

  /** A device with a session is online in the log, and one without is not. */
  checkPresence(): void {
    const online = new Set(this.#system.onlineByTheLog());
    for (const { endpointId } of this.#system.agents) {
      const session = this.#system.server?.hasSession(endpointId) ?? false;
      if (session !== online.has(endpointId))
        this.#system.fail(
          'presence is true',
          `${endpointId} ${session ? 'has' : 'has no'} session, the log says ${session ? 'offline' : 'online'}`,
        );
    }
  }

  /** Work at the head of the queue of a connected device is sent. */
  checkQueues(since: Map<string, number>): void {
    const { scheduler, server } = this.#system;
    const places = new Set<string>();
    for (const [, { snapshot }] of this.#system.invariants.tasks.all)
      if (snapshot.hasTag('running'))
        places.add(`${snapshot.context.endpointId} ${snapshot.context.traits?.family}`);
    for (const [streamId, { snapshot }] of this.#system.invariants.tasks.all) {
      const { endpointId, traits } = snapshot.context;
      const idle =
        snapshot.matches('queued') &&
        server?.hasSession(endpointId) === true &&
        !places.has(`${endpointId} ${traits?.family}`);
      if (!idle) since.delete(streamId);
      else if (!since.has(streamId)) since.set(streamId, scheduler.now);
      else if (scheduler.now - (since.get(streamId) ?? 0) > 2_500)
        this.#system.fail(
          'what can be sent is sent',
          `${streamId} waits for ${endpointId} behind no other task`,
        );
    }
  }
}
