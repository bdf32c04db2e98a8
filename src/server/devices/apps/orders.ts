import type { InstalledApp } from '#domain/apps/installed.ts';
import type { JsonObject } from '#machines/json.ts';
import type { AppFile } from './queries.ts';

/** Task that changes one app of a device: its kind and parameters. */
export interface AppOrder {
  kind: 'AppInstall' | 'AppUpdate' | 'AppUninstall';
  params: JsonObject & { appName: string; label: string };
}

/**
 * Makes the task that installs a file, or updates the app that the device has. An uploaded file has no address here: it
 * grants the file to its bearer, so it is made when the task is sent.
 */
export function loadOrder(file: AppFile, app: (InstalledApp & { uuid: string }) | undefined): AppOrder {
  const source: JsonObject = file.url === null ? { sha256: file.sha256 ?? '' } : { url: file.url };
  const params = {
    appName: app?.name ?? file.package_name,
    label: file.app_name,
    fileId: file.file_id,
    version: file.app_version,
    ...source,
  };
  return app
    ? { kind: 'AppUpdate', params: { ...params, unitUuid: app.uuid } }
    : { kind: 'AppInstall', params: { ...params, uuid: file.app_uuid ?? '' } };
}

/** Makes the task that removes an app. */
export const removalOrder = ({ name, label, uuid }: InstalledApp & { uuid: string }): AppOrder => ({
  kind: 'AppUninstall',
  params: { appName: name, label, unitUuid: uuid },
});
