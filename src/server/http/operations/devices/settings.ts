import { Readings } from '#domain/device-parameters/readings.ts';
import {
  readSettings,
  type SettingGroup,
  type SettingValues,
  settingPaths,
} from '#domain/device-parameters/settings.ts';
import { radioProblems } from '#domain/radio/limits.ts';
import type { DeviceRegistration } from '#machines/device/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { ListedDevice } from '#server/projections/devices/page.ts';
import { ScopedDevices } from '#server/projections/devices/queries.ts';
import { claimDeviceName } from '#server/projections/devices/settings.ts';
import type { Scope } from '#server/projections/scope.ts';
import { hintError } from '../../api-error.ts';
import type { Handlers } from '../../call.ts';
import type { Services } from '../../services.ts';
import { refusal } from '../../validators.ts';
import { refresh } from './detail.ts';
import { findDevice } from './find.ts';
import { findDeviceFor, startTask, type TaskCall } from './tasks.ts';

type SettingHandlers = Pick<
  Handlers,
  'setDeviceName' | 'setDeviceTime' | 'getDeviceTime' | 'setRadio' | 'getRadio'
>;

/** Values in one group of settings. */
const valueLimit = 1000;

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
    await services.readModels.reached(appended?.pos ?? 0);
    return { data: {} };
  },

  async setDeviceTime(call) {
    const { endpointId, ...wanted } = call.body;
    const { values: before } = await settingsOf(call.scope, { endpointId }, 'time');
    return change(services, call, 'TimeSettings', endpointId, { was: replaced(before, wanted), wanted });
  },

  async getDeviceTime({ body, scope, audit }) {
    audit.about(body.endpointId);
    return { data: { ntp: (await settingsOf(scope, body, 'time')).values } };
  },

  async setRadio(call) {
    const { endpointId, radios } = call.body;
    const { model } = await findDeviceFor(services, 'RadioSettings', call.scope, endpointId);
    const { values: known } = await settingsOf(call.scope, { endpointId }, 'radio');
    const now = radios.map(({ idx }) => known.find((radio) => radio.idx === idx));
    // A channel that is chosen is not left to the radio.
    const changes = radios.map((wanted, at) =>
      wanted.channel !== undefined && now[at]?.auto_channel_enable
        ? { auto_channel_enable: false, ...wanted }
        : wanted,
    );
    const errors = changes.flatMap((wanted, at) =>
      radioProblems(model, now[at], wanted).map(({ field, message }) => ({
        field: `body.radios.${at}.${field}`,
        message,
      })),
    );
    if (errors.length > 0) throw refusal(errors);
    const was = { radios: changes.map((wanted, at) => replaced(now[at] ?? {}, wanted)) };
    return change(services, call, 'RadioSettings', endpointId, { was, wanted: { radios: changes } });
  },

  async getRadio({ body, scope, audit }) {
    const { endpointId, options } = body;
    audit.about(endpointId);
    if (options?.refresh)
      await refresh(services, await findDevice(scope, { endpointId }), settingPaths('radio'));
    const { values: radios, observedAt } = await settingsOf(scope, { endpointId }, 'radio');
    return { data: { radios, observedAt } };
  },
});

/** Old and new values of a change of settings. */
interface Change {
  was: JsonObject;
  wanted: JsonObject;
}

async function change(
  services: Services,
  call: TaskCall,
  kind: TaskKind,
  endpointId: string,
  { was, wanted }: Change,
) {
  const taskId = await startTask(services, call, kind, endpointId, wanted);
  call.audit.changed(was, wanted);
  return { data: { taskId, taskIds: [taskId] } };
}

/** Of the known values those that the wanted ones replace. */
const replaced = (known: object, wanted: object): JsonObject =>
  Object.fromEntries(Object.keys(wanted).map((field) => [field, Reflect.get(known, field) ?? null]));

/** A group of the device's settings as last observed. */
async function settingsOf<G extends SettingGroup>(
  scope: Scope,
  ids: { endpointId: string },
  group: G,
): Promise<{ values: SettingValues<G>; observedAt: string | null }> {
  const device = await findDevice(scope, ids);
  const values = await scope.of(ScopedDevices).values(device, settingPaths(group), valueLimit);
  const last = Math.max(...values.map(({ observed_at: at }) => at.getTime()));
  return {
    values: readSettings(group, new Readings(values.map(({ path, value }) => [path, value]))),
    observedAt: values.length > 0 ? new Date(last).toISOString() : null,
  };
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
