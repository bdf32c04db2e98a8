import { booleanOf } from '#domain/text/normal.ts';
import { referenceCovers } from '#usp/path.ts';

/**
 * Plans the subscriptions of an agent: which it needs, and the changes towards them (TR-369 §6.3.3, TR-181
 * Device.LocalAgent.Subscription). Pure.
 */

export interface Wanted {
  /** Fixed id, so that the subscription is recognised after any number of reconnects and restarts. */
  id: string;
  notifType: 'Event' | 'OperationComplete' | 'ValueChange';
  references: string[];
  /** True: survives a reboot of the agent. */
  persistent: boolean;
  /** True: the notification is repeated until it is acknowledged. */
  retry: boolean;
}

export interface Existing {
  path: string;
  id: string;
  notifType: string;
  references: string[];
  enabled: boolean;
  recipient: string;
}

export interface Plan {
  add: Wanted[];
  /** Correct rows that are disabled. */
  enable: string[];
  /** Rows to delete before the new ones are added; an id may be in both lists. */
  remove: { path: string; id: string }[];
}

const prefix = 'waymark-';
export const watchId = `${prefix}watch`;

export const standardSubscriptions: Wanted[] = [
  { id: `${prefix}boot`, notifType: 'Event', references: ['Device.Boot!'], persistent: true, retry: true },
  {
    id: `${prefix}complete`,
    notifType: 'OperationComplete',
    references: ['Device.'],
    persistent: true,
    retry: true,
  },
  {
    id: `${prefix}periodic`,
    notifType: 'Event',
    references: ['Device.LocalAgent.Periodic!'],
    persistent: true,
    retry: false,
  },
];

const consentEnds = 'Device.X_WAYMARK_Screen.ConsentEnded!';
/** Viewing of a set-top box (docs/usp-extension.md). */
export const viewingReport = 'Device.X_WAYMARK_Viewing.Report!';

/** Events for ended downloads and app changes; some agents report these in no other way. */
const ends: readonly string[] = [
  'Device.LocalAgent.TransferComplete!',
  'Device.SoftwareModules.DUStateChange!',
];

/**
 * Builds subscriptions for an agent's optional events. A sample is worthless later, so it is not repeated; ends and
 * consents are.
 */
export function optionalSubscriptions(events: string[]): Wanted[] {
  const wanted: Wanted[] = [];
  const alone = [consentEnds, viewingReport];
  const samples = events.filter((event) => !alone.includes(event) && !ends.includes(event));
  const offered = events.filter((event) => ends.includes(event));
  const event = { notifType: 'Event', persistent: true } as const;
  if (samples.length > 0)
    wanted.push({ ...event, id: `${prefix}samples`, references: samples, retry: false });
  if (offered.length > 0) wanted.push({ ...event, id: `${prefix}ends`, references: offered, retry: true });
  if (events.includes(consentEnds))
    wanted.push({ ...event, id: `${prefix}consents`, references: [consentEnds], retry: true });
  if (events.includes(viewingReport))
    wanted.push({ ...event, id: `${prefix}viewing`, references: [viewingReport], retry: true });
  return wanted;
}

export const keptId = `${prefix}kept`;

/**
 * Builds the subscription to the secrets kept for a device: their changes are reported with or without a viewer
 * (docs/decisions/261).
 */
export const keptSubscription = (paths: string[]): Wanted => ({
  id: keptId,
  notifType: 'ValueChange',
  references: paths,
  persistent: true,
  retry: true,
});

export function watchSubscription(paths: string[]): Wanted {
  return { id: watchId, notifType: 'ValueChange', references: paths, persistent: false, retry: true };
}

/**
 * Plans the changes. A running subscription is never changed: agents refuse another ReferenceList or NotifType (7004,
 * 7021), some of them while reporting that the Set succeeded. A differing one is deleted and added again.
 */
export function planSubscriptions(existing: Existing[], wanted: Wanted[]): Plan {
  const plan: Plan = { add: [], enable: [], remove: [] };
  const kept = new Set<string>();
  for (const each of wanted) {
    const own = existing.find(({ id, path }) => id === each.id && !kept.has(path));
    if (own && tellsTheSame(own, each)) {
      kept.add(own.path);
      if (!own.enabled) plan.enable.push(own.path);
    } else if (!existing.some((other) => alreadyTells(other, each))) plan.add.push(each);
  }
  for (const { id, path } of existing) {
    if (id.startsWith(prefix) && !kept.has(path)) plan.remove.push({ path, id });
  }
  return plan;
}

function tellsTheSame(own: Existing, wanted: Wanted): boolean {
  const sameReferences = own.references.toSorted().join() === wanted.references.toSorted().join();
  return own.notifType === wanted.notifType && sameReferences;
}

/**
 * Tells if an agent's other subscription, such as a factory one for Boot!, already covers the wanted one: otherwise it
 * would report twice.
 */
function alreadyTells(other: Existing, wanted: Wanted): boolean {
  if (!other.enabled || other.id.startsWith(prefix) || other.notifType !== wanted.notifType) return false;
  return wanted.references.every((wanted) => other.references.some((held) => referenceCovers(held, wanted)));
}

/** Reads the table out of the merged values of a Get on `Device.LocalAgent.Subscription.`. */
export function readSubscriptions(values: Record<string, string>): Existing[] {
  const rows = new Map<string, Existing>();
  for (const [path, value] of Object.entries(values)) {
    const match = /^(Device\.LocalAgent\.Subscription\.\d+\.)(\w+)$/.exec(path);
    if (!match?.[1]) continue;
    const row = rows.get(match[1]) ?? emptyRow(match[1]);
    rows.set(match[1], row);
    if (match[2] === 'ID') row.id = value;
    else if (match[2] === 'NotifType') row.notifType = value;
    else if (match[2] === 'ReferenceList') row.references = value.split(',').map((part) => part.trim());
    else if (match[2] === 'Enable') row.enabled = booleanOf(value) === true;
    else if (match[2] === 'Recipient') row.recipient = value;
  }
  return [...rows.values()];
}

function emptyRow(path: string): Existing {
  return { path, id: '', notifType: '', references: [], enabled: false, recipient: '' };
}
