import { type RawBuilder, sql } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import type { MessageKind, OutageCause } from '#machines/message/events.ts';
import { mostSubjects } from '#machines/message/machine.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { type Access, ScopedQueries } from '#server/core/read-models/scope.ts';
import { storedOutage } from '#server/people/notifications/stored-outage.ts';
import type { ApprovalKind } from '#server/people/notifications/waiting-approvals.ts';
import { messagePermissions } from './readers.ts';

export type OwnMessage = Row<'message'> & { company_name: string | null };

interface Reader {
  accountId: string;
  permissions: readonly string[];
}

/** Tables with the names of messages' subjects, by kind: id, name, organisation. */
const namedAlarms = sql`select a.alarm_id as id, coalesce(d.device_name, a.endpoint_id) as name, a.op_id
  from alarm a left join device d on d.endpoint_id = a.endpoint_id and d.op_id = a.op_id`;
const named = {
  devicesAway: sql`select endpoint_id as id, coalesce(device_name, endpoint_id) as name, op_id from device`,
  outages: sql`select endpoint_id as id, coalesce(device_name, endpoint_id) as name, op_id from device`,
  handoverAsked: sql`select endpoint_id as id, coalesce(device_name, endpoint_id) as name, op_id from device`,
  alarmsRaised: namedAlarms,
  alarmAssigned: namedAlarms,
  tasksEnded: sql`select t.task_id as id, coalesce(d.device_name, d.endpoint_id) as name, d.op_id
    from task t join device d using (endpoint_id)`,
  bulkActionEnded: sql`select bulk_action_id as id, kind as name, op_id from bulk_action`,
  caseChanged: sql`select case_id as id, title as name, op_id from case_file`,
  caseShared: sql`select case_id as id, title as name, op_id from case_file`,
  invitationAccepted: sql`select account_id as id, name, op_id from account`,
  approvalRules: sql`select op_id as id, company_name as name, op_id from operator`,
  // Only what still waits has a name: a message whose objects were all decided is not shown any more.
  filesToApprove: sql`select file_id as id, model_name || ' ' || version_name as name, op_id
    from firmware_file where state = 'notApproved'`,
  appsToApprove: sql`select file_id as id, app_name || ' ' || app_version as name, op_id
    from app_file where state = 'notApproved'`,
  profilesToApprove: sql`select rollout_id as id, name, op_id
    from rollout where cargo = 'firmware' and state = 'awaitingApproval' and not deleted`,
  appProfilesToApprove: sql`select rollout_id as id, name, op_id
    from rollout where cargo = 'app' and state = 'awaitingApproval' and not deleted`,
  presetsToApprove: sql`select preset_id as id, name, op_id from preset where state = 'awaitingApproval'`,
  presetUndone: sql`select preset_id as id, name, op_id from preset`,
  rowsAltered: sql`select op_id as id, company_name as name, op_id from operator`,
} satisfies Record<MessageKind, RawBuilder<unknown>>;

const approvalKinds = [
  'filesToApprove',
  'appsToApprove',
  'profilesToApprove',
  'appProfilesToApprove',
  'presetsToApprove',
] as const satisfies readonly ApprovalKind[];
const isApproval = (kind: string) => approvalKinds.some((each) => each === kind);

/**
 * Tells if an object of the message `m` still waits for an approval, or if it may have more objects than it names. Other
 * messages do not depend on it.
 */
const waits = sql`(m.kind <> all(${[...approvalKinds]}::text[]) or cardinality(m.subjects) >= ${mostSubjects}
  or exists (select from (${sql.join(
    approvalKinds.map((kind) => named[kind]),
    sql` union all `,
  )}) n where n.id = any(m.subjects)))`;

/** Counts what a message is about. Of objects that wait for an approval those that were decided do not count. */
export function countOf(
  { kind, count, subjects }: { kind: string; count: number; subjects: readonly string[] },
  names: ReadonlyMap<string, string>,
): number {
  if (!isApproval(kind)) return count;
  const waiting = subjects.filter((id) => names.has(`${kind} ${id}`)).length;
  // An object that was submitted twice is counted twice, but named once.
  return subjects.length < mostSubjects ? waiting : count - subjects.length + waiting;
}

/**
 * Only access to messages: those to the caller, about their viewed organisation and those below it, and with subjects
 * that their role permits now.
 */
export class OwnMessages extends ScopedQueries {
  async page(reader: Reader, page: number, limit: number) {
    const from = this.#from(reader);
    const { rows } = await sql<OwnMessage>`select m.*, o.company_name ${from}
      order by m.terminal, m.news_at desc, m.message_id limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${from}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0, names: await namesOf(this.database, this.opPath, rows) };
  }

  /** Lists unread messages: all of them, or this one. */
  async unread(reader: Reader, messageId: string | null, limit: number): Promise<string[]> {
    const one = messageId === null ? sql`true` : sql`m.message_id = ${messageId}`;
    const { rows } = await sql<{ message_id: string }>`
      select m.message_id ${this.#from(reader)} and not m.terminal and ${one} limit ${limit}`.execute(
      this.database.sql,
    );
    return rows.map(({ message_id }) => message_id);
  }

  async has(reader: Reader, messageId: string): Promise<boolean> {
    const { rows } = await sql`select 1 ${this.#from(reader)} and m.message_id = ${messageId}`.execute(
      this.database.sql,
    );
    return rows.length > 0;
  }

  #from({ accountId, permissions }: Reader): RawBuilder<unknown> {
    return sql`from message m left join operator o on o.op_path = m.op_path
      where m.account_id = ${accountId} and m.in_console and m.state <> 'expired' and starts_with(m.op_path, ${this.opPath})
        and m.kind = any(${permittedKinds(permissions)}::text[])
        and ${waits}`;
  }
}

const permittedKinds = (permissions: readonly string[]): string[] =>
  Object.entries(messagePermissions).flatMap(([kind, permission]) =>
    permissions.includes(permission) ? [kind] : [],
  );

/**
 * Reads the names of messages' subjects, by kind and id; subjects that are outside the organisation of `opPath`, or
 * deleted, are missing.
 */
export async function namesOf(
  { sql: db }: Database,
  opPath: string,
  messages: readonly { kind: string; subjects: readonly string[]; outage?: unknown }[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, select] of Object.entries(named)) {
    const ids = messages.filter((message) => message.kind === kind).flatMap(({ subjects }) => subjects);
    if (ids.length === 0) continue;
    const { rows: found } = await sql<{ id: string; name: string }>`
      select n.id, n.name from (${select}) n join operator o using (op_id)
      where n.id = any(${ids}::text[]) and starts_with(o.op_path, ${opPath})`.execute(db);
    for (const { id, name } of found) names.set(`${kind} ${id}`, name);
  }
  await addCauses(db, opPath, messages, names);
  return names;
}

/** Adds the organisations and access points that outages are named by. */
async function addCauses(
  db: Database['sql'],
  opPath: string,
  messages: readonly { outage?: unknown }[],
  names: Map<string, string>,
): Promise<void> {
  const causes = messages.flatMap(({ outage }) => storedOutage(outage)?.cause ?? []);
  if (causes.length === 0) return;
  const values = causes.map(({ value }) => value);
  const { rows } = await sql<{ kind: string; value: string; name: string }>`
    select 'organisation' as kind, op_path as value, company_name as name from operator
    where op_path = any(${values}::text[]) and starts_with(op_path, ${opPath})
    union all
    select 'accessPoint', d.endpoint_id, coalesce(d.device_name, d.endpoint_id)
    from device d join operator o using (op_id)
    where d.endpoint_id = any(${values}::text[]) and starts_with(o.op_path, ${opPath})`.execute(db);
  for (const { kind, value, name } of rows) names.set(`${kind} ${value}`, name);
}

/** Returns what an outage is named by; null: the reader may not see it. */
export const causeName = ({ kind, value }: OutageCause, names: ReadonlyMap<string, string>): string | null =>
  kind === 'organisation' || kind === 'accessPoint' ? (names.get(`${kind} ${value}`) ?? null) : value;

export type SentMessage = OwnMessage & { account_name: string };

/** Message with its record: for its recipient, and for readers of their organisation's audit trail. */
export class MessageRecords {
  readonly #access: Access;

  private constructor(access: Access) {
    this.#access = access;
  }

  static within(access: Access): MessageRecords {
    return new MessageRecords(access);
  }

  /**
   * Finds a message; null for a missing one and one that the caller may not read alike, so that they cannot tell the
   * two apart.
   */
  async find(id: string): Promise<SentMessage | null> {
    const { database, opPath, actor, power } = this.#access;
    const audits = power.permissions.includes(operations.listAuditEntries.permission);
    const { rows } = await sql<SentMessage>`
      select m.*, o.company_name, a.name as account_name from message m
      join account a using (account_id) join operator his on his.op_id = a.op_id
      left join operator o on o.op_path = m.op_path
      where m.message_id = ${id} and starts_with(m.op_path, ${opPath})
        and m.kind = any(${permittedKinds(power.permissions)}::text[])
        and (m.account_id = ${actor.id} or (${audits} and starts_with(his.op_path, ${opPath})))`.execute(
      database.sql,
    );
    return rows[0] ?? null;
  }

  names(message: OwnMessage): Promise<Map<string, string>> {
    return namesOf(this.#access.database, this.#access.opPath, [message]);
  }
}
