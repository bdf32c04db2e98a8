import type { RawBuilder } from 'kysely';
import { serverActor } from '#domain/logged-event.ts';
import { ianaZone, nextWindow, zoneOf } from '#domain/zones/zone.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { NewFact } from '#server/core/streams/definition.ts';
import { heldByHome, homeReason } from './queries/homes.ts';
import {
  type Claim,
  claimMembers,
  endMembers,
  type MemberEnd,
  membersIn,
  postpone,
  type ReadyMember,
  readyMembers,
  refuseUnlessRunning,
  waitingZones,
} from './queries/members.ts';
import type { Rollouts, RolloutsDeps } from './rollouts.ts';
import { type WaveMachine, waveId } from './wave-stream.ts';

export interface ClaimsDeps extends Pick<RolloutsDeps, 'database' | 'now'> {
  log: Pick<EventLog, 'readStream'>;
  rollouts: Rollouts;
}

/** Maximum number of devices in one claim. */
const mostClaimed = 250;
/** Milliseconds before a device with a passing refusal is checked again. */
const passingMs = 60_000;
/** Milliseconds before a device that waits for another one of its home is checked again. */
const homeMs = 30_000;

const actor = serverActor('rollouts');

/** Begins devices whose turn has come: as many as there are places, in their hours, within the budget. */
export class Claims {
  readonly #deps: ClaimsDeps;

  constructor(deps: ClaimsDeps) {
    this.#deps = deps;
  }

  /** Begins as many devices as places and budget allow; true: more may begin at once. */
  async claim(
    id: string,
    context: RolloutContext,
    begun: readonly Row<'rollout_wave'>[],
    connected: readonly string[] | null,
  ): Promise<boolean> {
    const { rollouts, database, now } = this.#deps;
    const cargo = rollouts.cargoOf(context);
    if (connected?.length === 0) return false;
    const running = await membersIn(database.sql, id, ['running'], context.waves.atOnce);
    const free = Math.min(mostClaimed, context.waves.atOnce - running.length);
    if (free <= 0) return false;
    const limit = rollouts.budgets.places(id, context, free, now());
    // Devices wait for the budget, not for an event, so the next check must be a full one.
    if (limit === 0) return rollouts.budgets.isShort(id);
    const opPath = await operatorPath(database.sql, context.opId);
    if (opPath === null) return false;
    const zones = context.hours
      ? (await waitingZones(database.sql, id)).filter((zone) => isOpen(zone, context, now()))
      : null;
    const found = await readyMembers(database.sql, {
      rolloutId: id,
      wave: context.wave,
      opPath,
      zones,
      endpointIds: connected,
      columns: cargo.columns(context),
      now: now(),
      limit,
    });
    const ready = cargo.cutsHomeOff ? await this.#withoutHeld(id, found, cargo.cutsHomeOff) : found;
    const insisted = new Set(ready.filter((one) => one.insisted).map((one) => one.endpoint_id));
    const verdicts = await cargo.verdicts(context, ready, { rolloutId: id, insisted });
    for (const wave of begun)
      await this.#claimOf(
        id,
        context,
        ready.filter((member) => member.wave === wave.number),
        verdicts,
      );
    return found.length === limit;
  }

  /** Removes devices whose home is being changed, by whatever profile or person. */
  async #withoutHeld(
    id: string,
    found: readonly ReadyMember[],
    isChanged: RawBuilder<unknown>,
  ): Promise<ReadyMember[]> {
    const { database, now } = this.#deps;
    const ids = found.map(({ endpoint_id }) => endpoint_id);
    const held = await heldByHome(database.sql, isChanged, ids);
    const nextAt = new Date(now().getTime() + homeMs);
    await postpone(database.sql, id, [...held], { nextAt, reason: homeReason });
    return found.filter(({ endpoint_id }) => !held.has(endpoint_id));
  }

  /** Begins devices of one wave, and ends those that may not have the content any more. */
  async #claimOf(
    id: string,
    context: RolloutContext,
    ready: readonly ReadyMember[],
    verdicts: ReadonlyMap<string, string | null>,
  ): Promise<void> {
    if (ready.length === 0) return;
    const { rollouts, database, now } = this.#deps;
    const cargo = rollouts.cargoOf(context);
    const wave = waveId(id, ready[0]?.wave ?? 0);
    const changed: MemberEnd[] = [];
    const later: string[] = [];
    const turns: (ReadyMember & { id: string })[] = [];
    for (const member of ready) {
      const reason = member.in_scope ? (verdicts.get(member.endpoint_id) ?? null) : 'outOfScope';
      if (reason === null) turns.push({ ...member, id: `${id}.${member.ordinal}.${member.attempt + 1}` });
      else if (cargo.isPassing(reason)) later.push(member.endpoint_id);
      else
        changed.push({
          ordinal: member.ordinal,
          from: 'waiting',
          outcome: 'changedSinceApproval',
          reason,
        });
    }
    await postpone(database.sql, id, later, { nextAt: new Date(now().getTime() + passingMs) });
    if (changed.length > 0) {
      const ended = changed.map(({ ordinal, from, outcome }) => ({ ordinal, from, outcome }));
      const fact: NewFact<WaveMachine> = { type: 'wave.tallied', data: { ended, again: [] }, actor };
      await rollouts.waves.advance(wave, () => [fact], {
        within: (db) => endMembers(db, id, changed, now()),
      });
    }
    if (turns.length === 0) return;
    const [asked] = await this.#deps.log.readStream(`rollout:${id}`, 0, 1);
    const claims: Claim[] = turns.map((turn) => ({
      ordinal: turn.ordinal,
      attempt: turn.attempt + 1,
      work_id: turn.id,
      from_version: turn.installed,
    }));
    const fact: NewFact<WaveMachine> = {
      type: 'wave.claimed',
      data: { ordinals: turns.map(({ ordinal }) => ordinal) },
      actor,
    };
    rollouts.budgets.spend(id, turns.length * cargo.bytesOf(context));
    await rollouts.waves.advance(wave, () => [fact], {
      together: await cargo.begin(
        context,
        turns.map((turn) => ({ id: turn.id, device: turn })),
        asked?.actor ?? actor,
      ),
      within: async (db) => {
        await refuseUnlessRunning(db, id);
        await claimMembers(db, id, claims, now());
      },
    });
  }
}

function isOpen(name: string, { hours }: RolloutContext, now: Date): boolean {
  const zone = zoneOf(name) ?? ianaZone('UTC');
  if (!hours || !zone) return true;
  const window = nextWindow(zone, { startHour: hours.start, endHour: hours.end }, now.getTime());
  return window.start <= now.getTime();
}
