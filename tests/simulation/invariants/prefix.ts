import { pathOf } from '#domain/device-parameters/readings.ts';
import type { LiveMessage } from '#domain/live-message.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Place, SimulatedConsole, System } from '../parts.ts';

/** The guarantees of docs/live-socket.md for one console: prefix, scope, epoch. */
export class ConsoleOracle {
  readonly #system: System;
  readonly #console: SimulatedConsole;
  #at = 0;
  #epoch = '';

  constructor(system: System, console: SimulatedConsole) {
    this.#system = system;
    this.#console = console;
  }

  /** Starts at a position, after which nothing may be missing. */
  begins({ cursor, epoch }: Place): void {
    this.#at = cursor ?? 0;
    this.#epoch = epoch ?? '';
  }

  /** The applied messages are the log from the last position to this one, under the console's filter. */
  moved({ cursor, epoch, gaps }: Place, delivered: LiveMessage[]): void {
    if (gaps > 0) this.#fail('prefix', 'the server left a gap');
    if (cursor === null) return;
    if (epoch !== this.#epoch)
      this.#fail('an epoch resets', `${this.#epoch} became ${epoch} without a reset`);
    const log = this.#system.epochs.get(this.#epoch) ?? [];
    let next = 0;
    for (const event of log.slice(this.#at, cursor)) {
      const message = delivered[next];
      if (message?.pos === event.pos) {
        next++;
        if (message.fact.hash !== event.hash) this.#fail('prefix', `another event at ${event.pos}`);
        if (!this.#mayHear(event)) this.#fail('scope', `${event.streamId} is another operator's`);
      } else if (this.#mustHear(event)) {
        this.#fail(
          'prefix',
          `${event.type} at ${event.pos} of ${event.streamId} was left out before ${cursor}`,
        );
      }
    }
    if (next < delivered.length)
      this.#fail(
        'prefix',
        `told twice or too early: ${delivered[next]?.pos}, the cursor came from ${this.#at}`,
      );
    this.#at = Math.max(this.#at, cursor);
  }

  /** Everything up to `pos` was applied, whatever happened to the cursor since. */
  checkHeard(pos: number): void {
    const { head } = this.#system.disk;
    if (!this.#console.ready) this.#fail('liveness', 'not connected');
    if (this.#epoch !== head.epoch) this.#fail('an epoch resets', `still ${this.#epoch}`);
    const missing = this.#system.disk.logged.slice(this.#at, pos).find((event) => this.#mustHear(event));
    if (missing) this.#fail('liveness', `${missing.type} at ${missing.pos} has not come`);
  }

  /** The console's tasks equal the server's. */
  checkFolds(): void {
    const { replays, opPath } = this.#console;
    for (const [streamId, { snapshot, version }] of this.#system.invariants.tasks.all) {
      if (!this.#system.pathOf(snapshot.context.endpointId)?.startsWith(opPath)) continue;
      const replay = replays.get(streamId);
      const moment = replay?.at(replay.version);
      if (moment?.version !== version || moment.state !== snapshot.value)
        this.#fail(
          'fold of the console = fold of the server',
          `${streamId} ${moment?.state} at ${moment?.version}, not ${String(snapshot.value)} at ${version}`,
        );
      const events = this.#system.disk.stream(streamId);
      if (replay?.events.some((event, index) => event.hash !== events[index]?.hash))
        this.#fail('fold of the console = fold of the server', `${streamId} is made of other events`);
    }
    for (const streamId of replays.keys())
      if (!this.#system.invariants.tasks.get(streamId))
        this.#fail('an epoch resets', `${streamId} is gone, and the console shows it`);
  }

  #mayHear(event: LoggedEvent): boolean {
    const endpointId = this.#deviceOf(event);
    const path = endpointId === null ? this.#operatorOf(event) : this.#system.pathOf(endpointId);
    return path?.startsWith(this.#console.opPath) ?? false;
  }

  #mustHear(event: LoggedEvent): boolean {
    if (!this.#mayHear(event)) return false;
    if (event.type !== 'device.valuesObserved') return true;
    // Values that no list row shows go only to users on the device's page.
    const { values } = event.data;
    return typeof values === 'object' && values !== null && pathOf('lock') in values;
  }

  #deviceOf({ streamId }: LoggedEvent): string | null {
    if (streamId.startsWith('device:')) return streamId.slice('device:'.length);
    return this.#system.invariants.tasks.get(streamId)?.snapshot.context.endpointId ?? null;
  }

  /** Returns the operator that a bulk action's request names. */
  #operatorOf({ streamId }: LoggedEvent): string | null {
    const log = this.#system.epochs.get(this.#epoch) ?? [];
    const opId = log.find((event) => event.streamId === streamId && event.version === 1)?.data.opId;
    return typeof opId === 'string' ? `/${opId}/` : null;
  }

  #fail(invariant: string, detail: string): void {
    this.#system.fail(invariant, `${this.#console.name}: ${detail}`);
  }
}

/** The same guarantees on the socket itself: the console's machine would hide a message that the server repeats. */
export class WireOracle {
  readonly #system: System;
  #last = -1;

  constructor(system: System) {
    this.#system = system;
  }

  asked(text: string): void {
    const { after } = JSON.parse(text);
    if (typeof after === 'number') this.#last = after;
  }

  received(text: string): void {
    const { event, pos, prev } = JSON.parse(text);
    if (event === 'ready' || event === 'reset') {
      this.#last = pos;
      return;
    }
    if (event === 'cursor') return;
    if (pos <= this.#last)
      this.#system.fail('nothing is told twice', `${event} at ${pos} after ${this.#last}`);
    else if (prev > this.#last)
      this.#system.fail('prefix', `${pos} says ${prev} went before, it was ${this.#last}`);
    this.#last = pos;
  }
}
