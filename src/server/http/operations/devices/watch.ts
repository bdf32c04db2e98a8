import type { Handlers } from '../../call.ts';
import type { Services } from '../../services.ts';
import { findDevice } from './find.ts';

type WatchHandlers = Pick<Handlers, 'subscribeRTD' | 'unsubscribeRTD' | 'setMonitoring'>;

/** A client looks at a device: its changes go to that client's live socket (CL-017..CL-019). */
export const deviceWatchHandlers = ({ live, monitor }: Services): WatchHandlers => ({
  async subscribeRTD({ body, scope, caller, audit }) {
    const { endpoint_id: endpointId } = await findDevice(scope, body);
    audit.about(endpointId);
    await live.watch(caller.clientId, endpointId);
    return { data: {} };
  },

  async unsubscribeRTD({ body, scope, caller, audit }) {
    const { endpoint_id: endpointId } = await findDevice(scope, body);
    audit.about(endpointId);
    await live.unwatch(caller.clientId, endpointId);
    return { data: {} };
  },

  async setMonitoring({ body, scope, caller, audit }) {
    const { endpoint_id: endpointId } = await findDevice(scope, body);
    audit.about(endpointId);
    await live.watch(caller.clientId, endpointId);
    await monitor(endpointId);
    return { data: {} };
  },
});
