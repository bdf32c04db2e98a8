import { operations } from '#api/operations.gen.ts';
import { appTypeOf, type InstalledApp } from '#domain/apps/installed.ts';
import type { AppPlatform } from '#domain/apps/platform.ts';
import { startStopOf } from '#domain/apps/start-stop.ts';
import { compareVersions } from '#domain/apps/version.ts';
import { isAllowed } from '#domain/permissions.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { SettingNeeds } from '#server/devices/settings/needs.ts';
import { startTask, type TaskCall } from '../tasks/start.ts';
import { type AppKind, isFileOf, type KnownApps, knownApps } from './known-apps.ts';
import { type AppOrder, loadOrder, removalOrder } from './orders.ts';
import type { AppFile } from './queries.ts';

type ChangingHandlers = Pick<
  Handlers,
  | 'installApp'
  | 'uninstallApp'
  | 'installOrDeleteApp'
  | 'updateApp'
  | 'installAppTemp'
  | 'uninstallAppTemp'
  | 'startStopApp'
>;

interface Named {
  endpointId: string;
  platform: AppPlatform;
  appPackageName?: string;
  appUuid?: string;
  appId?: string;
}

const refuse = (message: string) => new ApiError('custom', { message });

type Needs = SettingNeeds & Pick<CoreServices, 'database'>;

/** Handlers that change a device's apps, each by a task (CL-031, CL-123, CL-124, CL-259..CL-261, CL-264). */
export const appChangingHandlers = (services: Needs): ChangingHandlers => {
  const known = (call: TaskCall, endpointId: string) => {
    call.audit.about(endpointId);
    return knownApps(services, call.scope, { endpointId });
  };
  const begin = async (
    call: TaskCall,
    apps: KnownApps,
    { kind, params }: Omit<AppOrder, 'kind'> & { kind: AppKind },
  ) => {
    if (apps.running.some(({ appName }) => appName === params.appName))
      throw refuse(`Another task of this app has not ended yet: ${params.label}.`);
    const taskId = await startTask(services, call, kind, apps.device.endpoint_id, params);
    return { data: { taskId, taskIds: [taskId] } };
  };
  /** Installs the file, or updates the app if an older version is installed. */
  const load = (call: TaskCall, apps: KnownApps, file: AppFile | undefined, how?: 'update') => {
    if (!file) throw new ApiError('nofile');
    const app = apps.apps.find((one) => isFileOf(file, one));
    if (!app) {
      if (how === 'update') throw new ApiError('nodata');
      return begin(call, apps, loadOrder(file, undefined));
    }
    const newer = compareVersions(file.app_version, app.version ?? '0');
    if (newer === 0) throw refuse('This version is installed already.');
    if (newer < 0) throw refuse('A newer version is installed already.');
    return begin(call, apps, loadOrder(file, addressed(app)));
  };
  const byFile = async (call: TaskCall, body: Named & { fileId: string }, how?: 'update') => {
    const apps = await known(call, body.endpointId);
    const file = apps.files.find((one) => one.file_id === body.fileId);
    checkNames(apps, body, file);
    return load(call, apps, file, how);
  };
  const remove = (call: TaskCall, apps: KnownApps, app: InstalledApp | undefined) => {
    if (!app) throw new ApiError('nodata');
    if (appTypeOf(app.storeName) === 'StartApp') throw refuse('An app from the factory cannot be removed.');
    return begin(call, apps, removalOrder(addressed(app)));
  };
  const removeNamed = async (call: TaskCall, body: Named) => {
    const apps = await known(call, body.endpointId);
    checkNames(apps, body);
    return remove(
      call,
      apps,
      apps.apps.find((app) =>
        body.platform === 'android' ? app.name === body.appPackageName : app.uuid === body.appUuid,
      ),
    );
  };
  return {
    installApp: (call) => byFile(call, call.body),
    updateApp: (call) => byFile(call, call.body, 'update'),
    uninstallApp: (call) => removeNamed(call, call.body),

    async installOrDeleteApp(call) {
      const { type, fileId, ...body } = call.body;
      if (type === 'delete') return removeNamed(asUninstall(call), body);
      if (fileId === undefined) throw refusal([{ field: 'body.fileId', message: 'is needed to install' }]);
      return byFile(call, { ...body, fileId });
    },

    async installAppTemp(call) {
      const { endpointId, appId, version } = call.body;
      const apps = await known(call, endpointId);
      return load(
        call,
        apps,
        apps.files.find((file) => file.app_id === appId && file.app_version === version),
      );
    },

    async uninstallAppTemp(call) {
      const { endpointId, appId } = call.body;
      const apps = await known(call, endpointId);
      const files = apps.files.filter((file) => file.app_id === appId);
      return remove(
        call,
        apps,
        apps.apps.find((app) => files.some((file) => isFileOf(file, app))),
      );
    },

    async startStopApp(call) {
      const { endpointId, appIdx, startStop } = call.body;
      const apps = await known(call, endpointId);
      const app = apps.apps.find(({ idx }) => idx === appIdx);
      if (!app?.executionId) throw new ApiError('nodata');
      return begin(call, apps, {
        kind: 'AppStartStop',
        params: {
          appName: app.name,
          label: app.label,
          executionId: app.executionId,
          startStop: startStopOf(app.state, startStop),
        },
      });
    },
  };
};

/** Returns the call as an uninstallation, because the permission that it is made with covers installs only. */
function asUninstall(call: TaskCall): TaskCall {
  const { permission } = operations.uninstallApp;
  const { permissions, level: userLevel } = call.caller.account.role;
  if (!isAllowed({ permissions, userLevel }, permission))
    throw new ApiError('roleerr', { data: { permission } });
  return { ...call, caller: { ...call.caller, permission } };
}

/** Throws a refusal of the fields if a call names another app or platform than its device or file has. */
function checkNames({ platform, device }: KnownApps, named: Named, file?: AppFile): void {
  const wrong = (field: string, message: string) => refusal([{ field: `body.${field}`, message }]);
  if (named.platform !== platform)
    throw wrong('platform', `must be ${platform}: those are the apps of ${device.model_name}`);
  const field = platform === 'android' ? 'appPackageName' : 'appUuid';
  if (named[field] === undefined) throw wrong(field, 'is missing');
  if (!file) return;
  const expected = platform === 'android' ? file.package_name : file.app_uuid;
  if (expected !== null && named[field] !== expected) throw wrong(field, 'is not that of the file');
  if (named.appId !== undefined && named.appId !== file.app_id)
    throw wrong('appId', 'is not that of the file');
}

/** Commands address an app by its UUID. */
function addressed(app: InstalledApp): InstalledApp & { uuid: string } {
  const { uuid } = app;
  if (uuid === null) throw refuse('The device does not tell the UUID of this app.');
  return { ...app, uuid };
}
