import type { Actor } from '#domain/logged-event.ts';
import { serverActor } from '#domain/logged-event.ts';
import { editedTargets } from '#domain/rollouts/targets.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import { outcomeOf, type WaveOutcome } from '#machines/wave/events.ts';
import { addUse } from '#server/core/blobs/queries/uploads.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { Budgets } from './budgets.ts';
import type { Cargo } from './cargo.ts';
import { computePlan, type PlanDeps } from './planning.ts';
import {
  countWaiting,
  endMembers,
  type MemberRow,
  MembersMoved,
  membersEnded,
  membersOf,
  placeMembers,
  reopenMembers,
  wavesOf,
} from './queries/members.ts';
import { type CargoColumns, type TargetQuery, undoQuery } from './queries/targets.ts';
import { readersOf } from './readers.ts';
import { type RolloutMachine, rolloutStream } from './rollout-stream.ts';
import { type WaveMachine, waveId, waveStream } from './wave-stream.ts';

type Rollout = Loaded<RolloutMachine>;
export type NewRolloutFact = NewFact<RolloutMachine>;
type NewWaveFact = NewFact<WaveMachine>;

export interface RolloutsDeps extends Omit<PlanDeps, 'cargo'> {
  log: EventLog;
  cargoes: Readonly<Record<string, Cargo>>;
  /** Resolves a target's groups, places and filters as its organisation sees them now. */
  resolve(order: RolloutOrder, columns: CargoColumns): Promise<TargetQuery>;
  onFault(where: string, error: unknown): void;
}

/** Name under which a rollout's device list holds its blob. */
const use = 'rollout';
/** Outcomes that a retry of all failed devices tries again, and those that a retry of named devices does. */
const failures: readonly WaveOutcome[] = ['failed', 'declined', 'fellBack', 'lost'];
const retried: readonly WaveOutcome[] = [...failures, 'cancelled', 'expired'];
/** Maximum number of devices that one fact of a person's action names. */
const slice = 1_000;

export const startsInMs = ({ startsAt }: Pick<RolloutOrder, 'startsAt'>, now: Date): number =>
  startsAt === null ? 0 : Math.max(0, Date.parse(startsAt) - now.getTime());

/** Requests and plans of rollouts. Their automatic steps are in runner.ts. */
export class Rollouts {
  readonly streams: StreamRepository<RolloutMachine>;
  readonly waves: StreamRepository<WaveMachine>;
  readonly served: ServedKind<RolloutMachine>;
  readonly servedWaves: ServedKind<WaveMachine>;
  readonly budgets = new Budgets();
  readonly #deps: RolloutsDeps;

  constructor(deps: RolloutsDeps) {
    this.#deps = deps;
    // A cargo without readers fails the start, not its first live message.
    for (const cargo of Object.keys(deps.cargoes)) readersOf(cargo);
    this.streams = new StreamRepository({ log: deps.log, definition: rolloutStream });
    this.waves = new StreamRepository({ log: deps.log, definition: waveStream });
    this.served = {
      kind: rolloutStream.kind,
      streams: this.streams,
      performers: { computePlan: { perform: (id, rollout) => this.#plan(id, rollout) } },
    };
    this.servedWaves = { kind: waveStream.kind, streams: this.waves, performers: {} };
  }

  /** Resolves the targeted devices now. */
  targetsOf(order: RolloutOrder): Promise<TargetQuery> {
    const columns = this.cargoOf(order).columns(order);
    return order.undoes === undefined
      ? this.#deps.resolve(order, columns)
      : undoQuery(this.#deps.database.sql, order, columns);
  }

  get cargoes(): readonly Cargo[] {
    return Object.values(this.#deps.cargoes);
  }

  /** Returns a rollout's cargo; for a reverting rollout, the cargo that reverts. */
  cargoOf({ cargo, undoes }: Pick<RolloutOrder, 'cargo' | 'undoes'>): Cargo {
    const brought = this.#deps.cargoes[cargo];
    const found = undoes === undefined ? brought : brought?.undo;
    if (!found) throw new Error(`this server has no cargo ${cargo}`);
    return found;
  }

  async request(id: string, order: RolloutOrder, actor: Actor): Promise<void> {
    await this.streams.advance(id, () => [{ type: 'rollout.requested', data: order, actor }]);
  }

  /** Appends a fact; false: the state does not accept it. */
  async write(id: string, fact: NewRolloutFact): Promise<boolean> {
    return (await this.streams.advance(id, () => [fact])) !== null;
  }

  async #plan(id: string, { snapshot }: Rollout): Promise<NewRolloutFact[]> {
    const { database, keep, now, onFault } = this.#deps;
    const { context } = snapshot;
    const actor = serverActor('rollouts');
    try {
      const query = await this.targetsOf(context);
      const cargo = this.cargoOf(context);
      const kept: PlanDeps['keep'] = async (lines) => {
        const blob = await keep(lines);
        const { sha256, size } = blob;
        await addUse(database.sql, { kind: use, ownerId: id, sha256, size, opId: context.opId });
        return blob;
      };
      const plan = await computePlan({ database, cargo, keep: kept, now }, id, context, query);
      const planned: NewRolloutFact = { type: 'rollout.planned', data: plan, actor };
      const submitted: NewRolloutFact = {
        type: 'rollout.submitted',
        data: { planHash: plan.planHash, startsInMs: startsInMs(context, now()) },
        actor,
      };
      return context.submit ? [planned, submitted] : [planned];
    } catch (error) {
      onFault('plan of a rollout', error);
      const reason = error instanceof Error ? error.message : 'unknown';
      return [{ type: 'rollout.planFailed', data: { reason }, actor }];
    }
  }

  /** Changes the devices: the rollout is planned again as a draft, which a person submits. */
  async edit(
    id: string,
    { addDids, deleteDids }: Record<'addDids' | 'deleteDids', readonly string[]>,
    actor: Actor,
  ): Promise<boolean> {
    const decide = ({ snapshot }: Rollout): NewRolloutFact[] => {
      const targets = editedTargets(snapshot.context.targets, addDids, deleteDids);
      return [{ type: 'rollout.edited', data: { targets, accountId: actor.id }, actor }];
    };
    return (await this.streams.advance(id, decide)) !== null;
  }

  /** Removes devices from a submitted plan without planning again, since what was approved only shrinks. */
  async reduce(id: string, endpointIds: readonly string[], actor: Actor): Promise<boolean> {
    const { sql } = this.#deps.database;
    for (let tries = 0; tries < 5; tries += 1) {
      const { version, snapshot } = await this.streams.current(id);
      const members = (await membersOf(sql, id, endpointIds)).filter(({ state }) => state === 'waiting');
      const data = {
        endpointIds: [...endpointIds],
        count: members.length,
        // A rule waits for devices even if it has none.
        left: snapshot.context.automatic ? 1 : (await countWaiting(sql, id)) - members.length,
        accountId: actor.id,
      };
      const ends = members.map(
        ({ ordinal }) => ({ ordinal, from: 'waiting', outcome: 'cancelled', reason: '' }) as const,
      );
      let isSame = true;
      const stored = await this.streams.advance(
        id,
        (rollout) => {
          isSame = rollout.version === version;
          return isSame ? [{ type: 'rollout.reduced', data, actor }] : [];
        },
        { within: (db) => endMembers(db, id, ends, this.#deps.now()) },
      );
      if (stored) return true;
      if (isSame) return false;
    }
    return false;
  }

  /**
   * Starts another rollout that reverts the devices, and ends this one if it still runs; both or neither. False:
   * another one has begun since `seen`.
   */
  async undo(
    id: string,
    undo: { id: string; seen: string | null; order: RolloutOrder; reason: string },
    actor: Actor,
  ): Promise<boolean> {
    const together = this.streams.prepare([
      { id: undo.id, facts: [{ type: 'rollout.requested', data: undo.order, actor }] },
    ]);
    const fact: NewRolloutFact = {
      type: 'rollout.undone',
      data: { by: undo.id, reason: undo.reason },
      actor,
    };
    const decide = ({ snapshot }: Rollout) => (snapshot.context.undoneBy === undo.seen ? [fact] : []);
    return (await this.streams.advance(id, decide, { together })) !== null;
  }

  /** Resumes a rollout. After an automatic pause, the failures so far are acknowledged and do not pause it again. */
  async resume(id: string, reason: string, actor: Actor): Promise<boolean> {
    const { snapshot } = await this.streams.current(id);
    if (snapshot.value !== 'paused') return false;
    if (snapshot.context.pausedBy === 'threshold' && reason === '') return false;
    for (const wave of await wavesOf(this.#deps.database.sql, id))
      if (wave.state === 'breached')
        await this.waves.advance(wave.wave_id, () => [{ type: 'wave.acknowledged', data: {}, actor }]);
    return this.write(id, { type: 'rollout.resumed', data: { reason }, actor });
  }

  /** Removes devices, temporarily or for good, or restores them; returns how many changed. */
  async place(
    id: string,
    action: 'cancel' | 'hold' | 'resume',
    endpointIds: readonly string[],
    actor: Actor,
  ): Promise<number> {
    const { database, now } = this.#deps;
    const wanted = action === 'resume' ? ['held'] : action === 'hold' ? ['waiting'] : ['waiting', 'held'];
    return this.#byWave(id, endpointIds, wanted, (members) => {
      const ordinals = members.map(({ ordinal }) => ordinal);
      if (action !== 'cancel')
        return {
          fact: { type: action === 'hold' ? 'wave.held' : 'wave.released', data: { ordinals }, actor },
          within: (db) =>
            action === 'hold'
              ? placeMembers(db, id, ordinals, 'waiting', 'held')
              : placeMembers(db, id, ordinals, 'held', 'waiting'),
        };
      const ended = members.map(({ ordinal, state }) => ({
        ordinal,
        outcome: 'cancelled' as const,
        from: state === 'held' ? ('held' as const) : ('waiting' as const),
      }));
      const reason = '';
      return {
        fact: { type: 'wave.tallied', data: { ended, again: [] }, actor },
        within: (db) =>
          endMembers(
            db,
            id,
            ended.map((end) => ({ ...end, reason })),
            now(),
          ),
      };
    }).then(async (changed) => {
      if (action !== 'cancel') return changed;
      // Running work is called back if that is still possible; its end is counted when it comes.
      const running = (await membersOf(database.sql, id, endpointIds)).filter(
        ({ state }) => state === 'running',
      );
      const { snapshot } = await this.streams.current(id);
      await this.cargoOf(snapshot.context).cancel(running.flatMap(({ work_id }) => work_id ?? []));
      return changed + running.length;
    });
  }

  /** Queues ended devices again; returns how many. `endpointIds` null: all with this outcome. */
  async retry(
    id: string,
    endpointIds: readonly string[] | null,
    quarantined: boolean,
    actor: Actor,
  ): Promise<number> {
    const { database } = this.#deps;
    const cargo = this.cargoOf((await this.streams.current(id)).snapshot.context);
    const isAgain = ({ outcome, reason }: MemberRow) => {
      const end = { outcome: outcomeOf(outcome ?? ''), reason };
      return retried.includes(end.outcome) && (quarantined || !cargo.isHarm(end));
    };
    const members = endpointIds
      ? await membersOf(database.sql, id, endpointIds)
      : await membersEnded(database.sql, id, failures);
    const dids = members
      .filter((member) => member.state === 'ended' && isAgain(member))
      .map(({ endpoint_id }) => endpoint_id);
    if (dids.length === 0) return 0;
    const queued = await this.#byWave(id, dids, ['ended'], (found) => {
      const ended = found.flatMap(({ ordinal, outcome }) =>
        outcome === null ? [] : [{ ordinal, outcome: outcomeOf(outcome) }],
      );
      const ordinals = ended.map(({ ordinal }) => ordinal);
      return {
        fact: { type: 'wave.retried', data: { ended }, actor },
        within: (db) => reopenMembers(db, id, ordinals, quarantined),
      };
    });
    if (queued > 0) await this.write(id, { type: 'rollout.retried', data: { count: queued }, actor });
    return queued;
  }

  async #byWave(
    id: string,
    endpointIds: readonly string[],
    states: readonly string[],
    move: (members: MemberRow[]) => {
      fact: NewWaveFact;
      within: NonNullable<Parameters<StreamRepository<WaveMachine>['advance']>[2]>['within'];
    },
  ): Promise<number> {
    const { database } = this.#deps;
    let changed = 0;
    for (let tries = 0; tries < 5; tries += 1) {
      const members = (await membersOf(database.sql, id, endpointIds)).filter(({ state }) =>
        states.includes(state),
      );
      try {
        for (const wave of new Set(members.map((member) => member.wave))) {
          const inWave = members.filter((member) => member.wave === wave);
          for (let at = 0; at < inWave.length; at += slice) {
            const part = inWave.slice(at, at + slice);
            const { fact, within } = move(part);
            const stored = await this.waves.advance(waveId(id, wave), () => [fact], within ? { within } : {});
            if (stored) changed += part.length;
          }
        }
        return changed;
      } catch (error) {
        // A device began or ended at this moment, so its rows are read again.
        if (!(error instanceof MembersMoved)) throw error;
      }
    }
    return changed;
  }
}
