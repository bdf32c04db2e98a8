import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isDeviceField } from '#domain/inventory-rows.ts';
import type { Actor, LoggedEvent } from '#domain/logged-event.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { UploadReading, UploadType } from '#machines/inventory-upload/events.ts';
import type { inventoryUploadMachine } from '#machines/inventory-upload/machine.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { type Prepared, StreamRepository } from '#server/core/streams/repository.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import { readCells } from '../rows/cells.ts';
import { claim, LostClaims, releaseNames } from '../rows/queries/claims.ts';
import { ownersOf, readExisting } from '../rows/queries/existing.ts';
import { untilCurrent } from '../rows/until-current.ts';
import { duplicatesOf, namedBy, type ValidatedRow, type Verdict, validate } from '../rows/validate.ts';
import { type RowOwner, RowWriter, type RowWriterDeps } from '../rows/writer.ts';
import type { RowWrite } from '../rows/writes.ts';
import {
  type FileRow,
  nextPlanned,
  nextWritten,
  type PlannedRow,
  type RowReason,
  type RowResult,
  rowsOf,
  storeResults,
  storeRows,
  storeVerdicts,
} from './queries/rows.ts';
import { preparedUndo } from './undo.ts';
import { type InventoryUploadStreams, inventoryUploadStream } from './upload-stream.ts';

export interface InventoryUploadDeps extends RowWriterDeps {
  retry: RetryPolicy;
  newId(): string;
  /** Maximum number of rows written in one transaction. Default: 250. */
  slice?: number;
}

export interface UploadedFile {
  uploadType: UploadType;
  fileName: string;
  sha256: string;
  reading: UploadReading;
  rows: readonly FileRow[];
}

type Upload = Loaded<typeof inventoryUploadMachine>;
type UploadFact = NewFact<typeof inventoryUploadMachine>;

const usualSlice = 250;
/** Maximum number of rows checked in one turn of the event loop. */
const validatedAtOnce = 1_000;
const day = 86_400_000;
const previewMs = 7 * day;
const undoMs = 30 * day;

/**
 * Uploaded files of devices: read, previewed, and applied or undone slice by slice. Each slice is one append with the
 * facts of its devices.
 */
export class InventoryUploads {
  readonly streams: InventoryUploadStreams;
  /** Registration for the effect runner. */
  readonly served: ServedKind<typeof inventoryUploadMachine>;
  readonly writer: RowWriter;
  readonly #deps: InventoryUploadDeps;
  readonly #slice: number;

  constructor(deps: InventoryUploadDeps) {
    this.#deps = deps;
    this.#slice = deps.slice ?? usualSlice;
    this.writer = new RowWriter(deps);
    this.streams = new StreamRepository({ log: deps.log, definition: inventoryUploadStream });
    const { retry } = deps;
    this.served = {
      kind: inventoryUploadStream.kind,
      streams: this.streams,
      performers: {
        preview: { perform: (id, upload) => retry.until('preview', () => this.#preview(id, upload)) },
        applySlice: { perform: (id) => retry.until('applySlice', () => this.#applySlice(id)) },
        undoSlice: { perform: (id) => retry.until('undoSlice', () => this.#undoSlice(id)) },
      },
    };
  }

  /** Stores a readable file; its preview follows. */
  async receive({ rows, ...file }: UploadedFile, opId: string, actor: Actor): Promise<string> {
    const id = this.#deps.newId();
    // Rows without an upload are deleted at the next start, but an upload without rows would be wrong.
    await storeRows(this.#deps.database.sql, id, rows);
    const data = { ...file, rows: rows.length, opId, previewMs, undoMs };
    await this.streams.begin([{ id, facts: [{ type: 'upload.received', data, actor }] }], 'interactive');
    return id;
  }

  /** Sends a command; null if the state does not allow it, or the plan has changed. */
  command(
    id: string,
    fact: Extract<UploadFact, { type: 'apply.requested' | 'cancel.requested' | 'undo.requested' }>,
  ): Promise<Upload | null> {
    return this.streams.advance(id, () => [fact]);
  }

  async #preview(id: string, { snapshot: { context } }: Upload): Promise<UploadFact[]> {
    const { database, readModels, log, models } = this.#deps;
    const { sql: db } = database;
    const uploadType = context.uploadType ?? 'create';
    const owner = await this.#ownerOf(context.opId);
    await untilCurrent(readModels, (await log.head()).pos);
    const read: ValidatedRow[] = [];
    const file = await rowsOf(db, id);
    for (let at = 0; at < file.length; at += validatedAtOnce) {
      const rows = file.slice(at, at + validatedAtOnce).map(readRow);
      read.push(...(await this.#named(uploadType, rows, owner.opPath)));
      await setImmediate();
    }
    const duplicates = duplicatesOf(read);
    const plan = createHash('sha256');
    const counts = { valid: 0, unchanged: 0, invalid: 0 };
    const errors: Record<string, number> = {};
    for (let at = 0; at < read.length; at += validatedAtOnce) {
      const rows = read.slice(at, at + validatedAtOnce);
      const values = rows.map((row) => row.values);
      const existing = await readExisting(db, { ...owner, models }, values);
      const verdicts = rows.map((row) => validate(uploadType, row, existing, duplicates));
      for (const verdict of verdicts) {
        plan.update(planLine(verdict));
        counts[verdict.verdict === 'new' || verdict.verdict === 'changed' ? 'valid' : verdict.verdict]++;
        for (const code of new Set(verdict.errors.map((error) => error.code)))
          errors[code] = (errors[code] ?? 0) + 1;
      }
      await storeVerdicts(db, id, verdicts);
      await setImmediate();
    }
    const data = { planHash: plan.digest('hex'), ...counts, errors };
    return [{ type: 'upload.previewed', data, actor: serverActor('inventory') }];
  }

  /**
   * Applies the next rows on behalf of the requesting account. A row whose effect differs from its preview is skipped.
   */
  async #applySlice(id: string): Promise<UploadFact[]> {
    const { database } = this.#deps;
    const lost = new Map<number, RowReason>();
    for (;;) {
      const together: Prepared = { items: [], stored() {} };
      let writes: RowWrite[] = [];
      let results: RowResult[] = [];
      const decide = async ({ snapshot: { value, context } }: Upload): Promise<UploadFact[]> => {
        if (value !== 'applying') return [];
        const planned = await nextPlanned(database.sql, id, this.#slice);
        if (planned.length === 0) return [];
        const { actor } = await this.#requestOf(id, 'apply.requested');
        const byLine = new Map(planned.map((row) => [row.line, row]));
        const rows = await this.writer.prepare(
          context.uploadType ?? 'create',
          planned.map(readRow),
          await this.#ownerOf(context.opId),
          actor,
          (verdict) => !lost.has(verdict.line) && isAsPlanned(verdict, byLine.get(verdict.line)),
        );
        together.items = rows.items;
        writes = rows.writes;
        results = resultsOf(rows.verdicts, writes, lost);
        const count = (result: RowResult['result']) => results.filter((row) => row.result === result).length;
        const data = {
          count: results.length,
          added: count('added'),
          updated: count('updated'),
          skipped: count('skipped'),
        };
        return [{ type: 'upload.sliceApplied', data, actor: serverActor('inventory') }];
      };
      try {
        await this.streams.advance(id, decide, {
          together,
          within: async (db) => {
            await claim(db, writes);
            await storeResults(db, id, results);
          },
        });
        return [];
      } catch (error) {
        if (!(error instanceof LostClaims)) throw error;
        for (const [line, code] of error.lines) lost.set(line, { code });
      }
    }
  }

  async #undoSlice(id: string): Promise<UploadFact[]> {
    const { database } = this.#deps;
    const together: Prepared = { items: [], stored() {} };
    const lost = new Map<number, RowReason>();
    for (;;) {
      let writes: RowWrite[] = [];
      let results: RowResult[] = [];
      let removed: string[] = [];
      const decide = async ({ snapshot: { value } }: Upload): Promise<UploadFact[]> => {
        if (value !== 'undoing') return [];
        const rows = await nextWritten(database.sql, id, this.#slice);
        if (rows.length === 0) return [];
        const undo = await preparedUndo(this.#deps, rows, await this.#requestOf(id, 'undo.requested'), lost);
        together.items = undo.items;
        writes = undo.writes;
        removed = undo.removed;
        results = undo.results;
        const count = (result: RowResult['result']) => results.filter((row) => row.result === result).length;
        const data = {
          count: results.length,
          removed: count('removed'),
          restored: count('restored'),
          kept: count('kept'),
        };
        return [{ type: 'upload.sliceUndone', data, actor: serverActor('inventory') }];
      };
      try {
        await this.streams.advance(id, decide, {
          together,
          within: async (db) => {
            await releaseNames(db, removed);
            await claim(db, writes);
            await storeResults(db, id, results);
          },
        });
        return [];
      } catch (error) {
        if (!(error instanceof LostClaims)) throw error;
        for (const [line, code] of error.lines) lost.set(line, { code });
      }
    }
  }

  /** Finds the devices that rows name by a number alone. */
  async #named(type: UploadType, rows: readonly ValidatedRow[], opPath: string): Promise<ValidatedRow[]> {
    if (type !== 'deploy') return [...rows];
    const values = rows.map((row) => row.values);
    return namedBy(type, rows, await ownersOf(this.#deps.database.sql, opPath, values));
  }

  /** Reads the organisation that sent the file. A deleted organisation has no devices in scope. */
  async #ownerOf(opId: string): Promise<RowOwner> {
    return { opId, opPath: (await operatorPath(this.#deps.database.sql, opId)) ?? 'nowhere' };
  }

  /** Finds the person who requested it, and the log position of the request. */
  async #requestOf(id: string, type: UploadFact['type']): Promise<Pick<LoggedEvent, 'actor' | 'pos'>> {
    const events = await this.#deps.log.readStream(`${inventoryUploadStream.kind}:${id}`, 0, mostEvents);
    const request = events.findLast((event) => event.type === type);
    if (!request) throw new Error(`the upload ${id} has no ${type}`);
    return request;
  }
}

/** Maximum number of events of an upload: 20,000 rows in slices of 250, applied and undone. */
const mostEvents = 500;

/** Reads a row; a cell that a program damaged gets no other error. */
export const readRow = ({ line, cells, faults }: FileRow): ValidatedRow => {
  if (faults.length === 0) return { line, ...readCells(cells) };
  const damaged = new Set(faults.map(({ field }) => field));
  const whole = Object.entries(cells).filter(([field]) => !isDeviceField(field) || !damaged.has(field));
  const read = readCells(Object.fromEntries(whole));
  return { line, values: read.values, errors: [...faults, ...read.errors] };
};

const planLine = ({ line, endpointId, verdict, errors, changes }: Verdict): string =>
  `${JSON.stringify([line, endpointId, verdict, errors, changes])}\n`;

const isAsPlanned = (verdict: Verdict, planned: PlannedRow | undefined): boolean =>
  planned !== undefined &&
  verdict.verdict === planned.verdict &&
  JSON.stringify(verdict.changes) === JSON.stringify(planned.changes);

function resultsOf(
  verdicts: readonly Verdict[],
  writes: readonly RowWrite[],
  lost: ReadonlyMap<number, RowReason>,
): RowResult[] {
  const written = new Map(writes.map((write) => [write.line, write]));
  return verdicts.map(({ line, errors }) => {
    const write = written.get(line);
    if (write) return { line, result: write.isNew ? 'added' : 'updated', version: write.version + 1 };
    const reason = lost.get(line) ?? { code: errors[0]?.code ?? ('changedSincePreview' as const) };
    return { line, result: 'skipped', reason };
  });
}
