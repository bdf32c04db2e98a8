// `npm run verify -- FILE [--key PUBLIC_KEY.pem]…`: checks an exported task, a case (its page or its document), a
// firmware profile or a range of the log, plain or gzip, without server and network. With `--database`: checks the
// database of DATABASE_URL or DATA_DIR, its log with its seals and its tables with its log; an embedded one must not be
// in use. Exit code 0: unaltered; 1: altered; 2: could not be checked.
import { open, readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ErasedCount } from '#domain/erasure.ts';
import { keyIdOf } from '#domain/verify/keys.ts';
import type { Proven, ProvenRollout, Refused } from '#domain/verify/verdict.ts';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { verifyDatabase } from '#server/compose/verify-database.ts';
import { readEnvironment } from '#server/core/environment.ts';
import { FileSource } from '#server/core/files/file-source.ts';
import { sha256 } from '#server/core/log/sha256.ts';

const usage = 'usage: npm run verify -- FILE [--key PUBLIC_KEY.pem]…, or npm run verify -- --database';

function end(code: number, ...lines: string[]): never {
  for (const line of lines) (code === 2 ? console.error : console.log)(line);
  process.exit(code);
}

async function trustedKeys(files: readonly string[]): Promise<ReadonlySet<string> | null> {
  if (files.length === 0) return null;
  const ids = files.map(async (file) => {
    const pem = await readFile(file, 'utf8').catch(() => end(2, `${file} cannot be read`));
    return keyIdOf(sha256, pem.replaceAll('\r', '')) ?? end(2, `${file} is no public key in PEM`);
  });
  return new Set(await Promise.all(ids));
}

async function source(path: string): Promise<FileSource> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return end(2, `${path} cannot be read`);
  const file = await open(path).catch(() => end(2, `${path} cannot be read`));
  return new FileSource(file, found.size);
}

function holds(proven: Proven, trusted: boolean): string[] {
  const { kind, subject, events, from, to, sealed, seals, keyIds } = proven;
  const taken = proven.redacted === undefined ? '' : `, ${proven.redacted} fields taken out`;
  const what = {
    task: `${subject}: ${events} events${taken}`,
    stream: `${subject}: ${events} events${taken}`,
    case: `${subject}: ${events} events of the case and ${proven.tasks} tasks${taken}`,
    rollout: `${subject}: ${events} events of the rollout and its waves${proven.redacted ? taken : ''}`,
    logRange: `log ${subject}, events ${from} to ${to}`,
  }[kind];
  const { erased, rollout } = proven;
  const rest = events - sealed;
  return [
    `${what}: unaltered, complete, in order, signed.`,
    `${sealed} of them under ${seals} seals${rest > 0 ? `; ${rest} newer than the last seal, covered by the signature of the export alone` : ''}.`,
    ...(rollout ? planOf(rollout) : []),
    ...(erased
      ? [
          `${erased.events} of them erased by retention, covered by ${erased.statements} statements, the last at position ${erased.last}: ${partsOf(erased)}.`,
        ]
      : []),
    `Signed with ${keyIds.join(' and ')}.`,
    ...(trusted
      ? []
      : [
          'The key came with the file: compare it with the one that your operator publishes, or give it with --key.',
        ]),
  ];
}

/** Returns the plan of a rollout and its approver, in words. */
function planOf({ planHash, devices, approval, approver }: ProvenRollout): string[] {
  if (planHash === null) return ['It was never planned.'];
  const words = {
    none: 'Not approved, and no device began.',
    notNeeded: 'Its organisation asks for no approval of it.',
    another: `Approved by ${approver}, who neither created it nor edited it.`,
    alone: `Approved by ${approver}, who created it or edited it: its organisation allows that.`,
  }[approval];
  return [`The plan ${planHash} is that of its ${devices} devices. ${words}`];
}

/** Returns the kinds of erased events, in words. */
function partsOf({ ofStreams, ofBeginnings, ofAudit }: ErasedCount): string {
  const parts: [number, string][] = [
    [ofStreams, 'of tasks, cases and others that were over, as a whole'],
    [ofBeginnings, 'of the beginnings of the records of devices'],
    [ofAudit, 'entries of the audit trail'],
  ];
  return parts.flatMap(([events, what]) => (events > 0 ? [`${events} ${what}`] : [])).join(', ');
}

function doesNotHold({ problem, event, detail }: Refused): string {
  return `NOT what was recorded (${problem}${event === null ? '' : ` at event ${event}`}): ${detail}.`;
}

function argumentsOf() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string', multiple: true }, database: { type: 'boolean' } },
    });
  } catch (error) {
    return end(2, error instanceof Error ? error.message : String(error), usage);
  }
}

const { values, positionals } = argumentsOf();
const [file, more] = positionals;
if (values.database) end(...(await verifyDatabase(readEnvironment(process.env))));
if (file === undefined || more !== undefined) end(2, usage);
const trusted = await trustedKeys(values.key ?? []);
const verdict = await verifyFile(await source(file), { sha256, trusted }).catch((error: unknown) =>
  end(2, `${file} cannot be read to its end: ${error instanceof Error ? error.message : error}`),
);
if (verdict.ok) end(0, ...holds(verdict, trusted !== null));
else end(1, doesNotHold(verdict));
