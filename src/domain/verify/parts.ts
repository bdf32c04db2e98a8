import type { Sha256 } from '../chain.ts';
import type { StreamClaimOfFile, StreamOfParts } from '../stream-export.ts';
import type { KeyRing } from './keys.ts';
import { hasShape, isCount, isDigest, isListOf, isText, machineShape } from './shapes.ts';
import { type CheckedStream, checkStream, isRedactedFields, isStreamSeal } from './stream.ts';
import { Fault } from './verdict.ts';

export const isClaim = (value: unknown): value is StreamClaimOfFile =>
  hasShape(value, {
    streamId: isText,
    machine: (machine) => hasShape(machine, machineShape),
    version: isCount,
    head: isDigest,
    places: isDigest,
    redacted: isListOf(isRedactedFields),
  });

/** Tells if the parts are well-formed; each event is checked separately. */
export const isPart = (value: unknown): value is StreamOfParts =>
  hasShape(value, { streamId: isText, seals: isListOf(isStreamSeal), events: Array.isArray });

/** Verifies one stream of a file with several; a fault in it names the stream. */
export async function checkPart(
  stream: StreamOfParts,
  claim: StreamClaimOfFile,
  { sealedTo, log }: { sealedTo: number; log: { logId: string } },
  { sha256, keys }: { sha256: Sha256; keys: KeyRing },
): Promise<CheckedStream> {
  try {
    return await checkStream(stream, { ...claim, sealedTo, logId: log.logId }, { sha256, keys });
  } catch (error) {
    if (!(error instanceof Fault) || error.event === null) throw error;
    throw new Fault(error.problem, error.event, `${claim.streamId}: ${error.message}`, claim.streamId);
  }
}
