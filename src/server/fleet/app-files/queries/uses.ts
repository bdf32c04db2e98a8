import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Use that needs an app file: a task that installs it now. */
export interface AppFileUse {
  kind: 'task';
  id: string;
  /** Name of the device. */
  name: string;
  opPath: string;
}

/**
 * Everything that uses one of these app files: the one place that deleting and withdrawing an approval ask. An app profile
 * that has not ended will be a use too.
 */
export async function usesOf(db: Kysely<Tables>, fileIds: readonly string[]): Promise<AppFileUse[]> {
  const { rows } = await sql<AppFileUse>`
    select 'task' as kind, t.task_id as id, coalesce(d.device_name, t.endpoint_id) as name, o.op_path as "opPath"
    from task t join device d using (endpoint_id) join operator o on o.op_id = d.op_id
    where not t.terminal and t.kind in ('AppInstall', 'AppUpdate')
      and t.params::jsonb ->> 'fileId' = any(${fileIds}::text[])
    order by t.requested_at, t.task_id`.execute(db);
  return rows;
}
