import { type GuestChange, guestProblems, guestsOf } from '#domain/radio/guests.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import { findDeviceFor } from '../target.ts';
import { startTask, type TaskCall } from '../tasks/start.ts';
import { change, replaced } from './change.ts';
import type { SettingNeeds } from './needs.ts';
import { readTogether, settingsTogether } from './reading.ts';

type GuestHandlers = Pick<
  Handlers,
  'getGuestWifi' | 'setGuestWifi' | 'enableGuestWifi' | 'getEndpoint' | 'enableEndpoint' | 'resetWifi'
>;

const guestGroups = ['radio', 'networks'] as const;

/** Guest networks, the uplink of an extender, and the reset of the Wi-Fi (CL-066..CL-068, CL-076, CL-077, CL-081). */
export const deviceGuestWifiHandlers = (services: SettingNeeds): GuestHandlers => ({
  async getGuestWifi({ body, scope, audit }) {
    audit.about(body.endpointId);
    const { values, observedAt } = await readTogether(services, scope, body, guestGroups);
    return { data: { guestWifis: guestsOf(values.radio, values.networks), observedAt } };
  },

  async setGuestWifi(call) {
    return setGuests(services, call, call.body.endpointId, call.body.guestWifis);
  },

  async enableGuestWifi(call) {
    return setGuests(services, call, call.body.endpointId, call.body.guestWifis);
  },

  async getEndpoint({ body, scope, audit }) {
    audit.about(body.endpointId);
    const { values, observedAt } = await readTogether(services, scope, body, ['endpoint']);
    return { data: { endpoints: values.endpoint, observedAt } };
  },

  async enableEndpoint(call) {
    const { endpointId, ...wanted } = call.body;
    const { endpoint } = (await settingsTogether(call.scope, { endpointId }, ['endpoint'])).values;
    const now = endpoint.find(({ idx }) => idx === wanted.idx);
    if (!now)
      throw refusal([{ field: 'body.idx', message: 'names no uplink that this device has reported' }]);
    return change(services, call, 'WifiEndpoint', endpointId, { was: replaced(now, wanted), wanted });
  },

  async resetWifi(call) {
    const taskId = await startTask(services, call, 'WifiReset', call.body.endpointId, {});
    return { data: { taskId, taskIds: [taskId] } };
  },
});

/**
 * Starts the task that changes guest networks, within the limits of model and networks; each refusal names its field.
 */
export async function setGuests(
  services: SettingNeeds,
  call: TaskCall,
  endpointId: string,
  guestWifis: GuestChange[],
) {
  const { model } = await findDeviceFor(services, 'GuestWifi', call.scope, endpointId);
  const { radio, networks } = (await settingsTogether(call.scope, { endpointId }, guestGroups)).values;
  const known = guestsOf(radio, networks);
  const errors = guestWifis.flatMap((wanted, at) =>
    guestProblems(
      model,
      known.find(({ idx }) => idx === wanted.idx),
      wanted,
    ).map(({ field, message }) => ({ field: `body.guestWifis.${at}.${field}`, message })),
  );
  if (errors.length > 0) throw refusal(errors);
  const was = {
    guestWifis: guestWifis.map((wanted) =>
      replaced(known.find(({ idx }) => idx === wanted.idx) ?? {}, wanted),
    ),
  };
  return change(services, call, 'GuestWifi', endpointId, {
    was,
    wanted: { guestWifis: guestWifis.map((one) => ({ ...one })) },
  });
}
