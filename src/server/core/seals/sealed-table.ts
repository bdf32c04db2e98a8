import { setImmediate as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import type { AppendItem, EventLog, Within } from '#server/core/log/log.ts';
import { type LastFact, lastFactOf } from './last-fact.ts';
import type { RowSeals } from './row-seals.ts';
import type { SealAlarms } from './seal-alarms.ts';
import { type Evidence, type SealedTableDefinition, storedRows } from './stored-rows.ts';

/**
 * Writes rows, and returns their keys. It runs twice: the first time it is rolled back, to learn the contents of the
 * facts.
 */
export type SealedWork = (db: Kysely<Tables>, isRehearsal: boolean) => Promise<readonly string[]>;

export interface SealedTableDeps {
  database: Database;
  log: EventLog;
  seals: RowSeals;
  alarms: SealAlarms;
}

/** Reads a row's last fact; null if the log has none. */
export type Recorded = (key: string) => Promise<LastFact | null>;

type Planned = Pick<Evidence, 'key' | 'values' | 'logVersion'>;

class Rehearsed extends Error {
  override name = 'Rehearsed';
}

/** Another write changed the same rows in between. */
export class RowsMoved extends Error {
  override name = 'RowsMoved';
}

/** The log disagrees about a field that a write would have made genuine. */
export class FieldAltered extends Error {
  override name = 'FieldAltered';
}

interface WriteOptions {
  /** Fields that must match the log, because the write makes the whole row genuine. Default: none. */
  keeps?: readonly string[];
}

const attempts = 5;
const adoptedAtOnce = 250;
const checkedAtOnce = 200;

/** Table whose rows count only with a valid seal, and with the version that the log has (docs/decisions/276). */
export class SealedTable {
  readonly definition: SealedTableDefinition;
  readonly #deps: SealedTableDeps;
  readonly #recorded: Recorded;

  /** `recorded`: for rows that follow a stream with a machine. */
  constructor(definition: SealedTableDefinition, deps: SealedTableDeps, recorded?: Recorded) {
    this.definition = definition;
    this.#deps = deps;
    const fields = Object.keys(definition.fields);
    this.#recorded = recorded ?? ((key) => lastFactOf(deps.log, this.#stream(key).streamId, fields));
  }

  /**
   * Tells if the product wrote the row last and nothing altered it since. Otherwise it is reported, and rebuilt from
   * the log.
   */
  isObeyed(evidence: Evidence): boolean {
    const genuine = this.#isGenuine(evidence);
    if (genuine) this.#deps.alarms.forget(this.definition.name, evidence.key);
    else this.#deps.alarms.raise(this.definition.name, evidence.key, () => this.rebuild(evidence.key));
    return genuine;
  }

  /** Changes rows together with their facts, or neither. Throws `FieldAltered`. */
  async write(actor: Actor, work: SealedWork, options: WriteOptions = {}): Promise<void> {
    const { database, log } = this.#deps;
    for (let attempt = 1; ; attempt++) {
      const items = await this.prepare(actor, work, options);
      try {
        if (items.length > 0) await log.append(items);
        else await database.sql.transaction().execute((db) => work(db, false));
        return;
      } catch (error) {
        const isRace = error instanceof RowsMoved || error instanceof VersionConflict;
        if (!isRace || attempt === attempts) throw error;
      }
    }
  }

  /** Prepares a change as part of a larger append. */
  async prepare(actor: Actor, work: SealedWork, { keeps = [] }: WriteOptions = {}): Promise<AppendItem[]> {
    const planned = await this.#rehearse(work);
    for (const { key, values } of planned) {
      const fact = keeps.length === 0 ? null : await this.#recorded(key);
      // The append compares the row with the planned one, so that it cannot be altered in between.
      if (keeps.some((field) => values?.[field] !== fact?.values?.[field]))
        throw new FieldAltered(`${this.definition.name} ${key}`);
    }
    return this.#items(actor, work, planned);
  }

  /** Seals a new row of the preceding items in the append, and records its contents in the log. */
  prepareNew(actor: Actor, { key, values }: { key: string; values: JsonObject }): AppendItem[] {
    return this.#items(actor, async () => [key], [{ key, values, logVersion: 0 }]);
  }

  #items(actor: Actor, work: SealedWork, planned: readonly Planned[]): AppendItem[] {
    const within: Within = async (db) => {
      const keys = await work(db, false);
      const now = await storedRows(db, this.definition, keys);
      if (textOf(now) !== textOf(planned)) throw new RowsMoved();
      for (const { key, values, logVersion } of now)
        if (values) await this.#seal(db, { key, values, version: logVersion + 1 });
    };
    const { facts } = this.definition;
    if (!facts) throw new Error(`rows of ${this.definition.table} are written by their stream`);
    return planned.map(({ key, values, logVersion }, index) => ({
      ...this.#stream(key),
      expectedVersion: logVersion,
      events: [{ type: values ? facts.written : facts.deleted, data: values ?? {}, actor }],
      ...(index === 0 && { within }),
    }));
  }

  /**
   * Updates the seals at the start: rows that agree with their last fact get the seal of today's key, and others are
   * rebuilt from it. A row without a fact stays unchanged, and does not count. `isFirst`: the first start with seals
   * accepts rows without facts as they are.
   */
  async start(isFirst: boolean): Promise<void> {
    const { database, alarms } = this.#deps;
    if (isFirst) await this.#adopt();
    for (const state of await storedRows(database.sql, this.definition, null)) {
      if (this.#isGenuine(state) && this.#isCurrent(state)) continue;
      const fact = await this.#recorded(state.key);
      if (fact?.values && canonicalJson(fact.values) === canonicalJson(state.values ?? {}))
        await this.#seal(database.sql, { key: state.key, values: fact.values, version: fact.version });
      else await alarms.raise(this.definition.name, state.key, () => this.rebuild(state.key));
    }
  }

  /** Checks all rows like a decision about each would, because lists also show rows that no decision checks. */
  async check(): Promise<void> {
    const rows = await storedRows(this.#deps.database.sql, this.definition, null);
    for (const [index, row] of rows.entries()) {
      this.isObeyed(row);
      // Calls continue between a few hundred seals.
      if (index % checkedAtOnce === checkedAtOnce - 1) await pause();
    }
  }

  /** Tells if the log agrees about this field, whatever the other fields have. */
  async agrees(key: string, field: string): Promise<boolean> {
    const [stored] = await storedRows(this.#deps.database.sql, this.definition, [key]);
    const fact = await this.#recorded(key);
    const value = stored?.values?.[field];
    return value !== undefined && fact?.values?.[field] === value;
  }

  /** Returns a function that writes the row from its last fact; null: there is none. */
  async rebuild(key: string): Promise<((db: Kysely<Tables>) => Promise<void>) | null> {
    const fact = await this.#recorded(key);
    const values = fact?.values;
    if (!fact || !values) return null;
    const { table, key: id, fields, salt } = this.definition;
    if (salt !== undefined) return null;
    return async (db) => {
      const set = Object.entries(fields).map(
        ([field, column]) =>
          sql`${sql.ref(column)} = (jsonb_populate_record(null::${sql.table(table)},
            ${JSON.stringify({ [column]: values[field] ?? null })}::jsonb)).${sql.ref(column)}`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.ref(id)} = ${key}`.execute(db);
      await this.#seal(db, { key, values, version: fact.version });
    };
  }

  async #adopt(): Promise<void> {
    const { database, log } = this.#deps;
    const { kind, facts } = this.definition;
    if (!facts) return;
    const known = await database.sql
      .selectFrom('es_stream')
      .select('stream_id')
      .where('log_id', '=', log.logId)
      .where('kind', '=', kind)
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    const rows = await storedRows(database.sql, this.definition, null);
    for (let from = 0; from < rows.length; from += adoptedAtOnce)
      await log.append(
        rows.slice(from, from + adoptedAtOnce).map(({ key, values }) => ({
          ...this.#stream(key),
          expectedVersion: 0,
          events: [{ type: facts.adopted, data: values ?? {}, actor: serverActor('seals') }],
        })),
      );
  }

  async #rehearse(work: SealedWork): Promise<Evidence[]> {
    const found: { states: Evidence[] } = { states: [] };
    await this.#deps.database.sql
      .transaction()
      .execute(async (db) => {
        found.states = await storedRows(db, this.definition, await work(db, true));
        throw new Rehearsed();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rehearsed)) throw error;
      });
    return found.states;
  }

  async #seal(
    db: Kysely<Tables>,
    { key, values, version }: { key: string; values: JsonObject; version: number },
  ): Promise<void> {
    const { table, name, key: id, sealed } = this.definition;
    const seal = this.#deps.seals.seal({ table: name, key, version, fields: values });
    await sql`update ${sql.table(table)} set ${sql.ref(sealed.version)} = ${version}, ${sql.ref(sealed.seal)} = ${seal}
      where ${sql.ref(id)} = ${key}`.execute(db);
  }

  #isGenuine({ key, version, seal, values, logVersion }: Evidence): boolean {
    if (values === null || version !== logVersion) return false;
    return this.#deps.seals.isGenuine({ table: this.definition.name, key, version, fields: values }, seal);
  }

  #isCurrent({ key, version, seal, values }: Evidence): boolean {
    const { name: table } = this.definition;
    return this.#deps.seals.isCurrent({ table, key, version, fields: values ?? {} }, seal);
  }

  #stream(key: string): Pick<AppendItem, 'streamId' | 'kind' | 'machineVersion'> {
    const { kind } = this.definition;
    return { streamId: `${kind}:${key}`, kind, machineVersion: '1' };
  }
}

const textOf = (states: readonly Planned[]): string =>
  canonicalJson(states.map(({ key, values, logVersion }) => ({ key, values, logVersion })));
