import type { TaskKind } from '#machines/task/kinds.ts';
import type { SimulatedConsole, System } from '../parts.ts';

const kinds: readonly TaskKind[] = [
  'TraceRoute',
  'TraceRoute',
  'PingTest',
  'DownloadSpeed',
  'Reboot',
  'Reboot',
  'Lock',
  'Unlock',
];

/** A support engineer at a console who starts and cancels work. */
export class Supporter {
  readonly #system: System;
  readonly #console: SimulatedConsole;

  constructor(system: System, console: SimulatedConsole) {
    this.#system = system;
    this.#console = console;
  }

  act(): void {
    const { random } = this.#system;
    if (random.chance(0.2)) this.#cancel();
    else if (random.chance(0.05)) this.#cancelBulkAction();
    else this.#ask();
  }

  #ask(): void {
    const { random } = this.#system;
    const devices = this.#system.agents.filter(
      ({ opId, endpointId }) => opId === this.#console.opId && this.#system.isRegistered(endpointId),
    );
    const one = random.pick(devices);
    if (!one) return;
    const asked = random.chance(0.15) ? devices : [one];
    const kind = random.pick(kinds) ?? 'TraceRoute';
    const { name } = this.#console;
    const command = {
      kind,
      endpointIds: asked.map(({ endpointId }) => endpointId),
      params: { host: 'example.net', repetitions: 1 },
      actor: { kind: 'account' as const, id: name, name },
      permission: `/simulated/${kind}`,
      opId: this.#console.opId,
    };
    this.#system
      .call(async (server) => {
        const { taskIds, bulkActionId } = await server.request(command);
        if (bulkActionId === null) this.#system.invariants.tasks.accepted(taskIds);
        else this.#system.invariants.bulkActions.accepted(bulkActionId);
      })
      .catch(() => {});
  }

  #cancelBulkAction(): void {
    const { random, disk } = this.#system;
    const mine = [...disk.tasks.values()].flatMap(({ batch_id, account_id }) =>
      batch_id !== null && account_id === this.#console.name ? [batch_id] : [],
    );
    const id = random.pick(mine);
    if (id === undefined) return;
    this.#system.call((server) => server.cancelBulkAction(id, this.#console.name)).catch(() => {});
  }

  #cancel(): void {
    const { random, disk } = this.#system;
    const open = [...disk.tasks.values()].filter(
      ({ terminal, endpoint_id }) =>
        !terminal && this.#system.pathOf(endpoint_id)?.startsWith(this.#console.opPath),
    );
    const task = random.pick(open);
    if (!task) return;
    this.#system
      .call(async (server) => {
        const answer = await server.cancel(task.task_id, 'user', this.#console.name);
        if (answer === 'requested' || answer === 'cancelled')
          this.#system.invariants.tasks.cancelAccepted(task.task_id);
      })
      .catch(() => {});
  }
}
