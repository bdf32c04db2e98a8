import { type CaseDevice, type CaseFile, type CaseStatement, caseFormat } from '#domain/case/file.ts';
import { redactDevice } from '#domain/case/redact-device.ts';
import type { Redaction } from '#domain/redaction.ts';
import { claimedStreams } from './claimed-streams.ts';
import type { StreamFileDeps } from './stream-file.ts';

export interface CaseOfFile
  extends Pick<CaseStatement, 'caseId' | 'address' | 'language' | 'leftOut' | 'page'> {
  /** Tasks whose streams the file contains, in case order. */
  taskIds: readonly string[];
  /** Versions of the server's machines, by kind of stream. */
  machines: { case: string; task: string };
  devices: readonly CaseDevice[];
  redaction: Redaction;
}

/** Builds a file with the streams of a case and its tasks, their proofs, and digests in place of redacted values. */
export async function caseFile(deps: StreamFileDeps, of: CaseOfFile): Promise<CaseFile> {
  const { caseId, address, language, leftOut, page, redaction, machines } = of;
  const streamIds = [`case:${caseId}`, ...of.taskIds.map((taskId) => `task:${taskId}`)];
  const { streams, claims, sealedTo, log, keys } = await claimedStreams(deps, {
    streamIds,
    machines,
    redaction,
  });
  const statement: CaseStatement = {
    format: caseFormat,
    caseId,
    address,
    language,
    streams: claims,
    devices: of.devices.map((device) => redactDevice(device, redaction)),
    leftOut,
    sealedTo,
    log,
    page,
    exportedAt: deps.now().toISOString(),
    keyId: deps.key.keyId,
  };
  return { format: caseFormat, ...deps.key.sealed(statement), keys, streams };
}
