import type { Kysely } from 'kysely';
import type { Actor } from '#domain/logged-event.ts';
import type { Power } from '#domain/roles/giving.ts';
import type { Json } from '#machines/json.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import type { SealedTable } from '#server/core/seals/sealed-table.ts';

/** A change as the audit trail keeps it. */
export interface ToldChange {
  /** Null: there was none, there is none. */
  oldValue: Json;
  newValue: Json;
  /** Organisation that the changed rows belong to; null: one that all share. */
  valuesOf: string | null;
  /** Ids of the rows. */
  objects: string[];
}

/** What a view of the data is opened with: whose call it is, and where its changes are written down. */
export interface Access {
  database: Database;
  /** Operator of the caller, and the path that begins the paths of all operators below it. */
  opId: string;
  opPath: string;
  actor: Actor;
  /** The caller's permissions; no caller grants what they lack. */
  power: Power;
  /** The moment that the call asks about; null: now. */
  asOf: Date | null;
  now(): Date;
  /** Tables whose rows are written with a seal and a fact; null: not this one. */
  sealed(table: string): SealedTable | null;
  /** Finds the devices whose organisation was changed outside of the product. */
  misplaced(endpointIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Takes a change for the audit trail. */
  changed(change: ToldChange): void;
  /**
   * Writes in the transaction of a change that its entry in the audit trail is owed, for the case that the server ends before it.
   * `again`: in place of the last entry, whose transaction was undone.
   */
  owes(db: Kysely<Tables>, change: ToldChange, again?: boolean): Promise<void>;
}

/**
 * Base of queries that see only what belongs to the operator of `opPath` and to those below it; of devices what they were
 * at the moment `asOf`, where one is asked about.
 */
export class ScopedQueries {
  protected readonly database: Database;
  protected readonly opPath: string;
  protected readonly asOf: Date | null;

  constructor(database: Database, opPath: string, asOf: Date | null = null) {
    this.database = database;
    this.opPath = opPath;
    this.asOf = asOf;
  }

  /** The organisation of `opPath`, for counts that hold what is below it too; of no scope there is none. */
  protected get opId(): string {
    return this.opPath.split('/').at(-2) ?? '';
  }
}

/** A kind of data that can only be reached within a scope: a resource, or a class of queries. */
export type Scoped<View> =
  | { within(access: Access): View }
  | (new (
      database: Database,
      opPath: string,
      asOf: Date | null,
    ) => View);

/** Begins no path: those of all operators begin with a slash. */
const nowhere = 'nowhere';

/** What the caller may see and change. A handler has no other way to rows: `scope.of(schools).page(…)`. */
export class Scope {
  readonly #access: Access;

  constructor(access: Access) {
    this.#access = access;
  }

  get opPath(): string {
    return this.#access.opPath;
  }

  /** Of the organisation with this path and those below it alone; of nothing where that is not in it, or there is none. */
  narrowedTo(opPath: string | null): Scope {
    const isWithin = opPath?.startsWith(this.#access.opPath) ?? false;
    return new Scope({ ...this.#access, opPath: isWithin && opPath !== null ? opPath : nowhere });
  }

  /** Whether the call asks about a moment before. */
  get isPast(): boolean {
    return this.#access.asOf !== null;
  }

  /** The moment that the call asks about, or the present one. */
  get time(): Date {
    return this.#access.asOf ?? this.#access.now();
  }

  /** Finds the devices that must get no command, because their rows are not as the log says. */
  async misplaced(endpointIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.isPast ? new Set() : this.#access.misplaced(endpointIds);
  }

  of<View>(scoped: Scoped<View>): View {
    return 'within' in scoped
      ? scoped.within(this.#access)
      : new scoped(this.#access.database, this.#access.opPath, this.#access.asOf);
  }
}
