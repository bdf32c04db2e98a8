import type { Deadlines, TaskFamily, TaskFeature, TaskTraits } from '#machines/task/kinds.ts';
import type { LiveEventName } from '../live-message.ts';
import type { Text } from '../text/text.ts';

/** A text with an id of its own, which several kinds may have in common. */
export interface TextWithId extends Text {
  id: string;
}

/** A kind of task: what the machine must know, what the product promises, and its texts. */
export interface TaskKindDefinition {
  /** In lists, heads and sentences, and in case files. */
  name: Text;
  /** In the titles of toasts, where CO-038 and 001§4 fix another one. */
  title?: Text;
  /** Display name of the API and the push messages (CO-035, CO-038), where it is neither `title` nor `name`. */
  apiName?: string;
  /** Type name of 000 §9 and 001 §4, which older programs know. */
  olderName?: string;
  /** The requested task as said on the phone, if its name does not say it. */
  subject?: Text;
  /** The same for a task with a `host`. */
  subjectWithHost?: Text;
  /** Sentence of a success. `figures`: the figures of its result (web/entities/task/figures.ts). */
  success: TextWithId | 'figures';
  feature: TaskFeature;
  family: TaskFamily;
  confirmBy: TaskTraits['confirmBy'];
  retrySafe: boolean;
  /** If several wait for a device, only the last one is sent. */
  lastOneCounts?: true;
  /** Looks, measures or tells, and leaves the device as it is. */
  leavesDeviceAsIs?: true;
  /** Event of the push message of its success, where it is not the one of its feature. */
  pushes?: LiveEventName;
  /** Feature that the model must support, by its name in supportFeatures (RU-021). */
  modelFeature?: string;
  /** Permission key of the canonical call. */
  permission: string;
  deadlines: Deadlines;
}

/** Checks definitions and keeps their names for the type of all kinds. */
export const defineKinds = <Name extends string>(kinds: Record<Name, TaskKindDefinition>) => kinds;

/*
 * Times in milliseconds.
 *
 * - offlineWait 600 s: the specification's task expiry (CO-011).
 * - delivery 60 s: the device must have taken the command. Kinds confirmed by a boot wait as long as the boot
 *   may last, because an agent may go down without having answered (TR-369 allows it), and silence proves nothing.
 * - firstProgress: only where samples are promised.
 * - completion: how long the command may take once taken.
 *
 * Where waits depend on what was asked for (repetitions, interval and count), the engine's device command replaces them.
 */
export const offlineWait = 600_000;
export const delivery = 60_000;

export const completesIn = (completion: number): Deadlines => ({
  offlineWait,
  delivery,
  firstProgress: null,
  completion,
});

/** Settings are read, written and read back; writing the same twice changes nothing. */
export const writesSettings = {
  feature: 'management',
  confirmBy: 'result',
  retrySafe: true,
  success: {
    id: 'verdict.settings',
    en: 'The device applied the settings.',
    ko: '단말이 설정을 적용했습니다.',
  },
  deadlines: completesIn(delivery),
} as const;

/**
 * Settings that may cut their device off. It has 60 s to check in, by its own clock; then its way back may take a while, as
 * agents dial with growing waits.
 */
export const writesUplink = {
  ...writesSettings,
  family: 'network',
  confirmBy: 'checkIn',
  deadlines: { ...completesIn(delivery), settle: 5_000, checkIn: 240_000 },
} as const;
/** Milliseconds after which a device reverts such a change unless it is confirmed. */
export const rollbackMs = 60_000;
