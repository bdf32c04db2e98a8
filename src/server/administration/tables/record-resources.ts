import { sql } from 'kysely';
import { tablesTables } from '#server/administration/tables/stored.ts';
import type { Row } from '#server/core/database/database.ts';
import type { Module } from '#server/core/module.ts';
import { defineResource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import { recordRefusals } from './record-refusals.ts';

/** Search columns of devices (devices/read-model/fold.ts). */
const searchText: { column: 'search'; holds: (keyof Row<'device'>)[] } = {
  column: 'search',
  holds: ['endpoint_id', 'device_name', 'mac_addr', 'device_sn', 'model_name'],
};

const adminUser = defineResource('AdminUser')({
  table: 'account',
  id: 'account_id',
  scope: 'op_id',
  only: { deleted: false },
  fields: {
    userId: 'account_id',
    userName: 'name',
    email: 'email',
    userPhone: 'phone',
    opId: 'op_id',
    roleGroupKey: 'role_key',
    opUserStatus: 'status',
    createTime: 'created_at',
    lastAccessTime: 'last_access_at',
  },
  search: ['name', 'email'],
});

const adminUserDel = defineResource('AdminUserDel')({
  table: 'account',
  id: 'account_id',
  scope: 'op_id',
  only: { deleted: true },
  fields: {
    userId: 'account_id',
    userName: 'name',
    email: 'email',
    opId: 'op_id',
    roleGroupKey: 'role_key',
    createTime: 'created_at',
    endTime: 'ended_at',
  },
  search: ['name', 'email'],
});

const adminDevice = defineResource('AdminDevice')({
  table: 'device',
  id: 'endpoint_id',
  scope: 'op_id',

  fields: {
    endpointId: 'endpoint_id',
    did: 'did',
    deviceName: 'device_name',
    deviceSn: 'device_sn',
    macAddr: 'mac_addr',
    modelName: 'model_name',
    opId: 'op_id',
    deviceStatus: 'device_status',
    createTime: 'created_at',
  },
  searchText,
});

const deviceDeviceInfo = defineResource('DeviceDeviceInfo')({
  table: 'device',
  id: 'endpoint_id',
  scope: 'op_id',

  fields: {
    endpointId: 'endpoint_id',
    manufacturerName: 'manufacturer_name',
    manufacturerOui: 'manufacturer_oui',
    modelName: 'model_name',
    deviceSn: 'device_sn',
    hardwareVersion: 'hardware_version',
    firmwareVersion: 'firmware_version',
    agentVersion: 'agent_version',
  },
  searchText,
});

const deviceProvisioning = defineResource('DeviceProvisioning')({
  table: 'device',
  id: 'endpoint_id',
  scope: 'op_id',
  only: { device_status: 'Requested' },
  fields: {
    endpointId: 'endpoint_id',
    deviceSn: 'device_sn',
    macAddr: 'mac_addr',
    modelName: 'model_name',
    opId: 'op_id',
    deviceStatus: 'device_status',
    requestTime: 'requested_at',
    createTime: 'created_at',
  },
  searchText,
});

/** The key of a browser is never shown. */
const adminUserClient = defineResource('AdminUserClient')({
  table: 'client',
  id: 'client_id',
  scope: { of: 'account', by: 'account_id' },
  fields: {
    clientId: 'client_id',
    userId: 'account_id',
    userName: sql<string | null>`(select a.name from account a where a.account_id = r.account_id)`,
    trusted: 'trusted',
    sessions: sql<
      number | null
    >`(select count(*)::int from refresh_family f where f.client_id = r.client_id and f.revoked_at is null)`,
    createTime: 'created_at',
    lastAccessTime: 'last_access_at',
  },
});

const adminTask = defineResource('AdminTask')({
  table: 'task',
  id: 'task_id',
  scope: { of: 'device', by: 'endpoint_id' },
  fields: {
    taskId: 'task_id',
    taskType: 'kind',
    taskState: 'state',
    endpointId: 'endpoint_id',
    userId: 'account_id',
    userName: 'account_name',
    createTime: 'requested_at',
    finishTime: 'finished_at',
    position: 'requested_pos',
  },
});

/** CL-396..CL-399, CL-402, CL-403, CL-406: rows of other modules, which only the calls of those modules change. */
export const recordModule: Module<CoreServices> = {
  name: 'records as tables',
  tables: tablesTables,
  resources: [
    adminUser,
    adminUserClient,
    adminUserDel,
    adminDevice,
    deviceDeviceInfo,
    deviceProvisioning,
    adminTask,
  ],
  handlers: () => recordRefusals,
};
