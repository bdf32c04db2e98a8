import { appTypeOf, type InstalledApp } from '#domain/apps/installed.ts';
import { mostUsed, totalOf } from '#domain/apps/usage.ts';
import { compareVersions } from '#domain/apps/version.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { appDevice, isFileOf, type KnownApps, knownApps, newerFiles } from './known-apps.ts';
import { type AppFile, filesForDevice, ScopedInstallable } from './queries.ts';

type ReadingHandlers = Pick<
  Handlers,
  'getAppInfo' | 'getAppStatWeekly' | 'listAppDetails' | 'getDeploymentInfo' | 'getTotalUsageInfo'
>;

/** App profile that gave a device the version of an app. */
export interface AppBrought {
  appProfileId: string;
  profileName: string;
  changeId: string;
  version: string;
  time: string;
}

/** Finds, by package, the profiles that changed the apps of a device last. */
export type AppsBroughtTo = (scope: Scope, endpointId: string) => Promise<ReadonlyMap<string, AppBrought>>;

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  models: DeviceModels;
  devices: DeviceReader & SecretReader;
}

/** Handlers that read a device's installed and available apps (CL-092, CL-093, CL-122, CL-258, CL-262, CL-263). */
export const appReadingHandlers = (services: Needs, broughtTo: AppsBroughtTo): ReadingHandlers => ({
  async getAppInfo({ body, scope, audit }) {
    audit.about(body.endpointId);
    const known = await knownApps(services, scope, body);
    const brought = await broughtTo(scope, body.endpointId);
    return {
      data: {
        device_app: withPending(known).map((app) => androidApp(app, known, brought)),
        device_app_stat_count: {
          op_app_all_cnt: new Set(known.files.map(({ app_id: appId }) => appId)).size,
          op_app_cnt: known.apps.filter((app) => known.files.some((file) => isFileOf(file, app))).length,
          up_app_cnt: updatable(known).length,
        },
        environment: known.environment,
        observedAt: known.observedAt,
      },
    };
  },

  async getAppStatWeekly({ body, scope, audit }) {
    audit.about(body.endpointId);
    const { apps, observedAt } = await knownApps(services, scope, body);
    const weeks = apps.map(({ name, label, week }) => ({ name, label, usage: week }));
    const used = mostUsed(weeks, 'totalTime', weeks.length);
    const others = weeks.filter((app) => app.usage.length > 0 && !used.includes(app));
    return {
      data: {
        data: [...used, ...others].map(({ name, label, usage }) => ({
          app_name: name,
          app_label: label,
          usage: [...usage],
        })),
        observedAt,
      },
    };
  },

  async listAppDetails({ params, body, scope, audit }) {
    const files = await askedFiles(services, scope, body);
    if (body.endpointId !== undefined) audit.about(body.endpointId);
    const word = params.keyword.trim().toLowerCase();
    const { installedApp, appIds, platform } = body;
    const wanted = files.filter(
      (file) =>
        (word === 'all' || `${file.app_name} ${file.package_name}`.toLowerCase().includes(word)) &&
        (installedApp?.includes(file.package_name) ?? true) &&
        (appIds?.includes(file.app_id) ?? true) &&
        (platform === undefined || file.platform === platform),
    );
    return { data: availableApps(wanted) };
  },

  async getDeploymentInfo({ body, scope, audit }) {
    audit.about(body.endpointId);
    const known = await knownApps(services, scope, body);
    const brought = await broughtTo(scope, body.endpointId);
    return {
      data: {
        data: withPending(known).map((app) => quantumApp(app, known, brought)),
        totalApp: known.apps.length,
        activeApp: known.apps.filter(({ state }) => state === 'Active').length,
        updateAppCnt: updatable(known).length,
        observedAt: known.observedAt,
      },
    };
  },

  async getTotalUsageInfo({ body, scope, audit }) {
    audit.about(body.endpointId);
    return { data: (await knownApps(services, scope, body)).environment };
  },
});

async function askedFiles(
  services: Needs,
  scope: Scope,
  { endpointId }: { endpointId?: string },
): Promise<AppFile[]> {
  if (endpointId === undefined) return scope.of(ScopedInstallable).all();
  const { model, platform } = await appDevice(services, scope, endpointId);
  const files = await filesForDevice(services.database.sql, { endpointId, modelName: model.modelName });
  return files.filter((file) => file.platform === platform);
}

const updatable = ({ apps, files }: KnownApps) => apps.filter((app) => newerFiles(files, app).length > 0);

/** Adds apps that are being installed and that the device does not report yet (TN-086, TN-093). */
function withPending({ apps, running }: KnownApps): InstalledApp[] {
  const begun = running.filter(
    ({ action, appName }) => action === 'AppInstall' && !apps.some(({ name }) => name === appName),
  );
  return [
    ...begun.map(
      ({ appName, label }): InstalledApp => ({
        idx: null,
        uuid: null,
        name: appName,
        label,
        storeName: null,
        vendor: null,
        version: null,
        updateTime: null,
        state: 'Installing',
        fault: null,
        executionId: null,
        disk: null,
        memory: null,
        cpu: null,
        week: [],
      }),
    ),
    ...apps,
  ];
}

type Brought = ReadonlyMap<string, AppBrought>;

const presentFile = ({ file_id, app_version, size }: AppFile) => ({
  fileId: file_id,
  fileVersion: app_version,
  size,
});

function beside(app: InstalledApp, { files, running }: KnownApps, brought: Brought) {
  const task = running.find(({ appName }) => appName === app.name);
  return {
    appId: files.find((file) => isFileOf(file, app))?.app_id ?? null,
    fileList: app.version === null ? [] : newerFiles(files, app).map(presentFile),
    sessionId: task?.taskId ?? null,
    loading: task !== undefined,
    action: task?.action ?? null,
    broughtBy: broughtBy(app, brought),
  };
}

/** A version that someone installed since is not of the profile. */
function broughtBy({ name, version }: InstalledApp, brought: Brought) {
  const found = brought.get(name);
  if (!found || version === null || compareVersions(found.version, version) !== 0) return null;
  const { version: _, ...profile } = found;
  return profile;
}

const androidApp = (app: InstalledApp, known: KnownApps, brought: Brought) => ({
  idx: app.idx,
  app_label: app.label,
  app_name: app.name,
  app_store_name: app.storeName,
  appType: appTypeOf(app.storeName),
  app_state: app.state,
  app_version: app.version,
  update_time: app.updateTime,
  app_usage_internet: totalOf(app.week, 'internet'),
  app_usage_total_time: totalOf(app.week, 'totalTime'),
  app_usage_storage: app.disk,
  usage: app.week,
  ...beside(app, known, brought),
});

const quantumApp = (app: InstalledApp, known: KnownApps, brought: Brought) => ({
  idx: app.idx,
  appUuid: app.uuid,
  name: app.label,
  version: app.version,
  status: app.state,
  fault: app.fault,
  developer: app.vendor,
  dateModified: app.updateTime,
  cpu: app.cpu,
  memory: app.memory,
  disk: app.disk,
  ...beside(app, known, brought),
});

/** Groups files by app, newest first. */
function availableApps(files: readonly AppFile[]) {
  return [...new Set(files.map(({ app_id: appId }) => appId))].flatMap((appId) => {
    const own = files
      .filter((file) => file.app_id === appId)
      .toSorted((one, other) => compareVersions(other.app_version, one.app_version));
    const [newest] = own;
    if (!newest) return [];
    return [
      {
        appId,
        appName: newest.app_name,
        platform: newest.platform === 'android' ? ('android' as const) : ('quantum' as const),
        packageName: newest.package_name,
        appUuid: newest.app_uuid,
        developer: newest.developer,
        dateModified: newest.modified_at.toISOString(),
        fileList: own.map(presentFile),
      },
    ];
  });
}
