import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rangeLines, type SampleOptions } from '#tests/support/sealed-log.ts';

/** Writes a range of a log to a file, line by line: it need not fit into memory. */
export async function writeRange(file: string, options: SampleOptions): Promise<void> {
  const out = createWriteStream(file);
  let waiting: string[] = [];
  for (const line of rangeLines(options)) {
    waiting.push(`${line}\n`);
    if (waiting.length < 1_000) continue;
    if (!out.write(waiting.join(''))) await once(out, 'drain');
    waiting = [];
  }
  out.end(waiting.join(''));
  await once(out, 'finish');
}
