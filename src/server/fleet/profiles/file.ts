import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { toHex } from '#domain/hex.ts';
import { redactionOf } from '#domain/redaction.ts';
import { deviceLeaf } from '#domain/rollouts/plan-hash.ts';
import { rolloutMachineVersion } from '#machines/rollout/machine.ts';
import { waveMachineVersion } from '#machines/wave/machine.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { LogProof } from '#server/core/log/seals/proof.ts';
import { sha256 } from '#server/core/log/sha256.ts';
import { wavesOf } from '../rollouts/queries/members.ts';
import { foundEver } from './found.ts';
import type { ProfileCall, ProfileKind, ProfileServices } from './kind.ts';

/** Maximum number of events in one file; a larger record is exported as a range of the log. */
const eventLimit = 100_000;

interface Needs extends Pick<ProfileServices, 'blobs' | 'database' | 'rollouts'> {
  proof: LogProof;
}

/** Exports a profile with its waves and planned devices as a file that can be verified offline. */
export async function exportProfile(
  kind: ProfileKind<unknown>,
  { rollouts, database, proof, blobs }: Needs,
  { scope, audit }: ProfileCall,
  id: string,
  redact: string[],
) {
  const { rollout_id: rolloutId } = await foundEver(kind, scope, id);
  const redaction = redactionOf(redact, ['rollout']);
  if ('refused' in redaction)
    throw new ApiError('custom', { message: `"${redaction.refused}" cannot be taken out of this file.` });
  const waves = await wavesOf(database.sql, rolloutId);
  const { snapshot, version } = await rollouts.streams.current(rolloutId);
  const events = waves.reduce((sum, wave) => sum + wave.version, version);
  if (events > eventLimit)
    throw new ApiError('custom', {
      message: `The profile has ${events} events, and a file holds at most ${eventLimit}. Export a range of the log.`,
    });
  const { plan } = snapshot.context;
  const list = plan ? await blobs.read(plan.manifest) : null;
  if (plan && !list)
    throw new ApiError('custom', { message: 'The list of its devices is missing in the store.' });
  // The approval must be under a seal, not only under the signature of this file.
  await proof.sealer.sealNow();
  const { head, streams } = await proof.rolloutFile({
    rolloutId,
    waveIds: waves.map((wave) => wave.wave_id),
    redaction,
    machines: { rollout: rolloutMachineVersion, wave: waveMachineVersion },
  });
  audit.changed(null, { [kind.fields.id]: rolloutId, redact });
  return {
    fileName: `rollout-${rolloutId}.ndjson`,
    mediaType: 'application/x-ndjson; charset=utf-8',
    lines: linesOf([head, ...streams], list),
  };
}

/** Writes the documents as lines, then the list, whose lines are already canonical JSON. */
async function* linesOf(documents: readonly object[], list: Readable | null): AsyncGenerator<string> {
  for (const document of documents) yield `${JSON.stringify(document)}\n`;
  if (!list) return;
  for await (const line of createInterface({ input: list, crlfDelay: Number.POSITIVE_INFINITY }))
    yield `{"leaf":"${toHex(deviceLeaf(sha256, `${line}\n`))}","device":${line}}\n`;
}
