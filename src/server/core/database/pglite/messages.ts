/** What passes between the server's thread and the database's worker thread. */
export type WorkerRequest =
  | { id: number; op: 'query'; text: string; params: unknown[]; name?: string }
  | { id: number; op: 'script'; text: string }
  | { id: number; op: 'close' };

/** `dead`: nothing that is asked from now on will be answered. */
export type WorkerResponse =
  | { id: number; ok: true; rows: Record<string, unknown>[]; affected: number }
  | { id: number; ok: false; message: string; code?: string; dead: boolean };

/** `image`: a data directory as one file, with which a database in memory begins. */
export type WorkerStart = { directory: string | null; image?: string };
/** First message of the worker: open, or why not. */
export type WorkerReady = { ready: true } | { ready: false; message: string };

export interface QueryRows {
  rows: Record<string, unknown>[];
  affected: number;
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Question = Unnumbered<WorkerRequest>;
