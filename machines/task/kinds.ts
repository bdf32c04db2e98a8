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
 * What must not run twice at once on one device. A signal test may run for hours, so a ping does not queue behind it; two
 * speed tests would measure each other.
 */
export type TaskFamily =
  | 'reachability'
  | 'speed'
  | 'signal'
  /** What restarts the device, and what a restart would cut short. */
  | 'power'
  | 'lock'
  | 'time'
  /** Only of tasks from before a change was on trial (docs/decisions/183). */
  | 'radio'
  /**
   * WAN and LAN depend on each other: their networks must not overlap. With the radios, because a device holds one change at
   * a time that it may take back.
   */
  | 'network'
  | 'filter'
  /** Whether the pages of the device itself can be reached over its uplink. */
  | 'remoteAccess'
  | 'pin'
  | 'screen'
  | 'hdmi'
  | 'audio'
  | 'remote'
  /** The prompt for permission to view the screen, and the pictures. */
  | 'capture'
  /** They share the disk and the memory of their device. */
  | 'apps'
  /** A file on its way into the free bank; what restarts the device may cut it. */
  | 'firmware'
  /** What a set-top box fetches and shows. */
  | 'content';
/** Interactive work goes ahead of bulk work in a device's queue. */
export type TaskLane = 'interactive' | 'bulk';
export type DeadlineName =
  | 'offlineWait'
  | 'delivery'
  | 'firstProgress'
  | 'completion'
  /** Between a change and the question whether the device is still there: so long a line may take to fall. */
  | 'settle'
  /** Until the device has checked in after a change, or has said that it took it back. */
  | 'checkIn';

/** Milliseconds a task may spend in each wait; null where the kind knows no such wait. */
export interface Deadlines {
  offlineWait: number;
  delivery: number;
  firstProgress: number | null;
  completion: number;
  /** Where a change is confirmed by a check-in. */
  settle?: number;
  checkIn?: number;
}

/** What the machine needs to know of a kind. It travels inside `task.requested`, so a replay never looks it up. */
export interface TaskTraits {
  kind: TaskKind;
  feature: TaskFeature;
  family: TaskFamily;
  /**
   * `boot`: only the device's own Boot! proves it done (reboot, factory reset). `checkIn`: a device that can take a change
   * back does so unless it is still there afterwards; one that cannot is done with its result.
   */
  confirmBy: 'result' | 'boot' | 'checkIn';
  /** May be sent again without proof that the first attempt was not delivered. */
  retrySafe: boolean;
  maxAttempts: number;
  deadlines: Deadlines;
}
