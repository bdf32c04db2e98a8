import { randomUUID } from 'node:crypto';
import type { Actor } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind, TaskTraits } from '#machines/task/kinds.ts';
import type { DeviceGateway } from '../gateway/port.ts';
import { openTasks, taskOwner } from '../projections/tasks/open.ts';
import type { Database } from '../store/database.ts';
import type { StoredEffect } from '../store/effects.ts';
import type { SqlEventLog } from '../store/event-log.ts';
import { Outbox } from '../store/outbox.ts';
import { serverActor } from './actors.ts';
import { DeviceQueues, type QueuedTask } from './device-queue.ts';
import { performCancel, performOperate } from './perform.ts';
import type { CancelReason, DispatchAuthority, TaskCommand, TaskEngine } from './port.ts';
import { recipes } from './recipes/table.ts';
import { Sessions } from './sessions.ts';
import { type LoadedTask, type NewFact, TaskStreams } from './task-streams.ts';

export interface EngineDeps {
  database: Database;
  log: SqlEventLog;
  gateway: DeviceGateway;
  authority: DispatchAuthority;
  traitsOf(kind: TaskKind): TaskTraits;
  /** Values that a device confirmed while a task ran. */
  observed(endpointId: string, values: Record<string, string>): Promise<void>;
  now?: () => Date;
  newId?: () => string;
  /** Called with what went wrong inside the engine; never with secrets. */
  onFault(where: string, error: unknown): void;
}

/**
 * Bulk commands on their way at once. Everything on the way goes ahead of a ping that comes now: behind a thousand
 * restarts its p95 was 713 and 816 ms (embedded, PostgreSQL) with 64, 190 and 116 ms with 8, one run each. The
 * restarts took 12 instead of 8 s on the one, 5 instead of 6 s on the other (docs/performance.md).
 */
const bulkInFlight = 8;
/** A device that does not answer keeps its place so long, not until its deadline: eight of them would stop the rest. */
const bulkPlaceMs = 1_000;
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
  readonly #deps: EngineDeps;
  readonly #outbox: Outbox;
  /** Devices whose next task is bulk work that found all places on the way taken, in order. */
  readonly #bulkWaiting = new Set<string>();
  readonly #bulkActive = new Set<string>();
  readonly #pumping = new Set<string>();
  #order = 0;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;
  #unsubscribe: () => void = () => {};

  constructor(deps: EngineDeps) {
    this.#deps = deps;
    this.streams = new TaskStreams(deps.log);
    this.#outbox = new Outbox(deps.database, deps.log.logId);
  }

  start(): void {
    this.#unsubscribe = this.#deps.log.onCommit((_events, effects) => {
      for (const effect of effects) if (effect.kind !== 'deadline') this.#performSoon(effect);
    });
    const poll = async () => {
      await this.checkDeadlines().catch((error) => this.#deps.onFault('deadlines', error));
      if (!this.#stopped) this.#timer = setTimeout(poll, deadlinePollMs);
    };
    this.#timer = setTimeout(poll, deadlinePollMs);
  }

  stop(): void {
    this.#stopped = true;
    this.#unsubscribe();
    if (this.#timer) clearTimeout(this.#timer);
  }

  async request(command: TaskCommand): Promise<{ taskIds: string[] }> {
    const taskIds = command.endpointIds.map(() => this.#newId());
    const batchId = command.endpointIds.length > 1 ? this.#newId() : undefined;
    const lane = command.lane ?? (command.endpointIds.length > 1 ? 'bulk' : 'interactive');
    const traits = this.#traits(command.kind, command.params);
    for (let from = 0; from < taskIds.length; from += beginBatch) {
      const batch = taskIds.slice(from, from + beginBatch).map((taskId, index) => {
        const endpointId = command.endpointIds[from + index] ?? '';
        return this.#plan(taskId, endpointId, { ...command, lane, batchId, traits });
      });
      try {
        await this.streams.begin(batch, lane);
      } catch (error) {
        for (const { queued } of batch) this.queues.release(queued.endpointId, queued.taskId);
        throw error;
      }
      for (const { queued, started } of batch) {
        await this.#supersede(queued);
        if (started) continue;
        this.queues.enqueue(queued);
        this.pump(queued.endpointId);
      }
    }
    return { taskIds };
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
    const { endpointId, lane } = snapshot.context;
    // Bulk work gives its place on the way to the next as soon as the device has taken it.
    this.#giveBulkPlace(taskId);
    if (snapshot.hasTag('terminal')) {
      this.queues.release(endpointId, taskId);
      this.sessions.forget(taskId);
    } else if (snapshot.matches('queued')) {
      this.queues.release(endpointId, taskId);
      const { traits } = snapshot.context;
      if (traits) void this.#requeue(taskId, endpointId, traits, lane);
    } else return;
    this.pump(endpointId);
  }

  /** Sends what waits for this device, as far as families are free and the device is there. */
  pump(endpointId: string): void {
    if (this.#stopped || this.#pumping.has(endpointId) || !this.#deps.gateway.isConnected(endpointId)) return;
    this.#pumping.add(endpointId);
    void this.#pumpAll(endpointId)
      .catch((error) => this.#deps.onFault('queue', error))
      .finally(() => {
        this.#pumping.delete(endpointId);
        this.#refillBulk();
      });
  }

  /** Appends `deadline.passed` for each deadline row that is due. Public for tests with their own clock. */
  async checkDeadlines(): Promise<void> {
    const passed = await this.#outbox.passedDeadlines(this.#now(), deadlineBatch);
    for (const effect of passed) {
      const taskId = taskIdOf(effect.streamId);
      const name = JSON.parse(effect.params).name;
      const next = await this.streams.advance(taskId, () => [
        { type: 'deadline.passed', data: { name }, actor: serverActor('timers') },
      ]);
      if (next) this.settle(taskId, next);
      else await this.#outbox.drop(effect.effectId);
    }
  }

  /** Takes up what an earlier process left: queues, places, and commands that were or were not sent. */
  async recover(): Promise<void> {
    for (const { state, ...task } of await openTasks(this.#deps.database)) {
      const queued: QueuedTask = { ...task, order: this.#order++ };
      if (state === 'queued') this.queues.enqueue(queued);
      else this.queues.markRunning(queued);
    }
    for (const effect of await this.#outbox.unfinished()) {
      if (effect.kind === 'operate' && effect.state === 'inFlight') await this.#admitUnknown(effect);
      else this.#performWhenBack(effect);
    }
  }

  /** Effects of an earlier process wait until the device has found its way back to this one. */
  readonly #owed = new Map<string, StoredEffect[]>();

  /** The device has a session: what was owed to it goes first, then the queue. */
  deviceConnected(endpointId: string): void {
    const owed = this.#owed.get(endpointId) ?? [];
    this.#owed.delete(endpointId);
    for (const effect of owed) this.#performSoon(effect);
    this.pump(endpointId);
  }

  #performWhenBack(effect: StoredEffect): void {
    void this.streams
      .load(taskIdOf(effect.streamId))
      .then(({ snapshot }) => {
        const { endpointId } = snapshot.context;
        if (this.#deps.gateway.isConnected(endpointId)) this.#performSoon(effect);
        else this.#owed.set(endpointId, [...(this.#owed.get(endpointId) ?? []), effect]);
      })
      .catch((error) => this.#deps.onFault('recovery', error));
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
    const engine = serverActor('engine');
    const facts: NewFact[] = [
      {
        type: 'task.requested',
        data: { ...traits, endpointId, lane, params, ...(batchId === undefined ? {} : { batchId }) },
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
      if (waiting.lane === 'bulk' && this.#bulkActive.size >= bulkInFlight) {
        this.queues.release(endpointId, waiting.taskId);
        this.queues.enqueue(waiting);
        this.#bulkWaiting.add(endpointId);
        return;
      }
      await this.#dispatch(waiting);
    }
  }

  async #dispatch(waiting: QueuedTask): Promise<void> {
    const { taskId, endpointId, lane, permission, accountId } = waiting;
    if (lane === 'bulk') this.#bulkActive.add(taskId);
    const allowed = await this.#deps.authority.mayStill({ accountId, permission, endpointId });
    const actor = serverActor('engine');
    const next = await this.streams.advance(
      taskId,
      ({ snapshot }) =>
        allowed
          ? [{ type: 'task.dispatched', data: { attempt: snapshot.context.attempts + 1 }, actor }]
          : [{ type: 'task.denied', data: { permission, reason: 'the permission was withdrawn' }, actor }],
      lane,
    );
    if (!next || next.snapshot.hasTag('terminal')) {
      this.queues.release(endpointId, taskId);
      this.#bulkActive.delete(taskId);
    } else if (lane === 'bulk') setTimeout(() => this.#giveBulkPlace(taskId), bulkPlaceMs).unref();
  }

  #giveBulkPlace(taskId: string): void {
    if (this.#bulkActive.delete(taskId)) this.#refillBulk();
  }

  #refillBulk(): void {
    let free = bulkInFlight - this.#bulkActive.size;
    for (const endpointId of this.#bulkWaiting) {
      if (free-- <= 0) return;
      this.#bulkWaiting.delete(endpointId);
      this.pump(endpointId);
    }
  }

  async #requeue(
    taskId: string,
    endpointId: string,
    traits: TaskTraits,
    lane: 'interactive' | 'bulk',
  ): Promise<void> {
    const owner = await taskOwner(this.#deps.database, taskId);
    if (!owner) return;
    this.queues.enqueue({ taskId, endpointId, family: traits.family, lane, ...owner, order: this.#order++ });
    this.pump(endpointId);
  }

  #performSoon(effect: StoredEffect): void {
    // By the next turn whoever appended has remembered the new snapshot, and it need not be read again.
    setImmediate(() => void this.#perform(effect).catch((error) => this.#deps.onFault(effect.kind, error)));
  }

  async #perform(effect: StoredEffect): Promise<void> {
    const taskId = taskIdOf(effect.streamId);
    const task = await this.streams.current(taskId);
    const { snapshot } = task;
    if (effect.kind === 'operate') {
      if (snapshot.matches('cancelling')) return this.#record(taskId, [neverSent]);
      if (!snapshot.matches('dispatched')) return;
      if (!snapshot.context.traits?.retrySafe) await this.#outbox.markInFlight(effect.effectId);
      this.sessions.sent(taskId, snapshot.context.endpointId);
      const { facts, observed } = await performOperate(this.#deps.gateway, taskId, task);
      if (observed) await this.#deps.observed(snapshot.context.endpointId, observed);
      await this.#record(taskId, facts);
    } else if (effect.kind === 'cancelOperate') {
      if (!snapshot.matches('cancelling')) return;
      const { endpointId, requestPath } = snapshot.context;
      await this.#record(taskId, await performCancel(this.#deps.gateway, endpointId, requestPath));
    }
  }

  async #record(taskId: string, facts: NewFact[]): Promise<void> {
    if (facts.length === 0) return;
    const next = await this.streams.advance(taskId, () => facts);
    if (next) this.settle(taskId, next);
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

  #traits(kind: TaskKind, params: JsonObject): TaskTraits {
    const traits = this.#deps.traitsOf(kind);
    return { ...traits, deadlines: { ...traits.deadlines, ...recipes[kind].deadlines?.(params) } };
  }

  #now(): Date {
    return this.#deps.now?.() ?? new Date();
  }

  #newId(): string {
    return this.#deps.newId?.() ?? randomUUID();
  }
}

/** Cancelled between the commit and the send: the device never sees it. */
const neverSent: NewFact = {
  type: 'delivery.failed',
  data: { code: 'wsdisconnect', proof: 'notDelivered', message: 'cancelled before it was sent' },
  actor: serverActor('engine'),
};

export const taskIdOf = (streamId: string): string => streamId.slice('task:'.length);
