import { missingStream } from '#server/core/http/missing-stream.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { presetStream } from './preset-stream.ts';
import { type PresetRow, ScopedPresets } from './queries/presets.ts';

/** Finds a preset; answers `nodata` for one out of scope and a missing one alike. */
export async function presetInScope(
  { log }: Pick<CoreServices, 'log'>,
  scope: Scope,
  presetId: string,
): Promise<PresetRow> {
  const row = await scope.of(ScopedPresets).find(presetId);
  if (!row) throw await missingStream(log, `${presetStream.kind}:${presetId}`);
  return row;
}
