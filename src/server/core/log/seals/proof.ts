import type { CaseFile } from '#domain/case/file.ts';
import type { PublicKey, Seal } from '#domain/seal.ts';
import type { StreamExport, StreamFormat } from '#domain/stream-export.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '../log.ts';
import { type Range, RangeReads } from '../range-reads.ts';
import { rewrittenTo } from '../retention/disk.ts';
import { settingInLog } from '../retention/setting.ts';
import { checkStatement, listStatements } from '../retention/statements.ts';
import type { SigningKey } from '../signing-key.ts';
import { type CaseOfFile, caseFile } from './case-file.ts';
import { exportRange, rangeFor } from './export-range.ts';
import { type CheckReport, LogCheck } from './log-check.ts';
import { type RolloutOfFile, rolloutFile } from './rollout-file.ts';
import { SealStore, type StoredKey } from './seal-store.ts';
import { Sealer } from './sealer.ts';
import { type StreamOfFile, streamFile } from './stream-file.ts';

export interface LogProofDeps {
  database: Database;
  log: EventLog;
  key: SigningKey;
  now(): Date;
  onFault(where: string, error: unknown): void;
}

/** Proofs of the log: seals, keys, files for auditors, and the log's own check. */
export class LogProof {
  /** Ranges that are being read, so that none of their events is erased meanwhile. */
  readonly reads = new RangeReads();
  readonly #deps: LogProofDeps & { store: SealStore; reads: RangeReads };
  readonly sealer: Sealer;
  readonly #check: LogCheck;

  constructor(deps: LogProofDeps) {
    this.#deps = { ...deps, reads: this.reads, store: new SealStore(deps.database, deps.log.logId) };
    this.sealer = new Sealer(this.#deps);
    this.#check = new LogCheck(this.#deps);
  }

  /** Starts sealing, and verifying the existing seals in the background. */
  async start(): Promise<void> {
    await this.sealer.start();
    void this.#check.run({ hurry: false });
  }

  async stop(): Promise<void> {
    await this.sealer.stop();
    await this.#check.stop();
  }

  get key(): PublicKey {
    return this.#deps.key;
  }

  keys(): Promise<StoredKey[]> {
    return this.#deps.store.keys();
  }

  seals(after: number, limit: number): Promise<Seal[]> {
    return this.#deps.store.after(after, limit);
  }

  /**
   * Reads the retention setting with its time, the erasure statements, latest first, and the last statement whose
   * events are removed from the files too.
   */
  async retention(page: { before?: number | undefined; limit: number }) {
    const { database, log } = this.#deps;
    const [setting, statements, rewritten] = await Promise.all([
      settingInLog(database, log.logId),
      listStatements(database, log.logId, page),
      rewrittenTo(database),
    ]);
    return { setting, statements, rewrittenTo: rewritten };
  }

  async checkStatement(pos: number) {
    const { database, log, store } = this.#deps;
    return checkStatement(database, log.logId, pos, await store.keys());
  }

  get report(): CheckReport {
    return this.#check.report;
  }

  /** Starts a check at full speed; settles when it began, not when it ends. */
  checkNow(): void {
    void this.#check.run({ hurry: true });
  }

  /** Returns the provable part of the requested range; null: the log does not reach that far. */
  range(requested: { from?: number | undefined; to?: number | undefined }): Promise<Range | null> {
    return rangeFor(this.#deps, requested);
  }

  exportRange(range: Range): AsyncGenerator<string> {
    return exportRange(this.#deps, range);
  }

  streamFile<F extends StreamFormat, Row extends object>(
    of: StreamOfFile<F, Row>,
  ): Promise<StreamExport<F, Row>> {
    return streamFile(this.#deps, of);
  }

  caseFile(of: CaseOfFile): Promise<CaseFile> {
    return caseFile(this.#deps, of);
  }

  rolloutFile(of: RolloutOfFile): ReturnType<typeof rolloutFile> {
    return rolloutFile(this.#deps, of);
  }
}
