import { clockOf } from '#domain/device-clock.ts';
import { pathOf } from '#domain/device-parameters/readings.ts';
import type { SettingGroup } from '#domain/device-parameters/setting-groups.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { findDevice } from '../target.ts';
import { change, replaced } from './change.ts';
import type { SettingNeeds } from './needs.ts';
import { readTogether, settingsTogether } from './reading.ts';

type SettingHandlers = Pick<Handlers, 'setDeviceTime' | 'getDeviceTime'>;

export const deviceSettingHandlers = (services: SettingNeeds): SettingHandlers => ({
  async setDeviceTime(call) {
    const { did, endpointId: named, ...wanted } = call.body;
    //
    const { endpoint_id: endpointId } = await findDevice(call.scope, { did, endpointId: named });
    const { values: before } = await settingsOf(call.scope, { endpointId }, 'time');
    return change(services, call, 'TimeSettings', endpointId, { was: replaced(before, wanted), wanted });
  },

  async getDeviceTime({ body, scope, audit }) {
    audit.about(body.endpointId);
    const { values } = await readTogether(services, scope, body, ['time']);
    const device = await findDevice(scope, body);
    const [reported] = await scope.of(ScopedDevices).values(device, [pathOf('localTime')], 1);
    return {
      data: { ntp: values.time, clock: reported ? clockOf(reported.value, reported.observed_at) : null },
    };
  },
});

/** Reads a group of the device's last observed settings. */
async function settingsOf<G extends SettingGroup>(scope: Scope, ids: { endpointId: string }, group: G) {
  const { values, observedAt } = await settingsTogether(scope, ids, [group]);
  return { values: values[group], observedAt };
}
