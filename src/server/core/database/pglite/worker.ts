import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { WorkerReady, WorkerRequest, WorkerResponse, WorkerStart } from './messages.ts';
import { cacheFor, extensions, storedIn } from './settings.ts';
import { Statements } from './statements.ts';

// The embedded database lives in its own thread: a slow query would otherwise hold up every socket of the server.
const port = parentPort;
if (!port) throw new Error('the database worker runs only as a worker thread');

const { directory, image } = workerData as WorkerStart;
const cache = cacheFor(directory === null ? 0 : await storedIn(directory));
const parsers = { [types.INT8]: (text: string) => Number(text) };

try {
  const database = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    ...(image === undefined ? {} : { loadDataDir: new Blob([await readFile(image)]) }),
    extensions,
    parsers,
    relaxedDurability: false,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${cache}MB`],
  });
  const statements = new Statements(database);
  // One after the other: a statement takes several steps the first time, and the next one may begin a transaction.
  let turn = Promise.resolve();
  port.on('message', (request: WorkerRequest) => {
    turn = turn.then(async () => {
      port.postMessage(await answer(database, statements, request));
      if (request.op === 'close') port.close();
    });
  });
  port.postMessage({ ready: true } satisfies WorkerReady);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  port.postMessage({ ready: false, message } satisfies WorkerReady);
}

async function answer(
  database: PGlite,
  statements: Statements,
  request: WorkerRequest,
): Promise<WorkerResponse> {
  const { id } = request;
  try {
    switch (request.op) {
      case 'query':
        return { id, ok: true, ...(await statements.query(request.text, request.params, request.name)) };
      case 'script':
        await database.exec(request.text);
        return { id, ok: true, rows: [], affected: 0 };
      case 'close':
        await database.close();
        return { id, ok: true, rows: [], affected: 0 };
      default:
        return request satisfies never;
    }
  } catch (error) {
    const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : undefined;
    const message = error instanceof Error ? error.message : String(error);
    return { id, ok: false, message, code, dead: isDead(error) };
  }
}

/** After a panic, and after a fault of the machine code itself, the next statement would never come back. */
function isDead(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('severity' in error) return error.severity === 'PANIC' || error.severity === 'FATAL';
  return error instanceof WebAssembly.RuntimeError || ('name' in error && error.name === 'ExitStatus');
}
