import type { Kysely } from 'kysely';
import type { Actor } from '#domain/logged-event.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { WaveOutcome } from '#machines/wave/events.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Prepared } from '#server/core/streams/repository.ts';
import type { TargetDevice } from './queries/targets.ts';

/** A device whose turn has come. */
export interface Turn {
  /** Of what is begun for it: the same for a second start, so that this meets the first one. */
  id: string;
  device: TargetDevice;
}

export interface CargoEnd {
  outcome: WaveOutcome;
  /** As the device or the task said; may be empty. */
  reason: string;
}

/** What a rollout brings to its devices: what the engine itself does not know. */
export interface Cargo {
  /** Kind of the streams that begin for its devices. */
  readonly kind: string;
  /** What takes it back from devices that have it; null: nothing can. */
  readonly undo: Cargo | null;
  /** By device, why it does not get it; null: it does. `insisted`: a person wants it for these although it harmed them. */
  verdicts(
    order: RolloutOrder,
    devices: readonly TargetDevice[],
    insisted: ReadonlySet<string>,
  ): Promise<Map<string, string | null>>;
  /** What only devices themselves know, asked once for a plan: of those that are there, why one does not get it. */
  ask?(order: RolloutOrder, devices: readonly TargetDevice[]): Promise<Map<string, string>>;
  /** A refusal that passes by itself. */
  isPassing(reason: string): boolean;
  /** Whether an organisation wants a second person for so many devices. */
  needsApproval(opId: string, devices: number): Promise<boolean>;
  /** Whether what is brought is there. */
  isAvailable(order: RolloutOrder): Promise<boolean>;
  /** What begins for these devices, for an append that holds more than it. */
  begin(order: RolloutOrder, turns: readonly Turn[], actor: Actor): Promise<Prepared>;
  /** Of those begun, the ones that have ended, by id. */
  evidence(ids: readonly string[]): Promise<Map<string, CargoEnd>>;
  /** Milliseconds until a device may be tried again; null: not by itself. */
  retryAfter(end: CargoEnd, attempt: number): number | null;
  /** Of those begun, ends the ones without progress. */
  endStalled(ids: readonly string[]): Promise<void>;
  /** Calls back what has not reached the point of no return. */
  cancel(ids: readonly string[]): Promise<void>;
  /** Devices that count as lost and show by now that it worked. */
  provenLate(db: Kysely<Tables>): Promise<{ rolloutId: string; wave: number; ordinal: number }[]>;
}
