import type { SettingValues } from '#domain/device-parameters/setting-groups.ts';
import { measuredTime } from '#domain/measurement.ts';
import { type AppDay, daysOf, totalOf } from './usage.ts';

/** Name of the operator's store on devices (docs/decisions/185). */
const operatorStore = 'Operator Store';
const factory = 'Factory Application';

export type AppType = 'StartApp' | 'Operator' | 'User';

/** RU-067 */
export const appTypeOf = (storeName: string | null): AppType =>
  storeName === factory ? 'StartApp' : storeName === operatorStore ? 'Operator' : 'User';

/** An app as its device reports it; null: not reported. */
export interface InstalledApp {
  /** Number of its execution unit; null: it has none. */
  idx: number | null;
  uuid: string | null;
  /** Package name on Android, or the name of a container. */
  name: string;
  label: string;
  storeName: string | null;
  vendor: string | null;
  version: string | null;
  updateTime: string | null;
  /** State of the execution unit (`Active`, `Idle`), or of the deployment unit if it cannot run. */
  state: string | null;
  fault: string | null;
  executionId: string | null;
  /** Sizes in bytes. */
  disk: number | null;
  memory: number | null;
  /** CPU use in percent. */
  cpu: number | null;
  week: AppDay[];
}

type Units = SettingValues<'deploymentUnits'>;
type Executions = SettingValues<'executionUnits'>;

const bytes = (kilobytes: number | null): number | null => (kilobytes === null ? null : kilobytes * 1024);
const numberOf = (path: string): number => Number(/(\d+)\.?$/.exec(path)?.[1] ?? Number.NaN);

/** Returns each deployment unit with the first of its execution units; one without a name is named by its UUID. */
export function installedApps(units: Units, executions: Executions): InstalledApp[] {
  return units.flatMap((unit): InstalledApp[] => {
    const name = unit.name ?? unit.uuid;
    if (name === null) return [];
    const numbers = unit.execution_units.map(numberOf);
    const runs = executions.find(({ idx }) => numbers.includes(idx));
    const week = daysOf(unit);
    return [
      {
        idx: runs?.idx ?? null,
        uuid: unit.uuid,
        name,
        label: unit.label ?? name,
        storeName: unit.store_name,
        vendor: unit.vendor,
        version: unit.version,
        updateTime: measuredTime(unit.last_update),
        state: runs?.status ?? unit.status,
        fault: runs?.fault === 'NoFault' ? null : (runs?.fault ?? null),
        executionId: runs?.id ?? null,
        disk: totalOf(week, 'storage') ?? bytes(runs?.disk ?? null),
        memory: bytes(runs?.memory ?? null),
        cpu: runs?.cpu ?? null,
        week,
      },
    ];
  });
}
