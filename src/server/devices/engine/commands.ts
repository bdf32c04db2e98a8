import type { Clock } from '#domain/clock.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { BulkTarget } from '#machines/bulk-action/events.ts';
import type { bulkActionMachine } from '#machines/bulk-action/machine.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { partSecrets } from '#server/core/secrets/fields.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import { type BulkActionStreams, bulkActionStream } from './bulk-action-stream.ts';
import type { Engine } from './engine.ts';
import { type Begun, OpenRequests } from './open-requests.ts';
import type {
  CancelAnswer,
  CancelReason,
  DividedCommand,
  OpenTaskStore,
  TaskCommand,
  TaskEngine,
  TaskOrder,
} from './port.ts';

export interface CommandDeps {
  clock: Pick<Clock, 'now'>;
  log: EventLog;
  engine: Engine;
  tasks: Pick<OpenTaskStore, 'openOf'>;
  retry: RetryPolicy;
  newId(): string;
  /** Number of tasks begun in one transaction. */
  bulkSlice?: number;
}

type BulkAction = Loaded<typeof bulkActionMachine>;
type BulkFact = NewFact<typeof bulkActionMachine>;

/** Default slice: large enough to keep transaction costs low, small enough that users do not wait behind it. */
const usualSlice = 250;
/**
 * Milliseconds after the command at which open tasks are cancelled: users no longer expect a restart of last night
 * (docs/decisions/133).
 */
const windowMs = 2 * 3_600_000;

/** Starts commands: for one device a task, for several a bulk action that starts a task for each, slice by slice. */
export class Commands implements TaskEngine {
  readonly bulkActions: BulkActionStreams;
  /** Registration of bulk actions for the effect runner. */
  readonly served: ServedKind<typeof bulkActionMachine>;
  readonly #deps: CommandDeps;
  readonly #slice: number;
  readonly #requests: OpenRequests;
  /**
   * Makes the slices of all bulk actions begin one after another, so that a command in a hundred parts holds only one
   * slice in memory.
   */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(deps: CommandDeps) {
    this.#deps = deps;
    this.#slice = deps.bulkSlice ?? usualSlice;
    this.#requests = new OpenRequests(deps.engine.queues);
    this.bulkActions = new StreamRepository({ log: deps.log, definition: bulkActionStream });
    this.served = {
      kind: bulkActionStream.kind,
      streams: this.bulkActions,
      performers: {
        startTasks: {
          perform: (id, { snapshot }) => {
            const next = this.#turn.then(() => this.#startNext(id, snapshot.context.started));
            this.#turn = next.catch(() => {});
            return next;
          },
        },
        cancelTasks: { perform: (id) => this.#cancelOpen(id) },
      },
    };
  }

  async request({ joins = false, ...command }: TaskCommand): Promise<Begun & { joined: boolean }> {
    const same = joins ? this.#requests.same(command) : null;
    if (same) return { ...(await same), joined: true };
    const targets = command.endpointIds.map((endpointId) => ({ taskId: this.#deps.newId(), endpointId }));
    const begun = await this.#requests.begin(command, targets, this.#begin(command, targets));
    return { ...begun, joined: false };
  }

  async #begin(command: TaskCommand, targets: BulkTarget[]): Promise<Begun> {
    const { endpointIds: _of, opId, later, lane = 'interactive', name, ...asked } = command;
    const { open: params, secrets } = partSecrets(asked.params);
    const order = { ...asked, params };
    const taskIds = targets.map(({ taskId }) => taskId);
    if (targets.length === 1 && !later) {
      await this.#deps.engine.begin(targets, { ...order, secrets, lane });
      return { taskIds, bulkActionId: null };
    }
    // Later slices are started from the log, which has no secrets.
    if (secrets.size > 0) throw new Error('a bulk action has no secrets');
    const bulkActionId = this.#deps.newId();
    const { kind, permission, actor } = order;
    const requested: BulkFact = {
      type: 'bulkAction.requested',
      data: {
        kind,
        params,
        permission,
        opId,
        targets,
        windowMs: later?.windowMs ?? windowMs,
        ...(name !== undefined && { of: { commandId: bulkActionId, part: 1, parts: 1, name } }),
      },
      actor,
    };
    if (later && later.inMs > 0) {
      requested.data.startsInMs = later.inMs;
      await this.bulkActions.advance(bulkActionId, ({ version }) => (version === 0 ? [requested] : []));
      return { taskIds, bulkActionId };
    }
    await this.#start(
      bulkActionId,
      { ...order, lane: 'bulk' },
      targets.slice(0, this.#slice),
      ({ version }) => (version === 0 ? [requested] : null),
    );
    return { taskIds, bulkActionId };
  }

  async requestParts({ parts, name, ...command }: DividedCommand) {
    const { kind, permission, actor, opId } = command;
    const { open: params, secrets } = partSecrets(command.params);
    if (secrets.size > 0) throw new Error('a bulk action has no secrets');
    const commandId = this.#deps.newId();
    const begun = parts.map(({ endpointIds, later }, index) => {
      const targets = endpointIds.map((endpointId) => ({ taskId: this.#deps.newId(), endpointId }));
      const data: Extract<BulkFact, { type: 'bulkAction.requested' }>['data'] = {
        kind,
        params,
        permission,
        opId,
        targets,
        windowMs: later?.windowMs ?? windowMs,
        ...(later && later.inMs > 0 && { startsInMs: later.inMs }),
        of: { commandId, part: index + 1, parts: parts.length, name },
      };
      return { id: `${commandId}.${index + 1}`, targets, data };
    });
    await this.bulkActions.begin(
      begun.map(({ id, data }) => ({ id, facts: [{ type: 'bulkAction.requested', data, actor }] })),
      'interactive',
    );
    const taskId = begun[0]?.targets[0]?.taskId ?? '';
    return { commandId, bulkActionIds: begun.map(({ id }) => id), taskId };
  }

  cancel(taskId: string, reason: CancelReason, actor: Actor): Promise<CancelAnswer> {
    return this.#deps.engine.cancel(taskId, reason, actor);
  }

  async cancelBulkAction(id: string, actor: Actor): Promise<Exclude<CancelAnswer, 'cancelled'>> {
    let answer: Exclude<CancelAnswer, 'cancelled'> = 'requested';
    await this.bulkActions.advance(id, ({ snapshot }) => {
      if (snapshot.hasTag('terminal')) answer = 'tooLate';
      return [{ type: 'cancel.requested', data: { reason: 'user' }, actor }];
    });
    return answer;
  }

  async cancelBulkActions(ids: readonly string[], actor: Actor) {
    let answer: Exclude<CancelAnswer, 'cancelled'> = 'tooLate';
    const cancelOf = (_id: string, { snapshot }: BulkAction): BulkFact[] => {
      if (snapshot.hasTag('terminal')) return [];
      answer = 'requested';
      return [{ type: 'cancel.requested', data: { reason: 'user' }, actor }];
    };
    await this.bulkActions.advanceAll(ids, cancelOf);
    return answer;
  }

  /** Starts the next slice, on behalf of the account that requested the command. */
  #startNext(id: string, from: number): Promise<BulkFact[]> {
    return this.#deps.retry.until('startTasks', async () => {
      const [first] = await this.#deps.log.readStream(`${bulkActionStream.kind}:${id}`, 0, 1);
      const { snapshot } = await this.bulkActions.load(id);
      const { kind, params, permission } = snapshot.context;
      if (!first || kind === null) return [];
      // The server was down until after the window, so nothing is started outside the requested hours.
      const { startsInMs, windowMs: lasts } = snapshot.context;
      if (this.#deps.clock.now() >= Date.parse(first.recordedAt) + startsInMs + lasts) return [];
      const targets = (first.data.targets as unknown as BulkTarget[]).slice(from, from + this.#slice);
      const order: TaskOrder = { kind, params, permission, actor: first.actor, lane: 'bulk' };
      await this.#start(id, order, targets, ({ snapshot: { context, ...now } }) =>
        now.value === 'starting' && context.started === from ? [] : null,
      );
      return [];
    });
  }

  /** Stores the tasks with the fact that they were started; `before` returns null if they must not start any more. */
  #start(
    id: string,
    order: TaskOrder,
    targets: readonly BulkTarget[],
    before: (loaded: BulkAction) => BulkFact[] | null,
  ): Promise<void> {
    const started: BulkFact = {
      type: 'bulkAction.tasksStarted',
      data: { count: targets.length },
      actor: serverActor('engine'),
    };
    return this.#deps.engine.begin(targets, { ...order, batchId: id }, async (together) => {
      const decide = (loaded: BulkAction) => {
        const facts = before(loaded);
        return facts ? [...facts, started] : [];
      };
      return (await this.bulkActions.advance(id, decide, { together })) !== null;
    });
  }

  async #cancelOpen(id: string): Promise<BulkFact[]> {
    const { retry, tasks, engine } = this.#deps;
    for (const taskId of await retry.until('cancelTasks', () => tasks.openOf(id)))
      await retry.until('cancelTasks', () => engine.cancel(taskId, 'bulkAction', serverActor('engine')));
    return [];
  }
}
