import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { LiveMessage } from '#domain/live-message.ts';
import type { Actor, LoggedEvent } from '#domain/logged-event.ts';
import { type Fold, foldOf, type Step } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import { versionsOf } from '#machines/recorded.ts';
import type { Committed, Lane, RowsOf } from '../log/log.ts';
import type { ErasableKind, RetentionRule } from '../log/retention/rule.ts';
import type { ListTable } from '../log/storage.ts';

/** Fact with its actor, before it is stored. */
export type NewFact<M extends AnyStateMachine = AnyStateMachine> = EventFromLogic<M> & {
  actor: Actor;
  /** Device time, ISO 8601; only if the device reported its own. */
  deviceAt?: string;
};

/** Stream folded up to a version; 0 has no events. */
export interface Loaded<M extends AnyStateMachine = AnyStateMachine> {
  version: number;
  /** Machine version that the stream began with, and keeps. */
  machineVersion: string;
  snapshot: SnapshotFrom<M>;
  /** Highest log position that a fact of this stream names as its cause; 0: none. */
  cause: number;
}

/** Reaction of a stream of this kind to facts of another stream (reactor.ts). */
export interface Reaction<M extends AnyStateMachine = AnyStateMachine> {
  /** Returns the id of the stream to notify; null: none. */
  target(fact: Committed): string | null;
  /** Builds one fact for several that come together. Its data has as `cause` the position of the last of them. */
  react(facts: readonly Committed[], cause: number): NewFact<M>;
}

/**
 * Audience of events: the operator of a device, or an operator itself, and those above it. Events without a device are
 * visible only to roles with the permission of the call that reads them.
 */
export type Audience = { endpointId: string } | { opId: string; permission: string };

/** Push message before its predecessor on a socket is known. */
export type LiveDraft = Omit<LiveMessage, 'prev'>;

/** Builds the plain message of a fact, for consoles that show its stream; for kinds with an `audience`. */
export const streamMessage = (event: LoggedEvent): LiveDraft => ({
  event: 'StreamEvent',
  endpoint_id: '',
  data: {},
  pos: event.pos,
  version: event.version,
  fact: event,
});

/** Fact at its place in the log, as a list row is made from it. */
export interface PlacedFact {
  /** Id of the stream without its kind. */
  id: string;
  pos: number;
  version: number;
  recordedAt: Date;
  actor: Actor;
  type: string;
  data: JsonObject;
}

/**
 * Kind of stream: everything that log, engine, live socket and auditors need. The machine of each version that streams
 * were begun with is in machines/recorded.ts.
 */
export interface StreamDefinition<M extends AnyStateMachine = AnyStateMachine, Row extends object = object> {
  /** Stream ids are `kind:id`. */
  kind: string;
  /** Machine; null: the stream has facts without one. */
  machine: M | null;
  /** Machine version that new streams begin with. */
  version: string;
  /** List with one row per stream, written in the transaction of its events. */
  list?: {
    table: ListTable;
    /** Version, to be raised when the meaning of a row changes: the list is then rebuilt at the next start. */
    version: number;
    row(before: Row | null, fact: PlacedFact, step: Step<SnapshotFrom<M>>): Row;
  };
  /** Effects of the machine besides deadlines. An effect is pending as long as the machine is in this state. */
  effects?: Record<string, { pendingIn: string }>;
  /** Reactions to facts of other streams, by their kind. Each fact is handled exactly once. */
  reactsTo?: Record<string, Reaction<M>>;
  /** Builds the live message; null for events without one. `step` is null for streams without a machine. */
  live?(event: LoggedEvent, step: Step<SnapshotFrom<M>> | null): LiveDraft | null;
  /** Returns the audience of its events. Default: that of the device in the message. */
  audience?(after: SnapshotFrom<M>): Audience;
  /** Returns rows of other tables to delete in the write that ends such a stream. Default: none. */
  rowsToDeleteOnEnd?(id: string, after: SnapshotFrom<M>): RowsOf[];
  /** Rule for erasing such a stream, by its row in the list (docs/decisions/149). Default: never. */
  retention?: RetentionRule;
  /** Returns the lane of appends. Default: interactive. */
  lane?(snapshot: SnapshotFrom<M>): Lane;
}

/** Types a definition: `defineStream<typeof taskMachine, TaskRow>({…})`. */
export const defineStream = <M extends AnyStateMachine, Row extends object>(
  definition: StreamDefinition<M, Row> & { machine: M },
): StreamDefinition<M, Row> & { machine: M } => definition;

/** Folds a stream with the machine of the version that it began with. */
export function foldOfVersion<M extends AnyStateMachine>(
  { kind, machine, version: current }: Pick<StreamDefinition<M>, 'kind' | 'version'> & { machine: M },
  version: string,
): Fold<M> {
  const recorded = version === current ? machine : versionsOf(kind)?.[version];
  if (!recorded) throw new Error(`this server does not know version ${version} of the machine ${kind}`);
  return foldOf(recorded as M);
}

/** All kinds of stream of this server, by name. */
export class StreamKinds {
  readonly #byKind: ReadonlyMap<string, StreamDefinition>;

  constructor(definitions: readonly StreamDefinition[]) {
    this.#byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  }

  get all(): Iterable<StreamDefinition> {
    return this.#byKind.values();
  }

  /** Returns the kinds whose streams are erased when their retention time is over. */
  get erasable(): ErasableKind[] {
    return [...this.#byKind.values()].flatMap(({ kind, list, retention: rule }) =>
      list && rule ? [{ kind, list: list.table, rule }] : [],
    );
  }

  get(kind: string): StreamDefinition | null {
    return this.#byKind.get(kind) ?? null;
  }
}

export const kindOf = (streamId: string): string => streamId.slice(0, streamId.indexOf(':'));
/** Returns the id without the kind. */
export const idOf = (streamId: string): string => streamId.slice(streamId.indexOf(':') + 1);
