import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { LiveMessage } from '#domain/live-message.ts';
import type { Actor, LoggedEvent } from '#domain/logged-event.ts';
import { type Fold, foldOf, type Step } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import { versionsOf } from '#machines/recorded.ts';
import type { Committed, Lane, RowsOf } from '../log/log.ts';
import type { ErasableKind, RetentionRule } from '../log/retention/rule.ts';
import type { ListTable } from '../log/storage.ts';

/** A fact with who caused it, before it is stored. */
export type NewFact<M extends AnyStateMachine = AnyStateMachine> = EventFromLogic<M> & {
  actor: Actor;
  /** ISO 8601, only where the device reported a time of its own. */
  deviceAt?: string;
};

/** A stream folded up to a version; 0 has no events. */
export interface Loaded<M extends AnyStateMachine = AnyStateMachine> {
  version: number;
  /** Version of the machine that the stream began with, and keeps. */
  machineVersion: string;
  snapshot: SnapshotFrom<M>;
  /** Highest position of which a fact of this stream says that it was caused by it; 0: none. */
  cause: number;
}

/** What a fact of another stream means to a stream of this kind (reactor.ts). */
export interface Reaction<M extends AnyStateMachine = AnyStateMachine> {
  /** Id of the stream to notify; null: none. */
  target(fact: Committed): string | null;
  /** One fact for several that come together. Its data names as `cause` the position of the last of them. */
  react(facts: readonly Committed[], cause: number): NewFact<M>;
}

/**
 * Whose events these are: of the operator of a device, or of an operator itself. Those above it may see them too. What
 * belongs to no device is only for roles with the key of the call that reads it.
 */
export type Audience = { endpointId: string } | { opId: string; permission: string };

/** A push message before it is known which one went before it on a socket. */
export type LiveDraft = Omit<LiveMessage, 'prev'>;

/** The bare fact, for consoles that show its stream; for kinds that name an `audience`. */
export const streamMessage = (event: LoggedEvent): LiveDraft => ({
  event: 'StreamEvent',
  endpoint_id: '',
  data: {},
  pos: event.pos,
  version: event.version,
  fact: event,
});

/** A fact at its place in the log, as a list row is made from it. */
export interface PlacedFact {
  /** The stream's id without its kind. */
  id: string;
  pos: number;
  version: number;
  recordedAt: Date;
  actor: Actor;
  type: string;
  data: JsonObject;
}

/**
 * One kind of stream: everything that log, engine, live socket and auditors need to know about it. The machine
 * of each version that streams were begun with is in machines/recorded.ts.
 */
export interface StreamDefinition<M extends AnyStateMachine = AnyStateMachine, Row extends object = object> {
  /** Stream ids are `kind:id`. */
  kind: string;
  /** Null: the stream is facts without a machine. */
  machine: M | null;
  /** Machine version that new streams begin with. */
  version: string;
  /** A row a stream, written in the transaction of its events. */
  list?: {
    table: ListTable;
    /** Raised when the meaning of a row changes: the list is then built again at the next start. */
    version: number;
    row(before: Row | null, fact: PlacedFact, step: Step<SnapshotFrom<M>>): Row;
  };
  /** Effects of the machine besides deadlines. An effect is owed as long as the machine is in this state. */
  effects?: Record<string, { pendingIn: string }>;
  /** By kind of stream: what facts of other streams mean to this one. Each is heard exactly once. */
  reactsTo?: Record<string, Reaction<M>>;
  /** Null for events without a message. `step` is null for streams without a machine. */
  live?(event: LoggedEvent, step: Step<SnapshotFrom<M>> | null): LiveDraft | null;
  /** Whose operators may receive and find it. Default: those of the device that the message names. */
  audience?(after: SnapshotFrom<M>): Audience;
  /** Rows of other tables that go in the write that ends such a stream. Default: none. */
  rowsToDeleteOnEnd?(id: string, after: SnapshotFrom<M>): RowsOf[];
  /** When such a stream may be erased, according to its row in the list (docs/decisions/149). Default: never. */
  retention?: RetentionRule;
  /** Default: interactive. */
  lane?(snapshot: SnapshotFrom<M>): Lane;
}

/** Gives a definition its types: `defineStream<typeof taskMachine, TaskRow>({…})`. */
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

/** All kinds of stream that this server keeps, by name. */
export class StreamKinds {
  readonly #byKind: ReadonlyMap<string, StreamDefinition>;

  constructor(definitions: readonly StreamDefinition[]) {
    this.#byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  }

  get all(): Iterable<StreamDefinition> {
    return this.#byKind.values();
  }

  /** Those whose streams are erased when their time is over. */
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
/** The id without the kind. */
export const idOf = (streamId: string): string => streamId.slice(streamId.indexOf(':') + 1);
