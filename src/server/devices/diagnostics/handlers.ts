import type { JsonObject } from '#machines/json.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { speedServers, speedSetting, storeSpeedSetting } from '#server/devices/settings/queries/settings.ts';
import { findDevice } from '../target.ts';
import { cancelOpenTask, startTask } from '../tasks/start.ts';
import { nearestFirst } from './nearest-first.ts';

type DiagnosticHandlers = Pick<
  Handlers,
  | 'startPing'
  | 'startTraceRoute'
  | 'cancelTraceRoute'
  | 'startDownloadTest'
  | 'startUploadTest'
  | 'startSpeedTest'
  | 'setSpeedTest'
  | 'setSpeedTestServer'
  | 'startSignalStrength'
  | 'cancelSignalStrength'
>;

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  models: DeviceModels;
  engine: TaskEngine;
}

export const diagnosticHandlers = (services: Needs): DiagnosticHandlers => {
  const db = services.database.sql;
  const one = (taskId: string) => ({ data: { taskId, taskIds: [taskId] } });
  return {
    async startPing(call) {
      const { endpointId, host, repetitions } = call.body;
      return one(await startTask(services, call, 'PingTest', endpointId, present({ host, repetitions })));
    },

    async startTraceRoute(call) {
      const { endpointId, host, repetitions } = call.body;
      return one(await startTask(services, call, 'TraceRoute', endpointId, present({ host, repetitions })));
    },

    cancelTraceRoute: async (call) => ({
      data: await cancelOpenTask(services, call, 'TraceRoute', call.body.endpointId),
    }),

    async startDownloadTest(call) {
      const { endpointId, host, filesize } = call.body;
      const params = present({ host: testUrl(host), filesize });
      return one(await startTask(services, call, 'DownloadSpeed', endpointId, params));
    },

    async startUploadTest(call) {
      const { endpointId, host, filesize } = call.body;
      const params = present({ host: testUrl(host), filesize });
      return one(await startTask(services, call, 'UploadSpeed', endpointId, params));
    },

    async startSpeedTest(call) {
      const { endpointId } = call.body;
      await findDevice(call.scope, { endpointId });
      const stored = await speedSetting(db, endpointId);
      const host = call.body.host ?? stored.host;
      if (host === null)
        throw new ApiError('custom', { message: 'Choose a speed-test server for this device first.' });
      const filesize = call.body.filesize ?? stored.filesize ?? undefined;
      const params = present({ host: testUrl(host), filesize });
      const taskId = await startTask(services, call, 'DownloadSpeed', endpointId, params);
      const second = await startTask(services, call, 'UploadSpeed', endpointId, params);
      return { data: { taskId, taskIds: [taskId, second] } };
    },

    async setSpeedTest({ body, scope, audit }) {
      const { endpoint_id: endpointId } = await findDevice(scope, body);
      const before = await speedSetting(db, endpointId);
      const after = {
        host: body.host === undefined ? before.host : testUrl(body.host),
        filesize: body.filesize ?? before.filesize,
      };
      audit.about(endpointId);
      audit.changed({ ...before }, { ...after });
      await storeSpeedSetting(db, endpointId, after, services.now());
      return { data: after };
    },

    async setSpeedTestServer({ body, scope, audit }) {
      const device = await findDevice(scope, body);
      const { endpoint_id: endpointId } = device;
      audit.about(endpointId);
      const before = await speedSetting(db, endpointId);
      // Without a chosen server they are listed, as Diagnostics does when it is opened.
      audit.nothing = body.url === undefined;
      const host = body.url === undefined ? before.host : testUrl(body.url);
      if (host !== before.host) {
        audit.changed({ host: before.host }, { host });
        await storeSpeedSetting(db, endpointId, { ...before, host }, services.now());
      }
      const known = await speedServers(db, device.op_id);
      return { data: nearestFirst(known, host, device) };
    },

    async startSignalStrength(call) {
      const { endpointId, interval, count } = call.body;
      return one(await startTask(services, call, 'WifiSignalStrength', endpointId, { interval, count }));
    },

    cancelSignalStrength: async (call) => ({
      data: await cancelOpenTask(services, call, 'WifiSignalStrength', call.body.endpointId),
    }),
  };
};

/** a bare host is reached by HTTP. */
const testUrl = (host: string): string => (/^https?:\/\//i.test(host) ? host : `http://${host}`);

/** Leaves out parameters that were not given, because JSON has no `undefined`. */
function present(params: Record<string, string | number | undefined>): JsonObject {
  const given = Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return Object.fromEntries(given);
}
