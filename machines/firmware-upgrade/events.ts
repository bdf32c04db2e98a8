import type { Redactable } from '../json.ts';

/** CO-099 */
export type UpgradeMode = 'BI' | 'FI1' | 'FI2' | 'FI3';
/** CO-100, as TR-181 names them. */
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
  /** What was installed when it was requested; null: not known. */
  from: string | null;
  mode: UpgradeMode;
  activateMode: ActivateMode;
  /** How long the device must be up with the new version. */
  soakMs: number;
  /** From the end of the activation until a device that cannot be reached counts as lost. */
  lostMs: number;
  /** It goes back to the version in its other bank, so that nothing is downloaded. */
  isRollback?: boolean;
  /** The device has one bank: it installs the file itself and restarts, and there is no way back. */
  oneBank?: boolean;
  /** Permission key that let the caller in; asked again for each step. */
  permission: string;
}

export interface EndedTask {
  taskId: string;
  state: string;
  message: string;
  /** It may have reached the device, whatever is known of its end. */
  wasSent?: boolean;
  /** The bank that a download has filled. */
  bank?: string;
}

/**
 * What the device runs, beside the version that it was given: that one, the one from before, another one, or one that this upgrade may or
 * may not have brought.
 */
export type Runs = 'wanted' | 'before' | 'other' | 'unclear';

/** The facts of the upgrade of one device, a stream of its own, `firmware-upgrade:<id>`. */
export type UpgradeFact =
  | { type: 'upgrade.requested'; data: UpgradeOrder }
  | { type: 'task.begun'; data: { taskId: string; step: UpgradeStep } }
  /** The account may not do this any more. */
  | { type: 'task.refused'; data: { step: UpgradeStep } }
  | { type: 'tasks.ended'; data: { ended: EndedTask[]; cause: number } }
  /** What the device says it runs, and since when it is up; `installed` null: it could not be asked. Old facts lack `runs`. */
  | { type: 'evidence.read'; data: { installed: string | null; upMs: number | null; runs?: Runs } }
  | { type: 'deadline.passed'; data: { name: 'soak' | 'again' | 'lost' } };

/** How its tasks ended decides what comes next. */
export const upgradeRedactable = {} satisfies Redactable<UpgradeFact>;

const ended = (taskId: string, state: string): UpgradeFact => ({
  type: 'tasks.ended',
  data: { ended: [{ taskId, state, message: state === 'succeeded' ? '' : 'no space' }], cause: 7 },
});

/** One sample or more of each fact: what the path generators and the property tests feed. */
export const upgradeSamples: UpgradeFact[] = [
  {
    type: 'upgrade.requested',
    data: {
      ...{ endpointId: 'os::0A52A4-1', opId: 'northwind', modelName: 'KSTB2020', fileId: 'file' },
      ...{ versionName: '1.4.0', sha256: 'a'.repeat(64), size: 65_536, from: '1.3.0' },
      ...{ mode: 'BI', activateMode: 'immediately', soakMs: 600_000, lostMs: 1_800_000 },
      permission: '/devices/actions/multi/firmware-update',
    },
  },
  {
    type: 'upgrade.requested',
    data: {
      ...{ endpointId: 'os::0A52A4-1', opId: 'northwind', modelName: 'KSTB2020', fileId: '' },
      ...{ versionName: '1.4.0', sha256: '', size: 0, from: '1.5.0', isRollback: true },
      ...{ mode: 'FI1', activateMode: 'immediately', soakMs: 600_000, lostMs: 1_800_000 },
      permission: '/firmwares/profiles/rollback',
    },
  },
  {
    type: 'upgrade.requested',
    data: {
      ...{ endpointId: 'os::0A52A4-1', opId: 'northwind', modelName: 'KSTB2020', fileId: 'file' },
      ...{ versionName: '1.4.0', sha256: 'a'.repeat(64), size: 65_536, from: '1.3.0', oneBank: true },
      ...{ mode: 'BI', activateMode: 'immediately', soakMs: 600_000, lostMs: 1_800_000 },
      permission: '/devices/actions/multi/firmware-update',
    },
  },
  { type: 'task.begun', data: { taskId: 't1', step: 'download' } },
  { type: 'task.begun', data: { taskId: 't2', step: 'activate' } },
  // Another one than the first is not taken.
  { type: 'task.begun', data: { taskId: 't3', step: 'download' } },
  { type: 'task.begun', data: { taskId: 't4', step: 'activate' } },
  { type: 'task.refused', data: { step: 'activate' } },
  ended('t1', 'succeeded'),
  ended('t1', 'failed'),
  ended('t1', 'cancelled'),
  // It restarts by itself: whether it runs the file, it is asked.
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
