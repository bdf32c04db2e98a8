import { sql } from 'kysely';
import type { Database } from '#server/core/database/database.ts';
import { countDevices, type FilterDevices, targetCondition } from './devices.ts';
import { type PresetInForce, presetsInForce } from './in-force.ts';

/** Access to the devices of saved filters. */
interface PresetFilters {
  of(presets: readonly PresetInForce[]): Promise<FilterDevices>;
}

/** Reads the names of accounts. */
export async function namesOf({ sql: db }: Database, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from account where account_id = any(${[...accountIds]}::text[]) order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Counts the devices of a preset in force that it was not compared with yet. */
export async function waitingOf(
  database: Database,
  filters: PresetFilters,
  presetId: string,
): Promise<number> {
  const preset = (await presetsInForce(database)).find((one) => one.presetId === presetId);
  if (!preset) return 0;
  const target = targetCondition(preset, await filters.of([preset]));
  return countDevices(
    database,
    sql`(${target} and not exists (select from preset_device r where r.preset_id = ${presetId}
      and r.endpoint_id = d.endpoint_id and r.revision = ${preset.revision}))`,
  );
}
