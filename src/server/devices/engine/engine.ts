import type { Clock } from '#domain/clock.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { BulkTarget } from '#machines/bulk-action/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind, TaskLane, TaskTraits } from '#machines/task/kinds.ts';
import type { taskMachine } from '#machines/task/machine.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { EffectStore, ServedKind } from '#server/core/streams/effect-runner.ts';
import {
  type Advanced,
  type Beginning,
  type Prepared,
  StreamRepository,
} from '#server/core/streams/repository.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import type { DeviceGateway } from '../gateway/port.ts';
import { BulkLimiter } from './bulk-limiter.ts';
import { deviceCommands } from './device-commands/table.ts';
import { DeviceQueues, type QueuedTask } from './device-queue.ts';
import { orLate } from './late.ts';
import { type FileUrl, taskPerformers } from './perform.ts';
import type { CancelAnswer, CancelReason, DispatchAuthority, OpenTaskStore, TaskOrder } from './port.ts';
import { Sessions, TaskTurns } from './sending.ts';
import type { TaskSecrets } from './task-secrets.ts';
import { type LoadedTask, type NewTaskFact, type TaskStreams, taskStream } from './task-stream.ts';

export interface EngineDeps {
  log: EventLog;
  effects: EffectStore;
  tasks: OpenTaskStore;
  gateway: DeviceGateway;
  secrets: TaskSecrets;
  authority: DispatchAuthority;
  traitsOf(kind: TaskKind): TaskTraits;
  /** Called when a task that was sent has ended. */
  ended?(endpointId: string, kind: TaskKind): void;
  /** Called with values that a device confirmed or reported while a task ran. */
  observed(endpointId: string, source: 'get' | 'set', values: Record<string, string>): Promise<void>;
  clock: Clock;
  retry: RetryPolicy;
  /** Absent: devices fetch no files by tasks. */
  fileUrl?: FileUrl;
  /** Called with errors inside the engine; never with secrets. */
  onFault(where: string, error: unknown): void;
}

/** Task to begin, and its place in its device's queue. */
interface Planned extends Beginning<typeof taskMachine> {
  queued: QueuedTask;
  started: boolean;
}

/**
 * Tasks of devices: a request becomes facts and effects in one transaction, effects are performed after the commit
 * (core/streams/effect-runner.ts), and the devices' answers become facts again (devices.ts). This class has what only
 * tasks need: each device's queue, families, lanes, bulk work. Memory holds only what can be rebuilt.
 */
export class Engine {
  readonly streams: TaskStreams;
  readonly queues = new DeviceQueues();
  readonly sessions = new Sessions();
  readonly retry: RetryPolicy;
  /** Registration of tasks for the effect runner. */
  readonly served: ServedKind<typeof taskMachine>;
  readonly #deps: EngineDeps;
  readonly #bulk: BulkLimiter;
  readonly #turns = new TaskTurns();
  /** Tasks whose dispatch is being stored: they hold their place on the device. */
  readonly #dispatching = new Set<string>();
  #order = 0;
  #stopped = false;

  constructor(deps: EngineDeps) {
    this.#deps = deps;
    this.retry = deps.retry;
    this.streams = new StreamRepository({
      log: deps.log,
      definition: taskStream,
      onDoubt: (taskId) => this.#inDoubt(taskId),
      onAdvance: (advanced) => this.#advanced(advanced),
    });
    this.#bulk = new BulkLimiter(deps.clock, (endpointId) => this.pump(endpointId));
    this.served = {
      kind: taskStream.kind,
      streams: this.streams,
      performers: taskPerformers({ ...deps, sessions: this.sessions, turns: this.#turns }),
      accept: orLate,
    };
  }

  stop(): void {
    this.#stopped = true;
  }

  /**
   * Begins one task for each device, all in one transaction; a task for an offline device waits (`offlineWait`).
   * `store` stores them with other data; false: they are no longer wanted, or were stored already.
   */
  async begin(
    targets: readonly BulkTarget[],
    order: TaskOrder,
    store: (tasks: Prepared) => Promise<boolean> = (tasks) => this.#store(tasks, order.lane),
  ): Promise<void> {
    const traits = this.#traits(order.kind, order.params);
    const planned = targets.map((target) => this.#plan(target, order, traits));
    const inDoubt = () => {
      for (const { queued } of planned) {
        this.#turns.giveBack(queued.taskId);
        this.#inDoubt(queued.taskId, queued);
      }
    };
    try {
      if (!(await store(this.streams.prepare(planned)))) return inDoubt();
    } catch (error) {
      inDoubt();
      throw error;
    }
    for (const { queued, started } of planned) {
      await this.#supersede(queued, order.kind).catch((error) => this.#deps.onFault('supersede', error));
      if (started) continue;
      this.queues.enqueue(queued);
      this.pump(queued.endpointId);
    }
  }

  async #store({ items, stored }: Prepared, lane: TaskLane): Promise<boolean> {
    await this.#deps.log.append(items, lane);
    stored();
    return true;
  }

  /** Ends older waiting settings of the same thing, since only the last one counts. */
  async #supersede(by: QueuedTask, kind: TaskKind): Promise<void> {
    if (!taskKinds[kind].lastOneCounts) return;
    for (const taskId of this.queues.waitingOf(by.endpointId, by.family)) {
      await this.streams.advance(taskId, () => [
        { type: 'task.superseded', data: { by: by.taskId }, actor: serverActor('engine') },
      ]);
    }
  }

  async cancel(taskId: string, reason: CancelReason, actor: Actor): Promise<CancelAnswer> {
    let answer: CancelAnswer = 'requested';
    await this.streams.advance(taskId, ({ snapshot, version }) => {
      const request: NewTaskFact = { type: 'cancel.requested', data: { reason }, actor };
      if (version === 0 || snapshot.hasTag('terminal')) answer = 'tooLate';
      else if (snapshot.matches('queued')) answer = 'cancelled';
      else if (snapshot.matches('cancelling') || snapshot.matches('takingBack')) answer = 'requested';
      else if (!snapshot.can({ type: request.type, data: request.data })) answer = 'notCancellable';
      return [request];
    });
    return answer;
  }

  /** Updates the device's place when its task ends or waits again; a task that was only recorded as sent keeps it. */
  #advanced({ id, before, after }: Advanced<typeof taskMachine>): void {
    const { snapshot } = after;
    const { traits, endpointId, attempts } = snapshot.context;
    const hasEnded = snapshot.hasTag('terminal') && !before.snapshot.hasTag('terminal');
    if (hasEnded && traits && attempts > 0) this.#deps.ended?.(endpointId, traits.kind);
    const stillWaits = snapshot.matches('queued') && before.snapshot.matches('queued');
    if (!stillWaits && !snapshot.matches('dispatched')) this.#settle(id, after);
  }

  /** Frees the device's place when the task has ended or waits again, and starts the next one. */
  #settle(taskId: string, { snapshot }: LoadedTask, known: QueuedTask | null = null): void {
    const { endpointId } = snapshot.context;
    // Bulk work frees its delivery place as soon as the device has accepted the command.
    this.#bulk.give(taskId);
    if (snapshot.hasTag('terminal')) {
      this.queues.release(endpointId, taskId);
      this.sessions.forget(taskId);
    } else if (snapshot.matches('queued')) {
      // The task keeps its order of arrival. This happens in one step, so that a device that disconnects now finds it
      // among its open tasks.
      const task = this.queues.release(endpointId, taskId) ?? known;
      if (task) this.queues.enqueue(task);
    } else return;
    this.pump(endpointId);
  }

  /** Sends the device's waiting tasks, as far as families are free and the device is online. */
  pump(endpointId: string): void {
    if (this.#stopped || !this.#deps.gateway.isConnected(endpointId)) return;
    void this.#pumpAll(endpointId).catch((error) => this.#deps.onFault('queue', error));
  }

  /** Restores the queues and places of an earlier process. */
  async recover(): Promise<void> {
    for (const { state, ...task } of await this.#deps.tasks.open()) {
      const queued: QueuedTask = { ...task, order: this.#order++ };
      if (state === 'queued') this.queues.enqueue(queued);
      else this.queues.markRunning(queued);
    }
  }

  #plan(
    { taskId, endpointId }: BulkTarget,
    { actor, permission, lane, params, secrets, batchId }: TaskOrder,
    traits: TaskTraits,
  ): Planned {
    const queued: QueuedTask = {
      taskId,
      endpointId,
      family: traits.family,
      lane,
      permission,
      accountId: actor.id,
      order: this.#order++,
    };
    const { gateway } = this.#deps;
    const online = gateway.isConnected(endpointId);
    const position = this.queues.position(queued);
    // Bulk work always passes the queue, which limits concurrent deliveries.
    const turn = lane === 'interactive' && position === 0 ? gateway.turnNow(endpointId) : null;
    const started = turn !== null && this.queues.tryStart(queued);
    if (turn) this.#turns.keep(taskId, turn);
    if (started) this.#bulk.holdBack();
    const engine = serverActor('engine');
    const facts: NewTaskFact[] = [
      {
        type: 'task.requested',
        data: { ...traits, endpointId, lane, params, ...(batchId === undefined ? {} : { batchId }) },
        actor,
      },
      { type: 'task.authorised', data: { permission }, actor: engine },
      { type: 'task.queued', data: { position, online }, actor: engine },
    ];
    if (started) facts.push({ type: 'task.dispatched', data: { attempt: 1 }, actor: engine });
    const inserts = secrets?.size ? [this.#deps.secrets.rowsOf(taskId, secrets)] : [];
    return { id: taskId, facts, inserts, queued, started };
  }

  async #pumpAll(endpointId: string): Promise<void> {
    for (;;) {
      const waiting = this.queues.takeNext(endpointId);
      if (!waiting) return;
      const { taskId, lane } = waiting;
      this.#dispatching.add(taskId);
      try {
        // A task is recorded as sent only when it can leave: not while the device still has another request before it.
        // A free turn is taken in this step, and with it the place below, so that the limiter counts it at once.
        const { gateway } = this.#deps;
        const turn = gateway.turnNow(endpointId) ?? (await gateway.turn(endpointId, lane));
        if (!turn) {
          this.#waitOn(waiting);
          return this.pump(endpointId);
        }
        if (lane === 'bulk' && !this.#bulk.take(taskId, endpointId)) {
          turn.release();
          return this.#waitOn(waiting);
        }
        this.#turns.keep(taskId, turn);
        await this.#dispatch(waiting);
      } finally {
        this.#dispatching.delete(taskId);
      }
    }
  }

  #waitOn(task: QueuedTask): void {
    // The task may have ended while it waited for its turn.
    if (this.queues.release(task.endpointId, task.taskId)) this.queues.enqueue(task);
  }

  async #dispatch(waiting: QueuedTask): Promise<void> {
    const { taskId, endpointId, permission, accountId } = waiting;
    const actor = serverActor('engine');
    const next = await this.retry.until('queue', async () => {
      const allowed = await this.#deps.authority.mayStill({ accountId, permission, endpointId });
      const advanced = await this.streams.advance(taskId, ({ snapshot }) =>
        allowed
          ? [{ type: 'task.dispatched', data: { attempt: snapshot.context.attempts + 1 }, actor }]
          : [{ type: 'task.denied', data: { permission, reason: 'the permission was withdrawn' }, actor }],
      );
      // Nothing to do: the task has ended, or an earlier try was stored and only its answer was lost.
      return advanced ?? this.streams.load(taskId);
    });
    if (!next.snapshot.hasTag('running')) {
      this.#turns.giveBack(taskId);
      this.queues.release(endpointId, taskId);
      this.#bulk.give(taskId);
    } else this.#bulk.sent(taskId);
  }

  /**
   * Resolves an append that failed but may be in the log: the dependent state follows the log. `begun`: a task whose
   * first facts were in that append.
   */
  #inDoubt(taskId: string, begun: QueuedTask | null = null): void {
    void this.retry
      .pause()
      .then(() => this.retry.until('doubt', () => this.streams.current(taskId)))
      .then((task) => {
        if (this.#dispatching.has(taskId)) return;
        if (task.version > 0) this.#settle(taskId, task, begun);
        else if (begun) this.#neverWas(begun);
      })
      .catch((error) => this.#deps.onFault('doubt', error));
  }

  #neverWas({ taskId, endpointId }: QueuedTask): void {
    this.queues.release(endpointId, taskId);
    this.pump(endpointId);
  }

  #traits(kind: TaskKind, params: JsonObject): TaskTraits {
    const traits = this.#deps.traitsOf(kind);
    return { ...traits, deadlines: { ...traits.deadlines, ...deviceCommands[kind].deadlines?.(params) } };
  }
}
