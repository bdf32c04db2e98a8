import { stepOf } from '#domain/apps/change.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { AppChangeFact, AppChangeOrder } from '#machines/app-change/events.ts';
import type { AppChangeContext } from '#machines/app-change/machine.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog, Within } from '#server/core/log/log.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { type Prepared, StreamRepository } from '#server/core/streams/repository.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import { type AppOrder, loadOrder, removalOrder } from '#server/devices/apps/orders.ts';
import { filesForDevice } from '#server/devices/apps/queries.ts';
import type { Engine } from '#server/devices/engine/engine.ts';
import type { DeviceReader, DispatchAuthority } from '#server/devices/engine/port.ts';
import { type AppChangeMachine, changeParameter, changeStream } from './change-stream.ts';
import { hasOpenChange } from './queries/changes.ts';
import { healthOf, holdsOf, type SeenApp, seenApp, seenPaths, tellsUnits } from './seen.ts';

type Change = Loaded<AppChangeMachine>;
type NewChangeFact = NewFact<AppChangeMachine>;

export interface AppChangesDeps {
  log: EventLog;
  database: Database;
  engine: Pick<Engine, 'begin'>;
  reader: Pick<DeviceReader, 'read'>;
  authority: DispatchAuthority;
  retry: RetryPolicy;
}

/** The device has another open change of this app: found in the transaction that would begin this one. */
export class ChangeUnderWay extends Error {
  override readonly name = 'ChangeUnderWay';
}

const actor = serverActor('engine');

/** App changes of devices: the task of each, and the proof that it worked. */
export class AppChanges {
  readonly streams: StreamRepository<AppChangeMachine>;
  readonly served: ServedKind<AppChangeMachine>;
  readonly #deps: AppChangesDeps;

  constructor(deps: AppChangesDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({ log: deps.log, definition: changeStream });
    this.served = {
      kind: changeStream.kind,
      streams: this.streams,
      performers: {
        beginTask: { perform: (id) => this.#begin(id) },
        readEvidence: { perform: (_, { snapshot }) => this.#evidence(snapshot.context) },
      },
    };
  }

  /** Prepares several changes that begin in one append with other events. */
  prepare(orders: readonly { id: string; order: AppChangeOrder }[], requester: Actor): Prepared {
    return this.streams.prepare(
      orders.map(({ id, order }) => ({
        id,
        facts: [{ type: 'change.requested', data: order, actor: requester }],
        within: mayBegin(order),
      })),
    );
  }

  /** Begins the task, unless it has begun; the device is read first, and the account's permission is checked again. */
  #begin(changeId: string): Promise<NewChangeFact[]> {
    const { engine, authority, retry } = this.#deps;
    return retry.until('app change', async (): Promise<NewChangeFact[]> => {
      const { snapshot, version } = await this.streams.load(changeId);
      const { context } = snapshot;
      if (snapshot.value !== 'changing' || context.taskId !== null) return [];
      const { endpointId, permission } = context;
      const requester = await this.#requesterOf(changeId);
      if (!(await authority.mayStill({ accountId: requester.id, permission, endpointId })))
        return [refused('not permitted any more', true)];
      const values = await this.#read(endpointId);
      if (values === null) return [refused('not connected', false)];
      const app = seenApp(values, context);
      const step = stepOf(context, app);
      if (step === 'spare') return [{ type: 'task.spared', data: {}, actor }];
      const task = typeof step === 'object' ? step.skip : await this.#taskOf(context, app);
      if (typeof task === 'string') return [refused(task, true)];
      // The id is the same after a kill, so a second start of the step finds the first task.
      const taskId = `${changeId}-app`;
      const begun: AppChangeFact = {
        type: 'task.begun',
        data: { taskId, kind: task.kind, from: app?.version ?? null },
      };
      await engine.begin(
        [{ taskId, endpointId }],
        {
          permission,
          actor: requester,
          lane: 'interactive',
          kind: task.kind,
          params: { ...task.params, [changeParameter]: changeId },
        },
        async (together) => {
          const decide = (change: Change): NewChangeFact[] =>
            change.version === version ? [{ ...begun, actor }] : [];
          return (await this.streams.advance(changeId, decide, { together })) !== null;
        },
      );
      return [];
    });
  }

  /** Makes the task, or returns the reason that there is none. */
  async #taskOf(context: AppChangeContext, app: SeenApp | null): Promise<AppOrder | string> {
    const { uuid = null } = app ?? {};
    const addressed = app && uuid !== null ? { ...app, uuid } : undefined;
    if (context.action === 'remove') return addressed ? removalOrder(addressed) : 'uuidUnknown';
    const { endpointId, modelName, fileId } = context;
    const files = await filesForDevice(this.#deps.database.sql, { endpointId, modelName });
    const file = files.find(({ file_id }) => file_id === fileId);
    return file ? loadOrder(file, addressed) : 'fileGone';
  }

  async #evidence(context: AppChangeContext): Promise<NewChangeFact[]> {
    const values = await this.#read(context.endpointId);
    if (values === null) {
      const data = { holds: null, installed: null, health: 'unknown', fault: '' } as const;
      return [{ type: 'evidence.read', data, actor }];
    }
    const app = seenApp(values, context);
    const data = { holds: holdsOf(context, app), installed: app?.version ?? null, ...healthOf(app) };
    return [{ type: 'evidence.read', data, actor }];
  }

  /** Reads the apps of a device; null: it does not answer, or does not tell them. */
  async #read(endpointId: string): Promise<Record<string, string> | null> {
    const answer = await this.#deps.reader.read(endpointId, seenPaths);
    return answer.kind === 'values' && tellsUnits(answer.values) ? answer.values : null;
  }

  async #requesterOf(changeId: string): Promise<Actor> {
    const [first] = await this.#deps.log.readStream(`${changeStream.kind}:${changeId}`, 0, 1);
    return first?.actor ?? actor;
  }
}

const refused = (reason: string, skipped: boolean): NewChangeFact => ({
  type: 'task.refused',
  data: { reason, skipped },
  actor,
});

const mayBegin =
  ({ endpointId, appId }: AppChangeOrder): Within =>
  async (db) => {
    if (await hasOpenChange(db, endpointId, appId)) throw new ChangeUnderWay(endpointId);
  };
