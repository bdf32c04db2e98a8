import { tellsApps } from '#domain/apps/counted.ts';
import { type InstalledApp, installedApps } from '#domain/apps/installed.ts';
import { pathOf, Readings } from '#domain/device-parameters/readings.ts';
import { readGroups, withoutGone } from '#domain/device-parameters/settings.ts';
import { relationOf } from '#domain/firmware/version.ts';
import type { AppChangeOrder, Health, Holds } from '#machines/app-change/events.ts';
import type { AppChangeContext } from '#machines/app-change/machine.ts';
import type { ReportedSince } from './queries/changes.ts';

/** Paths that tell which apps a device has, and how they run. */
export const seenPaths = [
  ...([
    'unitCount',
    'unitUuid',
    'unitName',
    'unitStatus',
    'unitVersion',
    'unitExecutions',
    'appStore',
  ] as const),
  ...(['executionId', 'executionStatus', 'executionFault'] as const),
].map(pathOf);

/** Tells if the values show which apps the device has: without a report, none of them counts as missing. */
export const tellsUnits = (values: Readonly<Record<string, string>>): boolean =>
  Object.keys(values).some(tellsApps);

/** States of a deployment unit that is not installed, or not yet. */
const absent: ReadonlySet<string> = new Set(['Installing', 'Uninstalled', 'Uninstalling']);

/** App as read from its device, with the states of its execution. */
export type SeenApp = InstalledApp & { execution: { status: string | null; fault: string | null } };

type Named = Pick<AppChangeOrder, 'packageName' | 'appUuid'>;

/** Finds an app in the values that its device reported; null: it is not installed. */
export function seenApp(
  values: Readonly<Record<string, string>>,
  { packageName, appUuid }: Named,
): SeenApp | null {
  const { deploymentUnits, executionUnits } = readGroups(
    ['deploymentUnits', 'executionUnits'],
    new Readings(Object.entries(values)),
  );
  const units = deploymentUnits.filter(({ status }) => !absent.has(status ?? ''));
  const app = installedApps(units, executionUnits).find(({ name, uuid }) =>
    appUuid === null ? name === packageName : uuid?.toLowerCase() === appUuid.toLowerCase(),
  );
  if (!app) return null;
  const runs = executionUnits.find(({ idx }) => idx === app.idx);
  return { ...app, execution: { status: runs?.status ?? null, fault: runs?.fault ?? null } };
}

/** Returns what the device holds, relative to the order. */
export function holdsOf(
  { action, version, taskKind }: Pick<AppChangeContext, 'action' | 'version' | 'taskKind'>,
  app: SeenApp | null,
): Exclude<Holds, null> {
  if (!app) return 'none';
  if (action === 'remove') return 'other';
  // Without a version, the presence of an app proves that it was installed, but not that it was updated.
  if (app.version === null) return taskKind === 'AppInstall' ? 'wanted' : 'other';
  return relationOf(app.version, version) === 'other' ? 'other' : 'wanted';
}

/** Returns how the app runs, and the fault that its device reports. */
export function healthOf(app: SeenApp | null): { health: Health; fault: string } {
  const { status = null, fault = null } = app?.execution ?? {};
  if (fault && fault !== 'NoFault') return { health: 'faulty', fault };
  if (status === null) return { health: 'unknown', fault: '' };
  return { health: status === 'Idle' || status === 'Stopped' ? 'stopped' : 'runs', fault: '' };
}

/** Tells if a change that counts as lost is proven by what its device has reported since, by the rules of an open one. */
export function isProvenBy(change: Omit<ReportedSince, 'rollout_id' | 'wave' | 'ordinal'>): boolean {
  const { package_name: packageName, app_uuid: appUuid, action, to_version: version, observed } = change;
  const values = Object.fromEntries(
    withoutGone('deploymentUnits', observed).map(({ path, value }) => [path, value]),
  );
  const app = seenApp(values, { packageName, appUuid });
  const holds = holdsOf({ action, version, taskKind: change.task_kind }, app);
  if (action === 'remove') return holds === 'none';
  return holds === 'wanted' && healthOf(app).health !== 'faulty';
}
