import { Readings } from '#domain/device-parameters/readings.ts';
import {
  type ObservedValue,
  readGroups,
  type SettingGroup,
  type SettingValues,
  settingPaths,
  withoutGone,
} from '#domain/device-parameters/settings.ts';
import { radioProblems } from '#domain/radio/limits.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { Handlers } from '#server/http/call.ts';
import type { Services } from '#server/http/services.ts';
import { refusal } from '#server/http/validators.ts';
import { ScopedDevices } from '#server/projections/devices/queries.ts';
import type { Scope } from '#server/projections/scope.ts';
import { refresh } from './detail.ts';
import { findDevice, findDeviceFor } from './target.ts';
import { startTask, type TaskCall } from './tasks.ts';

type SettingHandlers = Pick<Handlers, 'setDeviceTime' | 'getDeviceTime' | 'setRadio' | 'getRadio'>;

/** Values in one group of settings. */
const valueLimit = 1000;

export const deviceSettingHandlers = (services: Services): SettingHandlers => ({
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

  async setRadio(call) {
    const { endpointId, radios } = call.body;
    const { model } = await findDeviceFor(services, 'RadioSettings', call.scope, endpointId);
    const { values: known } = await settingsOf(call.scope, { endpointId }, 'radio');
    const now = radios.map(({ idx }) => known.find((radio) => radio.idx === idx));
    // A channel that is chosen is not left to the radio.
    const changes = radios.map((wanted, at) =>
      wanted.channel !== undefined && now[at]?.auto_channel_enable
        ? { auto_channel_enable: false, ...wanted }
        : wanted,
    );
    const errors = changes.flatMap((wanted, at) =>
      radioProblems(model, now[at], wanted).map(({ field, message }) => ({
        field: `body.radios.${at}.${field}`,
        message,
      })),
    );
    if (errors.length > 0) throw refusal(errors);
    const was = { radios: changes.map((wanted, at) => replaced(now[at] ?? {}, wanted)) };
    return change(services, call, 'RadioSettings', endpointId, { was, wanted: { radios: changes } });
  },

  async getRadio({ body, scope, audit }) {
    const { endpointId, options } = body;
    audit.about(endpointId);
    if (options?.refresh)
      await refresh(services, await findDevice(scope, { endpointId }), settingPaths('radio'));
    const { values: radios, observedAt } = await settingsOf(scope, { endpointId }, 'radio');
    return { data: { radios, observedAt } };
  },
});

/** Old and new values of a change of settings. */
interface Change {
  was: JsonObject;
  wanted: JsonObject;
}

export async function change(
  services: Services,
  call: TaskCall,
  kind: TaskKind,
  endpointId: string,
  { was, wanted }: Change,
) {
  const taskId = await startTask(services, call, kind, endpointId, wanted);
  call.audit.changed(was, wanted);
  return { data: { taskId, taskIds: [taskId] } };
}

/** Of the known values those that the wanted ones replace. */
export const replaced = (known: object, wanted: object): JsonObject =>
  Object.fromEntries(Object.keys(wanted).map((field) => [field, Reflect.get(known, field) ?? null]));

/** A group of the device's settings as last observed. */
async function settingsOf<G extends SettingGroup>(scope: Scope, ids: { endpointId: string }, group: G) {
  const { values, observedAt } = await settingsTogether(scope, ids, [group]);
  return { values: values[group], observedAt };
}

/**
 * Groups of the device's settings as last observed, and when the last of them was. Other paths are those of other data models,
 * which their parameters know.
 */
export async function settingsTogether<G extends SettingGroup>(
  scope: Scope,
  ids: { endpointId: string },
  groups: readonly G[],
  otherPaths: readonly string[] = [],
): Promise<{ values: { [One in G]: SettingValues<One> }; observedAt: string | null }> {
  const device = await findDevice(scope, ids);
  const paths = [...new Set([...groups.flatMap(settingPaths), ...otherPaths])];
  const values = groups.reduce<readonly ObservedValue[]>(
    (left, group) => withoutGone(group, left),
    await scope.of(ScopedDevices).values(device, paths, valueLimit),
  );
  const last = Math.max(...values.map(({ observed_at: at }) => at.getTime()));
  const readings = new Readings(values.map(({ path, value }) => [path, value]));
  return {
    values: readGroups(groups, readings),
    observedAt: values.length > 0 ? new Date(last).toISOString() : null,
  };
}
