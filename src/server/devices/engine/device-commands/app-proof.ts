import { relationOf } from '#domain/firmware/version.ts';
import { type DeviceCommand, type Failed, text } from './device-command.ts';

const units = 'Device.SoftwareModules.DeploymentUnit.';
const names = ['UUID', 'Name', 'Status', 'Version'] as const;
type Unit = Partial<Record<(typeof names)[number], string>>;

function unitsIn(reported: Readonly<Record<string, string>>): Unit[] {
  const rows = new Map<string, Unit>();
  for (const [path, value] of Object.entries(reported)) {
    const [, row, field] = /^Device\.SoftwareModules\.DeploymentUnit\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const name = names.find((one) => one === field);
    if (row === undefined || name === undefined) continue;
    const unit = rows.get(row) ?? {};
    unit[name] = value.trim();
    rows.set(row, unit);
  }
  return [...rows.values()];
}

const failed = (message: string): Failed => ({ ok: false, message });

/**
 * Proof of an installation. An agent may report success for InstallDU() and Update() although it has installed nothing,
 * or another version, so its table of units decides.
 */
export const appProof: NonNullable<DeviceCommand['proof']> = {
  paths: names.map((name) => `${units}*.${name}`),
  evaluate: (reported, { uuid, unitUuid, appName, version }) => {
    const all = unitsIn(reported);
    const id = text(unitUuid) || text(uuid);
    const unit = all.find(({ UUID = '', Name = '' }) =>
      id === '' ? Name === text(appName) : UUID.toLowerCase() === id.toLowerCase(),
    );
    if (!unit) return failed('the app is not on the device');
    if (unit.Status && unit.Status !== 'Installed')
      return failed(`the device reports the app as ${unit.Status}`);
    const isOther =
      unit.Version && version !== undefined && relationOf(unit.Version, text(version)) === 'other';
    return isOther ? failed(`the device still reports version ${unit.Version}`) : null;
  },
};
