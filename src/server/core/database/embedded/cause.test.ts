import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AvailabilityListener } from '../availability.ts';
import { withCause } from './cause.ts';

let directory: string;
let log: string;
let reasons: string[];
let listener: AvailabilityListener;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-cause-'));
  log = join(directory, 'log');
  await writeFile(log, '2026-11-30 03:00:00 UTC [1] PANIC:  an earlier trouble\n');
  reasons = [];
  listener = withCause(log, ({ available, reason }) => void reasons.push(`${available}: ${reason}`));
  listener({ available: true, reason: 'none' });
  await vi.waitFor(() => expect(reasons).toHaveLength(1));
});
afterEach(() => rm(directory, { recursive: true }));

const lost = async () => {
  const before = reasons.length;
  listener({ available: false, reason: 'write EPIPE' });
  await vi.waitFor(() => expect(reasons).toHaveLength(before + 1));
  return reasons.at(-1);
};

test('adds the first fatal message since the database was available', async () => {
  await appendFile(
    log,
    [
      '2026-11-30 03:59:12 UTC [17] LOG:  checkpoint starting',
      '2026-11-30 03:59:12 UTC [17] PANIC:  could not write to log file: File too large',
      '2026-11-30 03:59:13 UTC [18] FATAL:  the database system is in recovery mode',
      '',
    ].join('\n'),
  );
  expect(await lost()).toBe('false: write EPIPE (could not write to log file: File too large)');
});

test('adds nothing from before, and nothing where there is no message', async () => {
  expect(await lost()).toBe('false: write EPIPE');
  await rm(log);
  expect(await lost()).toBe('false: write EPIPE');
});

test('reads the new file of a PostgreSQL that was restarted', async () => {
  await writeFile(log, 'x FATAL:  no room\n');
  expect(await lost()).toBe('false: write EPIPE (no room)');
});

test('reports in the order of the changes', async () => {
  listener({ available: false, reason: 'one' });
  listener({ available: true, reason: 'one' });
  await vi.waitFor(() => expect(reasons).toHaveLength(3));
  expect(reasons.slice(1)).toEqual(['false: one', 'true: one']);
});
