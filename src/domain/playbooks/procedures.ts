import { pathOf } from '#domain/device-parameters/readings.ts';
import { settingPaths } from '#domain/device-parameters/settings.ts';
import { stationPaths } from '#domain/radio/stations.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { JsonObject } from '#machines/json.ts';
import type { LeftOut, PlaybookName, PlaybookTask } from '#machines/playbook/events.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { type Judgement, type Observed, taskOf } from './judgement.ts';
import { evaluatePicture } from './no-picture.ts';
import { evaluateRestarts } from './restarts.ts';
import { evaluateWifi } from './wifi-slow.ts';

/** Measurement targets that differ between devices; null: unknown. */
export interface Targets {
  /** Next hop of the device: a ping to it measures the line only, not the internet behind it. */
  gateway: string | null;
  /** Test server that was chosen for the device. */
  speedServer: { host: string; filesize: number | null } | null;
}

interface Measurement {
  kind: TaskKind;
  /** Null: the measurement has no target. */
  params(targets: Targets): JsonObject | null;
}

/** A playbook as data: its measurements, reads and rules. All share one machine (docs/decisions/191). */
export interface Procedure {
  measurements: readonly Measurement[];
  /** Paths that are read after the tasks of a round. */
  reads: readonly string[];
  evaluate(observed: Observed): Judgement;
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
    reads: [...new Set([...settingPaths('radio'), ...stationPaths])],
    evaluate: evaluateWifi,
  },
  noPicture: {
    measurements: [{ kind: 'HdmiInfo', params: () => ({}) }],
    reads: [...settingPaths('tuner'), ...settingPaths('lnb')],
    evaluate: evaluatePicture,
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
    evaluate: evaluateRestarts,
  },
};

export interface Plan {
  measurements: PlaybookTask[];
  leftOut: LeftOut[];
}

/** Tells if a model supports a playbook: at least one measurement needs its feature. */
export const suits = (name: PlaybookName, supportFeatures: readonly string[]): boolean =>
  procedures[name].measurements.some(({ kind }) => hasFeature(kind, supportFeatures)) &&
  (name !== 'wifiSlow' || supportFeatures.includes(taskKinds.WifiScanChannel.modelFeature ?? ''));

const hasFeature = (kind: TaskKind, supportFeatures: readonly string[]): boolean => {
  const { modelFeature } = taskKinds[kind];
  return modelFeature === undefined || supportFeatures.includes(modelFeature);
};

/** Returns the reason that the account cannot start a task on the model, or null (RU-020, RU-021). */
export function blockReason(
  { kind, permission }: Pick<PlaybookTask, 'kind' | 'permission'>,
  { supportFeatures, permissions }: { supportFeatures: readonly string[]; permissions: readonly string[] },
): Exclude<LeftOut['reason'], 'target'> | null {
  if (!hasFeature(kind, supportFeatures)) return 'model';
  return permissions.includes(permission) ? null : 'permission';
}

/** Returns the measurements that will run, in order, and the reasons for omitted ones. */
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
