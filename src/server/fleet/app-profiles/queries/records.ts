import { sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type ChangeRecordRow = Row<'app_change'> & {
  device_name: string | null;
  app_name: string | null;
  /** Name of the profile; null: it is outside of the scope. */
  profile_name: string | null;
};

/** Reads app changes of the organisations in scope. */
export class ScopedChanges extends ScopedQueries {
  async find(changeId: string): Promise<ChangeRecordRow | null> {
    const { rows } = await sql<ChangeRecordRow>`${this.#records} and c.change_id = ${changeId}`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }

  /** Reads the last change of each app that reached a device. */
  async broughtTo(endpointId: string): Promise<ChangeRecordRow[]> {
    const { rows } = await sql<ChangeRecordRow>`select distinct on (b.package_name) b.* from (${this.#records}
      and c.endpoint_id = ${endpointId} and c.state in ('succeeded', 'crashed') and c.task_kind <> '') b
      order by b.package_name, b.finished_at desc`.execute(this.database.sql);
    return rows;
  }

  get #records() {
    return sql`select c.*, d.device_name, r.content ->> 'appName' as app_name,
        case when starts_with(ro.op_path, ${this.opPath}) then r.name end as profile_name
      from app_change c join operator o on o.op_id = c.op_id
      left join device d on d.endpoint_id = c.endpoint_id and d.op_id = c.op_id
      left join rollout r on r.rollout_id = c.rollout_id left join operator ro on ro.op_id = r.op_id
      where starts_with(o.op_path, ${this.opPath})`;
  }
}
