import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Environment of processes that tests start many times: their compiled code is kept. A process writes it when it ends
 * by itself, so one that will be killed calls `flushCompileCache`.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'waymark-compiled') };
