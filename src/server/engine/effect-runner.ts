import type { Clock } from '#domain/clock.ts';
import type { DeviceGateway } from '../gateway/port.ts';
import type { StoredEffect } from '../store/log.ts';
import { serverActor } from './actors.ts';
import { orLate } from './late.ts';
import type { Patience } from './patience.ts';
import { performCancel, performOperate } from './perform.ts';
import type { EffectRows } from './port.ts';
import type { Sessions } from './sessions.ts';
import { type LoadedTask, type NewFact, type TaskStreams, taskIdOf } from './task-streams.ts';

export interface EffectRunnerDeps {
  gateway: DeviceGateway;
  effects: EffectRows;
  streams: TaskStreams;
  sessions: Sessions;
  patience: Patience;
  clock: Clock;
  /** Values that a device confirmed while a task ran. */
  observed(endpointId: string, values: Record<string, string>): Promise<void>;
  /** A task has moved on by what its device answered. */
  settle(taskId: string, task: LoadedTask): void;
  onFault(where: string, error: unknown): void;
}

/** Performs what machines asked for, after it is stored, and turns what devices answer at once into facts. */
export class EffectRunner {
  readonly #deps: EffectRunnerDeps;
  /** Effects of an earlier process wait until the device has found its way back to this one. */
  readonly #owed = new Map<string, StoredEffect[]>();

  constructor(deps: EffectRunnerDeps) {
    this.#deps = deps;
  }

  soon(effect: StoredEffect): void {
    // By the next turn whoever appended has remembered the new snapshot, and it need not be read again.
    this.#deps.clock.soon(
      () => void this.#perform(effect).catch((error) => this.#deps.onFault(effect.kind, error)),
    );
  }

  /** An effect that an earlier process left: performed when its device is here, or not at all if that is not safe. */
  async recover(effect: StoredEffect): Promise<void> {
    if (effect.state === 'inFlight') await this.#admitUnknown(effect);
    else this.#performWhenBack(effect);
  }

  /** What was owed to the device goes out, in order. */
  deviceConnected(endpointId: string): void {
    const owed = this.#owed.get(endpointId) ?? [];
    this.#owed.delete(endpointId);
    for (const effect of owed) this.soon(effect);
  }

  #performWhenBack(effect: StoredEffect): void {
    const { patience, streams, gateway, onFault } = this.#deps;
    void patience
      .until('recovery', () => streams.load(taskIdOf(effect.streamId)))
      .then(({ snapshot }) => {
        const { endpointId } = snapshot.context;
        if (gateway.isConnected(endpointId)) this.soon(effect);
        else this.#owed.set(endpointId, [...(this.#owed.get(endpointId) ?? []), effect]);
      })
      .catch((error) => onFault('recovery', error));
  }

  async #perform(effect: StoredEffect): Promise<void> {
    const { gateway, effects, streams, sessions, patience, observed } = this.#deps;
    const taskId = taskIdOf(effect.streamId);
    const task = await patience.until(effect.kind, () => streams.current(taskId));
    const { snapshot } = task;
    const { endpointId, requestPath, traits } = snapshot.context;
    if (effect.kind === 'operate') {
      if (snapshot.matches('cancelling')) return this.#record(taskId, [neverSent]);
      if (!snapshot.matches('dispatched')) return;
      if (!traits?.retrySafe) await patience.until(effect.kind, () => effects.markInFlight(effect.effectId));
      sessions.sent(taskId, gateway.sessionOf(endpointId));
      const answer = await performOperate(gateway, taskId, task);
      const { facts, observed: values } = answer;
      if (values) await patience.until(effect.kind, () => observed(endpointId, values));
      await this.#record(taskId, facts);
    } else if (snapshot.matches('cancelling')) {
      await this.#record(taskId, await performCancel(gateway, endpointId, requestPath));
    }
  }

  async #record(taskId: string, facts: NewFact[]): Promise<void> {
    const { patience, streams, settle } = this.#deps;
    const next = await patience.until('answer', () =>
      streams.advance(taskId, (task) => facts.flatMap((fact) => orLate(task, fact))),
    );
    if (next) settle(taskId, next);
  }

  /** The process died with an unsafe command on its way: it is not sent again, and the log says why. */
  async #admitUnknown(effect: StoredEffect): Promise<void> {
    await this.#record(taskIdOf(effect.streamId), [
      {
        type: 'delivery.failed',
        data: {
          code: 'wsfail',
          proof: 'unknown',
          message: 'the server restarted while the command was on its way',
        },
        actor: serverActor('recovery'),
      },
    ]);
  }
}

/** Cancelled between the commit and the send: the device never sees it. */
const neverSent: NewFact = {
  type: 'delivery.failed',
  data: { code: 'wsdisconnect', proof: 'notDelivered', message: 'cancelled before it was sent' },
  actor: serverActor('engine'),
};
