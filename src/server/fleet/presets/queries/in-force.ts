import { sql } from 'kysely';
import type { DesiringPreset, PresetTarget } from '#domain/presets/desired.ts';
import { isPresetField, type PresetValues } from '#domain/presets/fields.ts';
import type { PresetCheck, PresetContent } from '#machines/preset/events.ts';
import type { Database } from '#server/core/database/database.ts';

/** Preset that devices follow, in its revision in force. */
export interface PresetInForce extends DesiringPreset {
  revision: number;
  opPath: string;
  paused: boolean;
  events: readonly PresetCheck[];
  inForceAt: Date;
  /** Account on whose behalf tasks are begun. */
  account: { id: string; name: string };
}

/** Name of a preset's revision in the facts of devices. */
export const wantOf = ({ presetId, revision }: Pick<PresetInForce, 'presetId' | 'revision'>): string =>
  `${presetId}@${revision}`;

/** Returns the preset that a fact of a device names. */
export const presetIdOf = (want: string): string => want.slice(0, want.lastIndexOf('@'));
export const revisionOf = (want: string): number => Number(want.slice(want.lastIndexOf('@') + 1));

interface InForceRow {
  preset_id: string;
  op_id: string;
  op_path: string;
  revision: number;
  paused: boolean;
  created_at: Date;
  in_force_at: Date;
  account_id: string;
  account_name: string | null;
  content: PresetContent;
}

/** Reads the presets that devices follow, paused ones included. */
export async function presetsInForce({ sql: db }: Database): Promise<PresetInForce[]> {
  const { rows } = await sql<InForceRow>`
    select p.preset_id, p.op_id, o.op_path, p.revision_in_force as revision, p.paused, p.created_at, p.in_force_at,
      p.account_id, a.name as account_name, p.in_force as content
    from preset p join operator o using (op_id) left join account a on a.account_id = p.account_id
    where p.in_force is not null order by p.preset_id`.execute(db);
  return rows.map(({ content, ...row }) => ({
    presetId: row.preset_id,
    name: content.name,
    opId: row.op_id,
    opPath: row.op_path,
    weight: content.weight,
    target: targetIn(content),
    createdAt: row.created_at.toISOString(),
    values: valuesIn(content),
    revision: row.revision,
    paused: row.paused,
    events: content.events,
    inForceAt: row.in_force_at,
    account: { id: row.account_id, name: row.account_name ?? '' },
  }));
}

/** Reads the target of a content, which the calls have validated. */
export const targetIn = ({ target }: Pick<PresetContent, 'target'>): PresetTarget =>
  target as unknown as PresetTarget;

/** Reads the values of a content. A field that this server does not know is left out. */
export const valuesIn = ({ values }: Pick<PresetContent, 'values'>): PresetValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => isPresetField(field))) as PresetValues;
