import type { Kysely } from 'kysely';
import type { Actor } from '#domain/logged-event.ts';
import type { Json } from '#machines/json.ts';
import type { Database, Tables } from '#server/store/database.ts';

/** What a view of the data is opened with: whose call it is, and where its changes are written down. */
export interface Access {
  database: Database;
  /** Operator of the caller, and the path that begins the paths of all operators below it. */
  opId: string;
  opPath: string;
  actor: Actor;
  /** The moment that the call asks about; null: now. */
  asOf: Date | null;
  now(): Date;
  /** Takes the old and the new value of a change for the audit trail; null: there was none, there is none. */
  changed(oldValue: Json, newValue: Json): void;
  /** Writes in the transaction of a change that its entry in the audit trail is owed, for the case that the server ends before it. */
  owes(db: Kysely<Tables>, oldValue: Json, newValue: Json): Promise<void>;
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
}

/** A kind of data that can only be reached within a scope: a resource, or a class of queries. */
export type Scoped<View> =
  | { within(access: Access): View }
  | (new (
      database: Database,
      opPath: string,
      asOf: Date | null,
    ) => View);

/** What the caller may see and change. A handler has no other way to rows: `scope.of(schools).page(…)`. */
export class Scope {
  readonly #access: Access;

  constructor(access: Access) {
    this.#access = access;
  }

  get opPath(): string {
    return this.#access.opPath;
  }

  /** The moment that the call asks about, or the present one. */
  get time(): Date {
    return this.#access.asOf ?? this.#access.now();
  }

  of<View>(scoped: Scoped<View>): View {
    return 'within' in scoped
      ? scoped.within(this.#access)
      : new scoped(this.#access.database, this.#access.opPath, this.#access.asOf);
  }
}
