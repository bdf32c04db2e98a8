import { type RawBuilder, sql } from 'kysely';
import { versionForm } from '#domain/firmware/version.ts';
import type { CargoColumns } from '../../rollouts/queries/targets.ts';

/** App as an order names it. */
export interface NamedApp {
  packageName: string;
  /** UUID of a container; null: the app is found by its package. */
  appUuid: string | null;
}

const units = 'Device.SoftwareModules.DeploymentUnit.%';

/** Name under which `device d` reports the app; a container is found by its UUID. */
export const reportedName = ({ packageName, appUuid }: NamedApp): RawBuilder<string> =>
  appUuid === null
    ? sql`${packageName}`
    : sql`(select coalesce(nullif(btrim(n.value), ''), btrim(u.value)) from device_value u
        left join device_value n on n.endpoint_id = u.endpoint_id and n.path = left(u.path, -4) || 'Name'
        where u.endpoint_id = d.endpoint_id and u.path like ${units} and u.path like '%.UUID'
          and lower(btrim(u.value)) = lower(${appUuid}) limit 1)`;

/** Version of the app on `device d`. Its undo decides by what the profile changed, not by these columns. */
export function appColumns(app: NamedApp): CargoColumns {
  const installed = sql<string | null>`(select nullif(a.version, '') from device_app a
    where a.endpoint_id = d.endpoint_id and a.app_name = ${reportedName(app)})`;
  return {
    installed,
    noWayBack: sql<boolean>`false`,
    isOneOf: (versions) => sql`firmware_form(${installed}) = any(${versions.map(versionForm)}::text[])`,
  };
}
