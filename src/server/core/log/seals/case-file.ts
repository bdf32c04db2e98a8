import {
  type CaseDevice,
  type CaseFile,
  type CaseStatement,
  type CaseStream,
  type CaseStreamClaim,
  caseFormat,
} from '#domain/case/file.ts';
import { toHex } from '#domain/hex.ts';
import { type Redaction, redactDevice, redactEvent, redactedIn } from '#domain/redaction.ts';
import { placesDigest } from '#domain/verify/stream.ts';
import { sha256 } from '../sha256.ts';
import { keysOf, provenStream, type StreamFileDeps } from './stream-file.ts';

export interface CaseOfFile
  extends Pick<CaseStatement, 'caseId' | 'address' | 'language' | 'leftOut' | 'page'> {
  /** Tasks whose streams go into the file, in the order of the case. */
  taskIds: readonly string[];
  /** Versions of the machines that the server runs, by kind of stream. */
  machines: { case: string; task: string };
  devices: readonly CaseDevice[];
  redaction: Redaction;
}

/** The case's stream and those of its tasks with everything that proves them, and digests in place of what is taken out. */
export async function caseFile(deps: StreamFileDeps, of: CaseOfFile): Promise<CaseFile> {
  const { log, store, key, now } = deps;
  const { caseId, address, language, leftOut, page, redaction } = of;
  const sealedTo = (await store.head()).to;
  const { epoch, pos, hash } = await log.head();
  const streams: CaseStream[] = [];
  const claims: CaseStreamClaim[] = [];
  for (const streamId of [`case:${caseId}`, ...of.taskIds.map((taskId) => `task:${taskId}`)]) {
    const { events: whole, seals, machineVersion } = await provenStream(deps, streamId, sealedTo);
    const events = whole.map((event) => redactEvent(sha256, event, redaction.takes(event)));
    const name = streamId.startsWith('case:') ? 'case' : 'task';
    streams.push({ streamId, seals, events });
    claims.push({
      streamId,
      machine: { name, version: machineVersion, current: of.machines[name] },
      version: events.length,
      head: events.at(-1)?.leaf ?? '',
      places: toHex(placesDigest(sha256, events)),
      redacted: redactedIn(events),
    });
  }
  const statement: CaseStatement = {
    format: caseFormat,
    caseId,
    address,
    language,
    streams: claims,
    devices: of.devices.map((device) => redactDevice(device, redaction)),
    leftOut,
    sealedTo,
    log: { logId: log.logId, epoch, pos, hash },
    page,
    exportedAt: now().toISOString(),
    keyId: key.keyId,
  };
  const seals = streams.flatMap((stream) => stream.seals);
  return { format: caseFormat, ...key.sealed(statement), keys: await keysOf(deps, seals), streams };
}
