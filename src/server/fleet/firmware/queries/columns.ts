import { sql } from 'kysely';
import { versionForm } from '#domain/firmware/version.ts';
import type { CargoColumns } from '../../rollouts/queries/targets.ts';

/** Firmware of `device d`. A device that reports a single bank cannot go back. */
export const firmwareColumns: CargoColumns = {
  installed: sql`d.firmware_version`,
  noWayBack: sql`exists (select from device_value b where b.endpoint_id = d.endpoint_id
    and b.path = 'Device.DeviceInfo.FirmwareImageNumberOfEntries' and btrim(b.value) = '1')`,
  isOneOf: (versions) => sql`firmware_form(d.firmware_version) = any(${versions.map(versionForm)}::text[])`,
};

/** Condition on `device other`: it is being upgraded, by whatever profile or person. Its restart cuts others off. */
export const isUpgraded = sql`exists (select from firmware_upgrade u
  where u.endpoint_id = other.endpoint_id and not u.terminal)`;
