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

/** A fault built into the product for a run, at one of the seams between its parts. The product itself holds none. */
export interface Mutant {
  /** What is broken, in words. */
  breaks: string;
  /** Seed to begin with, of one that only one world in some thousands meets. Default: 1. */
  from?: number;
  /** Only a world with televisions meets it. */
  televisions?: true;
  storage?(storage: LogStorage): LogStorage;
  /** The log as engine and reports append to it. */
  appends?(log: EventLog): EventLog;
  /** The log as the live hub reads it. */
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
  /** Between the hub and one socket. */
  frames?(tell: (text: string) => void, world: { disk: Disk; scheduler: Scheduler }): (text: string) => void;
  machine?: typeof liveSocketMachine;
  /** A write in doubt is not asked for again until the next append. */
  forgetsDoubt?: boolean;
}

export const noMutant: Mutant = { breaks: 'nothing' };
