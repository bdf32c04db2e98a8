// `npm run slow`, after `npm run test:whole`: records the seconds of the slow test files, by which they take turns
// (docs/decisions/302).
import { writeFileSync } from 'node:fs';
import { type Slow, slowFile } from '#tests/support/turns.ts';
import { slowest } from './failures.ts';

/** A faster file runs at each landing. */
const slowFrom = 5;

const slow: Slow = {};
for (const { file, seconds } of slowest()) if (seconds >= slowFrom) slow[file] = Math.round(seconds);
writeFileSync(slowFile, `${JSON.stringify(slow, null, 2)}\n`);
console.log(`${Object.keys(slow).length} files of ${slowFrom} s and more`);
