import type { TaskFamily, TaskLane } from '#machines/task/kinds.ts';

export interface QueuedTask {
  taskId: string;
  endpointId: string;
  family: TaskFamily;
  lane: TaskLane;
  permission: string;
  accountId: string;
  /** Position in order of arrival. */
  order: number;
}

interface DeviceWork {
  running: Map<TaskFamily, QueuedTask>;
  waiting: QueuedTask[];
}

/**
 * Order of tasks on each device: one running task per family, interactive before bulk, then in order of arrival. Kept
 * in memory only, and rebuilt from the task list at start.
 */
export class DeviceQueues {
  readonly #devices = new Map<string, DeviceWork>();

  /** Counts the tasks of the same device and family that go first. */
  position(task: QueuedTask): number {
    const work = this.#devices.get(task.endpointId);
    if (!work) return 0;
    const ahead = work.waiting.filter(
      (other) => other.family === task.family && goesFirst(other, task),
    ).length;
    return ahead + (work.running.has(task.family) ? 1 : 0);
  }

  enqueue(task: QueuedTask): void {
    const work = this.#work(task.endpointId);
    work.waiting.push(task);
    work.waiting.sort((a, b) => (goesFirst(a, b) ? -1 : 1));
  }

  /** Starts the task at once if its family is free and no other task waits for it. */
  tryStart(task: QueuedTask): boolean {
    if (this.position(task) > 0) return false;
    this.#work(task.endpointId).running.set(task.family, task);
    return true;
  }

  /** Takes the first waiting task whose family is free, and marks it as running. */
  takeNext(endpointId: string): QueuedTask | null {
    const work = this.#devices.get(endpointId);
    const index = work?.waiting.findIndex((task) => !work.running.has(task.family)) ?? -1;
    const task = work?.waiting[index];
    if (!work || !task) return null;
    work.waiting.splice(index, 1);
    work.running.set(task.family, task);
    return task;
  }

  markRunning(task: QueuedTask): void {
    this.#work(task.endpointId).running.set(task.family, task);
  }

  /** Frees the place of a task that ended or waits again; returns the task if it had one. */
  release(endpointId: string, taskId: string): QueuedTask | null {
    const work = this.#devices.get(endpointId);
    const released = work && this.#tasks(work).find((task) => task.taskId === taskId);
    if (!released) return null;
    if (work.running.get(released.family) === released) work.running.delete(released.family);
    work.waiting = work.waiting.filter((task) => task !== released);
    if (work.running.size === 0 && work.waiting.length === 0) this.#devices.delete(endpointId);
    return released;
  }

  waitingOf(endpointId: string, family: TaskFamily): string[] {
    const waiting = this.#devices.get(endpointId)?.waiting ?? [];
    return waiting.filter((task) => task.family === family).map(({ taskId }) => taskId);
  }

  /** Lists all open tasks of the device, running or waiting. */
  open(endpointId: string): string[] {
    const work = this.#devices.get(endpointId);
    return work ? this.#tasks(work).map(({ taskId }) => taskId) : [];
  }

  running(endpointId: string): string[] {
    return [...(this.#devices.get(endpointId)?.running.values() ?? [])].map(({ taskId }) => taskId);
  }

  waitingCount(): number {
    let count = 0;
    for (const { waiting } of this.#devices.values()) count += waiting.length;
    return count;
  }

  #tasks({ running, waiting }: DeviceWork): QueuedTask[] {
    return [...running.values(), ...waiting];
  }

  #work(endpointId: string): DeviceWork {
    let work = this.#devices.get(endpointId);
    if (!work) {
      work = { running: new Map(), waiting: [] };
      this.#devices.set(endpointId, work);
    }
    return work;
  }
}

function goesFirst(a: QueuedTask, b: QueuedTask): boolean {
  if (a.lane !== b.lane) return a.lane === 'interactive';
  return a.order < b.order;
}
