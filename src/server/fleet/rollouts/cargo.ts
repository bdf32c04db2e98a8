import type { Kysely, RawBuilder } from 'kysely';
import type { Actor } from '#domain/logged-event.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { WaveOutcome } from '#machines/wave/events.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Prepared } from '#server/core/streams/repository.ts';
import type { CargoColumns, TargetDevice } from './queries/targets.ts';

/** Device that may begin now. */
export interface Turn {
  /** Idempotency id of the started work: a repeated start finds the first. */
  id: string;
  device: TargetDevice;
}

export interface CargoEnd {
  outcome: WaveOutcome;
  /** Reason from the device or the task; may be empty. */
  reason: string;
}

export interface VerdictsAsked {
  /** The rollout; null: none is stored yet. */
  rolloutId: string | null;
  /** Devices that a person named although the content harmed them. */
  insisted: ReadonlySet<string>;
}

/** Content of a rollout: everything that the rollout engine itself does not know. */
export interface Cargo {
  /** Kind of the streams that begin for its devices. */
  readonly kind: string;
  /** Cargo that reverts this one on its devices; null: it cannot be reverted. */
  readonly undo: Cargo | null;
  /**
   * Condition on `device other`: its work cuts off the other devices of its home, which wait for it. Null: this cargo
   * cuts no device off.
   */
  readonly cutsHomeOff: RawBuilder<unknown> | null;
  /** Reads the devices with what the cargo knows of them. */
  columns(order: Pick<RolloutOrder, 'subject' | 'content' | 'undoes'>): CargoColumns;
  /** Bytes that one device downloads. */
  bytesOf(order: Pick<RolloutOrder, 'subject' | 'content' | 'undoes'>): number;
  /** Returns, by device, the reason that it does not get the content; null: it does. */
  verdicts(
    order: RolloutOrder,
    devices: readonly TargetDevice[],
    asked: VerdictsAsked,
  ): Promise<Map<string, string | null>>;
  /** Queries online devices once for a plan, and returns the reasons of those that do not get the content. */
  ask?(order: RolloutOrder, devices: readonly TargetDevice[]): Promise<Map<string, string>>;
  /** Tells if a refusal passes by itself. */
  isPassing(reason: string): boolean;
  /** Tells if an organisation requires a second person for this many devices. */
  needsApproval(opId: string, devices: number): Promise<boolean>;
  /** Tells if the content is available. */
  isAvailable(order: RolloutOrder): Promise<boolean>;
  /** Prepares the start for these devices, for an append with other events. */
  begin(order: RolloutOrder, turns: readonly Turn[], actor: Actor): Promise<Prepared>;
  /** Returns those that have ended, by id. */
  evidence(ids: readonly string[]): Promise<Map<string, CargoEnd>>;
  /** Tells if the content harmed the device: only a person who insists has it tried there again. */
  isHarm(end: CargoEnd): boolean;
  /** Milliseconds until a device may be tried again; null: not by itself. */
  retryAfter(end: CargoEnd, attempt: number): number | null;
  /** Ends those without progress. */
  endStalled(ids: readonly string[]): Promise<void>;
  /** Calls back those that can still be stopped. */
  cancel(ids: readonly string[]): Promise<void>;
  /** Finds devices that count as lost but turn out to have succeeded. */
  provenLate(db: Kysely<Tables>): Promise<{ rolloutId: string; wave: number; ordinal: number }[]>;
}
