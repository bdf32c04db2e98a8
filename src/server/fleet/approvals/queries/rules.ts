import { type Kysely, sql } from 'kysely';
import { type ApprovalRules, areSameRules, stricter, weakerRuleMs } from '#domain/approval-rules.ts';
import type { Row, Tables } from '#server/core/database/database.ts';

export interface OrganisationRules extends ApprovalRules {
  /** Limit for downloads of this organisation and all below it, in bytes per second; null: none of its own. */
  bytesPerSecond: number | null;
}

/** Requested weaker rules that do not apply yet. */
export interface PendingRules extends ApprovalRules {
  accountId: string;
  requestedBy: string;
  requestedAt: Date;
  effectiveAt: Date;
}

export interface RulesNow {
  rules: OrganisationRules;
  /** Rules that wait; null: none, or they apply by now. */
  pending: PendingRules | null;
  /** Version of the organisation's own rules; 0: it has none. */
  version: number;
}

type RuleRow = Row<'firmware_rule'> & { due: boolean };

const usual: OrganisationRules = {
  fourEyes: true,
  fromDevices: 10,
  mustBeSigned: false,
  bytesPerSecond: null,
};

/**
 * Reads the rules of this organisation, or else of the nearest one above that has some. Without any, a second person
 * approves.
 */
export const rulesOf = async (db: Kysely<Tables>, opId: string): Promise<OrganisationRules> =>
  (await rulesNow(db, opId)).rules;

export async function rulesNow(db: Kysely<Tables>, opId: string): Promise<RulesNow> {
  const { rows } = await sql<RuleRow>`
    select r.*, r.pending is not null and r.pending_until <= now() as due
    from firmware_rule r join operator o using (op_id) join operator own on own.op_id = ${opId}
    where starts_with(own.op_path, o.op_path) order by length(o.op_path) desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return { rules: usual, pending: null, version: 0 };
  const stored: ApprovalRules = {
    fourEyes: row.four_eyes,
    fromDevices: row.from_devices,
    mustBeSigned: row.must_be_signed,
  };
  const asked = askedOf(row);
  const isOwn = row.op_id === opId;
  return {
    rules: { ...(asked && row.due ? asked : stored), bytesPerSecond: row.bytes_per_second },
    pending: asked && !row.due && isOwn ? pendingOf(row, asked) : null,
    version: isOwn ? row.version : 0,
  };
}

/** Reads a row's `pending`, which only this server writes. */
const askedOf = ({ pending }: RuleRow): ApprovalRules | null => pending as ApprovalRules | null;

const pendingOf = (row: RuleRow, asked: ApprovalRules): PendingRules => ({
  ...asked,
  accountId: row.pending_account ?? '',
  requestedBy: row.pending_by ?? '',
  requestedAt: row.pending_since ?? new Date(0),
  effectiveAt: row.pending_until ?? new Date(0),
});

export interface RulesChange {
  opId: string;
  rules: OrganisationRules;
  by: { accountId: string; name: string };
  /** Version that was edited; undefined: the latest. */
  seen: number | undefined;
  at: Date;
}

/**
 * Sets rules. Stricter ones apply at once. Weaker ones wait for a day, or until another person requests the same;
 * setting rules that are not weaker withdraws them. Null: another administrator changed them first.
 */
export function setRules(
  db: Kysely<Tables>,
  { opId, rules, by, seen, at }: RulesChange,
): Promise<{ before: RulesNow; after: RulesNow } | null> {
  return db.transaction().execute(async (trx) => {
    // The lock makes two administrators who save at once do so one after the other.
    await trx.selectFrom('operator').select('op_id').where('op_id', '=', opId).forUpdate().execute();
    const before = await rulesNow(trx, opId);
    if (seen !== undefined && seen !== before.version) return null;
    const isSecond =
      before.pending !== null &&
      before.pending.accountId !== by.accountId &&
      areSameRules(before.pending, rules);
    const now = isSecond ? rules : stricter(before.rules, rules);
    const waits = !areSameRules(now, rules);
    const { fourEyes, fromDevices, mustBeSigned } = rules;
    const isSame = before.pending !== null && areSameRules(before.pending, rules);
    // A repeated request by the same person does not restart the day.
    const since = isSame && before.pending ? before.pending.requestedAt : at;
    const until =
      isSame && before.pending ? before.pending.effectiveAt : new Date(at.getTime() + weakerRuleMs);
    const values = {
      four_eyes: now.fourEyes,
      from_devices: now.fromDevices,
      must_be_signed: now.mustBeSigned,
      bytes_per_second: rules.bytesPerSecond,
      version: before.version + 1,
      pending: waits ? JSON.stringify({ fourEyes, fromDevices, mustBeSigned }) : null,
      pending_account: waits ? by.accountId : null,
      pending_by: waits ? by.name : null,
      pending_since: waits ? since : null,
      pending_until: waits ? until : null,
    };
    await trx
      .insertInto('firmware_rule')
      .values({ op_id: opId, ...values })
      .onConflict((conflict) => conflict.column('op_id').doUpdateSet(values))
      .execute();
    return { before, after: await rulesNow(trx, opId) };
  });
}

export const needsFourEyes = async (db: Kysely<Tables>, opId: string): Promise<boolean> =>
  (await rulesOf(db, opId)).fourEyes;
