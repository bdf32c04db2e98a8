import type { ErasedCount } from '#domain/erasure.ts';
import { LogRangeReader } from '#domain/verify/log-range.ts';
import { Fault, type Problem } from '#domain/verify/verdict.ts';
import { lastStatement } from '../retention/statements.ts';
import { sha256 } from '../sha256.ts';
import { exportRange, type RangeDeps, rangeFor } from './export-range.ts';

/** What the last comparison of the log with its seals found. Times are ISO 8601. */
export interface CheckReport {
  state: 'never' | 'running' | 'holds' | 'broken' | 'failed';
  /** Events compared so far, and how many there are. */
  checked: number;
  events: number;
  startedAt: string | null;
  endedAt: string | null;
  /** Erased events among those compared, when all were; null: none. */
  erased: ErasedCount | null;
  /** Set when broken. */
  fault: { problem: Problem; event: number | null; detail: string } | null;
}

export interface LogCheckDeps extends RangeDeps {
  onFault(where: string, error: unknown): void;
  /** Share of the time that a check in the background may take; a check on demand takes it all. */
  backgroundShare?: number;
}

const never: CheckReport = {
  state: 'never',
  checked: 0,
  events: 0,
  startedAt: null,
  endedAt: null,
  erased: null,
  fault: null,
};

/**
 * The server reads its own log as an auditor would: the lines that it exports go through the verifier that checks them
 * elsewhere. A difference is reported once per check, and changes nothing else: the server goes on serving what it has.
 */
export class LogCheck {
  readonly #deps: LogCheckDeps & { backgroundShare: number };
  #report: CheckReport = never;
  #running: Promise<CheckReport> | null = null;
  #hurry = false;
  #stopped = false;
  #endRest: () => void = () => {};

  constructor(deps: LogCheckDeps) {
    this.#deps = { backgroundShare: 0.1, ...deps };
  }

  get report(): CheckReport {
    return this.#report;
  }

  /** Joins a check that is under way; `hurry` then makes that one faster. */
  run({ hurry }: { hurry: boolean }): Promise<CheckReport> {
    this.#hurry ||= hurry;
    this.#running ??= this.#check().finally(() => {
      this.#running = null;
      this.#hurry = false;
    });
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    // On a busy machine it rests for longer than a stop may take.
    this.#endRest();
    await this.#running;
  }

  async #check(): Promise<CheckReport> {
    const { now, onFault } = this.#deps;
    const startedAt = now().toISOString();
    this.#report = { ...never, state: 'running', startedAt };
    const end = (more: Partial<CheckReport>) => {
      this.#report = { ...this.#report, ...more, endedAt: now().toISOString() };
    };
    try {
      const proven = await this.#readAnew();
      if (proven) end({ state: 'holds', ...proven });
      else this.#report = never;
    } catch (error) {
      if (error instanceof Fault) {
        const { problem, event, message } = error;
        end({ state: 'broken', fault: { problem, event, detail: message } });
        onFault('log check: the log is not what was sealed', error);
      } else {
        end({ state: 'failed' });
        onFault('log check', error);
      }
    }
    return this.#report;
  }

  /** What another process erases meanwhile is half read as it was and half not: then it is read once more. */
  async #readAnew(): Promise<Pick<CheckReport, 'erased'> | null> {
    const { database, log } = this.#deps;
    for (;;) {
      const stated = await lastStatement(database, log.logId);
      try {
        return await this.#read();
      } catch (error) {
        // Of any kind: a file that began without erased events has no form for one, and calls it altered.
        if (!(error instanceof Fault) || (await lastStatement(database, log.logId)) === stated) throw error;
      }
    }
  }

  /** Null when the server stops meanwhile. */
  async #read(): Promise<Pick<CheckReport, 'erased'> | null> {
    const range = await rangeFor(this.#deps, {});
    if (!range) return { erased: null };
    this.#report = { ...this.#report, events: range.to };
    let reader: LogRangeReader | null = null;
    let began = performance.now();
    for await (const piece of exportRange(this.#deps, range)) {
      if (this.#stopped) return null;
      for (const line of piece.split('\n')) {
        if (line === '') continue;
        if (reader === null) reader = new LogRangeReader(line, { sha256, trusted: null });
        else await reader.take(line);
      }
      if (reader) this.#report = { ...this.#report, checked: reader.position };
      await this.#rest(performance.now() - began);
      began = performance.now();
    }
    return { erased: reader?.finish().erased ?? null };
  }

  /** A log of a hundred million events is read for hours after each start; the server must not slow down. */
  #rest(workedMs: number): Promise<void> {
    const ms = this.#hurry || this.#stopped ? 0 : workedMs * (1 / this.#deps.backgroundShare - 1);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
