import { pathOf } from '#domain/device-parameters/readings.ts';
import { settingPaths } from '#domain/device-parameters/settings.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { JsonObject } from '#machines/json.ts';
import type { LeftOut, PlaybookName, PlaybookTask } from '#machines/playbook/events.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { type Judgement, type Observed, taskOf } from './judgement.ts';
import { judgePicture } from './no-picture.ts';
import { judgeRestarts } from './restarts.ts';
import { judgeWifi } from './wifi-slow.ts';

/** What a measurement needs that differs from device to device; null: not known. */
export interface Targets {
  /** Next hop of the device: a ping there says nothing of the internet behind it, and so of the line alone. */
  gateway: string | null;
  /** The test server that was chosen for the device. */
  speedServer: { host: string; filesize: number | null } | null;
}

interface Measurement {
  kind: TaskKind;
  /** Null: there is nothing to measure against. */
  params(targets: Targets): JsonObject | null;
}

/** A playbook is data: what it measures and reads, and its rules. The machine is the same for all (docs/decisions/191). */
export interface Procedure {
  measurements: readonly Measurement[];
  /** Asked of the device when the tasks of a round are over. */
  reads: readonly string[];
  judge(observed: Observed): Judgement;
}

const pingGateway: Measurement = {
  kind: 'PingTest',
  params: ({ gateway }) => (gateway === null ? null : { host: gateway, repetitions: '10' }),
};

export const procedures: Record<PlaybookName, Procedure> = {
  wifiSlow: {
    measurements: [
      { kind: 'WifiScanChannel', params: () => ({}) },
      { kind: 'WifiSignalStrength', params: () => ({ interval: 1, count: 5 }) },
      pingGateway,
      {
        kind: 'DownloadSpeed',
        params: ({ speedServer }) =>
          speedServer && {
            host: speedServer.host,
            ...(speedServer.filesize === null ? {} : { filesize: speedServer.filesize }),
          },
      },
    ],
    reads: settingPaths('radio'),
    judge: judgeWifi,
  },
  noPicture: {
    measurements: [{ kind: 'HdmiInfo', params: () => ({}) }],
    reads: [...settingPaths('tuner'), ...settingPaths('lnb')],
    judge: judgePicture,
  },
  restarts: {
    measurements: [pingGateway],
    reads: [
      pathOf('upTime'),
      pathOf('memoryTotal'),
      pathOf('memoryFree'),
      pathOf('temperature'),
      pathOf('cpuUsage'),
    ],
    judge: judgeRestarts,
  },
};

export interface Plan {
  measurements: PlaybookTask[];
  leftOut: LeftOut[];
}

/** Whether a model has what a playbook is about: for one of its measurements it needs the feature. */
export const suits = (name: PlaybookName, supportFeatures: readonly string[]): boolean =>
  procedures[name].measurements.some(({ kind }) => hasFeature(kind, supportFeatures)) &&
  (name !== 'wifiSlow' || supportFeatures.includes(taskKinds.WifiScanChannel.modelFeature ?? ''));

const hasFeature = (kind: TaskKind, supportFeatures: readonly string[]): boolean => {
  const { modelFeature } = taskKinds[kind];
  return modelFeature === undefined || supportFeatures.includes(modelFeature);
};

/** Why a task cannot be started on such a model by such an account, or null (RU-020, RU-021). */
export function blockReason(
  { kind, permission }: Pick<PlaybookTask, 'kind' | 'permission'>,
  { supportFeatures, permissions }: { supportFeatures: readonly string[]; permissions: readonly string[] },
): Exclude<LeftOut['reason'], 'target'> | null {
  if (!hasFeature(kind, supportFeatures)) return 'model';
  return permissions.includes(permission) ? null : 'permission';
}

/** The measurements that will run, in order, and why the others will not. */
export function planOf(
  name: PlaybookName,
  held: { supportFeatures: readonly string[]; permissions: readonly string[] },
  targets: Targets,
): Plan {
  const plan: Plan = { measurements: [], leftOut: [] };
  for (const { kind, params: paramsFor } of procedures[name].measurements) {
    const params = paramsFor(targets);
    const reason = blockReason(taskOf(kind), held) ?? (params === null ? 'target' : null);
    if (reason !== null || params === null) plan.leftOut.push({ kind, reason: reason ?? 'target' });
    else plan.measurements.push(taskOf(kind, params));
  }
  return plan;
}
