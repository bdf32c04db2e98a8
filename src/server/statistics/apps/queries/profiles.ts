import { sql } from 'kysely';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface ProfileOfApp {
  rollout_id: string;
  name: string;
  app_type: string | null;
  app_name: string | null;
  version: string;
  devices: number;
  last_at: Date;
}

/** Profiles that changed apps of devices in scope. */
export class ScopedAppProfiles extends ScopedQueries {
  /** Reads the profiles of these days, both included, in a zone; `packageName`: those of one app. */
  async between(
    { first, last, timeZone }: { first: string; last: string; timeZone: string },
    packageName: string | undefined,
    limit: number,
  ): Promise<ProfileOfApp[]> {
    const { rows } = await sql<ProfileOfApp>`
      select r.rollout_id, r.name, r.content ->> 'appType' as app_type, r.content ->> 'appName' as app_name,
        r.content_name as version, count(distinct c.endpoint_id)::int as devices, max(c.finished_at) as last_at
      from app_change c join operator o on o.op_id = c.op_id
      join rollout r on r.rollout_id = c.rollout_id join operator ro on ro.op_id = r.op_id
      where c.terminal and c.state in ('succeeded', 'crashed') and c.task_kind <> ''
        and starts_with(o.op_path, ${this.opPath}) and starts_with(ro.op_path, ${this.opPath})
        and c.finished_at >= (${first}::date)::timestamp at time zone ${timeZone}
        and c.finished_at < (${last}::date + 1)::timestamp at time zone ${timeZone}
        and (${packageName ?? null}::text is null or c.package_name = ${packageName ?? null})
      group by r.rollout_id, r.name, r.content, r.content_name
      order by devices desc, last_at desc, r.rollout_id limit ${limit}`.execute(this.database.sql);
    return rows;
  }
}
