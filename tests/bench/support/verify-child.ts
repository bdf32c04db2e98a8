// Verifies one file in a process with separate memory: `fork`ed by proof-verify.ts.
import { open, readFile, stat } from 'node:fs/promises';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { FileSource } from '#server/core/files/file-source.ts';
import { sha256 } from '#server/core/log/sha256.ts';

export interface VerifyFigures {
  events: number;
  seconds: number;
  /** Processor time, independent of other load. */
  cpuSeconds: number;
  /** Maximum resident memory in bytes. */
  maxRss: number;
}

const began = performance.now();
const path = process.argv[2] ?? '';
const source = new FileSource(await open(path), (await stat(path)).size);
const verdict = await verifyFile(source, { sha256, trusted: null });
if (!verdict.ok) throw new Error(`${verdict.problem}: ${verdict.detail}`);
// The kernel's maximum of a process starts with its parent's at the fork.
const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
const ownPeak = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
const { user, system } = process.cpuUsage();
const figures: VerifyFigures = {
  events: verdict.events,
  seconds: (performance.now() - began) / 1000,
  cpuSeconds: (user + system) / 1e6,
  maxRss: Number(ownPeak ?? process.resourceUsage().maxRSS) * 1024,
};
process.send?.(figures);
