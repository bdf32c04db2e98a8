import { serverActor } from '#domain/logged-event.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { evaluate, joiningMember } from './planning.ts';
import { membersOf, refuseUnlessRunning, storeMembers } from './queries/members.ts';
import { type TargetDevice, targetSlice, targetsAmong } from './queries/targets.ts';
import type { Rollouts, RolloutsDeps } from './rollouts.ts';
import { waveId } from './wave-stream.ts';

export interface JoiningDeps extends Pick<RolloutsDeps, 'database' | 'now'> {
  rollouts: Rollouts;
}

type WaveRow = Row<'rollout_wave'>;
/** Maximum number of devices in one check. */
const mostLooked = 1_000;
const actor = serverActor('rollouts');

/** Progress of a walk over all devices of a rule; one follows a server start, a pause and the end of a full day. */
interface Walk {
  day: string;
  /** Last device checked; null: the walk is complete, and devices are matched when they connect. */
  after: string | null;
}

/** Adds devices to a rule when they connect; each day with devices is a wave. */
export class Joining {
  readonly #deps: JoiningDeps;
  readonly #walks = new Map<string, Walk>();

  constructor(deps: JoiningDeps) {
    this.#deps = deps;
  }

  /** Restarts the walk, since devices may have connected unnoticed. */
  forget(rolloutId: string): void {
    this.#walks.delete(rolloutId);
  }

  forgetAll(): void {
    this.#walks.clear();
  }

  /** Tells if this wave may still gain devices. */
  async isOpen(context: RolloutContext, wave: WaveRow): Promise<boolean> {
    return wave.day !== null && wave.day === (await this.#today(context.opId));
  }

  /** Adds the connected devices that meet the rule; true: more can be done at once. */
  async join(
    id: string,
    context: RolloutContext,
    waves: readonly WaveRow[],
    connected: readonly string[],
  ): Promise<boolean> {
    const { rollouts, database } = this.#deps;
    const last = waves.at(-1);
    // The server was killed between the wave and its day.
    if (last && last.day !== null && (context.day === null || last.number > context.wave)) {
      await this.#beginDay(id, last.number, last.day);
      return true;
    }
    const today = await this.#today(context.opId);
    const known = this.#walks.get(id);
    const walk: Walk =
      known && (known.day === today || known.after !== null) ? known : { day: today, after: '' };
    if (walk.after === null && connected.length === 0) return false;
    const query = await rollouts.targetsOf(context);
    const isWalking = walk.after !== null;
    const devices = isWalking
      ? await targetSlice(database.sql, query, walk.after ?? '', mostLooked)
      : await targetsAmong(database.sql, query, connected);
    const mine = new Set((await membersOf(database.sql, id, devices.map(idOf))).map(idOf));
    const strangers = devices.filter((device) => !mine.has(device.endpoint_id));
    const { verdicts } = await evaluate(database, rollouts.cargoOf(context), context, strangers, {
      rolloutId: id,
    });
    const matched = strangers.filter((device) => (verdicts.get(device.endpoint_id) ?? null) === null);
    const present = last?.day === today ? last : undefined;
    const places = (context.automatic?.dailyMost ?? Number.POSITIVE_INFINITY) - (present?.size ?? 0);
    const joins = matched.slice(0, Math.max(0, places));
    if (joins.length > 0) await this.#take(id, context, waves, present, today, joins);
    const isFull = matched.length > joins.length;
    // A full day leaves the others to the next day, which walks over all of them again.
    const at = devices.at(-1)?.endpoint_id ?? null;
    const isThrough = isFull || !isWalking || devices.length < mostLooked;
    this.#walks.set(id, { day: today, after: isThrough ? null : at });
    return joins.length > 0 || !isThrough;
  }

  async #take(
    id: string,
    context: RolloutContext,
    waves: readonly WaveRow[],
    present: WaveRow | undefined,
    day: string,
    devices: readonly TargetDevice[],
  ): Promise<void> {
    const { rollouts } = this.#deps;
    const begun = waves.reduce((sum, wave) => sum + wave.size, 0);
    const number = present?.number ?? waves.length + 1;
    const members = devices.map((device, at) => joiningMember(device, begun + at + 1, number));
    const within: Parameters<typeof rollouts.waves.begin>[0][number]['within'] = async (db) => {
      await refuseUnlessRunning(db, id);
      await storeMembers(db, id, members);
    };
    if (present) {
      const ordinals = members.map(({ ordinal }) => ordinal);
      await rollouts.waves.advance(
        present.wave_id,
        () => [{ type: 'wave.joined', data: { ordinals }, actor }],
        { within },
      );
      return;
    }
    const { passPercent } = context.waves;
    const { failPercent, minDecided } = context.limits;
    const data = {
      rolloutId: id,
      opId: context.opId,
      cargo: context.cargo,
      number,
      size: members.length,
      day,
      passPercent,
      failPercent,
      minDecided,
      soakMs: context.soakMs,
    };
    await rollouts.waves.begin(
      [
        {
          id: waveId(id, number),
          within,
          facts: [
            { type: 'wave.planned', data, actor },
            { type: 'wave.opened', data: {}, actor },
          ],
        },
      ],
      'bulk',
    );
    await this.#beginDay(id, number, day);
  }

  async #beginDay(id: string, number: number, date: string): Promise<void> {
    await this.#deps.rollouts.write(id, { type: 'rollout.dayBegun', data: { number, date }, actor });
  }

  /** Returns the date in the organisation's time zone. */
  async #today(opId: string): Promise<string> {
    const { database, now } = this.#deps;
    const found = await database.sql
      .selectFrom('operator')
      .select('time_zone')
      .where('op_id', '=', opId)
      .executeTakeFirst();
    return dayIn(found?.time_zone ?? 'UTC', now());
  }
}

const idOf = ({ endpoint_id }: { endpoint_id: string }): string => endpoint_id;

export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
