import { pathOf } from '#domain/device-parameters/readings.ts';
import { roleFacts } from '#domain/device-parameters/roles.ts';
import { type RemoteTask, standingOf, untilOf } from '#domain/network/remote-connection.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import { ScopedRemoteConnections } from '#server/devices/settings/queries/remote-connections.ts';
import { findDevice, findDeviceFor } from '../target.ts';
import { change, replaced } from './change.ts';
import type { SettingNeeds } from './needs.ts';
import { readTogether, settingsTogether } from './reading.ts';

type RemoteHandlers = Pick<Handlers, 'getRemote' | 'setRemote'>;

/** Temporary remote access to a device's own pages over its uplink (CL-070, CL-071). */
export const remoteConnectionHandlers = (services: SettingNeeds): RemoteHandlers => ({
  async getRemote({ body, scope, audit }) {
    const device = await findDevice(scope, body);
    audit.about(device.endpoint_id);
    const beside = [pathOf('ipAddress'), ...roleFacts];
    const { values, observedAt } = await readTogether(services, scope, body, ['remoteAccess'], { beside });
    const { wan } = (await settingsTogether(scope, body, ['wan'])).values;
    const tasks = await scope.of(ScopedRemoteConnections).sinceClosed(device);
    const { opening, closing } = standingOf(tasks);
    return {
      data: {
        remote: values.remoteAccess,
        address: wan.ip,
        opening: opening && shown(opening),
        closing: closing && shown(closing),
        observedAt,
      },
    };
  },

  async setRemote(call) {
    const { endpointId, enable, minutes, reason, port, protocol } = call.body;
    await findDeviceFor(services, 'RemoteConnection', call.scope, endpointId);
    const { remoteAccess: now } = (await settingsTogether(call.scope, { endpointId }, ['remoteAccess']))
      .values;
    if (!enable) {
      const was = replaced(now, { enable });
      return change(services, call, 'RemoteConnection', endpointId, { was, wanted: { enable } });
    }
    const errors = [
      ...(minutes === undefined ? [{ field: 'body.minutes', message: 'is needed' }] : []),
      ...(reason?.trim() ? [] : [{ field: 'body.reason', message: 'is needed' }]),
      ...(protocol && !now.supported_protocols.includes(protocol)
        ? [{ field: 'body.protocol', message: 'is none that this device has reported' }]
        : []),
    ];
    if (errors.length > 0 || minutes === undefined || reason === undefined) throw refusal(errors);
    const wanted = {
      enable,
      reason: reason.trim(),
      seconds: minutes * 60,
      until: new Date(services.now().getTime() + minutes * 60_000).toISOString(),
      ...(port === undefined ? {} : { port }),
      ...(protocol === undefined ? {} : { protocol }),
    };
    return change(services, call, 'RemoteConnection', endpointId, { was: replaced(now, wanted), wanted });
  },
});

/** Maps a task for its device's page; without a reason if its parameters were redacted. */
const shown = (task: RemoteTask) => {
  const { taskId, params, state, terminal, requestedBy, requestedAt } = task;
  const reason = typeof params.reason === 'string' ? params.reason : null;
  return { taskId, state, terminal, requestedBy, requestTime: requestedAt, reason, until: untilOf(task) };
};
