import type { OperationId } from '#api/operations.gen.ts';
import { BoundedCache } from '#domain/bounded-cache.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { Json } from '#machines/json.ts';
import type { AuditRecord } from '#server/core/audit/record.ts';
import type { Database } from '#server/core/database/database.ts';
import type { AppendItem, EventLog } from '#server/core/log/log.ts';
import type { FaultReport } from '#server/core/logger.ts';
import { maskSecrets } from '#server/core/secrets/fields.ts';
import { auditStream, type PendingAuditEntry, pendingAuditEntries } from './pending-entries.ts';

/**
 * Notes of a handler for the audit trail. People may read the values later, so of a secret only its presence is noted.
 */
export class AuditNote {
  targets: string[] = [];
  taskIds: string[] = [];
  /** Other objects of the call than devices and those in its address, such as a row that it creates. */
  objects: string[] = [];
  oldValue: Json = null;
  newValue: Json = null;
  /** Operator whose users may read the values; null: every reader of all targets. */
  valuesOf: string | null = null;
  /** Actor of the call, if it is known only after the handler found it (login). */
  actor: Actor | null = null;
  /** Account of a refused sign-in: it is not the actor, but the refusal is counted for it. */
  suspected: string | null = null;
  /** True: the call changed nothing, so there is no entry. */
  nothing = false;
  /** Slot of an entry that is pending since the change was written. */
  owed: string | null = null;
  /** Further pending entries: a call that changes many rows has several. */
  more: { slot: string; record: AuditRecord }[] = [];

  /** Adds targets, each once. */
  about(...endpointIds: string[]): void {
    const known = new Set(this.targets);
    this.targets.push(...endpointIds.filter((endpointId) => !known.has(endpointId)));
  }

  /**
   * Notes a change. `valuesOf`: operator of the changed object, if that is not a device; not every reader of a device
   * in a case may see the case.
   */
  changed(oldValue: Json, newValue: Json, valuesOf: string | null = null): void {
    this.oldValue = maskSecrets(oldValue);
    this.newValue = maskSecrets(newValue);
    this.valuesOf = valuesOf;
  }
}

/** Builds facts of other streams for a pending entry of an older server, which did not write them with the rows. */
export type FactsOf = (record: AuditRecord, actor: Actor) => AppendItem[];

/** Maximum number of targets in one event; a command names at most as many devices. */
const targetLimit = 1_000;

/** Origin and context of a call. */
export interface Circumstances {
  /** Address of the caller. */
  address: string;
  /** Organisation of the session; null: the call itself found the caller. */
  operator: string | null;
  /** True if the caller had chosen the organisation (docs/decisions/209). */
  chosen: boolean;
  /** The role being previewed (docs/decisions/210). */
  preview: string | null;
  /** Objects that the call's address names. */
  named: string[];
}

interface AuditedCall extends Circumstances {
  operation: OperationId;
  method: string;
  reads: boolean;
  actor: Actor;
  result: string;
}

/** Milliseconds in which repeated reads of one account count as one: an open page reads again by itself. */
const lookMs = 15 * 60_000;
const rememberedViews = 20_000;

/**
 * Records one event for each call of an account that is not a GET (docs/decisions/031), in the account's stream. Reads
 * by POST are appended in the bulk lane and do not delay their answer; a repeated one is recorded once in 15 minutes.
 */
export function auditTrail(log: EventLog, onFault: FaultReport, now: () => number) {
  const views = new BoundedCache<string, number>(rememberedViews);
  const isSameLook = (call: AuditedCall, note: AuditNote): boolean => {
    if (!call.reads || call.result !== 'success' || note.more.length > 0 || note.owed !== null) return false;
    const { operation, actor, address, operator, preview, named } = call;
    const { targets, objects, taskIds, oldValue, newValue } = note;
    const key = canonicalJson({
      caller: [actor.id, operation, address, operator, preview],
      about: [named, targets, objects, taskIds, oldValue, newValue],
    });
    const at = views.get(key);
    if (at !== undefined && now() - at < lookMs) return true;
    views.set(key, now());
    return false;
  };
  return async (call: AuditedCall, note: AuditNote): Promise<void> => {
    if (isSameLook(call, note)) return;
    const entry = { actor: call.actor, record: recordOf(call, note), slot: note.owed };
    const more = note.more.map((owed) => ({ actor: call.actor, ...owed }));
    const appended = log
      .append([...more, entry].map(itemOf), call.reads ? 'bulk' : 'interactive')
      .catch((error: unknown) => onFault('audit', error));
    if (!call.reads) await appended;
  };
}

/** Builds the audit record of a call. */
export const recordOf = (call: Omit<AuditedCall, 'actor'>, note: AuditNote): AuditRecord => ({
  operation: call.operation,
  method: call.method,
  reads: call.reads,
  targets: note.targets.slice(0, targetLimit),
  result: call.result,
  address: call.address,
  operator: call.operator,
  chosen: call.chosen,
  preview: call.preview,
  objects: objectsOf(call.named, note),
  taskIds: note.taskIds,
  oldValue: note.oldValue,
  newValue: note.newValue,
  valuesOf: note.valuesOf,
});

/** Returns distinct ids other than those of devices and tasks. */
function objectsOf(named: string[], { objects, targets, taskIds }: AuditNote): string[] {
  const notifiedIds = new Set([...targets, ...taskIds]);
  return [...new Set([...named, ...objects])].filter((id) => !notifiedIds.has(id)).slice(0, targetLimit);
}

/**
 * Appends pending entries older than this time, or all: they are left by a server that ended, or by a time when the log
 * could not be written (docs/decisions/163).
 */
export async function flushPendingAuditEntries(
  database: Database,
  log: EventLog,
  { before, factsOf }: { before: Date | null; factsOf?: FactsOf },
): Promise<void> {
  for (const entry of await pendingAuditEntries(database, log.logId, before))
    await log.append([itemOf(entry), ...(factsOf?.(entry.record, entry.actor) ?? [])]);
}

/** Builds the append of an entry about work that no call began. */
export const auditItem = (actor: Actor, record: AuditRecord): AppendItem =>
  itemOf({ actor, record, slot: null });

/** Builds the append that also deletes the pending entry in the same statement, so that an entry is appended once. */
const itemOf = ({
  actor,
  record,
  slot,
}: Omit<PendingAuditEntry, 'slot'> & { slot: string | null }): AppendItem => ({
  streamId: auditStream(actor),
  kind: 'audit',
  machineVersion: '1',
  events: [{ type: 'audit.recorded', data: record, actor }],
  ...(slot === null ? {} : { endedSlots: [slot] }),
});
