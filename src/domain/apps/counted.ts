import { Readings } from '../device-parameters/readings.ts';
import {
  type ObservedValue,
  readSettings,
  settingPaths,
  withoutGone,
} from '../device-parameters/settings.ts';
import { compareVersions } from './version.ts';

/** An app of a device as counted by the statistics; '' where the device reports nothing. */
export interface CountedApp {
  name: string;
  label: string;
  version: string;
  /** Status of the deployment unit (TR-181). */
  state: string;
}

const units = 'Device.SoftwareModules.DeploymentUnit';
/** Longer texts are cut and further apps are not counted, as both become keys of counts. */
const longest = { name: 200, label: 100, version: 100, state: 40 };
const mostApps = 500;
/** States in which the app is not installed yet, or no longer. */
const absent: ReadonlySet<string> = new Set(['Installing', 'Uninstalled']);

const whatCounts = /\.(UUID|Name|Status|Version|Label|DeploymentUnitNumberOfEntries)$/;

/** Paths that a device is asked for to count its apps, fewer than its page shows. */
export const countedPaths: string[] = settingPaths('deploymentUnits').filter((path) => whatCounts.test(path));

export const tellsApps = (path: string): boolean => path.startsWith(units);

/** Returns the apps of a device by name. An app that it has more than once counts once, with its newest version. */
export function countedApps(values: readonly ObservedValue[]): CountedApp[] {
  const known = withoutGone('deploymentUnits', values);
  const readings = new Readings(known.map(({ path, value }) => [path, value]));
  const apps = new Map<string, CountedApp>();
  for (const unit of readSettings('deploymentUnits', readings)) {
    const name = cut(unit.name ?? unit.uuid, longest.name);
    if (name === '' || absent.has(unit.status ?? '')) continue;
    const app = {
      name,
      label: cut(unit.label, longest.label) || cut(name, longest.label),
      version: cut(unit.version, longest.version),
      state: cut(unit.status, longest.state),
    };
    const other = apps.get(name);
    if (!other || compareVersions(app.version, other.version) > 0) apps.set(name, app);
  }
  return [...apps.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)).slice(0, mostApps);
}

/** Cuts a text by whole characters. */
const cut = (text: string | null, length: number): string =>
  [...(text ?? '').trim()].slice(0, length).join('');
