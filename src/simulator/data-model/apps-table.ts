import type { Context } from './schema.ts';

/** Tables of a device's apps in its data model, and their free resources. */

export const units = 'Device.SoftwareModules.DeploymentUnit.';
export const executionUnits = 'Device.SoftwareModules.ExecutionUnit.';
export const environment = 'Device.SoftwareModules.ExecEnv.1.';

/** Upper bound of the apps of a simulated device. */
const most = 40;

function rowsOf(c: Context, table: string, key: string): string[] {
  return Array.from({ length: most }, (_, at) => `${table}${at + 1}.`).filter((row) => c.read(row + key));
}

const sumOf = (c: Context, rows: readonly string[], name: string): number =>
  rows.reduce((sum, row) => sum + Number(c.read(row + name)), 0);

/** Returns the path of the deployment unit with this UUID; undefined: none. */
export function unitOf(c: Context, uuid: string): string | undefined {
  return rowsOf(c, units, 'UUID').find((row) => c.read(`${row}UUID`) === uuid);
}

/** Returns free disk space in kilobytes. */
export function availableDisk(c: Context): number {
  const used = sumOf(c, rowsOf(c, executionUnits, 'EUID'), 'DiskSpaceInUse');
  return Math.max(0, Number(c.read(`${environment}AllocatedDiskSpace`)) - used);
}

/** Returns free memory in kilobytes. */
export function availableMemory(c: Context): number {
  const used = sumOf(c, rowsOf(c, executionUnits, 'EUID'), 'MemoryInUse');
  return Math.max(0, Number(c.read(`${environment}AllocatedMemory`)) - used);
}
