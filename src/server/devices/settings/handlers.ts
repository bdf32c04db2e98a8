import type { SettingGroup } from '#domain/device-parameters/setting-groups.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { findDevice } from '../target.ts';
import { change, replaced, settingsTogether } from './change.ts';

type SettingHandlers = Pick<Handlers, 'setDeviceTime' | 'getDeviceTime'>;

export const deviceSettingHandlers = (services: DeviceServices): SettingHandlers => ({
  async setDeviceTime(call) {
    const { did, endpointId: named, ...wanted } = call.body;
    //
    const { endpoint_id: endpointId } = await findDevice(call.scope, { did, endpointId: named });
    const { values: before } = await settingsOf(call.scope, { endpointId }, 'time');
    return change(services, call, 'TimeSettings', endpointId, { was: replaced(before, wanted), wanted });
  },

  async getDeviceTime({ body, scope, audit }) {
    audit.about(body.endpointId);
    return { data: { ntp: (await settingsOf(scope, body, 'time')).values } };
  },
});

/** A group of the device's settings as last observed. */
async function settingsOf<G extends SettingGroup>(scope: Scope, ids: { endpointId: string }, group: G) {
  const { values, observedAt } = await settingsTogether(scope, ids, [group]);
  return { values: values[group], observedAt };
}
