import type { Clock } from '#domain/clock.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind, TaskTraits } from '#machines/task/kinds.ts';
import type { DeviceGateway } from '../gateway/port.ts';
import type { EventLog } from '../store/log.ts';
import { serverActor } from './actors.ts';
import { BulkPlaces } from './bulk-places.ts';
import { DeviceQueues, type QueuedTask } from './device-queue.ts';
import { EffectRunner } from './effect-runner.ts';
import { Patience } from './patience.ts';
import type {
  CancelReason,
  DispatchAuthority,
  EffectRows,
  TaskBook,
  TaskCommand,
  TaskEngine,
} from './port.ts';
import { recipes } from './recipes/table.ts';
import { Sessions } from './sessions.ts';
import { type LoadedTask, type NewFact, TaskStreams, taskIdOf } from './task-streams.ts';

export interface EngineDeps {
  log: EventLog;
  effects: EffectRows;
  tasks: TaskBook;
  gateway: DeviceGateway;
  authority: DispatchAuthority;
  traitsOf(kind: TaskKind): TaskTraits;
  /** Values that a device confirmed while a task ran. */
  observed(endpointId: string, values: Record<string, string>): Promise<void>;
  clock: Clock;
  newId(): string;
  /** Called with what went wrong inside the engine; never with secrets. */
  onFault(where: string, error: unknown): void;
}

const deadlinePollMs = 250;
const deadlineBatch = 200;
/** Largest number of tasks begun in one transaction. */
const beginBatch = 250;

/**
 * Decides, appends, performs. A request becomes facts and effects in one transaction; effects are performed after the
 * commit, and what devices answer becomes facts again (engine/devices.ts). Memory holds only what can be rebuilt.
 */
export class Engine implements TaskEngine {
  readonly streams: TaskStreams;
  readonly queues = new DeviceQueues();
  readonly sessions = new Sessions();
  readonly patience: Patience;
  readonly #deps: EngineDeps;
  readonly #bulk: BulkPlaces;
  readonly #effects: EffectRunner;
  /** Tasks whose dispatch is being written: their place on the device is held. */
  readonly #dispatching = new Set<string>();
  #order = 0;
  #forgetPoll: () => void = () => {};
  #stopped = false;
  #unsubscribe: () => void = () => {};

  constructor(deps: EngineDeps) {
    this.#deps = deps;
    this.patience = new Patience(deps.clock, deps.onFault);
    this.streams = new TaskStreams(deps.log, (taskId) => this.#inDoubt(taskId));
    this.#bulk = new BulkPlaces(deps.clock, (endpointId) => this.pump(endpointId));
    this.#effects = new EffectRunner({
      ...deps,
      streams: this.streams,
      sessions: this.sessions,
      patience: this.patience,
      settle: (taskId, task) => this.settle(taskId, task),
    });
  }

  start(): void {
    this.#unsubscribe = this.#deps.log.onCommit((_events, effects) => {
      for (const effect of effects) if (effect.kind !== 'deadline') this.#effects.soon(effect);
    });
    const poll = async () => {
      await this.checkDeadlines().catch((error) => this.#deps.onFault('deadlines', error));
      if (!this.#stopped) this.#forgetPoll = this.#deps.clock.after(deadlinePollMs, poll);
    };
    this.#forgetPoll = this.#deps.clock.after(deadlinePollMs, poll);
  }

  stop(): void {
    this.#stopped = true;
    this.#unsubscribe();
    this.#forgetPoll();
  }

  async request(command: TaskCommand): Promise<{ taskIds: string[] }> {
    const wanted = command.endpointIds.map((endpointId) => ({ endpointId, taskId: this.#deps.newId() }));
    const batchId = command.endpointIds.length > 1 ? this.#deps.newId() : undefined;
    const lane = command.lane ?? (command.endpointIds.length > 1 ? 'bulk' : 'interactive');
    const traits = this.#traits(command.kind, command.params);
    for (let from = 0; from < wanted.length; from += beginBatch) {
      const batch = wanted
        .slice(from, from + beginBatch)
        .map(({ taskId, endpointId }) =>
          this.#plan(taskId, endpointId, { ...command, lane, batchId, traits }),
        );
      try {
        await this.streams.begin(batch, lane);
      } catch (error) {
        for (const { queued } of batch) this.#inDoubt(queued.taskId, () => this.#neverWas(queued));
        throw error;
      }
      for (const { queued, started } of batch) {
        await this.#supersede(queued).catch((error) => this.#deps.onFault('supersede', error));
        if (started) continue;
        this.queues.enqueue(queued);
        this.pump(queued.endpointId);
      }
    }
    return { taskIds: wanted.map(({ taskId }) => taskId) };
  }

  /** Of several locks and unlocks that wait for a device only the last one still means something. */
  async #supersede(by: QueuedTask): Promise<void> {
    if (by.family !== 'lock') return;
    for (const taskId of this.queues.waitingOf(by.endpointId, by.family)) {
      const next = await this.streams.advance(taskId, () => [
        { type: 'task.superseded', data: { by: by.taskId }, actor: serverActor('engine') },
      ]);
      if (next) this.settle(taskId, next);
    }
  }

  async cancel(
    taskId: string,
    reason: CancelReason,
    actor: Actor,
  ): Promise<'requested' | 'tooLate' | 'notCancellable'> {
    let answer: 'requested' | 'tooLate' | 'notCancellable' = 'requested';
    const next = await this.streams.advance(taskId, ({ snapshot, version }) => {
      const wish: NewFact = { type: 'cancel.requested', data: { reason }, actor };
      if (version === 0 || snapshot.hasTag('terminal')) answer = 'tooLate';
      else if (snapshot.matches('cancelling')) answer = 'requested';
      else if (!snapshot.can({ type: wish.type, data: wish.data })) answer = 'notCancellable';
      return [wish];
    });
    if (next) this.settle(taskId, next);
    return answer;
  }

  /** After any advance: frees the device's place when the task ended or waits again, and lets the next one go. */
  settle(taskId: string, task: LoadedTask): void {
    const { snapshot } = task;
    const { endpointId, lane, traits } = snapshot.context;
    // Bulk work gives its place on the way to the next as soon as the device has taken it.
    this.#bulk.give(taskId);
    if (snapshot.hasTag('terminal')) {
      this.queues.release(endpointId, taskId);
      this.sessions.forget(taskId);
    } else if (snapshot.matches('queued') && traits) {
      this.queues.release(endpointId, taskId);
      this.#requeue(taskId, endpointId, traits, lane).catch((error) => this.#deps.onFault('queue', error));
    } else return;
    this.pump(endpointId);
  }

  /** Sends what waits for this device, as far as families are free and the device is there. */
  pump(endpointId: string): void {
    if (this.#stopped || !this.#deps.gateway.isConnected(endpointId)) return;
    void this.#pumpAll(endpointId).catch((error) => this.#deps.onFault('queue', error));
  }

  /** Appends `deadline.passed` for each deadline row that is due. Public for tests with their own clock. */
  async checkDeadlines(): Promise<void> {
    const due = await this.#deps.effects.passedDeadlines(new Date(this.#deps.clock.now()), deadlineBatch);
    for (const effect of due) {
      const taskId = taskIdOf(effect.streamId);
      const name = JSON.parse(effect.params).name;
      const passed: NewFact = { type: 'deadline.passed', data: { name }, actor: serverActor('timers') };
      // Since the look the task may have moved on, to another attempt whose deadline has the same name.
      const next = await this.streams.advance(taskId, async () =>
        (await this.#deps.effects.stands(effect.effectId)) ? [passed] : [],
      );
      if (next) this.settle(taskId, next);
      else await this.#deps.effects.drop(effect.effectId);
    }
  }

  /** Takes up what an earlier process left: queues, places, and commands that were or were not sent. */
  async recover(): Promise<void> {
    for (const { state, ...task } of await this.#deps.tasks.open()) {
      const queued: QueuedTask = { ...task, order: this.#order++ };
      if (state === 'queued') this.queues.enqueue(queued);
      else this.queues.markRunning(queued);
    }
    for (const effect of await this.#deps.effects.unfinished()) await this.#effects.recover(effect);
  }

  /** The device has a session: what was owed to it goes first, then the queue. */
  deviceConnected(endpointId: string): void {
    this.#effects.deviceConnected(endpointId);
    this.pump(endpointId);
  }

  #plan(
    taskId: string,
    endpointId: string,
    command: TaskCommand & { lane: 'interactive' | 'bulk'; batchId?: string; traits: TaskTraits },
  ): { taskId: string; facts: NewFact[]; queued: QueuedTask; started: boolean } {
    const { actor, permission, lane, params, batchId, traits } = command;
    const queued: QueuedTask = {
      taskId,
      endpointId,
      family: traits.family,
      lane,
      permission,
      accountId: actor.id,
      order: this.#order++,
    };
    const online = this.#deps.gateway.isConnected(endpointId);
    const position = this.queues.position(queued);
    // Bulk work always passes the queue, where the number on the way at once is limited.
    const started = online && lane === 'interactive' && this.queues.tryStart(queued);
    if (started) this.#bulk.holdBack();
    const engine = serverActor('engine');
    const facts: NewFact[] = [
      {
        type: 'task.requested',
        data: { ...traits, endpointId, lane, params, batchId },
        actor,
      },
      { type: 'task.authorised', data: { permission }, actor: engine },
      { type: 'task.queued', data: { position, online }, actor: engine },
    ];
    if (started) facts.push({ type: 'task.dispatched', data: { attempt: 1 }, actor: engine });
    return { taskId, facts, queued, started };
  }

  async #pumpAll(endpointId: string): Promise<void> {
    for (;;) {
      const waiting = this.queues.takeNext(endpointId);
      if (!waiting) return;
      if (waiting.lane === 'bulk' && !this.#bulk.take(waiting.taskId, endpointId)) {
        this.queues.release(endpointId, waiting.taskId);
        this.queues.enqueue(waiting);
        return;
      }
      this.#dispatching.add(waiting.taskId);
      await this.#dispatch(waiting).finally(() => this.#dispatching.delete(waiting.taskId));
    }
  }

  async #dispatch(waiting: QueuedTask): Promise<void> {
    const { taskId, endpointId, permission, accountId } = waiting;
    const actor = serverActor('engine');
    const next = await this.patience.until('queue', async () => {
      const allowed = await this.#deps.authority.mayStill({ accountId, permission, endpointId });
      const advanced = await this.streams.advance(taskId, ({ snapshot }) =>
        allowed
          ? [{ type: 'task.dispatched', data: { attempt: snapshot.context.attempts + 1 }, actor }]
          : [{ type: 'task.denied', data: { permission, reason: 'the permission was withdrawn' }, actor }],
      );
      // Nothing to do: it has ended, or an earlier try was stored and only its answer lost.
      return advanced ?? this.streams.load(taskId);
    });
    if (!next.snapshot.hasTag('running')) {
      this.queues.release(endpointId, taskId);
      this.#bulk.give(taskId);
    } else this.#bulk.sent(taskId);
  }

  async #requeue(
    taskId: string,
    endpointId: string,
    traits: TaskTraits,
    lane: 'interactive' | 'bulk',
  ): Promise<void> {
    const owner = await this.patience.until('queue', () => this.#deps.tasks.owner(taskId));
    if (!owner) return;
    this.queues.enqueue({ taskId, endpointId, family: traits.family, lane, ...owner, order: this.#order++ });
    this.pump(endpointId);
  }

  /** An append has failed, and may be in the log all the same: what hangs on it here follows what the log says. */
  #inDoubt(taskId: string, neverWas: () => void = () => {}): void {
    void this.patience
      .pause()
      .then(() => this.patience.until('doubt', () => this.streams.current(taskId)))
      .then((task) => {
        if (this.#dispatching.has(taskId)) return;
        if (task.version > 0) this.settle(taskId, task);
        else neverWas();
      })
      .catch((error) => this.#deps.onFault('doubt', error));
  }

  #neverWas({ taskId, endpointId }: QueuedTask): void {
    this.queues.release(endpointId, taskId);
    this.pump(endpointId);
  }

  #traits(kind: TaskKind, params: JsonObject): TaskTraits {
    const traits = this.#deps.traitsOf(kind);
    return { ...traits, deadlines: { ...traits.deadlines, ...recipes[kind].deadlines?.(params) } };
  }
}
