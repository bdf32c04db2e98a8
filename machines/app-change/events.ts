import type { Redactable } from '../json.ts';

/** `load`: install the app, or update it if an older version is there. */
export type AppAction = 'load' | 'remove';

export interface AppChangeOrder {
  endpointId: string;
  opId: string;
  modelName: string;
  action: AppAction;
  appId: string;
  /** Name that people see. */
  appName: string;
  platform: 'android' | 'quantum';
  packageName: string;
  /** UUID of a container; null: the app is found by its package. */
  appUuid: string | null;
  /** File of the version; of a removal, the one that it was planned with. */
  fileId: string;
  /** Version to install; empty: the app is removed. */
  version: string;
  /** Version that was reported at the request; null: none was known. */
  from: string | null;
  /** True if the version may be older than the installed one. */
  goesBack?: boolean;
  /**
   * Version that the device must still have, empty: none. Another one was installed by a person, and stays. Absent: any.
   */
  onlyFrom?: string;
  /** Milliseconds in which a crash of the installed version counts. */
  soakMs: number;
  /** Milliseconds from the end of the task until an unreachable device counts as lost. */
  lostMs: number;
  /** Permission key that allowed the request; checked again before the task. */
  permission: string;
}

export interface EndedAppTask {
  taskId: string;
  state: string;
  message: string;
  /** The command may have reached the device, even if its end is unknown. */
  wasSent?: boolean;
}

/** Version that the device reports, relative to the order; null: it could not be reached. */
export type Holds = 'wanted' | 'other' | 'none' | null;
/** State of the app's execution as the device reports it; `unknown`: it reports none. */
export type Health = 'runs' | 'stopped' | 'faulty' | 'unknown';

/** Facts of one app change, stream `app-change:<id>`. */
export type AppChangeFact =
  | { type: 'change.requested'; data: AppChangeOrder }
  /** `from`: version that the device reported just before; null: the app was not there. */
  | { type: 'task.begun'; data: { taskId: string; kind: string; from: string | null } }
  /** The device has the wanted state already: no task is needed, and it is proven like any other. */
  | { type: 'task.spared'; data: Record<string, never> }
  /** No task begins. `skipped`: the device or the file is not as it was planned. */
  | { type: 'task.refused'; data: { reason: string; skipped: boolean } }
  | { type: 'tasks.ended'; data: { ended: EndedAppTask[]; cause: number } }
  | {
      type: 'evidence.read';
      data: { holds: Holds; installed: string | null; health: Health; fault: string };
    }
  | { type: 'deadline.passed'; data: { name: 'watch' | 'again' | 'lost' } };

/** Messages of ended tasks and reports of devices decide the next step, so nothing is redactable. */
export const appChangeRedactable = {} satisfies Redactable<AppChangeFact>;

export const sampleChange: AppChangeOrder = {
  endpointId: 'os::0A52A4-1',
  opId: 'northwind',
  modelName: 'KSTB2020',
  action: 'load',
  appId: 'app',
  appName: 'Cinema',
  platform: 'android',
  packageName: 'com.example.cinema',
  appUuid: null,
  fileId: 'file',
  version: '1.4.0',
  from: '1.3.0',
  soakMs: 600_000,
  lostMs: 1_800_000,
  permission: '/application/profiles/edit',
};
const ended = (state: string, more: Partial<EndedAppTask> = {}): AppChangeFact => ({
  type: 'tasks.ended',
  data: {
    ended: [{ taskId: 't1', state, message: state === 'succeeded' ? '' : 'no space', ...more }],
    cause: 7,
  },
});
const read = (
  holds: Holds,
  health: Health = 'unknown',
  installed: string | null = holds === 'wanted' ? '1.4.0' : null,
): AppChangeFact => ({
  type: 'evidence.read',
  data: { holds, installed, health, fault: health === 'faulty' ? 'FailureWhileActive' : '' },
});

/** At least one sample of each fact, for the path generators and the property tests. */
export const appChangeSamples: AppChangeFact[] = [
  { type: 'change.requested', data: sampleChange },
  { type: 'change.requested', data: { ...sampleChange, action: 'remove', version: '' } },
  { type: 'change.requested', data: { ...sampleChange, goesBack: true, onlyFrom: '1.5.0' } },
  { type: 'task.begun', data: { taskId: 't1', kind: 'AppUpdate', from: '1.3.0' } },
  // The machine ignores a second task.
  { type: 'task.begun', data: { taskId: 't2', kind: 'AppInstall', from: null } },
  { type: 'task.spared', data: {} },
  { type: 'task.refused', data: { reason: 'newerThere', skipped: true } },
  { type: 'task.refused', data: { reason: 'not connected', skipped: false } },
  ended('succeeded', { wasSent: true }),
  ended('failed', { wasSent: true }),
  ended('expired'),
  ended('cancelled'),
  // The end of a task that this change did not begin.
  ended('succeeded', { taskId: 't9', wasSent: true }),
  read('wanted'),
  read('wanted', 'runs'),
  read('wanted', 'stopped'),
  read('wanted', 'faulty'),
  read('other', 'runs', '1.3.0'),
  read('none'),
  read(null),
  { type: 'deadline.passed', data: { name: 'watch' } },
  { type: 'deadline.passed', data: { name: 'again' } },
  { type: 'deadline.passed', data: { name: 'lost' } },
];
