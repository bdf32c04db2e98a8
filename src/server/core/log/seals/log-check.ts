import type { ErasedCount } from '#domain/erasure.ts';
import { LogRangeReader } from '#domain/verify/log-range.ts';
import { Fault, type Problem } from '#domain/verify/verdict.ts';
import { lastStatement } from '../retention/statements.ts';
import { sha256 } from '../sha256.ts';
import { exportRange, type RangeDeps, rangeFor } from './export-range.ts';

/** Result of the last verification of the log against its seals. Times are ISO 8601. */
export interface CheckReport {
  state: 'never' | 'running' | 'holds' | 'broken' | 'failed';
  /** Number of events verified so far, and of all events. */
  checked: number;
  events: number;
  startedAt: string | null;
  endedAt: string | null;
  /** Erased events in a complete verification; null: none. */
  erased: ErasedCount | null;
  /** Fault; only if the state is broken. */
  fault: { problem: Problem; event: number | null; detail: string } | null;
}

export interface LogCheckDeps extends RangeDeps {
  onFault(where: string, error: unknown): void;
  /** Maximum share of time for a background check; a check on demand takes all its time. */
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
 * Reads the server's own log like an auditor: the exported lines go through the same verifier that is used elsewhere. A
 * fault is reported once per check and has no other effect: the server continues to serve its data.
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

  /** Runs a check, or joins a running one; `hurry` then speeds that up. */
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
    // On a busy machine the pause may be longer than a stop may take.
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

  /** Repeats the read if another process erased events meanwhile, because then some were read before and some after. */
  async #readAnew(): Promise<Pick<CheckReport, 'erased'> | null> {
    const { database, log } = this.#deps;
    for (;;) {
      const stated = await lastStatement(database, log.logId);
      try {
        return await this.#read();
      } catch (error) {
        // Any fault counts: a file that began without erased events has no form for one, and reports it as altered.
        if (!(error instanceof Fault) || (await lastStatement(database, log.logId)) === stated) throw error;
      }
    }
  }

  /** Verifies the log once; null if the server stops meanwhile. */
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

  /**
   * Pauses between pieces: after each start, a log of a hundred million events is read for hours, which must not slow
   * down the server.
   */
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
