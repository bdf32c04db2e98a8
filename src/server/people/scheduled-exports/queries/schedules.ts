import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nextTime, type RepeatRule } from '#domain/schedules/calendar.ts';
import type { Database, Row, Tables } from '#server/core/database/database.ts';
import type { ExportOrder } from '#server/core/exports/list-export.ts';

type Schedule = Row<'export_schedule'>;
type Run = Row<'export_run'>;
export type EndReason = NonNullable<Schedule['ended_because']>;

export interface ListedRun extends Run {
  delivered: number;
  has_file: boolean;
}

export interface ListedSchedule extends Omit<Schedule, 'definition' | 'rule'> {
  definition: ExportOrder;
  rule: RepeatRule;
  owner: string;
  company_name: string;
  recipients: { accountId: string; name: string; email: string }[];
  last_run: string | null;
}

export interface NewSchedule {
  scheduleId: string;
  accountId: string;
  opId: string;
  name: string;
  definition: ExportOrder;
  rule: RepeatRule;
  recipients: readonly string[];
}

const listedRun = sql`select r.*,
  (select count(*)::int from export_delivery d where d.run_id = r.run_id) as delivered,
  exists (select from export_file f where f.run_id = r.run_id) as has_file
  from export_run r`;

/** Schedules that an account owns or receives. All its reads and changes are here, so that none forgets whose they are. */
export class AccountSchedules {
  readonly #db: Kysely<Tables>;
  readonly #accountId: string;

  constructor({ sql: db }: Database, accountId: string) {
    this.#db = db;
    this.#accountId = accountId;
  }

  async page(limit: number, offset: number): Promise<{ rows: ListedSchedule[]; total: number }> {
    const { rows } = await sql<ListedSchedule & { total: number }>`
      select listed.*, count(*) over ()::int as total from (${this.#listed(sql`s.state <> 'deleted'`)}) listed
      order by created_at desc, schedule_id limit ${limit} offset ${offset}`.execute(this.#db);
    return { rows, total: rows[0]?.total ?? (offset === 0 ? 0 : await this.#count()) };
  }

  async #count(): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from (${this.#listed(sql`s.state <> 'deleted'`)}) listed`.execute(this.#db);
    return rows[0]?.n ?? 0;
  }

  /** Finds a schedule, also a deleted one; null if there is none, or it concerns only others. */
  async find(scheduleId: string): Promise<ListedSchedule | null> {
    const { rows } = await this.#listed(sql`s.schedule_id = ${scheduleId}`).execute(this.#db);
    return rows[0] ?? null;
  }

  async runs(
    scheduleId: string,
    limit: number,
    offset: number,
  ): Promise<{ rows: ListedRun[]; total: number }> {
    const { rows } = await sql<ListedRun & { total: number }>`
      select listed.*, count(*) over ()::int as total from (${listedRun} where r.schedule_id = ${scheduleId}) listed
      order by due_at desc, run_id limit ${limit} offset ${offset}`.execute(this.#db);
    return { rows, total: rows[0]?.total ?? 0 };
  }

  async runsById(runIds: readonly string[]): Promise<ListedRun[]> {
    const { rows } = await sql<ListedRun>`${listedRun} where r.run_id = any(${[...runIds]}::text[])`.execute(
      this.#db,
    );
    return rows;
  }

  /** Finds the file of a run that the account owns or that was mailed to it. */
  async file(runId: string): Promise<(Row<'export_file'> & { definition: ExportOrder }) | null> {
    const { rows } = await sql<Row<'export_file'> & { definition: ExportOrder }>`
      select f.*, s.definition from export_file f join export_run r using (run_id) join export_schedule s using (schedule_id)
      where f.run_id = ${runId} and (s.account_id = ${this.#accountId} or exists (
        select from export_delivery d where d.run_id = f.run_id and d.account_id = ${this.#accountId}))`.execute(
      this.#db,
    );
    return rows[0] ?? null;
  }

  /** Counts the own schedules that are not deleted. */
  async owned(): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from export_schedule
      where account_id = ${this.#accountId} and state <> 'deleted'`.execute(this.#db);
    return rows[0]?.n ?? 0;
  }

  async add({ scheduleId, opId, name, definition, rule, recipients }: NewSchedule, now: Date): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('export_schedule')
        .values({
          schedule_id: scheduleId,
          account_id: this.#accountId,
          op_id: opId,
          schedule_name: name,
          definition: JSON.stringify(definition),
          rule: JSON.stringify(rule),
          state: 'active',
          next_at: new Date(nextTime(rule, now.getTime())),
          created_at: now,
        })
        .execute();
      await db
        .insertInto('export_recipient')
        .values(recipients.map((accountId) => ({ schedule_id: scheduleId, account_id: accountId })))
        .execute();
    });
  }

  /** Changes an own schedule. The next run of an active one is at the next of the new times. */
  async update(
    scheduleId: string,
    { name, definition, rule, recipients }: Omit<NewSchedule, 'scheduleId' | 'accountId' | 'opId'>,
    now: Date,
  ): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const nextAt = new Date(nextTime(rule, now.getTime()));
      const { numUpdatedRows } = await db
        .updateTable('export_schedule')
        .set({
          schedule_name: name,
          definition: JSON.stringify(definition),
          rule: JSON.stringify(rule),
          next_at: sql`case state when 'active' then ${nextAt}::timestamptz end`,
        })
        .where('schedule_id', '=', scheduleId)
        .where('account_id', '=', this.#accountId)
        .where('state', '<>', 'deleted')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await db.deleteFrom('export_recipient').where('schedule_id', '=', scheduleId).execute();
      await db
        .insertInto('export_recipient')
        .values(recipients.map((accountId) => ({ schedule_id: scheduleId, account_id: accountId })))
        .execute();
    });
  }

  /** Changes the state of an own schedule; false if it is not in one of these states, or another's. */
  async change(
    scheduleId: string,
    from: readonly Schedule['state'][],
    to: { state: 'active'; nextAt: Date } | { state: 'paused' | 'deleted' },
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('export_schedule')
      .set({ state: to.state, next_at: 'nextAt' in to ? to.nextAt : null, ended_because: null })
      .where('schedule_id', '=', scheduleId)
      .where('account_id', '=', this.#accountId)
      .where('state', 'in', [...from])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Begins a run that a person asked for; null while another one is under way. */
  async begin(scheduleId: string, runId: string, startedBy: string, now: Date): Promise<ListedRun | null> {
    return this.#db.transaction().execute(async (db) => {
      const { rows } = await sql`select from export_schedule s where s.schedule_id = ${scheduleId}
        and s.account_id = ${this.#accountId} and s.state <> 'deleted' and not exists (
          select from export_run r where r.schedule_id = s.schedule_id and r.state = 'running')
        for update`.execute(db);
      if (rows.length === 0) return null;
      await db
        .insertInto('export_run')
        .values({
          run_id: runId,
          schedule_id: scheduleId,
          due_at: now,
          started_by: startedBy,
          state: 'running',
          leased_until: now,
        })
        .execute();
      const begun = await sql<ListedRun>`${listedRun} where r.run_id = ${runId}`.execute(db);
      return begun.rows[0] ?? null;
    });
  }

  #listed(condition: RawBuilder<unknown>): RawBuilder<ListedSchedule> {
    return sql<ListedSchedule>`select s.*, a.name as owner, o.company_name,
      coalesce((select jsonb_agg(jsonb_build_object('accountId', t.account_id, 'name', t.name, 'email', t.email)
        order by t.name, t.account_id) from export_recipient e join account t using (account_id)
        where e.schedule_id = s.schedule_id), '[]'::jsonb) as recipients,
      (select r.run_id from export_run r where r.schedule_id = s.schedule_id order by r.due_at desc, r.run_id limit 1)
        as last_run
      from export_schedule s join account a using (account_id) join operator o on o.op_id = s.op_id
      where ${condition} and (s.account_id = ${this.#accountId} or exists (select from export_recipient e
        where e.schedule_id = s.schedule_id and e.account_id = ${this.#accountId}))`;
  }
}

/** Finds the accounts of an organisation with these addresses, which are normalised; those that cannot sign in are missing. */
export async function accountsByEmail(
  { sql: db }: Database,
  opId: string,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ account_id: string; email: string }>`select account_id, email from account
    where op_id = ${opId} and status = 'Running' and email = any(${[...emails]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.email, row.account_id]));
}
