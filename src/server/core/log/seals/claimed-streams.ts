import { toHex } from '#domain/hex.ts';
import { type Redaction, redactEvent, redactedIn } from '#domain/redaction.ts';
import type { StreamClaimOfFile, StreamOfParts } from '#domain/stream-export.ts';
import { placesDigest } from '#domain/verify/stream.ts';
import { sha256 } from '../sha256.ts';
import { keysOf, provenStream, type StreamFileDeps } from './stream-file.ts';

export interface StreamsOfFile {
  streamIds: readonly string[];
  /** Versions of the server's machines, by kind of stream. */
  machines: Readonly<Record<string, string>>;
  redaction: Redaction;
}

/** Reads several streams with their proofs, and the claims about them for a signed statement. */
export async function claimedStreams(
  deps: StreamFileDeps,
  { streamIds, machines, redaction }: StreamsOfFile,
) {
  const sealedTo = (await deps.store.head()).to;
  const { epoch, pos, hash } = await deps.log.head();
  const streams: StreamOfParts[] = [];
  const claims: StreamClaimOfFile[] = [];
  for (const streamId of streamIds) {
    const { events: whole, seals, machineVersion } = await provenStream(deps, streamId, sealedTo);
    const events = whole.map((event) => redactEvent(sha256, event, redaction.takes(event)));
    const name = streamId.slice(0, streamId.indexOf(':'));
    streams.push({ streamId, seals, events });
    claims.push({
      streamId,
      machine: { name, version: machineVersion, current: machines[name] ?? machineVersion },
      version: events.length,
      head: events.at(-1)?.leaf ?? '',
      places: toHex(placesDigest(sha256, events)),
      redacted: redactedIn(events),
    });
  }
  const keys = await keysOf(
    deps,
    streams.flatMap(({ seals }) => seals),
  );
  return { streams, claims, sealedTo, log: { logId: deps.log.logId, epoch, pos, hash }, keys };
}
