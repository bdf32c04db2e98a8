import { sql } from 'kysely';
import type { PresetField } from '#domain/presets/fields.ts';
import type { Database } from '#server/core/database/database.ts';
import { secretsIn } from '../applied-secrets.ts';

/** Reads the versions of the secrets that presets last applied, by device and field. */
export async function appliedSecrets(
  { sql: db }: Database,
  endpointIds: readonly string[],
): Promise<Map<string, ReadonlyMap<PresetField, string>>> {
  const { rows } = await sql<{ endpoint_id: string; secrets: Record<string, string> }>`
    select endpoint_id, secrets from preset_check where endpoint_id = any(${[...endpointIds]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ endpoint_id: id, secrets }) => [id, secretsIn(secrets)]));
}
