import type { Redactable } from '../json.ts';

/** CO-099 */
export type UpgradeMode = 'BI' | 'FI1' | 'FI2' | 'FI3';
/** CO-100, with the names of TR-181. */
export type ActivateMode = 'anytime' | 'immediately' | 'whenIdle' | 'userConfirmation';
export type UpgradeStep = 'download' | 'activate';

export interface UpgradeOrder {
  endpointId: string;
  opId: string;
  modelName: string;
  fileId: string;
  versionName: string;
  sha256: string;
  size: number;
  /** Version that was installed at the request; null: unknown. */
  from: string | null;
  mode: UpgradeMode;
  activateMode: ActivateMode;
  /** Milliseconds that the device must be up with the new version. */
  soakMs: number;
  /** Milliseconds from the end of the activation until an unreachable device counts as lost. */
  lostMs: number;
  /** The device returns to the version in its other bank, without a download. */
  isRollback?: boolean;
  /** The device has one bank: it installs the file itself and restarts, and cannot roll back. */
  oneBank?: boolean;
  /** Permission key that allowed the request; checked again at each step. */
  permission: string;
}

export interface EndedTask {
  taskId: string;
  state: string;
  message: string;
  /** The command may have reached the device, even if its end is unknown. */
  wasSent?: boolean;
  /** Bank that the download has filled. */
  bank?: string;
}

/**
 * Version that the device runs, relative to the upgrade: the wanted one, the previous one, another one, or one that
 * this upgrade may or may not have installed.
 */
export type Runs = 'wanted' | 'before' | 'other' | 'unclear';

/** The facts of the upgrade of one device, stream `firmware-upgrade:<id>`. */
export type UpgradeFact =
  | { type: 'upgrade.requested'; data: UpgradeOrder }
  | { type: 'task.begun'; data: { taskId: string; step: UpgradeStep } }
  /** The account is no longer permitted to do this. */
  | { type: 'task.refused'; data: { step: UpgradeStep } }
  | { type: 'tasks.ended'; data: { ended: EndedTask[]; cause: number } }
  /**
   * Version and uptime that the device reported; `installed` null: the device could not be reached. Old facts lack
   * `runs`.
   */
  | { type: 'evidence.read'; data: { installed: string | null; upMs: number | null; runs?: Runs } }
  | { type: 'deadline.passed'; data: { name: 'soak' | 'again' | 'lost' } };

/** The message of an ended task is not redactable: it decides the next step. */
export const upgradeRedactable = {} satisfies Redactable<UpgradeFact>;

const ended = (taskId: string, state: string): UpgradeFact => ({
  type: 'tasks.ended',
  data: { ended: [{ taskId, state, message: state === 'succeeded' ? '' : 'no space' }], cause: 7 },
});

/** At least one sample of each fact, for the path generators and the property tests. */
export const upgradeSamples: UpgradeFact[] = [
  {
    type: 'upgrade.requested',
    data: {
      endpointId: 'os::0A52A4-1',
      opId: 'northwind',
      modelName: 'KSTB2020',
      fileId: 'file',
      versionName: '1.4.0',
      sha256: 'a'.repeat(64),
      size: 65_536,
      from: '1.3.0',
      mode: 'BI',
      activateMode: 'immediately',
      soakMs: 600_000,
      lostMs: 1_800_000,
      permission: '/devices/actions/multi/firmware-update',
    },
  },
  {
    type: 'upgrade.requested',
    data: {
      endpointId: 'os::0A52A4-1',
      opId: 'northwind',
      modelName: 'KSTB2020',
      fileId: '',
      versionName: '1.4.0',
      sha256: '',
      size: 0,
      from: '1.5.0',
      isRollback: true,
      mode: 'FI1',
      activateMode: 'immediately',
      soakMs: 600_000,
      lostMs: 1_800_000,
      permission: '/firmwares/profiles/rollback',
    },
  },
  {
    type: 'upgrade.requested',
    data: {
      endpointId: 'os::0A52A4-1',
      opId: 'northwind',
      modelName: 'KSTB2020',
      fileId: 'file',
      versionName: '1.4.0',
      sha256: 'a'.repeat(64),
      size: 65_536,
      from: '1.3.0',
      oneBank: true,
      mode: 'BI',
      activateMode: 'immediately',
      soakMs: 600_000,
      lostMs: 1_800_000,
      permission: '/devices/actions/multi/firmware-update',
    },
  },
  { type: 'task.begun', data: { taskId: 't1', step: 'download' } },
  { type: 'task.begun', data: { taskId: 't2', step: 'activate' } },
  // The machine ignores a second download.
  { type: 'task.begun', data: { taskId: 't3', step: 'download' } },
  { type: 'task.begun', data: { taskId: 't4', step: 'activate' } },
  { type: 'task.refused', data: { step: 'activate' } },
  ended('t1', 'succeeded'),
  ended('t1', 'failed'),
  ended('t1', 'cancelled'),
  // The device restarts by itself; the server then reads if it runs the file.
  {
    type: 'tasks.ended',
    data: {
      ended: [{ taskId: 't1', state: 'failed', message: 'device restarted', wasSent: true }],
      cause: 7,
    },
  },
  {
    type: 'tasks.ended',
    data: { ended: [{ taskId: 't1', state: 'succeeded', message: '', wasSent: true, bank: '2' }], cause: 7 },
  },
  ended('t2', 'succeeded'),
  ended('t2', 'failed'),
  ended('t2', 'cancelled'),
  { type: 'evidence.read', data: { installed: '1.4.0', upMs: 700_000 } },
  { type: 'evidence.read', data: { installed: '1.4.0', upMs: 1_000 } },
  { type: 'evidence.read', data: { installed: '1.3.0', upMs: 1_000 } },
  { type: 'evidence.read', data: { installed: '1.4.0-r7', upMs: 700_000, runs: 'wanted' } },
  { type: 'evidence.read', data: { installed: '1.3.0', upMs: 1_000, runs: 'before' } },
  { type: 'evidence.read', data: { installed: '2.0.0', upMs: 1_000, runs: 'other' } },
  { type: 'evidence.read', data: { installed: '1.4.0-r7', upMs: 1_000, runs: 'unclear' } },
  { type: 'evidence.read', data: { installed: null, upMs: null } },
  { type: 'deadline.passed', data: { name: 'soak' } },
  { type: 'deadline.passed', data: { name: 'again' } },
  { type: 'deadline.passed', data: { name: 'lost' } },
];
