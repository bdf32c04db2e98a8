import { type RolloutHead, type RolloutStatement, rolloutFormat } from '#domain/rollouts/file.ts';
import type { StreamOfParts } from '#domain/stream-export.ts';
import { claimedStreams, type StreamsOfFile } from './claimed-streams.ts';
import type { StreamFileDeps } from './stream-file.ts';

export interface RolloutOfFile extends Pick<StreamsOfFile, 'machines' | 'redaction'> {
  rolloutId: string;
  /** Ids of its waves, in order. */
  waveIds: readonly string[];
}

/** Builds the head of a rollout's file: its stream and those of its waves, signed. The planned devices follow. */
export async function rolloutFile(
  deps: StreamFileDeps,
  { rolloutId, waveIds, machines, redaction }: RolloutOfFile,
): Promise<{ head: RolloutHead; streams: StreamOfParts[] }> {
  const streamIds = [`rollout:${rolloutId}`, ...waveIds.map((id) => `wave:${id}`)];
  const { streams, claims, sealedTo, log, keys } = await claimedStreams(deps, {
    streamIds,
    machines,
    redaction,
  });
  const statement: RolloutStatement = {
    format: rolloutFormat,
    rolloutId,
    streams: claims,
    sealedTo,
    log,
    exportedAt: deps.now().toISOString(),
    keyId: deps.key.keyId,
  };
  return { head: { format: rolloutFormat, ...deps.key.sealed(statement), keys }, streams };
}
