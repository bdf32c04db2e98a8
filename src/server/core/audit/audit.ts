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

/** What a handler tells the audit trail while it works. Values are what a person may read later: a secret is only said to be there. */
export class AuditNote {
  targets: string[] = [];
  taskIds: string[] = [];
  /** What the call is about that is no device and does not stand in its address: a row that it makes. */
  objects: string[] = [];
  oldValue: Json = null;
  newValue: Json = null;
  /** Operator whose users may read the values; null: every reader of all targets. */
  valuesOf: string | null = null;
  /** Set where the caller is known only after the handler looked (login). */
  actor: Actor | null = null;
  /** Account that a refused sign-in was meant for: it is no actor, but the refusal is counted as its own. */
  suspected: string | null = null;
  /** The call found everything as it asked for: there is nothing to tell. */
  nothing = false;
  /** Under which the entry is owed already, since the change was written. */
  owed: string | null = null;
  /** Entries beside that one: a call that changes many rows owes several. */
  more: { slot: string; record: AuditRecord }[] = [];

  /** Each once, however often a handler says so. */
  about(...endpointIds: string[]): void {
    const known = new Set(this.targets);
    this.targets.push(...endpointIds.filter((endpointId) => !known.has(endpointId)));
  }

  /** `valuesOf`: operator of the changed object, if that is not a device; not every reader of a device in a case may see the case. */
  changed(oldValue: Json, newValue: Json, valuesOf: string | null = null): void {
    this.oldValue = maskSecrets(oldValue);
    this.newValue = maskSecrets(newValue);
    this.valuesOf = valuesOf;
  }
}

/** Facts of other streams that an entry says, of a server from before rows were written with their facts. */
export type FactsOf = (record: AuditRecord, actor: Actor) => AppendItem[];

/** Targets written into one event; a command names at most as many devices. */
const targetLimit = 1_000;

/** Where and how a call was made. */
export interface Circumstances {
  /** The caller's. */
  address: string;
  /** Organisation that the session is held to; null: the caller was found by the call itself. */
  operator: string | null;
  /** Whether the caller had chosen it (docs/decisions/209). */
  chosen: boolean;
  /** The role being previewed (docs/decisions/210). */
  preview: string | null;
  /** What the address of the call names. */
  named: string[];
}

interface AuditedCall extends Circumstances {
  operation: OperationId;
  method: string;
  reads: boolean;
  actor: Actor;
  result: string;
}

/** A page that stays open reads again by itself: within this time the same read of the same account is one look. */
const lookMs = 15 * 60_000;
const rememberedLooks = 20_000;

/**
 * One event for each call of an account that is not a GET (docs/decisions/031), in the account's stream. Reads by
 * POST are appended behind the work of others and do not hold up their answer; a repeated one is recorded once in 15 minutes.
 */
export function auditTrail(log: EventLog, onFault: FaultReport, now: () => number) {
  const looks = new BoundedCache<string, number>(rememberedLooks);
  const isSameLook = (call: AuditedCall, note: AuditNote): boolean => {
    if (!call.reads || call.result !== 'success' || note.more.length > 0 || note.owed !== null) return false;
    const { operation, actor, address, operator, preview, named } = call;
    const { targets, objects, taskIds, oldValue, newValue } = note;
    const key = canonicalJson({
      caller: [actor.id, operation, address, operator, preview],
      about: [named, targets, objects, taskIds, oldValue, newValue],
    });
    const at = looks.get(key);
    if (at !== undefined && now() - at < lookMs) return true;
    looks.set(key, now());
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

/** What the trail keeps of a call. */
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

/** Ids other than those of devices and tasks, each once. */
function objectsOf(named: string[], { objects, targets, taskIds }: AuditNote): string[] {
  const told = new Set([...targets, ...taskIds]);
  return [...new Set([...named, ...objects])].filter((id) => !told.has(id)).slice(0, targetLimit);
}

/** Appends pending entries older than this time, or all: from a server that ended, or while the log could not be written (docs/decisions/163). */
export async function flushPendingAuditEntries(
  database: Database,
  log: EventLog,
  { before, factsOf }: { before: Date | null; factsOf?: FactsOf },
): Promise<void> {
  for (const entry of await pendingAuditEntries(database, log.logId, before))
    await log.append([itemOf(entry), ...(factsOf?.(entry.record, entry.actor) ?? [])]);
}

/** The event ends the debt: both are written in one statement, so an entry is paid once. */
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
