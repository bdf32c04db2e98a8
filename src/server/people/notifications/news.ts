import { isObject } from '#domain/verify/shapes.ts';
import type { JsonObject } from '#machines/json.ts';
import type { MessageKind, Outage } from '#machines/message/events.ts';
import type { Committed } from '#server/core/log/log.ts';
import { idOf } from '#server/core/streams/definition.ts';
import { type WaitingApproval, waitingIn } from './waiting-approvals.ts';

/** Event that users can subscribe to. */
export interface News {
  kind: MessageKind;
  /** Group: its events become one message; empty: all of its kind. */
  group: string;
  /** Id of the device, task, bulk action, case or account that it concerns. */
  subject: string;
  /** Path of the organisation that it belongs to. */
  opPath: string;
  /**
   * Recipients: these accounts, or those of this organisation; in both cases only subscribers. `except`: those who already
   * know, such as the actor.
   */
  to: { accountIds: readonly string[] } | { opPath: string; except?: readonly string[] };
  failed: boolean;
  pos: number;
  /** The outage that the device is part of. */
  outage?: Outage;
}

/** Names for ids in events. */
export interface NewsLookups {
  /** Reads paths by device; unknown ones are missing. */
  pathsOfDevices(endpointIds: string[]): Promise<Map<string, string>>;
  /** Reads the accounts with a message about a lasting outage that explains why the device is offline. */
  accountsNotifiedOfOutage(endpointId: string): Promise<string[]>;
  /** Reads the requesters of these tasks, and the path of the device; tasks of bulk actions are missing. */
  requestersOfTasks(taskIds: string[]): Promise<Map<string, { accountId: string; opPath: string }>>;
  requesterOfBulkAction(id: string): Promise<{ accountId: string; opPath: string } | null>;
  /** Reads the accounts that have worked on a case. */
  peopleOfCase(caseId: string): Promise<{ accountIds: string[]; opPath: string } | null>;
  pathOfCase(caseId: string): Promise<string | null>;
  pathOfOperator(opId: string): Promise<string | null>;
  /** Reads the root organisation. */
  root(): Promise<{ opId: string; opPath: string } | null>;
  /** Reads who may decide on something that waits for an approval; null: its organisation is gone. */
  approversOf(waiting: WaitingApproval): Promise<{ accountIds: string[]; opPath: string } | null>;
  /** Reads the account on whose behalf a preset acts. */
  editorOfPreset(presetId: string): Promise<{ accountId: string; opPath: string } | null>;
  /** Reads the account that invited another one. */
  inviterOf(accountId: string): Promise<{ accountId: string; opPath: string } | null>;
}

/**
 * Tells if an alarm becomes critical for the first time. One that did so while it was silenced is news when the silence
 * ends, if it is still critical.
 */
function becomesCritical({ before, after }: NonNullable<Committed['step']>): boolean {
  if (after.context.silenced !== null) return false;
  const isHeldBack =
    before.context.heldBack && after.context.level === 'critical' && !after.hasTag('terminal');
  return isHeldBack || (after.value === 'critical' && before.context.severity !== 'critical');
}

const caseChanges = ['case.commented', 'case.closed', 'case.reopened'];

const endsNow = ({ step }: Committed): boolean =>
  (step?.after.hasTag('terminal') ?? false) && !step?.before.hasTag('terminal');
/** Tells if an end is news; a cancelled task is none, because its canceller already knows. */
const isNews = (fact: Committed): boolean => endsNow(fact) && fact.step?.after.value !== 'cancelled';

/** Finds news in a page of the log, except disconnected devices (`DevicesAway`). In log order. */
export async function newsIn(facts: readonly Committed[], lookups: NewsLookups): Promise<News[]> {
  const ended = facts.filter((fact) => fact.kind === 'task' && isNews(fact));
  const tasks =
    ended.length > 0
      ? await lookups.requestersOfTasks(ended.map(({ event }) => idOf(event.streamId)))
      : new Map();
  const asked = facts.filter(({ event }) => event.type === 'device.handoverAsked');
  const devices =
    asked.length > 0
      ? await lookups.pathsOfDevices(asked.map(({ event }) => idOf(event.streamId)))
      : new Map<string, string>();
  const news = await Promise.all(facts.map((fact) => newsOf(fact, tasks, devices, lookups)));
  return news.flatMap((each) => each ?? []);
}

async function newsOf(
  fact: Committed,
  tasks: ReadonlyMap<string, { accountId: string; opPath: string }>,
  devices: ReadonlyMap<string, string>,
  lookups: NewsLookups,
): Promise<News | null> {
  const { event, kind, step } = fact;
  if (event.erased) return null;
  const subject = idOf(event.streamId);
  const about = { subject, group: '', failed: false, pos: event.pos };
  if (kind === 'task' && isNews(fact)) {
    const of = tasks.get(subject);
    if (!of) return null;
    const failed = step?.after.value !== 'succeeded';
    return { ...about, kind: 'tasksEnded', failed, to: { accountIds: [of.accountId] }, opPath: of.opPath };
  }
  if (kind === 'bulk-action' && isNews(fact)) {
    const of = await lookups.requesterOfBulkAction(subject);
    if (!of) return null;
    const to = { accountIds: [of.accountId] };
    return { ...about, kind: 'bulkActionEnded', group: subject, to, opPath: of.opPath };
  }
  if (kind === 'alarm' && step && becomesCritical(step)) {
    const { endpointId, modelName, metric } = step.after.context;
    const opPath = (await lookups.pathsOfDevices([endpointId])).get(endpointId);
    if (opPath === undefined) return null;
    // One cause, one message: who was notified of the outage knows that the device is offline.
    const except = metric === 'offline' ? await lookups.accountsNotifiedOfOutage(endpointId) : [];
    // A fault of many devices of a model becomes one message.
    return { ...about, kind: 'alarmsRaised', group: modelName, to: { opPath, except }, opPath };
  }
  if (kind === 'alarm' && step && event.type === 'alarm.assigned') {
    const { assigned, endpointId } = step.after.context;
    const opPath = (await lookups.pathsOfDevices([endpointId])).get(endpointId);
    // A user who takes an alarm needs no message about it.
    if (assigned === null || assigned.accountId === event.actor.id || opPath === undefined) return null;
    const to = { accountIds: [assigned.accountId] };
    return { ...about, kind: 'alarmAssigned', group: String(event.pos), to, opPath };
  }
  if (caseChanges.includes(event.type)) {
    const of = await lookups.peopleOfCase(subject);
    if (!of) return null;
    const to = { accountIds: of.accountIds.filter((id) => id !== event.actor.id) };
    return { ...about, kind: 'caseChanged', group: subject, to, opPath: of.opPath };
  }
  if (event.type === 'case.shared') {
    const opPath = await lookups.pathOfCase(subject);
    if (opPath === null) return null;
    const accountId = accountOf(event.data.with);
    const to =
      accountId === null
        ? { opPath, except: [event.actor.id] }
        : { accountIds: [accountId].filter((id) => id !== event.actor.id) };
    return { ...about, kind: 'caseShared', to, opPath };
  }
  if (event.type === 'device.handoverAsked') {
    const accountId = accountOf(event.data.to);
    const opPath = devices.get(subject);
    if (accountId === null || opPath === undefined) return null;
    const to = { accountIds: [accountId] };
    return { ...about, kind: 'handoverAsked', group: String(event.pos), to, opPath };
  }
  if (kind === 'preset-device' && step) {
    const preset = undonePreset(step);
    const of = preset === null ? null : await lookups.editorOfPreset(preset);
    if (preset === null || of === null) return null;
    const to = { accountIds: [of.accountId] };
    return { ...about, subject: preset, kind: 'presetUndone', group: preset, to, opPath: of.opPath };
  }
  const weakened = event.type === 'audit.recorded' ? weakenedOf(event.data) : null;
  if (weakened !== null) {
    const opPath = await lookups.pathOfOperator(weakened);
    if (opPath === null) return null;
    const to = { opPath, except: [event.actor.id] };
    return { ...about, subject: weakened, kind: 'approvalRules', group: weakened, to, opPath };
  }
  if (event.type === 'seals.rowRebuilt' || event.type === 'seals.rowRefused') {
    const root = await lookups.root();
    if (root === null) return null;
    const { opId, opPath } = root;
    return { ...about, subject: opId, kind: 'rowsAltered', to: { opPath }, opPath };
  }
  const { begins } = waitingIn(fact);
  if (begins) {
    const of = await lookups.approversOf(begins);
    if (!of) return null;
    return { ...about, kind: begins.kind, to: { accountIds: of.accountIds }, opPath: of.opPath };
  }
  if (event.type === 'account.accepted') {
    const of = await lookups.inviterOf(subject);
    if (!of) return null;
    return { ...about, kind: 'invitationAccepted', to: { accountIds: [of.accountId] }, opPath: of.opPath };
  }
  return null;
}

/** Returns the first preset that has given up a field on a device with this fact. */
function undonePreset({ before, after }: NonNullable<Committed['step']>): string | null {
  const givenUp = (fields: Readonly<Record<string, { fighting: readonly string[] }>> = {}) =>
    Object.entries(fields).flatMap(([field, { fighting }]) => fighting.map((want) => `${field} ${want}`));
  const known = new Set(givenUp(before.context.fields));
  const fresh = givenUp(after.context.fields).find((one) => !known.has(one));
  if (fresh === undefined) return null;
  const want = fresh.slice(fresh.indexOf(' ') + 1);
  return want.slice(0, want.lastIndexOf('@'));
}

/** Returns the organisation for which weaker approval rules were requested. */
function weakenedOf({ operation, result, operator, newValue }: JsonObject): string | null {
  const waits = isObject(newValue) && isObject(newValue.pending);
  const isRequest = operation === 'setFirmwareRules' && result === 'success' && waits;
  return isRequest && typeof operator === 'string' ? operator : null;
}

const accountOf = (person: unknown): string | null =>
  person instanceof Object && 'id' in person && typeof person.id === 'string' ? person.id : null;
