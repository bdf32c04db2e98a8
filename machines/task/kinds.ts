/**
 * The kinds of device task, by the specification's canonical type names (CO-035, CO-038, A-050). The machine does the same
 * for each of them, so it does not name them: src/domain/task-kinds/table.ts adds their names here.
 */
// biome-ignore lint/suspicious/noEmptyInterface: see above.
export interface TaskKinds {}
export type TaskKind = keyof TaskKinds;

/** Chooses the fail handler (TN-013..TN-015). */
export type TaskFeature = 'diagnostics' | 'management' | 'av';
/**
 * Tasks of one family never run at once on one device. A signal test may run for hours, so a ping does not queue behind
 * it; two speed tests would disturb each other.
 */
export type TaskFamily =
  | 'reachability'
  | 'speed'
  | 'signal'
  /** Tasks that restart the device, and tasks that a restart would interrupt. */
  | 'power'
  | 'lock'
  | 'time'
  /** Used only by tasks older than confirmed commits (docs/decisions/183). */
  | 'radio'
  /**
   * WAN and LAN depend on each other: their networks must not overlap. Radios belong here too, because a device holds
   * only one revertible change at a time.
   */
  | 'network'
  | 'filter'
  /** Access to the device's own web pages over its uplink. */
  | 'remoteAccess'
  | 'pin'
  | 'screen'
  | 'hdmi'
  | 'audio'
  | 'remote'
  /** The prompt for permission to view the screen, and the captures. */
  | 'capture'
  /** Apps share the disk and the memory of their device. */
  | 'apps'
  /** A download into the free bank; a restart of the device may interrupt it. */
  | 'firmware'
  /** Content that a set-top box downloads and shows. */
  | 'content';
/** Interactive work goes ahead of bulk work in a device's queue. */
export type TaskLane = 'interactive' | 'bulk';
export type DeadlineName =
  | 'offlineWait'
  | 'delivery'
  | 'firstProgress'
  | 'completion'
  /** Time between a change and the first check of the device, in which its line may drop. */
  | 'settle'
  /** Time limit for the device to check in after a change, or to report that it reverted it. */
  | 'checkIn';

/** Milliseconds that a task may spend in each wait; null where the kind does not have this wait. */
export interface Deadlines {
  offlineWait: number;
  delivery: number;
  firstProgress: number | null;
  completion: number;
  /** Present where a check-in confirms a change. */
  settle?: number;
  checkIn?: number;
}

/** Properties of a kind that the machine needs. `task.requested` carries them, so a replay never looks them up. */
export interface TaskTraits {
  kind: TaskKind;
  feature: TaskFeature;
  family: TaskFamily;
  /**
   * `boot`: only the device's own Boot! proves success (reboot, factory reset). `checkIn`: a device that supports it
   * reverts a change unless it can be reached afterwards; any other is done with its result.
   */
  confirmBy: 'result' | 'boot' | 'checkIn';
  /** The command may be repeated without proof that the first attempt was not delivered. */
  retrySafe: boolean;
  maxAttempts: number;
  deadlines: Deadlines;
}
