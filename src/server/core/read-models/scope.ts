import type { Kysely } from 'kysely';
import type { Actor } from '#domain/logged-event.ts';
import type { Power } from '#domain/roles/giving.ts';
import type { Json } from '#machines/json.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import type { SealedTable } from '#server/core/seals/sealed-table.ts';

/** Change for the audit trail. */
export interface ReportedChange {
  /** Previous values; null: there were none. The next field: new values. */
  oldValue: Json;
  newValue: Json;
  /** Organisation of the changed rows; null: all organisations share them. */
  valuesOf: string | null;
  /** Ids of the rows. */
  objects: string[];
}

/** Context of a data view: the call, and the audit trail for its changes. */
export interface Access {
  database: Database;
  /** Operator of the caller, and the path with which the paths of all operators below it begin. */
  opId: string;
  opPath: string;
  actor: Actor;
  /** Permissions of the caller, who cannot grant more. */
  power: Power;
  /** Requested moment; null: now. */
  asOf: Date | null;
  now(): Date;
  /** Returns the sealed table, whose rows are written with a seal and a fact; null: this one is not sealed. */
  sealed(table: string): SealedTable | null;
  /** Finds devices whose organisation was changed outside the product. */
  misplaced(endpointIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Adds a change to the audit trail. */
  changed(change: ReportedChange): void;
  /**
   * Stores a pending audit entry in the change's transaction, in case the server ends before the entry. `again`:
   * replaces the last one, whose transaction was rolled back.
   */
  owes(db: Kysely<Tables>, change: ReportedChange, again?: boolean): Promise<void>;
}

/**
 * Base of queries that are limited to the operator of `opPath` and those below it; devices have their state at the
 * moment `asOf`, if one is requested.
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

  /** Returns the organisation of `opPath`, for counts that include those below it; an empty scope has none. */
  protected get opId(): string {
    return this.opPath.split('/').at(-2) ?? '';
  }
}

/** Kind of data that can only be accessed within a scope: a resource, or a class of queries. */
export type Scoped<View> =
  | { within(access: Access): View }
  | (new (
      database: Database,
      opPath: string,
      asOf: Date | null,
    ) => View);

/** Path that is a prefix of no operator's path, because those begin with a slash. */
const nowhere = 'nowhere';

/** Data that the caller may read and change. Handlers have no other access to rows: `scope.of(schools).page(…)`. */
export class Scope {
  readonly #access: Access;

  constructor(access: Access) {
    this.#access = access;
  }

  get opPath(): string {
    return this.#access.opPath;
  }

  /**
   * Narrows the scope to the organisation with this path and those below it; to nothing if it is outside, or there is
   * none.
   */
  narrowedTo(opPath: string | null): Scope {
    const isWithin = opPath?.startsWith(this.#access.opPath) ?? false;
    return new Scope({ ...this.#access, opPath: isWithin && opPath !== null ? opPath : nowhere });
  }

  /** Tells if the call asks about a past moment. */
  get isPast(): boolean {
    return this.#access.asOf !== null;
  }

  /** Returns the requested moment, or the present one. */
  get time(): Date {
    return this.#access.asOf ?? this.#access.now();
  }

  /** Finds the devices that must get no command, because their rows differ from the log. */
  async misplaced(endpointIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.isPast ? new Set() : this.#access.misplaced(endpointIds);
  }

  of<View>(scoped: Scoped<View>): View {
    return 'within' in scoped
      ? scoped.within(this.#access)
      : new scoped(this.#access.database, this.#access.opPath, this.#access.asOf);
  }
}
