import type { Clock } from '#domain/clock.ts';
import type { liveSocketMachine } from '#machines/live-socket/machine.ts';
import type { LiveSession } from '#server/core/live/directory.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { LogStorage } from '#server/core/log/storage.ts';
import type { EffectStore } from '#server/core/streams/effect-runner.ts';
import type { Consents } from '#server/devices/capture/consents.ts';
import type { PictureStore } from '#server/devices/capture/picture-store.ts';
import type { Commands } from '#server/devices/engine/commands.ts';
import type { Engine } from '#server/devices/engine/engine.ts';
import type { DispatchAuthority } from '#server/devices/engine/port.ts';
import type { GatewaySink } from '#server/devices/gateway/port.ts';
import type { Disk } from './disk.ts';
import type { Scheduler } from './scheduler.ts';

/** A fault that is built into the product for a run, at a seam between its parts. The product itself has none. */
export interface Mutant {
  /** Description of the fault. */
  breaks: string;
  /** First seed, for a fault that only one run in some thousands finds. Default: 1. */
  from?: number;
  /** True if only a run with televisions can find it. */
  televisions?: true;
  storage?(storage: LogStorage): LogStorage;
  /** Replaces the log to which engine and reports append. */
  appends?(log: EventLog): EventLog;
  /** Replaces the log that the live hub reads. */
  liveLog?(log: EventLog): EventLog;
  effects?(rows: EffectStore): EffectStore;
  authority?(authority: DispatchAuthority): DispatchAuthority;
  engine?(engine: Engine): void;
  commands?(commands: Commands): void;
  consents?(consents: Consents): void;
  pictures?(pictures: PictureStore, clock: Clock): PictureStore;
  sink?(sink: GatewaySink): GatewaySink;
  session?(session: LiveSession, clock: Clock): LiveSession;
  authText?(text: string, epoch: string): string;
  /** Changes frames between the hub and one socket. */
  frames?(tell: (text: string) => void, system: { disk: Disk; scheduler: Scheduler }): (text: string) => void;
  machine?: typeof liveSocketMachine;
  /** True if an uncertain write is not looked up before the next append. */
  forgetsDoubt?: boolean;
}

export const noMutant: Mutant = { breaks: 'nothing' };
