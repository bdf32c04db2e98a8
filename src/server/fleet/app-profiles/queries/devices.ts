import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { type NamedApp, reportedName } from './columns.ts';

export interface AppAsked extends NamedApp {
  appId: string;
  platform: string;
  /** File to install; null: the app is removed. */
  fileId: string | null;
  rolloutId: string | null;
}

/** Last reports of a device about an app. */
export interface AppFactsRow {
  endpoint_id: string;
  /** True if the device has reported its apps. */
  known: boolean;
  is_there: boolean;
  version: string | null;
  uuid: string | null;
  store_name: string | null;
  free_kb: string | null;
  signer: string | null;
  busy: boolean;
  elsewhere: boolean;
  crashed: boolean;
  /** True if the file is for the device's organisation and model. */
  is_for: boolean;
}

/**
 * Reads the last reports of these devices about an app. Values of a removed unit may remain, so the table of apps says
 * if it is there, and the unit with the same version gives UUID and store.
 */
export async function appFacts(
  db: Kysely<Tables>,
  app: AppAsked,
  endpointIds: readonly string[],
): Promise<Map<string, AppFactsRow>> {
  if (endpointIds.length === 0) return new Map();
  const { appId, platform, fileId, rolloutId } = app;
  const { rows } = await sql<AppFactsRow>`
    select d.endpoint_id, a.app_name is not null as is_there, nullif(a.version, '') as version,
      unit.uuid, unit.store_name, free.value as free_kb,
      (a.app_name is not null or exists (select from device_value v where v.endpoint_id = d.endpoint_id
        and v.path = 'Device.SoftwareModules.DeploymentUnitNumberOfEntries')) as known,
      (select f.signer_sha256 from app_file f where f.app_id = ${appId} and f.platform = ${platform}
        and name_key(f.app_version) = name_key(a.version) order by f.terminal, f.uploaded_at desc limit 1) as signer,
      exists (select from task t where t.endpoint_id = d.endpoint_id and not t.terminal
        and t.kind in ('AppInstall', 'AppUpdate', 'AppUninstall', 'AppStartStop')
        and t.params::jsonb ->> 'appName' = coalesce(a.app_name, ${app.packageName}))
        or exists (select from app_change c where c.endpoint_id = d.endpoint_id and c.app_id = ${appId}
          and not c.terminal) as busy,
      exists (select from rollout_member m join rollout r using (rollout_id)
        where m.endpoint_id = d.endpoint_id and m.state in ('waiting', 'running') and r.cargo = 'app'
          and r.content ->> 'appId' = ${appId} and r.undoes is null and r.undone_by is null
          and r.state in ('awaitingApproval', 'scheduled', 'running', 'gate', 'paused')
          and r.rollout_id <> coalesce(${rolloutId}, '')
          and (r.requested_at, r.rollout_id) < (coalesce((select o.requested_at from rollout o
            where o.rollout_id = ${rolloutId}), 'infinity'), coalesce(${rolloutId}, ''))) as elsewhere,
      exists (select from app_change c where c.endpoint_id = d.endpoint_id and c.file_id = ${fileId}
        and c.state = 'crashed') as crashed,
      exists (select from app_file f join operator t on t.op_id = f.target_op_id join operator o on o.op_id = d.op_id
        where f.file_id = ${fileId} and starts_with(o.op_path, t.op_path)
          and (f.models is null or d.model_name = any(f.models))) as is_for
    from device d
    left join device_app a on a.endpoint_id = d.endpoint_id and a.app_name = ${reportedName(app)}
    left join lateral (
      select btrim(u.value) as uuid, btrim(s.value) as store_name from device_value n
      left join device_value u on u.endpoint_id = n.endpoint_id and u.path = left(n.path, -4) || 'UUID'
      left join device_value v on v.endpoint_id = n.endpoint_id and v.path = left(n.path, -4) || 'Version'
      left join device_value s on s.endpoint_id = n.endpoint_id
        and s.path = left(n.path, -4) || 'X_WAYMARK_App.StoreName'
      where n.endpoint_id = d.endpoint_id and n.path like 'Device.SoftwareModules.DeploymentUnit.%'
        and (n.path like '%.Name' or n.path like '%.UUID') and btrim(n.value) = a.app_name
      order by (btrim(coalesce(v.value, '')) = a.version) desc, n.observed_at desc limit 1
    ) unit on true
    left join lateral (
      select value from device_value e where e.endpoint_id = d.endpoint_id
        and e.path like 'Device.SoftwareModules.ExecEnv.%' and e.path like '%.AvailableDiskSpace'
      order by e.path limit 1
    ) free on true
    where d.endpoint_id = any(${[...endpointIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.endpoint_id, row]));
}
