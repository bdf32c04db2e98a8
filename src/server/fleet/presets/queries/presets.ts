import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type PresetRow = Row<'preset'> & {
  company_name: string;
  counts: Record<string, number>;
};

export interface PresetFilter {
  keyword?: string | undefined;
  state?: string | undefined;
  opId?: string | undefined;
}

export type PresetDeviceRow = Pick<
  Row<'preset_device'>,
  'endpoint_id' | 'state' | 'fields' | 'compared_at'
> & {
  open: { field: string; answer: string }[];
  device_name: string | null;
  model_name: string;
  company_name: string;
};

interface DeviceFilter {
  state?: string | undefined;
  keyword?: string | undefined;
}

const counts = sql`coalesce((select jsonb_object_agg(c.state, c.n) from preset_count c
  where c.preset_id = p.preset_id and c.n > 0), '{}')`;

/** Presets of the caller's organisation and those below it, and their devices. */
export class ScopedPresets extends ScopedQueries {
  async page(filter: PresetFilter, limit: number, offset: number): Promise<PresetRow[]> {
    const { rows } = await sql<PresetRow>`
      select p.*, o.company_name, ${counts} as counts ${this.#from(filter)}
      order by p.weight desc, p.created_at, p.preset_id limit ${limit} offset ${offset}`.execute(
      this.database.sql,
    );
    return rows;
  }

  async count(filter: PresetFilter): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n ${this.#from(filter)}`.execute(
      this.database.sql,
    );
    return rows[0]?.n ?? 0;
  }

  /** Finds a preset, even a removed one; null for a missing one and one out of scope alike. */
  async find(presetId: string): Promise<PresetRow | null> {
    const { rows } = await sql<PresetRow>`
      select p.*, o.company_name, ${counts} as counts from preset p join operator o using (op_id)
      where p.preset_id = ${presetId} and starts_with(o.op_path, ${this.opPath})`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  async devices(
    presetId: string,
    filter: DeviceFilter,
    limit: number,
    offset: number,
  ): Promise<PresetDeviceRow[]> {
    const { rows } = await sql<PresetDeviceRow>`
      select r.endpoint_id, r.state, r.fields, r.open, r.compared_at, d.device_name, d.model_name, o.company_name
      ${this.#devices(presetId, filter)}
      order by r.endpoint_id limit ${limit} offset ${offset}`.execute(this.database.sql);
    return rows;
  }

  async countDevices(presetId: string, filter: DeviceFilter): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n ${this.#devices(presetId, filter)}`.execute(this.database.sql);
    return rows[0]?.n ?? 0;
  }

  #from({ keyword, state, opId }: PresetFilter): RawBuilder<unknown> {
    const conditions = [sql`starts_with(o.op_path, ${this.opPath})`];
    conditions.push(state === undefined ? sql`not p.terminal` : sql`p.state = ${state}`);
    if (opId !== undefined) conditions.push(sql`p.op_id = ${opId}`);
    if (keyword)
      conditions.push(
        sql`strpos(lower(concat_ws(' ', p.name, p.description, p.target_name)), ${keyword.toLowerCase()}) > 0`,
      );
    return sql`from preset p join operator o using (op_id) where ${sql.join(conditions, sql` and `)}`;
  }

  /** A device that has moved to another organisation is not shown any more. */
  #devices(presetId: string, { state, keyword }: DeviceFilter): RawBuilder<unknown> {
    const conditions = [
      sql`r.preset_id = ${presetId}`,
      sql`d.op_id = r.op_id`,
      sql`starts_with(o.op_path, ${this.opPath})`,
    ];
    if (state !== undefined) conditions.push(sql`r.state = ${state}`);
    if (keyword)
      conditions.push(
        sql`strpos(lower(concat_ws(' ', d.device_name, d.endpoint_id, d.device_sn, d.model_name)), ${keyword.toLowerCase()}) > 0`,
      );
    return sql`from preset_device r join device d using (endpoint_id) join operator o on o.op_id = d.op_id
      where ${sql.join(conditions, sql` and `)}`;
  }
}
