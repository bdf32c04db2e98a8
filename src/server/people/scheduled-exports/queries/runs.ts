import { type Kysely, sql } from 'kysely';
import { nextTime, type RepeatRule } from '#domain/schedules/calendar.ts';
import type { Database, Row, Tables } from '#server/core/database/database.ts';
import type { ExportOrder } from '#server/core/exports/list-export.ts';
import type { EndReason } from './schedules.ts';

/** Milliseconds for which a server has a run to itself: far longer than a run takes. */
export const leaseMs = 300_000;
/** A run that ended its server this many times is given up. */
const mostAttempts = 3;
/** Days for which the file of a run is kept. */
export const fileDays = 7;

export interface ClaimedRun {
  runId: string;
  scheduleId: string;
  accountId: string;
  opId: string;
  name: string;
  definition: ExportOrder;
  rule: RepeatRule;
}

export interface Recipient {
  accountId: string;
  opId: string;
  email: string;
  language: 'en' | 'ko';
}

interface Outcome {
  state: 'sent' | 'refused' | 'failed';
  reason?: string;
  /** The file; undefined: there is none. */
  file?: { rows: number; total: number; size: number };
  skipped?: number;
}

/** Language of an account's mails. */
const language = sql`case coalesce(p.language, (
    select m.language from mail m where m.account_id = a.account_id order by m.queued_at desc limit 1))
  when 'ko' then 'ko' else 'en' end`;

/** Runs of schedules, which any server of the database may carry out. */
export class ExportRuns {
  readonly #db: Kysely<Tables>;

  constructor({ sql: db }: Database) {
    this.#db = db;
  }

  /** Takes a run that is due, or that a server left; null: there is none. Each is taken by one server. */
  claim(now: Date, newId: () => string): Promise<ClaimedRun | null> {
    return this.#db.transaction().execute(async (db) => {
      const runId = (await leftRun(db, now)) ?? (await dueRun(db, now, newId));
      if (runId === null) return null;
      await db
        .updateTable('export_run')
        .set({ leased_until: new Date(now.getTime() + leaseMs), attempts: sql`attempts + 1` })
        .where('run_id', '=', runId)
        .execute();
      const { rows } = await sql<ClaimedRun>`select r.run_id as "runId", s.schedule_id as "scheduleId",
        s.account_id as "accountId", s.op_id as "opId", s.schedule_name as name, s.definition, s.rule
        from export_run r join export_schedule s using (schedule_id) where r.run_id = ${runId}`.execute(db);
      return rows[0] ?? null;
    });
  }

  /** Ends a run with its outcome, once. */
  async end(runId: string, { state, reason, file, skipped = 0 }: Outcome, now: Date): Promise<void> {
    await this.#db
      .updateTable('export_run')
      .set({
        state,
        reason: reason ?? null,
        row_count: file?.rows ?? null,
        row_total: file?.total ?? null,
        size: file?.size ?? null,
        skipped,
        finished_at: now,
        leased_until: null,
      })
      .where('run_id', '=', runId)
      .where('state', '=', 'running')
      .execute();
  }

  async storeFile(file: Omit<Row<'export_file'>, 'stored_at'>, now: Date): Promise<void> {
    await this.#db
      .insertInto('export_file')
      .values({ ...file, stored_at: now })
      .onConflict((conflict) => conflict.column('run_id').doNothing())
      .execute();
  }

  /** Ends a schedule whose owner lost a right. */
  async endSchedule(scheduleId: string, because: EndReason): Promise<void> {
    await this.#db
      .updateTable('export_schedule')
      .set({ state: 'ended', ended_because: because, next_at: null })
      .where('schedule_id', '=', scheduleId)
      .where('state', 'in', ['active', 'paused'])
      .execute();
  }

  /** Reads the recipients of a run who have no mail yet. A user without a chosen language gets that of their last mail. */
  async recipients(runId: string): Promise<Recipient[]> {
    const { rows } = await sql<Recipient>`
      select a.account_id as "accountId", a.op_id as "opId", a.email, ${language} as language
      from export_run r join export_recipient e using (schedule_id) join account a using (account_id)
      left join personal_settings p on p.account_id = a.account_id
      where r.run_id = ${runId} and not exists (
        select from export_delivery d where d.run_id = r.run_id and d.account_id = a.account_id)
      order by a.account_id`.execute(this.#db);
    return rows;
  }

  async ownerOf(runId: string): Promise<Recipient[]> {
    const { rows } = await sql<Recipient>`
      select a.account_id as "accountId", a.op_id as "opId", a.email, ${language} as language
      from export_run r join export_schedule s using (schedule_id) join account a using (account_id)
      left join personal_settings p on p.account_id = a.account_id
      where r.run_id = ${runId}`.execute(this.#db);
    return rows;
  }

  async hasDelivery(runId: string, accountId: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('export_delivery')
      .select('mail_id')
      .where('run_id', '=', runId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Deletes files after their week; the runs stay. */
  async forgetFiles(now: Date): Promise<void> {
    const before = new Date(now.getTime() - fileDays * 86_400_000);
    await this.#db.deleteFrom('export_file').where('stored_at', '<', before).execute();
  }
}

/** Finds a run without a server. One that was given up fails, so that it does not end a server again. */
async function leftRun(db: Kysely<Tables>, now: Date): Promise<string | null> {
  await sql`update export_run set state = 'failed', finished_at = ${now}, leased_until = null,
    reason = 'The server ended during the run.'
    where state = 'running' and leased_until <= ${now} and attempts >= ${mostAttempts}`.execute(db);
  const { rows } = await sql<{ run_id: string }>`select run_id from export_run
    where state = 'running' and leased_until <= ${now}
    order by leased_until limit 1 for update skip locked`.execute(db);
  return rows[0]?.run_id ?? null;
}

/** Begins the run of a schedule that is due. A time that passed while no server ran is made up once, not each time. */
async function dueRun(db: Kysely<Tables>, now: Date, newId: () => string): Promise<string | null> {
  const { rows } = await sql<{ schedule_id: string; next_at: Date; rule: RepeatRule }>`
    select schedule_id, next_at, rule from export_schedule where state = 'active' and next_at <= ${now}
    order by next_at limit 1 for update skip locked`.execute(db);
  const [due] = rows;
  if (!due) return null;
  await db
    .updateTable('export_schedule')
    .set({ next_at: new Date(nextTime(due.rule, now.getTime())) })
    .where('schedule_id', '=', due.schedule_id)
    .execute();
  const runId = newId();
  await db
    .insertInto('export_run')
    .values({
      run_id: runId,
      schedule_id: due.schedule_id,
      due_at: due.next_at,
      started_by: null,
      state: 'running',
      leased_until: now,
    })
    .execute();
  return runId;
}
