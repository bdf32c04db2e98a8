import { type InstalledApp, installedApps } from '#domain/apps/installed.ts';
import { type AppPlatform, appPlatformOf } from '#domain/apps/platform.ts';
import { compareVersions } from '#domain/apps/version.ts';
import type { ModelProfile } from '#domain/models.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { ScopedTasks } from '#server/devices/tasks/queries/tasks.ts';
import { readTogether } from '../settings/reading.ts';
import { findDevice } from '../target.ts';
import { type AppFile, filesForDevice } from './queries.ts';

const groups = ['deploymentUnits', 'executionUnits', 'executionEnvironments'] as const;
export const appKinds = ['AppInstall', 'AppUpdate', 'AppUninstall', 'AppStartStop'] as const;
export type AppKind = (typeof appKinds)[number];
/** Maximum number of open app tasks on one device: each app has one. */
const mostTasks = 100;

/** Running action on an app. */
export interface AppAction {
  taskId: string;
  action: AppKind;
  /** App name as devices report it; `label` is the name that people see. */
  appName: string;
  label: string;
}

export interface KnownApps {
  device: ListedDevice;
  model: ModelProfile;
  platform: AppPlatform;
  apps: InstalledApp[];
  environment: ReturnType<typeof spaceOf>;
  /** Files approved for the model; newest first within an app. */
  files: AppFile[];
  running: AppAction[];
  observedAt: string | null;
}

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  models: DeviceModels;
  devices: DeviceReader & SecretReader;
}

/** Finds the device of a call; answers `custom` if its model has no apps (RU-021). */
export async function appDevice(services: Needs, scope: Scope, endpointId: string) {
  const device = await findDevice(scope, { endpointId });
  const model = await services.models.of(device);
  const platform = appPlatformOf(model.supportFeatures);
  if (!platform) throw new ApiError('custom', { message: `${model.modelName} does not support this: apps.` });
  return { device, model, platform };
}

/** Reads a device's apps with their files and running actions. */
export async function knownApps(
  services: Needs,
  scope: Scope,
  body: { endpointId: string; options?: { refresh?: boolean } },
): Promise<KnownApps> {
  const { endpointId } = body;
  const found = await appDevice(services, scope, endpointId);
  const { values, observedAt } = await readTogether(services, scope, body, groups);
  const files = await filesForDevice(services.database.sql, {
    endpointId,
    modelName: found.model.modelName,
  });
  return {
    ...found,
    apps: installedApps(values.deploymentUnits, values.executionUnits),
    environment: spaceOf(values.executionEnvironments[0]),
    files: files
      .filter(({ platform }) => platform === found.platform)
      .toSorted((one, other) => compareVersions(other.app_version, one.app_version)),
    running: await runningActions(scope, endpointId),
    observedAt,
  };
}

/** Derives running actions from the device's tasks, so that every page and every engineer sees the same. */
async function runningActions(scope: Scope, endpointId: string): Promise<AppAction[]> {
  const tasks = await scope.of(ScopedTasks).newest({ endpointId, kinds: [...appKinds] }, mostTasks);
  return tasks
    .filter(({ terminal }) => !terminal)
    .flatMap(({ task_id: taskId, kind, params }) => {
      const action = appKinds.find((one) => one === kind);
      const { appName, label } = params;
      if (!action || typeof appName !== 'string') return [];
      return [{ taskId, action, appName, label: typeof label === 'string' ? label : appName }];
    });
}

interface Space {
  memory: number | null;
  memory_free: number | null;
  disk: number | null;
  disk_free: number | null;
}

/** Converts kilobytes to bytes. */
function spaceOf(environment: Space | undefined) {
  const of = (total: number | null = null, free: number | null = null) => {
    const used = total === null || free === null || total <= 0 ? null : Math.max(0, total - free);
    return {
      total: total === null ? null : total * 1024,
      used: used === null ? null : used * 1024,
      share: used === null || total === null ? null : Math.round((1000 * used) / total) / 10,
    };
  };
  const memory = of(environment?.memory, environment?.memory_free);
  const disk = of(environment?.disk, environment?.disk_free);
  return {
    memoryInPercentage: memory.share,
    memoryInTotal: memory.total,
    memoryInUse: memory.used,
    diskInPercentage: disk.share,
    diskInTotal: disk.total,
    diskInUse: disk.used,
  };
}

/** Checks whether a file belongs to this app. */
export const isFileOf = (file: AppFile, app: Pick<InstalledApp, 'name' | 'uuid'>): boolean =>
  file.app_uuid === null ? file.package_name === app.name : file.app_uuid === app.uuid;

/** Filters the files that are newer than the installed version, newest first. */
export const newerFiles = (files: readonly AppFile[], app: InstalledApp): AppFile[] =>
  files.filter((file) => isFileOf(file, app) && compareVersions(file.app_version, app.version ?? '0') > 0);
