import { answerSeconds, consentText } from '#domain/av/consent-text.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Consents } from '#server/devices/capture/consents.ts';
import type { RemoteKeys } from '#server/devices/capture/keys.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { findDevice, findDeviceFor } from '../target.ts';
import { cancelOpenTask, type TaskCall } from '../tasks/start.ts';
import type { LivePicture } from './live-pictures.ts';
import { ScopedConsents } from './queries.ts';

type ScreenHandlers = Pick<
  Handlers,
  | 'askScreenConsent'
  | 'cancelScreenConsent'
  | 'startScreenCapture'
  | 'cancelScreenCapture'
  | 'pressRemoteKey'
  | 'takeRemoteControl'
  | 'watchScreen'
  | 'leaveScreen'
>;

const usualSeconds = 600;
/** CO-063, A-123 */
const usualCount = '1000';
const usualInterval = 1_000;

interface Needs {
  consents: Consents;
  models: DeviceModels;
  keys: RemoteKeys;
  engine: TaskEngine;
}

/** Screen viewing and remote control of a television (CL-112..CL-116). */
export const deviceScreenHandlers = (services: Needs): ScreenHandlers => {
  const { consents } = services;
  /** Finds the open consent of a device in scope. */
  const openConsent = async ({ scope, audit }: TaskCall, endpointId: string): Promise<string> => {
    await findDevice(scope, { endpointId });
    audit.about(endpointId);
    const consentId = consents.of(endpointId);
    if (consentId === null) throw new ApiError('nodata');
    return consentId;
  };
  return {
    async askScreenConsent(call) {
      const { scope, caller, audit, body } = call;
      const { endpointId, language = call.language, duration = usualSeconds } = body;
      const { device } = await findDeviceFor(services, 'ScreenCaptureConsent', scope, endpointId);
      audit.about(endpointId);
      if (!device.online) throw new ApiError('wsdisconnect');
      const text = consentText(language, caller.account.operator.companyName, duration);
      audit.changed(null, { language, duration, text });
      const asked = await consents.ask({
        endpointId,
        text,
        language,
        answerSeconds,
        opId: device.op_id,
        validSeconds: duration,
        actor: caller.actor,
        permission: caller.permission,
      });
      if (!asked)
        throw new ApiError('custom', { message: 'This television is asked, or looked at, already.' });
      audit.taskIds.push(asked.taskId);
      return { data: { ...asked, taskIds: [asked.taskId] } };
    },

    async cancelScreenConsent(call) {
      const consentId = await openConsent(call, call.body.endpointId);
      const ended = await consents.end(consentId, 'withdrawn', call.caller.actor);
      if (!ended) throw new ApiError('nodata');
      const { askTaskId } = ended.snapshot.context;
      return { data: { taskId: askTaskId, taskIds: [askTaskId] } };
    },

    async startScreenCapture(call) {
      const { endpointId, count = usualCount, interval = usualInterval } = call.body;
      const consentId = await openConsent(call, endpointId);
      call.audit.changed(null, { count, interval });
      const taskId = await consents.capture(consentId, {
        intervalMs: interval,
        count: Number(count),
        actor: call.caller.actor,
        permission: call.caller.permission,
      });
      if (taskId === null)
        throw new ApiError('custom', { message: 'There is no consent, or a capture runs already.' });
      call.audit.taskIds.push(taskId);
      return { data: { taskId, taskIds: [taskId] } };
    },

    cancelScreenCapture: async (call) => ({
      data: await cancelOpenTask(services, call, 'ScreenCapture', call.body.endpointId),
    }),

    async pressRemoteKey(call) {
      const { endpointId, keyValue } = call.body;
      await findDevice(call.scope, { endpointId });
      call.audit.about(endpointId);
      const consentId = consents.of(endpointId);
      const answer = consentId
        ? await services.keys.press(consentId, keyValue, call.caller.actor)
        : ({ kind: 'notPlaying' } as const);
      switch (answer.kind) {
        case 'full':
          throw new ApiError('wsoutofbuffer');
        case 'notController':
          throw new ApiError('custom', { message: 'Another person has the remote control.' });
        case 'notPlaying':
          // RU-040
          throw new ApiError('custom', { message: 'Remote control needs a capture that shows a picture.' });
      }
      const { kind, ...outcome } = answer;
      const taskId = consentId ? await consents.captureOf(consentId) : null;
      return { data: { taskId: taskId ?? '', consentId: consentId ?? '', ...outcome } };
    },

    async takeRemoteControl(call) {
      const consentId = await openConsent(call, call.body.endpointId);
      const taken = await consents.takeControl(consentId, call.caller.actor);
      if (!taken) throw new ApiError('nodata');
      const { askTaskId } = taken.snapshot.context;
      return { data: { taskId: askTaskId, taskIds: [askTaskId], consentId } };
    },

    async watchScreen({ params, query, scope, caller, audit }) {
      const { consentId } = params;
      const consent = await scope.of(ScopedConsents).find(consentId);
      if (!consent) throw new ApiError('nodata');
      const { endpoint_id: endpointId } = consent;
      audit.about(endpointId);
      const viewerId = `${caller.account.accountId}/${query.viewer}`;
      if (!(await consents.join(consentId, viewerId, caller.actor))) throw new ApiError('nodata');
      return {
        fileName: 'screen',
        mediaType: 'application/octet-stream',
        lines: framed(consents.live.read(consentId, viewerId)),
      };
    },

    async leaveScreen({ params, query, scope, caller, audit }) {
      const { consentId } = params;
      if (!(await scope.of(ScopedConsents).find(consentId))) throw new ApiError('nodata');
      await consents.leave(consentId, `${caller.account.accountId}/${query.viewer}`, caller.actor);
      // The consent's own record has it.
      audit.nothing = true;
      return { data: {} };
    },
  };
};

/** Yields each picture as a header line and its bytes. */
async function* framed(pictures: AsyncIterable<LivePicture>): AsyncGenerator<Uint8Array> {
  // An empty line sends the headers before the first picture is available.
  yield Buffer.from('\n');
  for await (const { picture, ...about } of pictures)
    yield Buffer.concat([Buffer.from(`${JSON.stringify({ ...about, bytes: picture.length })}\n`), picture]);
}
