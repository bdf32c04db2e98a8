import type { TaskKind } from '#machines/task/kinds.ts';
import type { SimulatedConsole, World } from '../parts.ts';

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
  readonly #world: World;
  readonly #console: SimulatedConsole;

  constructor(world: World, console: SimulatedConsole) {
    this.#world = world;
    this.#console = console;
  }

  act(): void {
    const { random } = this.#world;
    if (random.chance(0.2)) this.#cancel();
    else if (random.chance(0.05)) this.#cancelBulkAction();
    else this.#ask();
  }

  #ask(): void {
    const { random } = this.#world;
    const devices = this.#world.agents.filter(
      ({ opId, endpointId }) => opId === this.#console.opId && this.#world.isRegistered(endpointId),
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
    this.#world
      .call(async (server) => {
        const { taskIds, bulkActionId } = await server.request(command);
        if (bulkActionId === null) this.#world.invariants.tasks.accepted(taskIds);
        else this.#world.invariants.bulkActions.accepted(bulkActionId);
      })
      .catch(() => {});
  }

  #cancelBulkAction(): void {
    const { random, disk } = this.#world;
    const mine = [...disk.tasks.values()].flatMap(({ batch_id, account_id }) =>
      batch_id !== null && account_id === this.#console.name ? [batch_id] : [],
    );
    const id = random.pick(mine);
    if (id === undefined) return;
    this.#world.call((server) => server.cancelBulkAction(id, this.#console.name)).catch(() => {});
  }

  #cancel(): void {
    const { random, disk } = this.#world;
    const open = [...disk.tasks.values()].filter(
      ({ terminal, endpoint_id }) =>
        !terminal && this.#world.pathOf(endpoint_id)?.startsWith(this.#console.opPath),
    );
    const task = random.pick(open);
    if (!task) return;
    this.#world
      .call(async (server) => {
        const answer = await server.cancel(task.task_id, 'user', this.#console.name);
        if (answer === 'requested' || answer === 'cancelled')
          this.#world.invariants.tasks.cancelAccepted(task.task_id);
      })
      .catch(() => {});
  }
}
