import type { LiveMessage } from '#domain/live-message.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { LiveSession } from '#server/core/live/directory.ts';
import type { GroupedLog } from '#server/core/log/grouped-log.ts';
import type { Committed, EventLog } from '#server/core/log/log.ts';
import type { WritePlan } from '#server/core/log/storage.ts';
import type { Consents, UploadAnswer } from '#server/devices/capture/consents.ts';
import type { CancelAnswer, CancelReason, TaskEngine } from '#server/devices/engine/port.ts';
import type { TaskSecrets } from '#server/devices/engine/task-secrets.ts';
import type { TaskSnapshot } from '#server/devices/engine/task-stream.ts';
import type { MemoryPictures } from '#tests/support/memory-pictures.ts';
import type { Notification } from '#usp/messages/operate.ts';
import type { ProcessClock, WallClock } from './clock.ts';
import type { Disk } from './disk.ts';
import type { End, Link } from './link.ts';
import type { Mutant } from './mutant.ts';
import type { Permissions } from './permissions.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

/** Interfaces between the parts of a run; world.ts composes them. */

export type ToServer = Uint8Array | 'pong';
export type ToAgent = Uint8Array | 'ping';

export interface SimulatedServer {
  readonly log: GroupedLog;
  readonly clock: ProcessClock;
  /** Its connection to the disk. */
  readonly storage: object;
  /** True if agents may connect. */
  readonly listening: boolean;
  /** True if consoles may call and connect. */
  readonly ready: boolean;
  hasSession(endpointId: string): boolean;
  request: TaskEngine['request'];
  cancel(taskId: string, reason: CancelReason, accountId: string): Promise<CancelAnswer>;
  cancelBulkAction(bulkActionId: string, accountId: string): Promise<CancelAnswer>;
  readonly consents: Consents;
  /** Reads the streams of all tasks of devices below this operator. */
  readTasks(opPath: string): Promise<LoggedEvent[][]>;
  /** Runs a function when the process is killed. The returned function unregisters it. */
  onKill(run: () => void): () => void;
  acceptAgent(endpointId: string, peer: End<ToAgent>): Link<ToServer, ToAgent>;
  acceptConsole(peer: End<string>): Link<string, string>;
}

export interface SimulatedTelevision {
  /** True if it sends pictures of its screen. */
  readonly captures: boolean;
}

export interface SimulatedAgent {
  readonly endpointId: string;
  readonly opId: string;
  /** True if it was registered before the run; others are adopted when they connect. */
  readonly registered: boolean;
  readonly device: {
    /** Number of arrivals of each command, by its key. */
    readonly arrived: ReadonlyMap<string, number>;
    /** Keys of the commands that were carried out, well or badly. */
    readonly carriedOut: ReadonlySet<string>;
  };
  readonly television: SimulatedTelevision;
  cut(): void;
  stall(ms: number): void;
  restart(offMs: number, boot: { Cause: string; CommandKey: string }): void;
}

/** Position that a console assumes. */
export interface Place {
  cursor: number | null;
  epoch: string | null;
  gaps: number;
}

export interface SimulatedConsole {
  readonly name: string;
  readonly opId: string;
  readonly opPath: string;
  readonly ready: boolean;
  readonly replays: ReadonlyMap<string, FoldedTask>;
  cut(): void;
}

/** The product's replay, as far as it is checked. */
interface FoldedTask {
  readonly version: number;
  readonly events: readonly { hash: string }[];
  at(version: number): { version: number; state: string };
}

export type Mood = 'good' | 'refuses' | 'silent' | 'deaf' | 'late' | 'dies';

export interface FaultsNow {
  /** True while the storage fails; `failing`: probability of failures and delays. */
  readonly storage: boolean;
  readonly failing: number;
  readonly slow: number;
  readonly kinds: ReadonlySet<string>;
  readonly devices: boolean;
  device(): Mood;
  deviceRepeats(): boolean;
  echoes(): boolean;
  losesCall(): boolean;
  /** Milliseconds. */
  tokenLife(): number;
  commandArrived(): void;
}

/** A task as an observer of the log sees it. */
export interface SeenTask {
  snapshot: TaskSnapshot;
  version: number;
  /** Deadlines that the fold requires. */
  deadlines: Set<string>;
  /** True if the device was sent a cancel that it has neither obeyed nor refused. */
  cancelOwed: boolean;
}

/** Observations that the parts report to the invariants. */
export interface Witness {
  readonly log: {
    notified(server: object, committed: readonly Committed[]): void;
    watching(log: EventLog): EventLog;
  };
  readonly tasks: {
    get(streamId: string): SeenTask | undefined;
    readonly all: IterableIterator<[string, SeenTask]>;
    accepted(taskIds: string[]): void;
    cancelAccepted(taskId: string): void;
  };
  readonly bulkActions: { accepted(bulkActionId: string): void };
  readonly screens: {
    agreed(consentId: string): void;
    over(consentId: string): void;
    endAcknowledged(consentId: string): void;
    reads(consentId: string): () => void;
    uploads(consentId: string, isForged: boolean): (answer: UploadAnswer) => void;
  };
  readonly effects: { check(streamId: string): void };
  readonly devices: {
    arrived(endpointId: string, taskId: string): void;
    acknowledged(endpointId: string, notification: Notification): void;
  };
  console(console: SimulatedConsole): {
    begins(place: Place): void;
    moved(place: Place, delivered: LiveMessage[]): void;
  };
  wire(): { asked(text: string): void; received(text: string): void };
}

export interface System {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly wall: WallClock;
  readonly permissions: Permissions;
  readonly mutant: Mutant;
  readonly faults: FaultsNow;
  readonly disk: Disk;
  /** Events of every epoch; the present one grows. */
  readonly epochs: ReadonlyMap<string, LoggedEvent[]>;
  readonly invariants: Witness;
  readonly agents: readonly SimulatedAgent[];
  readonly consoles: readonly SimulatedConsole[];
  readonly managesSubscriptions: boolean;
  /** Pictures and secrets outside of the log, which survive a process. */
  readonly pictures: MemoryPictures;
  readonly secrets: TaskSecrets;
  readonly server: SimulatedServer | null;
  readonly restores: number;
  /** Returns true if the plan was written. */
  commit(plan: WritePlan, storage: object): boolean;
  crash(downMs: number): void;
  backUpAndRestoreLater(ms: number): void;
  writeElsewhere(): void;
  newId(): string;
  agent(endpointId: string): SimulatedAgent | undefined;
  pathOf(endpointId: string): string | null;
  isRegistered(endpointId: string): boolean;
  /** Returns paths like the list of devices, slightly behind the log. */
  pathsOf(endpointIds: string[]): Map<string, string>;
  sessionOf(token: string): LiveSession | null;
  onlineByTheLog(): string[];
  /** Calls the server from a console: it takes time, and the call or its answer may be lost. */
  call<T>(run: (server: SimulatedServer) => Promise<T>): Promise<T>;
  fail(invariant: string, detail: string): void;
  faulted(where: string, error: unknown): void;
  /** Adds a line to the trace; computed only if traced. */
  note(line: string | (() => string)): void;
}
