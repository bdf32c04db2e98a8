import type { Clock } from '#domain/clock.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import { badOf, decidedOf } from '#machines/wave/counts.ts';
import type { Row } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { idOf, type NewFact } from '#server/core/streams/definition.ts';
import type { CargoEnd } from './cargo.ts';
import { Claims } from './claims.ts';
import { decide, endDays } from './deciding.ts';
import { Joining } from './joining.ts';
import {
  type Again,
  correctMember,
  endMembers,
  type MemberEnd,
  type MemberRow,
  MembersMoved,
  membersIn,
  membersOf,
  openRollouts,
  queueAgain,
  wavesOf,
} from './queries/members.ts';
import type { Rollouts, RolloutsDeps } from './rollouts.ts';
import { type WaveMachine, waveId } from './wave-stream.ts';

type NewWaveFact = NewFact<WaveMachine>;
type WaveRow = Row<'rollout_wave'>;

export interface RunnerDeps extends Pick<RolloutsDeps, 'database' | 'now' | 'onFault'> {
  log: EventLog;
  rollouts: Rollouts;
  clock: Clock;
  /** Settles when the read models have reached this position. */
  reached(pos: number): Promise<void>;
  /** Minimum milliseconds between two checks: the results in between become one fact of their wave. */
  lingerMs: number;
}

const pollMs = 1_000;
/** Milliseconds between two checks of all waiting devices; newly connected ones are checked at once. */
const fullMs = 30_000;
/** Maximum number of results that one fact counts. */
const mostTallied = 500;
/** Maximum number of newly connected devices; beyond it all devices are checked. */
const mostConnected = 2_000;

const actor = serverActor('rollouts');

/** Builds the fact for devices that left the plan before its waves began; their rows have ended already. */
const calledOff = (members: readonly MemberRow[]): NewWaveFact => ({
  type: 'wave.tallied',
  data: {
    ended: members.map(({ ordinal }) => ({ ordinal, from: 'waiting', outcome: 'cancelled' })),
    again: [],
  },
  actor,
});

/**
 * Runs the automatic steps of rollouts. Each check compares rows and snapshots with the intended state, and writes the
 * missing facts: after a kill, the first check continues, and nothing is begun or counted twice, since a fact and its
 * rows are written together.
 */
export class RolloutRunner {
  readonly #deps: RunnerDeps;
  readonly #joining: Joining;
  readonly #claims: Claims;
  readonly #connected = new Set<string>();
  #lookAtAll = true;
  /** Time of the last full check, by the wall clock and by the monotonic one, which is never adjusted. */
  #lookedAtAll = { at: Number.NEGATIVE_INFINITY, monotonic: 0 };
  #running = false;
  #stopped = false;
  #forgetTimer: (() => void) | null = null;
  #soon = false;
  #forget: (() => void)[] = [];

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
    this.#joining = new Joining(deps);
    this.#claims = new Claims(deps);
  }

  start(): void {
    const { log, rollouts } = this.#deps;
    const begun = new Set(rollouts.cargoes.map((cargo) => cargo.kind));
    const unsubscribe = log.onCommit((committed) => {
      for (const { kind, event, step } of committed) {
        if (kind === 'device' && event.type === 'device.connected') this.#connect(idOf(event.streamId));
        else if (kind === 'rollout') this.#lookAtAll = true;
        else if (!begun.has(kind) || !step?.after.hasTag('terminal')) continue;
        this.#wake(this.#deps.lingerMs);
      }
    });
    this.#forget = [unsubscribe, () => this.#forgetTimer?.()];
    this.#wake(0);
  }

  stop(): void {
    this.#stopped = true;
    for (const forget of this.#forget) forget();
  }

  #connect(endpointId: string): void {
    if (this.#connected.size < mostConnected) this.#connected.add(endpointId);
    else {
      this.#lookAtAll = true;
      this.#joining.forgetAll();
    }
  }

  #wake(ms: number): void {
    if (this.#stopped || this.#soon || this.#running) return;
    this.#soon = ms < pollMs;
    this.#forgetTimer?.();
    this.#forgetTimer = this.#deps.clock.after(ms, () => void this.#look());
  }

  async #look(): Promise<void> {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    this.#soon = false;
    const { database, log, reached, clock, onFault, now, lingerMs } = this.#deps;
    const started = { at: now().getTime(), monotonic: clock.monotonic() };
    // Retries and windows are due by the wall clock, so a full check also runs if that clock was set, in either
    // direction.
    const full =
      this.#lookAtAll ||
      Math.abs(started.at - this.#lookedAtAll.at) >= fullMs ||
      started.monotonic - this.#lookedAtAll.monotonic >= fullMs;
    const connected = [...this.#connected];
    this.#connected.clear();
    this.#lookAtAll = false;
    if (full) this.#lookedAtAll = started;
    try {
      // On a busy server the table of online devices may be behind this check, so it waits for the log's head.
      if (connected.length > 0) await reached((await log.head()).pos);
      for (const { rollout_id: id } of await openRollouts(database.sql))
        await this.#advance(id, full, connected).catch((error) => {
          this.#joining.forget(id);
          if (!(error instanceof MembersMoved)) onFault('rollout', error);
          this.#lookAtAll = true;
        });
      if (full) await this.#correct();
    } catch (error) {
      this.#lookAtAll = true;
      onFault('rollouts', error);
    } finally {
      this.#running = false;
      this.#wake(this.#lookAtAll ? Math.min(lingerMs, pollMs - 1) : pollMs);
    }
  }

  /**
   * Advances one rollout as far as possible. `full`: all waiting devices are checked, not only those that connected.
   */
  async #advance(id: string, full: boolean, connected: readonly string[]): Promise<void> {
    const { rollouts, database } = this.#deps;
    const { snapshot } = await rollouts.streams.current(id);
    const { context } = snapshot;
    await this.#beginWaves(id, context);
    if (full) await this.#endStalled(id, context);
    if (await this.#tally(id, snapshot.value === 'cancelling', context)) this.#lookAtAll = true;
    const waves = await wavesOf(database.sql, id);
    if (snapshot.value !== 'running') this.#joining.forget(id);
    switch (snapshot.value) {
      case 'running':
      case 'gate':
        return this.#run(id, context, waves, { full, connected });
      case 'cancelling':
        return this.#callOff(id, context);
      default:
        return;
    }
  }

  /** Starts all waves in one append, so that they are complete or absent. */
  async #beginWaves(id: string, context: RolloutContext): Promise<void> {
    const { rollouts, database } = this.#deps;
    if (!context.plan || (await wavesOf(database.sql, id)).length > 0) return;
    const { waves, eligible } = context.plan;
    const removed =
      context.removed === 0 ? [] : await membersOf(database.sql, id, context.targets.deleteDids ?? []);
    await rollouts.waves.begin(
      waves.map((size, at) => {
        const gone = removed.filter(({ wave }) => wave === at + 1);
        return {
          id: waveId(id, at + 1),
          facts: [
            {
              type: 'wave.planned',
              data: {
                rolloutId: id,
                opId: context.opId,
                cargo: context.cargo,
                number: at + 1,
                size,
                passPercent: context.waves.passPercent,
                failPercent: context.limits.failPercent,
                minDecided: context.limits.minDecided,
                soakMs: context.soakMs,
                ...(eligible === 1 && { isOnlyDevice: true }),
              },
              actor,
            },
            ...(gone.length > 0 ? [calledOff(gone)] : []),
          ],
        };
      }),
      'bulk',
    );
  }

  async #endStalled(id: string, context: RolloutContext): Promise<void> {
    const { rollouts, database } = this.#deps;
    const running = await membersIn(database.sql, id, ['running'], context.waves.atOnce);
    await rollouts.cargoOf(context).endStalled(running.flatMap(({ work_id }) => work_id ?? []));
  }

  /** Counts new results; true: there were some. */
  async #tally(id: string, isCancelled: boolean, context: RolloutContext): Promise<boolean> {
    const { rollouts, database, now } = this.#deps;
    const running = await membersIn(database.sql, id, ['running'], context.waves.atOnce);
    if (running.length === 0) return false;
    const cargo = rollouts.cargoOf(context);
    const ends = await cargo.evidence(running.flatMap(({ work_id }) => work_id ?? []));
    const ended = running.filter(({ work_id }) => work_id !== null && ends.has(work_id));
    for (const wave of new Set(ended.map((member) => member.wave))) {
      const inWave = ended.filter((member) => member.wave === wave).slice(0, mostTallied);
      const over: MemberEnd[] = [];
      const again: Again[] = [];
      for (const member of inWave) {
        const end = ends.get(member.work_id ?? '');
        if (!end) continue;
        const after = isCancelled ? null : this.#retryAfter(context, member, end);
        const { ordinal } = member;
        if (after === null) over.push({ ordinal, from: 'running', ...end });
        else again.push({ ordinal, reason: end.reason, nextAt: new Date(now().getTime() + after) });
      }
      const fact: NewWaveFact = {
        type: 'wave.tallied',
        data: {
          ended: over.map(({ ordinal, from, outcome }) => ({ ordinal, from, outcome })),
          again: again.map(({ ordinal }) => ordinal),
        },
        actor,
      };
      await rollouts.waves.advance(waveId(id, wave), () => [fact], {
        within: async (db) => {
          await endMembers(db, id, over, now());
          await queueAgain(db, id, again);
        },
      });
    }
    return ended.length > 0;
  }

  #retryAfter(context: RolloutContext, { attempt }: MemberRow, end: CargoEnd): number | null {
    return attempt > context.retries ? null : this.#deps.rollouts.cargoOf(context).retryAfter(end, attempt);
  }

  async #run(
    id: string,
    context: RolloutContext,
    waves: readonly WaveRow[],
    { full, connected }: { full: boolean; connected: readonly string[] },
  ): Promise<void> {
    const { rollouts, database } = this.#deps;
    const begun = waves.filter(({ number }) => number <= context.wave);
    if (await this.#pauseByItself(id, context, begun)) return;
    for (const wave of begun)
      if (wave.state === 'waiting')
        await rollouts.waves.advance(wave.wave_id, () => [{ type: 'wave.opened', data: {}, actor }]);
    if (context.automatic && (await this.#joining.join(id, context, waves, connected)))
      this.#lookAtAll = true;
    if (await this.#claims.claim(id, context, begun, full ? null : connected)) this.#lookAtAll = true;
    if (context.automatic) return endDays({ ...this.#deps, joining: this.#joining }, id, context, begun);
    const present = begun.at(-1);
    if (!present) return;
    await decide(this.#deps, id, present);
    const { snapshot } = await rollouts.waves.current(present.wave_id);
    if (snapshot.value === 'passed' || snapshot.value === 'closed') {
      const { number } = present;
      const isNext = await rollouts.write(id, { type: 'wave.passed', data: { number }, actor });
      if (isNext) {
        this.#lookAtAll = true;
        return;
      }
    }
    const rows = await wavesOf(database.sql, id);
    if (rows.length > 0 && rows.every(({ state }) => state === 'closed'))
      await rollouts.write(id, { type: 'rollout.finished', data: {}, actor });
  }

  /** Pauses the rollout if too many devices failed, or its content is missing. */
  async #pauseByItself(id: string, context: RolloutContext, begun: readonly WaveRow[]): Promise<boolean> {
    const { rollouts } = this.#deps;
    const bad = begun.reduce((sum, wave) => sum + wave.bad, 0);
    const breached = begun.find(({ state }) => state === 'breached');
    const { failCount } = context.limits;
    const isOver = failCount !== null && bad >= failCount && bad > context.knownBad;
    if (breached || isOver) {
      const found = breached ?? begun.at(-1);
      const { snapshot } = await rollouts.waves.current(found?.wave_id ?? '');
      const { counts } = snapshot.context;
      const reason = breached ? `${badOf(counts)}/${decidedOf(counts)}` : `${bad}`;
      return rollouts.write(id, { type: 'rollout.paused', data: { by: 'threshold', reason, bad }, actor });
    }
    if (await rollouts.cargoOf(context).isAvailable(context)) return false;
    const { knownBad } = context;
    const data = { by: 'fileMissing' as const, reason: '', bad: knownBad };
    return rollouts.write(id, { type: 'rollout.paused', data, actor });
  }

  /** Stops new starts, calls back running work if possible, and awaits its end. */
  async #callOff(id: string, context: RolloutContext): Promise<void> {
    const { rollouts, database, now } = this.#deps;
    const outcome = context.endsAs === 'cancelled' ? 'cancelled' : 'expired';
    const waiting = await membersIn(database.sql, id, ['waiting', 'held'], mostTallied);
    for (const wave of new Set(waiting.map((member) => member.wave))) {
      const ends: MemberEnd[] = waiting
        .filter((member) => member.wave === wave)
        .map(({ ordinal, state }) => ({
          ordinal,
          outcome,
          reason: '',
          from: state === 'held' ? 'held' : 'waiting',
        }));
      const ended = ends.map(({ ordinal, from }) => ({ ordinal, from, outcome }) as const);
      const fact: NewWaveFact = { type: 'wave.tallied', data: { ended, again: [] }, actor };
      await rollouts.waves.advance(waveId(id, wave), () => [fact], {
        within: (db) => endMembers(db, id, ends, now()),
      });
    }
    const running = await membersIn(database.sql, id, ['running'], context.waves.atOnce);
    if (waiting.length > 0) this.#lookAtAll = true;
    else if (running.length === 0) await rollouts.write(id, { type: 'rollout.finished', data: {}, actor });
    else await rollouts.cargoOf(context).cancel(running.flatMap(({ work_id }) => work_id ?? []));
  }

  /** Moves devices that succeeded after they counted as lost to the right counter. */
  async #correct(): Promise<void> {
    const { rollouts, database } = this.#deps;
    for (const cargo of rollouts.cargoes)
      for (const { rolloutId, wave, ordinal } of await cargo.provenLate(database.sql)) {
        const fact: NewWaveFact = {
          type: 'wave.corrected',
          data: { ordinal, from: 'lost', to: 'succeeded' },
          actor,
        };
        await rollouts.waves.advance(waveId(rolloutId, wave), () => [fact], {
          within: (db) => correctMember(db, rolloutId, ordinal, 'lost', 'succeeded'),
        });
      }
  }
}
