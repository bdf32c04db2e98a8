import type { DeviceRegistration } from '#machines/device/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { ListedDevice } from '#server/projections/devices/page.ts';
import { claimDeviceName } from '#server/projections/devices/settings.ts';
import { ApiError, hintError } from '../../api-error.ts';
import type { Handlers } from '../../call.ts';
import type { Services } from '../../services.ts';
import { answered, findDevice } from './find.ts';
import { ntpServers } from './groups.ts';

type SettingHandlers = Pick<Handlers, 'setDeviceName' | 'setDeviceTime' | 'getDeviceTime'>;

const timePaths = ['Device.Time.'];
const valueLimit = 200;

export const deviceSettingHandlers = (services: Services): SettingHandlers => ({
  async setDeviceName({ body, scope, caller, audit }) {
    const device = await findDevice(scope, body);
    const { endpoint_id: endpointId, op_id: opId, device_name: oldName } = device;
    audit.about(endpointId);
    audit.changed({ deviceName: oldName }, { deviceName: body.deviceName });
    if (!(await claimDeviceName(services.database.sql, opId, endpointId, body.deviceName)))
      throw hintError('deviceconflict');
    const [appended] = await services.log.append([
      {
        streamId: `device:${endpointId}`,
        kind: 'device',
        machineVersion: '1',
        events: [
          {
            type: 'device.registered',
            data: registrationOf({ ...device, device_name: body.deviceName }) as unknown as JsonObject,
            actor: caller.actor,
          },
        ],
      },
    ]);
    await services.devices.reached(appended?.pos ?? 0);
    return { data: {} };
  },

  async setDeviceTime({ body, scope, audit }) {
    const device = await findDevice(scope, body);
    const { endpoint_id: endpointId } = device;
    audit.about(endpointId);
    const before = new Map(
      (await scope.devices.values(device, timePaths, valueLimit)).map(({ path, value }) => [path, value]),
    );
    const values = timeValues(body, before);
    audit.changed(
      Object.fromEntries(Object.keys(values).map((path) => [path, before.get(path) ?? null])),
      values,
    );
    const answer = answered(await services.gateway.set(endpointId, values));
    const [refused] = Object.entries(answer.errors);
    await services.observed(endpointId, 'set', answer.values);
    if (refused) {
      const [path, { code, message }] = refused;
      throw new ApiError('wsfail', { data: { path, deviceCode: code, deviceMessage: message } });
    }
    const { pos } = await services.log.head();
    await services.devices.reached(pos);
    return { data: {} };
  },

  async getDeviceTime({ body, scope, audit }) {
    const device = await findDevice(scope, body);
    audit.about(device.endpoint_id);
    const values = await scope.devices.values(device, timePaths, valueLimit);
    const shadow = new Map(values.map(({ path, value }) => [path, value]));
    const servers = ntpServers(shadow);
    const enable = shadow.get('Device.Time.Enable');
    return {
      data: {
        ntp: {
          enable: enable === undefined || enable === '' ? null : enable === 'true' || enable === '1',
          ntpServer1: servers.ntp_server1,
          ntpServer2: servers.ntp_server2,
          ntpServer3: servers.ntp_server3,
          ntpServer4: servers.ntp_server4,
          ntpServer5: servers.ntp_server5,
          localTimezone: shadow.get('Device.Time.LocalTimeZone') ?? null,
          currentLocalTime: shadow.get('Device.Time.CurrentLocalTime') ?? null,
        },
      },
    };
  },
});

interface TimeRequest {
  enable: boolean;
  ntpServer1?: string;
  ntpServer2?: string;
  ntpServer3?: string;
  ntpServer4?: string;
  ntpServer5?: string;
  localTimezone?: string;
}

/** Paths to write. A device of TR-181 2.19 keeps its servers in one list of a client object instead of five parameters. */
function timeValues(body: TimeRequest, before: Map<string, string>): Record<string, string> {
  const servers = [body.ntpServer1, body.ntpServer2, body.ntpServer3, body.ntpServer4, body.ntpServer5];
  const values: Record<string, string> = { 'Device.Time.Enable': String(body.enable) };
  if (body.localTimezone !== undefined) values['Device.Time.LocalTimeZone'] = body.localTimezone;
  const list = [...before].find(([path]) => /^Device\.Time\.Client\.\d+\.Servers$/.test(path));
  if (list && !before.has('Device.Time.NTPServer1')) {
    const [path, old] = list;
    const merged = servers.map((server, index) => server ?? old.split(',')[index]?.trim() ?? '');
    if (servers.some((server) => server !== undefined)) values[path] = merged.filter(Boolean).join(',');
    return values;
  }
  servers.forEach((server, index) => {
    if (server !== undefined) values[`Device.Time.NTPServer${index + 1}`] = server;
  });
  return values;
}

/** The registration that a device has now, for an event that changes a part of it. */
function registrationOf(device: ListedDevice): DeviceRegistration {
  const registration: { [Key in keyof DeviceRegistration]: DeviceRegistration[Key] | null } = {
    opId: device.op_id,
    modelName: device.model_name,
    prodClass: device.prod_class,
    deviceStatus: device.device_status,
    deviceName: device.device_name,
    deviceSn: device.device_sn,
    macAddr: device.mac_addr,
    manufacturerName: device.manufacturer_name,
    manufacturerOui: device.manufacturer_oui,
    customerId: device.customer_id,
    retailer: device.retailer,
    address: device.address,
    city: device.city,
    province: device.province,
    lat: device.lat,
    lng: device.lng,
  };
  const known = Object.entries(registration).filter(([, value]) => value !== null);
  return Object.fromEntries(known) as unknown as DeviceRegistration;
}
