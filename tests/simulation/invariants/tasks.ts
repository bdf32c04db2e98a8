import type { LoggedEvent } from '#domain/logged-event.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { type TaskSnapshot, taskFold } from '#server/devices/engine/task-stream.ts';
import type { SeenTask, System } from '../parts.ts';

/** Guarantees of a device task (docs/architecture.md "What a task promises", PROOF "Invariants first"). */
export class TaskInvariants {
  readonly #system: System;
  readonly #tasks = new Map<string, SeenTask>();
  /** Task that holds the place of a device and family. */
  readonly #places = new Map<string, string>();
  readonly #acceptedTasks = new Set<string>();
  readonly #acceptedCancels = new Set<string>();

  constructor(system: System) {
    this.#system = system;
  }

  get(streamId: string): SeenTask | undefined {
    return this.#tasks.get(streamId);
  }

  get all(): IterableIterator<[string, SeenTask]> {
    return this.#tasks.entries();
  }

  get openCount(): number {
    let count = 0;
    for (const { snapshot } of this.#tasks.values()) if (!snapshot.hasTag('terminal')) count++;
    return count;
  }

  committed(event: LoggedEvent): void {
    const { streamId, version } = event;
    if (!streamId.startsWith('task:')) return;
    const task = this.#tasks.get(streamId) ?? fresh();
    const before = task.snapshot;
    const fact = { type: event.type, data: event.data } as TaskFact;
    follow(task, fact);
    if (task.snapshot === before)
      this.#system.fail(
        'only facts that the state takes',
        `${streamId} ${String(before.value)} ${event.type}`,
      );
    task.version = version;
    this.#tasks.set(streamId, task);
    if (before.hasTag('terminal') && task.snapshot.value !== before.value)
      this.#system.fail(
        'terminal once',
        `${streamId} ${String(before.value)} → ${String(task.snapshot.value)}`,
      );
    this.#checkPlace(streamId, task.snapshot);
    this.#checkDispatch(event, task.snapshot);
    this.#checkTruth(streamId, fact, task.snapshot, before);
  }

  /** Rebuilds the state after a restore from the restored log. */
  rebuild(events: readonly LoggedEvent[]): void {
    this.#tasks.clear();
    this.#places.clear();
    this.#acceptedTasks.clear();
    this.#acceptedCancels.clear();
    for (const { streamId, version, type, data } of events) {
      if (!streamId.startsWith('task:')) continue;
      const task = this.#tasks.get(streamId) ?? fresh();
      follow(task, { type, data } as TaskFact);
      task.version = version;
      this.#tasks.set(streamId, task);
      this.#take(streamId, task.snapshot);
    }
  }

  accepted(taskIds: string[]): void {
    for (const taskId of taskIds) this.#acceptedTasks.add(`task:${taskId}`);
    this.checkAccepted();
  }

  cancelAccepted(taskId: string): void {
    this.#acceptedCancels.add(`task:${taskId}`);
    this.checkAccepted();
  }

  /** Every accepted command is explained by its stream. */
  checkAccepted(): void {
    const { disk } = this.#system;
    for (const streamId of this.#acceptedTasks) {
      const types = disk.stream(streamId).map(({ type }) => type);
      if (types[0] !== 'task.requested' || types[1] !== 'task.authorised' || types[2] !== 'task.queued')
        this.#system.fail('accepted commands are explained', `${streamId} begins with ${types.slice(0, 3)}`);
    }
    for (const streamId of this.#acceptedCancels) {
      if (!disk.stream(streamId).some(({ type }) => type === 'cancel.requested'))
        this.#system.fail('accepted commands are explained', `${streamId} knows nothing of its cancel`);
    }
  }

  checkAllEnded(): void {
    for (const [streamId, { snapshot }] of this.#tasks) {
      if (!snapshot.hasTag('terminal'))
        this.#system.fail('every task ends', `${streamId} is still ${String(snapshot.value)}`);
    }
  }

  /** A row of the task list equals the fold of its stream. */
  checkRow(streamId: string): void {
    const task = this.#tasks.get(streamId);
    const row = this.#system.disk.tasks.get(streamId.slice('task:'.length));
    const last = this.#system.disk.stream(streamId).at(-1);
    if (!task || !last) return;
    const { snapshot, version } = task;
    const same =
      row?.state === snapshot.value &&
      row.version === version &&
      row.last_pos === last.pos &&
      row.terminal === snapshot.hasTag('terminal') &&
      row.attempts === snapshot.context.attempts &&
      row.request_path === snapshot.context.requestPath &&
      row.endpoint_id === snapshot.context.endpointId;
    if (!same)
      this.#system.fail(
        'list row = fold',
        `${streamId} is ${String(snapshot.value)} at ${version}, the list says ${row?.state} at ${row?.version}`,
      );
  }

  #checkPlace(streamId: string, snapshot: TaskSnapshot): void {
    const place = placeOf(snapshot);
    const holder = this.#places.get(place);
    if (snapshot.hasTag('running') && holder !== undefined && holder !== streamId)
      this.#system.fail('one running task a device and family', `${streamId} beside ${holder} on ${place}`);
    this.#take(streamId, snapshot);
  }

  #take(streamId: string, snapshot: TaskSnapshot): void {
    const place = placeOf(snapshot);
    if (snapshot.hasTag('running')) this.#places.set(place, streamId);
    else if (this.#places.get(place) === streamId) this.#places.delete(place);
  }

  /** Queued work is authorised again when it is sent. */
  #checkDispatch({ streamId, type, version }: LoggedEvent, snapshot: TaskSnapshot): void {
    if (type !== 'task.dispatched' || version <= 4) return;
    const first = this.#system.disk.stream(streamId)[0];
    if (first && this.#system.permissions.longWithdrawn(first.actor.id))
      this.#system.fail(
        'authorised again when sent',
        `${streamId} went to ${snapshot.context.endpointId} without permission`,
      );
  }

  /** A reported success means that the device has done the work. */
  #checkTruth(streamId: string, fact: TaskFact, snapshot: TaskSnapshot, before: TaskSnapshot): void {
    if (!snapshot.matches('succeeded') || before.matches('succeeded')) return;
    const { traits, endpointId } = snapshot.context;
    if (traits?.family === 'lock') return;
    const taskId = streamId.slice('task:'.length);
    if (!this.#system.agent(endpointId)?.device.carriedOut.has(taskId))
      this.#system.fail('success is true', `${streamId} ended by ${fact.type}, but the device did nothing`);
  }
}

const fresh = (): SeenTask => ({
  snapshot: taskFold.initial(),
  version: 0,
  deadlines: new Set(),
  cancelOwed: false,
});

const placeOf = ({ context }: TaskSnapshot): string => `${context.endpointId} ${context.traits?.family}`;

function follow(task: SeenTask, fact: TaskFact): void {
  task.snapshot = taskFold.step(task.snapshot, fact, ({ type, params }) => {
    if (type === 'setDeadline') task.deadlines.add(String(params.name));
    if (type === 'clearDeadline') task.deadlines.delete(String(params.name));
    if (type === 'cancelOperate') task.cancelOwed = true;
  });
  if (task.snapshot.hasTag('terminal')) task.deadlines.clear();
  if (!task.snapshot.matches('cancelling')) task.cancelOwed = false;
}
