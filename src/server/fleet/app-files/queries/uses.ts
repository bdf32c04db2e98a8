import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Use that needs an app file: a task that installs it now, or a profile that has not ended. */
export interface AppFileUse {
  kind: 'task' | 'profile';
  id: string;
  /** Name of the device, or of the profile. */
  name: string;
  opPath: string;
}

/**
 * Everything that uses one of these app files: the one place that deleting and withdrawing an approval ask. A profile
 * that rolls back may need any version of its app, and one that removes the app needs no file.
 */
export async function usesOf(db: Kysely<Tables>, fileIds: readonly string[]): Promise<AppFileUse[]> {
  const { rows } = await sql<AppFileUse>`
    select 'task' as kind, t.task_id as id, coalesce(d.device_name, t.endpoint_id) as name, o.op_path as "opPath"
    from task t join device d using (endpoint_id) join operator o on o.op_id = d.op_id
    where not t.terminal and t.kind in ('AppInstall', 'AppUpdate')
      and t.params::jsonb ->> 'fileId' = any(${fileIds}::text[])
    union all
    select 'profile', r.rollout_id, r.name, o.op_path from rollout r join operator o on o.op_id = r.op_id
    where r.cargo = 'app' and not r.terminal and not r.deleted and (
      (r.undoes is null and r.content ->> 'appType' <> 'D' and r.content_id = any(${fileIds}::text[]))
      or (r.undoes is not null and exists (select from app_file f
        where f.file_id = any(${fileIds}::text[]) and f.app_id = r.content ->> 'appId')))
    order by 1 desc, 3, 2`.execute(db);
  return rows;
}
