// The log of a server in a separate process: it appends until it is killed, and reports acknowledged appends.

import { flushCompileCache } from 'node:module';
import { openEmbedded } from '#server/core/database/embedded/open.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';

const [directory = '', writers = '1'] = process.argv.slice(2);
const database = await openEmbedded(directory);
const log = new SqlEventLog({ database });
await log.open();
process.on('disconnect', () => process.exit(0));
// A killed process would not write it.
flushCompileCache();
process.send?.({ writer: -1, n: 0 });

const actor = { kind: 'server', id: 'test', name: 'test' } as const;
async function write(writer: number): Promise<void> {
  for (let n = 1; ; n++) {
    const events = [{ type: 'test.written', data: { n, text: 'x'.repeat(n % 997) }, actor }];
    await log.append([{ streamId: `test:${writer}`, kind: 'test', machineVersion: '1', events }]);
    process.send?.({ writer, n });
  }
}
await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)));
