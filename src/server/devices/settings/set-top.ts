import { parseEdid } from '#domain/av/edid.ts';
import { isSameLnb, lnbProblem } from '#domain/av/lnb.ts';
import { pathOf } from '#domain/device-parameters/readings.ts';
import type { SettingGroup } from '#domain/device-parameters/setting-groups.ts';
import { settingPaths } from '#domain/device-parameters/settings.ts';
import { terrestrialTuner } from '#domain/device-parameters/table.ts';
import { isSetTopBox, type ModelProfile } from '#domain/models.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import { presentDevice } from '#server/devices/queries/list/present.ts';
import { refresh } from '../detail/refresh.ts';
import { findDevice } from '../target.ts';
import { startTask, startTasks, type TaskCall } from '../tasks/start.ts';
import type { SettingNeeds } from './needs.ts';
import { readTogether, settingsTogether } from './reading.ts';

type SetTopHandlers = Pick<
  Handlers,
  | 'resetPin'
  | 'scanChannels'
  | 'setLnb'
  | 'sendOsdMessage'
  | 'upgradeRcu'
  | 'setAudioOut'
  | 'setCec'
  | 'readHdmiInfo'
  | 'readRemoteControl'
  | 'getAvInfo'
>;

/** Groups that the AV page reads, with the model feature that each needs; null: every set-top box has it. */
const groups = {
  hdmi: 'hdmiInfo',
  audioOut: 'audioOut',
  bluetoothRemote: 'bluetoothRcu',
  osd: 'osdMessage',
  tuner: null,
} as const satisfies Partial<Record<SettingGroup, string | null>>;
type AvGroup = keyof typeof groups;
const groupNames = Object.keys(groups) as AvGroup[];

/**
 * Functions of set-top boxes: PIN, tuner, AV and the Bluetooth remote control (CL-032, CL-033, CL-044..CL-046,
 * CL-117..CL-121).
 */
export const deviceSetTopHandlers = (services: SettingNeeds): SetTopHandlers => {
  const one = async (
    call: TaskCall & { body: { endpointId: string } },
    kind: TaskKind,
    params: JsonObject,
  ) => {
    const taskId = await startTask(services, call, kind, call.body.endpointId, params);
    return { data: { taskId, taskIds: [taskId] } };
  };
  return {
    resetPin: async (call) => ({ data: await startTasks(services, call, 'PinReset', call.body) }),

    scanChannels: async (call) => ({ data: await startTasks(services, call, 'ChannelScan', call.body) }),

    async setLnb(call) {
      const { lnbSettings: wanted, ...targets } = call.body;
      const problem = lnbProblem(wanted);
      if (problem) throw refusal([{ field: 'body.lnbSettings.value', message: problem }]);
      const data = await startTasks(services, call, 'LNBSettings', targets, {
        params: wanted,
        check: (devices) => {
          const same = devices.filter(({ lnb_type: type, lnb_value: value }) =>
            isSameLnb({ type, value }, wanted),
          );
          // RU-105
          if (same.length > 0)
            throw new ApiError('custom', {
              message: 'This LNB setting is already applied.',
              data: { endpointIds: same.slice(0, 100).map((row) => row.endpoint_id) },
            });
          const [first] = devices;
          if (devices.length === 1 && first)
            call.audit.changed({ type: first.lnb_type, value: first.lnb_value }, { ...wanted });
        },
      });
      return { data };
    },

    async sendOsdMessage(call) {
      const { message, ...targets } = call.body;
      return {
        data: await startTasks(services, call, 'OSDMessage', targets, {
          params: { message: message.trim() },
        }),
      };
    },

    upgradeRcu: (call) => one(call, 'RcuUpgrade', {}),
    setAudioOut: (call) => one(call, 'AudioOut', { enable: call.body.enable }),
    setCec: (call) => one(call, 'HdmiCec', { enable: call.body.enable }),
    readHdmiInfo: (call) => one(call, 'HdmiInfo', {}),
    readRemoteControl: (call) => one(call, 'BluetoothRcu', {}),

    async getAvInfo({ body, scope, audit }) {
      let device = await findDevice(scope, body);
      audit.about(device.endpoint_id);
      const model = await services.models.of(device);
      if (!isSetTopBox(device.model_name, device.prod_class))
        throw new ApiError('custom', {
          message: `${model.modelName} does not support this: AV information.`,
        });
      const had = groupNames.filter((group) => has(model, group));
      if (body.options?.refresh) {
        await refresh(services, device, [
          ...had.flatMap(settingPaths),
          ...settingPaths('lnb'),
          pathOf('googleSignedIn'),
          terrestrialTuner,
        ]);
        device = await findDevice(scope, body);
      }
      const beside = [terrestrialTuner];
      const { values, observedAt } = body.options?.refresh
        ? await settingsTogether(scope, body, groupNames, beside)
        : await readTogether(services, scope, body, groupNames, { beside, toAsk: had });
      const hdmi = had.includes('hdmi') ? values.hdmi : null;
      const audio = had.includes('audioOut') ? values.audioOut : null;
      return {
        data: {
          device: presentDevice(device, services.now()),
          av: {
            hdmi,
            edid: hdmi?.edid ? parseEdid(hdmi.edid) : null,
            audio_out: audio?.enable ?? null,
            audio,
            bluetooth_remote: had.includes('bluetoothRemote') ? values.bluetoothRemote : null,
            osd_message: had.includes('osd') ? values.osd.osd_message : null,
          },
          tuner: values.tuner,
          observedAt,
        },
      };
    },
  };
};

const has = (model: ModelProfile, group: AvGroup): boolean => {
  const feature = groups[group];
  return feature === null || model.supportFeatures.includes(feature);
};
