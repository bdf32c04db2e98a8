/** What passes between the server's thread and the database's worker thread. */
export type WorkerRequest =
  | { id: number; op: 'query'; text: string; params: unknown[]; name?: string }
  | { id: number; op: 'script'; text: string }
  | { id: number; op: 'close' };

export type WorkerResponse =
  | { id: number; ok: true; rows: Record<string, unknown>[]; affected: number }
  | { id: number; ok: false; message: string; code?: string };

export type WorkerStart = { directory: string | null };
/** First message of the worker: open, or why not. */
export type WorkerReady = { ready: true } | { ready: false; message: string };
