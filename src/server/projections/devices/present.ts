import type { components } from '#api/main.d.ts';
import { modelId } from '#domain/models.ts';
import type { ListedDevice } from './page.ts';

export type ApiDevice = components['schemas']['Device'];

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** The stored row as the API shows it. `now` moves the up time of an online device on. */
export function presentDevice(row: ListedDevice, now: Date): ApiDevice {
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
    applicationVersion: null,
    agentVersion: row.agent_version,
    metaDataVersion: row.meta_data_version,
    deviceStatus: row.device_status,
    activeFlag: row.device_status === 'Deployed' ? 'Activated' : 'Deactivated',
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
    city: row.city,
    province: row.province,
    markers: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    locationIp: row.location_ip,
    upTime: upTime(row, now),
    createTime: row.created_at.toISOString(),
    modifyTime: iso(row.modified_at),
    updateUser: row.update_user,
    accessTime: iso(row.access_at),
    syncTime: iso(row.synced_at),
    lastReboot: iso(row.rebooted_at),
  };
}

function upTime(row: ListedDevice, now: Date): number | null {
  if (row.up_time === null || row.up_time_at === null) return null;
  const since = row.online ? Math.max(0, now.getTime() - row.up_time_at.getTime()) : 0;
  return row.up_time + Math.floor(since / 1000);
}

function oneOf<T extends string>(value: string | null, allowed: readonly T[]): T | null {
  return allowed.find((item) => item === value) ?? null;
}
