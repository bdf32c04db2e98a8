import { BoundedCache } from '#domain/bounded-cache.ts';
import type { ListProjection } from '../log/grouped-log.ts';
import type { ListRows, ListTable, LogStorage, StoredEvent } from '../log/storage.ts';
import { idOf, type StreamKinds } from './definition.ts';
import { StepReader } from './step-reader.ts';

/** Functions that seal a row as it is written, by table. */
export type RowSealing = Readonly<Record<string, (row: object) => string>>;

/** Maximum number of open streams' rows in memory: most streams get several appends. */
const keptRows = 20_000;

/**
 * Writes the lists of all kinds of stream together with their events. The log handles tables and rows; the definition
 * of a stream decides the contents of its row.
 */
export class InlineLists implements ListProjection {
  readonly #kinds: StreamKinds;
  readonly #storage: Pick<LogStorage, 'listRow' | 'streams' | 'readBefore'>;
  readonly #seals: RowSealing;
  #reader: StepReader;
  readonly #rows = new BoundedCache<string, { version: number; row: object }>(keptRows);

  /** `seals`: for lists whose rows determine permissions. */
  constructor(
    kinds: StreamKinds,
    storage: Pick<LogStorage, 'listRow' | 'streams' | 'readBefore'>,
    seals: RowSealing = {},
  ) {
    this.#seals = seals;
    this.#kinds = kinds;
    this.#storage = storage;
    this.#reader = new StepReader(storage);
  }

  async rowsAfter(events: StoredEvent[]): Promise<ListRows[]> {
    await this.#foldRest(events);
    const touched = new Map<ListTable, Map<string, object>>();
    for (const event of events) {
      const list = this.#kinds.get(event.kind)?.list;
      if (!list || !event.step) continue;
      const rows = touched.get(list.table) ?? new Map<string, object>();
      touched.set(list.table, rows);
      const before = rows.get(event.streamId) ?? (await this.#rowBefore(event, list.table));
      // If an existing stream has no row, its list never had one, so there is none to update.
      if (before === null && event.version > 1) continue;
      const row = list.row(before, factOf(event), event.step);
      rows.set(event.streamId, row);
      if (event.step.after.hasTag('terminal')) this.#rows.delete(event.streamId);
      else this.#rows.set(event.streamId, { version: event.version, row });
    }
    return [...touched].flatMap(([table, rows]) =>
      rows.size > 0 ? [{ table, rows: this.#sealed(table, [...rows.values()]) }] : [],
    );
  }

  #sealed({ name }: ListTable, rows: object[]): object[] {
    const seal = this.#seals[name];
    return seal ? rows.map((row) => ({ ...row, seal: seal(row) })) : rows;
  }

  forget(): void {
    this.#rows.clear();
    this.#reader = new StepReader(this.#storage);
  }

  async #rowBefore({ streamId, version }: StoredEvent, table: ListTable): Promise<object | null> {
    if (version === 1) return null;
    const known = this.#rows.get(streamId);
    if (known?.version === version - 1) return known.row;
    return this.#storage.listRow(table, idOf(streamId));
  }

  /** Folds events that were appended without a repository. */
  async #foldRest(events: StoredEvent[]): Promise<void> {
    const rest = events.filter(({ kind, step }) => step === null && this.#kinds.get(kind)?.machine);
    if (rest.length === 0) return;
    const steps = await this.#reader.steps(rest.map((event) => ({ ...event, data: event.source.data })));
    for (const [index, event] of rest.entries()) {
      event.step = steps[index]?.step ?? null;
      event.problem = steps[index]?.problem ?? null;
    }
  }
}

const factOf = ({ streamId, pos, version, recordedAt, source }: StoredEvent) => ({
  id: idOf(streamId),
  pos,
  version,
  recordedAt,
  actor: source.actor,
  type: source.type,
  data: source.data,
});
