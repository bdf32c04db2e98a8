import type { LoggedEvent } from '#domain/logged-event.ts';
import { idOf, type LiveDraft, type StreamDefinition } from '../streams/definition.ts';

/** What devices report: facts without a machine. Their push messages are TR-169..TR-171, TR-200, TR-201. */
export const deviceStream: StreamDefinition = {
  kind: 'device',
  machine: null,
  version: '1',
  live: deviceMessage,
};

/** Null for events that no console waits for. */
function deviceMessage(event: LoggedEvent): LiveDraft | null {
  const endpointId = idOf(event.streamId);
  const base = { endpoint_id: endpointId, pos: event.pos, version: event.version, fact: event };
  switch (event.type) {
    case 'device.connected':
      return { ...base, event: 'Online', data: { online: true, since: event.recordedAt } };
    case 'device.disconnected':
      return { ...base, event: 'Offline', data: { online: false, since: event.recordedAt } };
    case 'device.valuesObserved':
      return { ...base, event: 'ValueUpdate', data: { values: event.data.values ?? {} } };
    case 'device.booted':
      return { ...base, event: 'ValueUpdate', data: { lastReboot: event.recordedAt } };
    case 'device.registered':
      return { ...base, event: 'ValueUpdate', data: { registered: true } };
    default:
      return null;
  }
}
