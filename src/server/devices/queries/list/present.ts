import type { components } from '#api/main.d.ts';
import { modelId } from '#domain/models.ts';
import { startOfUpTime } from '#domain/up-time.ts';
import { activeFlagOf } from '#machines/device/events.ts';
import type { ListedDevice } from './page.ts';

export type ApiDevice = components['schemas']['Device'];

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Maps a stored row to the API. `now` advances the uptime of an online device. */
export function presentDevice(row: ListedDevice, now: Date): ApiDevice {
  const start = startOf(row);
  return {
    endpointId: row.endpoint_id,
    did: row.did,
    device_id: row.did,
    deviceName: row.device_name,
    deviceSn: row.device_sn,
    macAddr: row.mac_addr,
    mid: modelId(row.model_name),
    modelName: row.model_name,
    prodClass: row.prod_class,
    manufacturerId: row.manufacturer_oui,
    manufacturerName: row.manufacturer_name,
    manufacturerOui: row.manufacturer_oui,
    hardwareVersion: row.hardware_version,
    firmwareVersion: row.firmware_version,
    applicationVersion: row.application_version,
    agentVersion: row.agent_version,
    metaDataVersion: row.meta_data_version,
    googleSignedIn: row.google_signed_in,
    lnbSettings:
      row.lnb_type === null && row.lnb_value === null ? null : { type: row.lnb_type, value: row.lnb_value },
    deviceStatus: row.device_status,
    unlisted: row.unlisted,
    activeFlag: activeFlagOf(row.device_status),
    activeReqTime: iso(row.requested_at),
    uiLockEnable: row.ui_lock,
    online: row.online,
    cpePowerStatusMode: oneOf(row.power_mode, ['Activated', 'Deactivated']),
    meshRole: oneOf(row.mesh_role, ['Master', 'Slave']),
    opId: row.op_id,
    companyId: row.op_id,
    companyName: row.company_name,
    customerId: row.customer_id,
    retailer: row.retailer,
    address: row.address,
    zipCode: row.zip_code,
    city: row.city,
    province: row.province,
    markers: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    locationIp: row.location_ip,
    upTime: upTime(row, start, now),
    createTime: row.created_at.toISOString(),
    modifyTime: iso(row.modified_at),
    updateUser: row.update_user,
    accessTime: iso(row.access_at),
    syncTime: iso(row.synced_at),
    lastReboot: iso(start),
  };
}

/**
 * Computes the last known start of a device: from its uptime, unless it has reported a start since. Both figures of the
 * API derive from it, so that they agree. An offline device counts as running until its last reading.
 */
function startOf({
  up_time: seconds,
  up_time_at: readAt,
  rebooted_at: rebootedAt,
}: ListedDevice): Date | null {
  if (seconds === null || readAt === null || (rebootedAt && rebootedAt > readAt)) return rebootedAt;
  return startOfUpTime({ seconds, readAt });
}

/** Computes the uptime in seconds; null if the device has not reported it. */
function upTime(row: ListedDevice, start: Date | null, now: Date): number | null {
  if (row.up_time === null || row.up_time_at === null || start === null) return null;
  const until = row.online ? now : new Date(Math.max(start.getTime(), row.up_time_at.getTime()));
  return Math.max(0, Math.floor((until.getTime() - start.getTime()) / 1000));
}

function oneOf<T extends string>(value: string | null, allowed: readonly T[]): T | null {
  return allowed.find((item) => item === value) ?? null;
}
