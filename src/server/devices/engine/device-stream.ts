import type { LoggedEvent } from '#domain/logged-event.ts';
import { activeFlagOf } from '#machines/device/events.ts';
import type { DeviceStatus } from '#machines/device-lifecycle/events.ts';
import { idOf, type LiveDraft, type StreamDefinition } from '#server/core/streams/definition.ts';

/**
 * Reports of devices: facts without a machine. Their push messages are TN-169..TN-171, TN-178, TN-179, TN-200, TN-201.
 */
export const deviceStream: StreamDefinition = {
  kind: 'device',
  machine: null,
  version: '1',
  live: deviceMessage,
};

/** Builds the live message; null for events that no console needs. */
function deviceMessage(event: LoggedEvent): LiveDraft | null {
  const endpointId = idOf(event.streamId);
  const base = { endpoint_id: endpointId, pos: event.pos, version: event.version, fact: event };
  switch (event.type) {
    case 'device.connected':
      return { ...base, event: 'Online', data: { online: true, since: event.recordedAt } };
    case 'device.disconnected':
      return { ...base, event: 'Offline', data: { online: false, since: event.recordedAt } };
    case 'device.valuesObserved':
      return { ...base, ...observedValues(event) };
    case 'device.booted':
      return { ...base, event: 'ValueUpdate', data: { lastReboot: event.recordedAt } };
    case 'device.registered':
    case 'device.found':
    case 'device.allocated':
    case 'device.released':
    case 'device.activationRequested':
    case 'device.activated':
    case 'device.rejected':
    case 'device.retrieved':
    case 'device.customerChanged':
    case 'device.removed':
    case 'device.ignored':
    case 'device.blocked':
    case 'device.restored':
      return { ...base, event: 'changeDeviceState', data: stateOf(event) };
    case 'device.agentNoticed':
      return { ...base, event: 'ValueUpdate', data: { agentNotice: event.data.notice ?? '' } };
    case 'device.handoverAsked':
    case 'device.handoverAnswered':
      return { ...base, event: 'Handover', data: { by: event.actor.id } };
    default:
      return null;
  }
}

/**
 * Builds the message for observed values. A single one that the device itself reported is sent with its path; the texts
 * `true` and `false` as booleans (TN-178).
 */
function observedValues({ data }: LoggedEvent): Pick<LiveDraft, 'event' | 'data'> {
  const values = data.values instanceof Object ? data.values : {};
  const [[path, value] = [], ...others] = Object.entries(values);
  if (data.source !== 'valueChange' || path === undefined || value === undefined || others.length > 0)
    return { event: 'ValueUpdate', data: { values } };
  const typed = value === 'true' ? true : value === 'false' ? false : value;
  return { event: 'valueChanged', data: { path, value: typed, values } };
}

/** Status after a life cycle fact, whatever it was before; a registration states its own. */
const statusAfter: Record<string, DeviceStatus> = {
  'device.found': 'Unregistered',
  'device.ignored': 'Unregistered',
  'device.blocked': 'Unregistered',
  'device.restored': 'Unregistered',
  'device.allocated': 'Inventory',
  'device.released': 'Inventory',
  'device.rejected': 'Inventory',
  'device.retrieved': 'Inventory',
  'device.activationRequested': 'Requested',
  'device.activated': 'Deployed',
  'device.customerChanged': 'Deployed',
};

/** Builds the device's life cycle state (TN-179). */
function stateOf({ type, data }: LoggedEvent): LiveDraft['data'] {
  const deviceStatus = statusAfter[type] ?? data.deviceStatus ?? null;
  return {
    registered: type !== 'device.removed',
    deviceStatus,
    activeFlag: activeFlagOf(deviceStatus),
  };
}
