import { serverActor } from '#domain/logged-event.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import type { TaskStreams } from '#server/devices/engine/task-stream.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';
import { taskStreamsOf } from '#tests/support/task-streams.ts';
import { ProcessClock } from '../clock.ts';
import type { System } from '../parts.ts';
import { SimulatedStorage } from '../storage.ts';

/**
 * A second process that writes to the same log: an administrator's work, and cancels of tasks that another node runs.
 */
export class OtherNode {
  readonly log: GroupedLog;
  readonly #system: System;
  readonly #streams: TaskStreams;

  constructor(system: System) {
    this.#system = system;
    const clock = new ProcessClock(system.wall, system.scheduler);
    const storage = new SimulatedStorage(system);
    this.log = new GroupedLog({
      storage,
      now: () => new Date(clock.now()),
      soon: (run) => clock.soon(run),
      later: (run) => void clock.after(1_000, run),
      random: (length) => system.random.bytes(length),
      lists: inlineLists,
    });
    this.#streams = taskStreamsOf(this.log);
  }

  write(): void {
    const item = {
      streamId: 'audit:settings',
      kind: 'audit' as const,
      machineVersion: '1',
      events: [{ type: 'setting.changed', data: {}, actor: serverActor('engine') }],
    };
    void this.log.append([item]).catch((error) => this.#system.faulted('other node', error));
  }

  cancel(taskId: string): void {
    const actor = { kind: 'account' as const, id: 'elsewhere', name: 'elsewhere' };
    void this.#streams
      .advance(taskId, () => [{ type: 'cancel.requested', data: { reason: 'user' }, actor }])
      .catch((error) => this.#system.faulted('other node', error));
  }
}
