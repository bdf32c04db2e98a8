import { randomUUID } from 'node:crypto';
import type { components } from '#api/main.d.ts';
import { nextTime, type RepeatRule } from '#domain/schedules/calendar.ts';
import { normalEmail } from '#domain/validation.ts';
import { ianaZone } from '#domain/zones/zone.ts';
import { type ExportOrder, operationsOf, titleOf } from '#server/core/exports/list-export.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Body, Caller, Handlers } from '#server/core/http/call.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import {
  AccountSchedules,
  accountsByEmail,
  type ListedRun,
  type ListedSchedule,
} from './queries/schedules.ts';
import type { ScheduledExports } from './scheduled-exports.ts';
import { scheduledExportTables } from './stored.ts';

type ExportHandlers = Pick<
  Handlers,
  | 'listExportSchedules'
  | 'createExportSchedule'
  | 'updateExportSchedule'
  | 'deleteExportSchedule'
  | 'pauseExportSchedule'
  | 'resumeExportSchedule'
  | 'runExportSchedule'
  | 'listExportRuns'
  | 'downloadExportRun'
>;

interface Needs extends CoreServices {
  scheduledExports: Pick<ScheduledExports, 'work'>;
}

/** Maximum number of schedules that one account owns. */
const mostSchedules = 50;

const handlers = ({ database, exporter, now, scheduledExports }: Needs): ExportHandlers => {
  const of = ({ account }: Caller) => new AccountSchedules(database, account.accountId);

  /** Answers with a schedule as it is now. */
  async function shown(caller: Caller, scheduleId: string, language: Language) {
    const schedules = of(caller);
    const found = await schedules.find(scheduleId);
    if (!found) throw new ApiError('nodata');
    const [run] = found.last_run === null ? [] : await schedules.runsById([found.last_run]);
    return presentSchedule(found, run ?? null, caller, language);
  }

  /** Finds a schedule of the caller; one that is only mailed to them cannot be changed. */
  async function own(caller: Caller, scheduleId: string): Promise<ListedSchedule> {
    const found = await of(caller).find(scheduleId);
    if (!found || found.state === 'deleted') throw new ApiError('nodata');
    if (found.account_id !== caller.account.accountId) throw new ApiError('roleerr');
    return found;
  }

  return {
    async listExportSchedules({ query: { page = 1, limit = defaultLimit }, caller, language }) {
      const schedules = of(caller);
      const { rows, total } = await schedules.page(limit, (page - 1) * limit);
      const runs = await schedules.runsById(rows.flatMap(({ last_run: id }) => id ?? []));
      const byId = new Map(runs.map((run) => [run.run_id, run]));
      return {
        data: rows.map((row) => presentSchedule(row, byId.get(row.last_run ?? '') ?? null, caller, language)),
        pagination: pagination({ page, limit }, total),
      };
    },

    async createExportSchedule({ body, caller, audit, language }) {
      const { name, list, as, columns, filters } = body;
      const definition: ExportOrder = { list, as, ...(columns && { columns }), ...(filters && { filters }) };
      exporter.check(definition, caller);
      const rule = ruleOf(body);
      const { accountId, operator } = caller.account;
      const home = await homeOf(database, accountId);
      const recipients = await recipientsOf(database, home, body.recipients);
      const schedules = of(caller);
      if ((await schedules.owned()) >= mostSchedules)
        throw new ApiError('custom', { message: `At most ${mostSchedules} scheduled exports.` });
      const scheduleId = randomUUID();
      const { opId } = operator;
      await schedules.add(
        { scheduleId, accountId, opId, name: name.trim(), definition, rule, recipients },
        now(),
      );
      audit.objects = [scheduleId];
      audit.changed(null, { name, list, as, ...rule, recipients: body.recipients });
      return { data: await shown(caller, scheduleId, language) };
    },

    async updateExportSchedule({ params: { scheduleId }, body, caller, audit, language }) {
      const before = await own(caller, scheduleId);
      const { name, as } = body;
      const definition = { ...before.definition, as };
      exporter.check(definition, caller);
      const rule = ruleOf(body);
      const home = await homeOf(database, caller.account.accountId);
      const recipients = await recipientsOf(database, home, body.recipients, before.recipients);
      await of(caller).update(scheduleId, { name: name.trim(), definition, rule, recipients }, now());
      audit.changed(
        {
          name: before.schedule_name,
          as: before.definition.as,
          ...before.rule,
          recipients: before.recipients.map(({ email }) => email),
        },
        { name: name.trim(), as, ...rule, recipients: body.recipients },
      );
      return { data: await shown(caller, scheduleId, language) };
    },

    async deleteExportSchedule({ params: { scheduleId }, caller, audit }) {
      const { schedule_name: name, state } = await own(caller, scheduleId);
      await of(caller).change(scheduleId, ['active', 'paused', 'ended'], { state: 'deleted' });
      audit.changed({ name, state }, { state: 'deleted' });
      return { data: {} };
    },

    async pauseExportSchedule({ params: { scheduleId }, caller, audit, language }) {
      const { state } = await own(caller, scheduleId);
      if (!(await of(caller).change(scheduleId, ['active'], { state: 'paused' })))
        throw overtaken('Only an active scheduled export can be paused.');
      audit.changed({ state }, { state: 'paused' });
      return { data: await shown(caller, scheduleId, language) };
    },

    async resumeExportSchedule({ params: { scheduleId }, caller, audit, language }) {
      const { state, definition, rule } = await own(caller, scheduleId);
      exporter.check(definition, caller);
      const nextAt = new Date(nextTime(rule, now().getTime()));
      if (!(await of(caller).change(scheduleId, ['paused', 'ended'], { state: 'active', nextAt })))
        throw overtaken('The scheduled export is active already.');
      audit.changed({ state }, { state: 'active' });
      return { data: await shown(caller, scheduleId, language) };
    },

    async runExportSchedule({ params: { scheduleId }, caller, audit }) {
      const { definition, schedule_name: name } = await own(caller, scheduleId);
      exporter.check(definition, caller);
      const run = await of(caller).begin(scheduleId, randomUUID(), caller.account.name, now());
      if (!run) throw overtaken('A run of this scheduled export is under way.');
      audit.changed(null, { name, runId: run.run_id });
      void scheduledExports.work();
      return { data: presentRun(run) };
    },

    async listExportRuns({ params: { scheduleId }, query: { page = 1, limit = defaultLimit }, caller }) {
      const schedules = of(caller);
      if (!(await schedules.find(scheduleId))) throw new ApiError('nodata');
      const { rows, total } = await schedules.runs(scheduleId, limit, (page - 1) * limit);
      return { data: rows.map(presentRun), pagination: pagination({ page, limit }, total) };
    },

    async downloadExportRun({ params: { runId }, caller, audit }) {
      const file = await of(caller).file(runId);
      if (!file) throw new ApiError('nodata');
      for (const operation of operationsOf(file.definition.list)) refuseWithout(caller, operation);
      audit.changed(null, { runId, list: file.definition.list });
      return {
        fileName: file.file_name,
        mediaType: file.media_type,
        lines: once(file.content),
      };
    },
  };
};

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

function ruleOf(body: Omit<Body<'updateExportSchedule'>, 'name' | 'as' | 'recipients'>): RepeatRule {
  const { frequency, weekday, monthDay, time, timeZone } = body;
  if (!ianaZone(timeZone)) throw refusal([{ field: 'body.timeZone', message: 'is unknown' }]);
  switch (frequency) {
    case 'daily':
      return { frequency, time, timeZone };
    case 'weekly':
      if (weekday === undefined) throw refusal([{ field: 'body.weekday', message: 'is required if weekly' }]);
      return { frequency, weekday, time, timeZone };
    case 'monthly':
      if (monthDay === undefined)
        throw refusal([{ field: 'body.monthDay', message: 'is required if monthly' }]);
      return { frequency, monthDay, time, timeZone };
  }
}

/** Returns the organisation that the account belongs to, whichever one it is viewing. */
async function homeOf({ sql: db }: Needs['database'], accountId: string): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('op_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.op_id;
}

/**
 * Finds the recipients in the owner's organisation; any other address is refused and named. `present`: those who
 * receive it already, and may stay although they cannot sign in at the moment.
 */
async function recipientsOf(
  database: Needs['database'],
  opId: string,
  emails: readonly string[],
  present: ListedSchedule['recipients'] = [],
): Promise<string[]> {
  const wanted = [...new Set(emails.map(normalEmail))];
  const found = new Map(present.map(({ accountId, email }) => [normalEmail(email), accountId]));
  for (const email of found.keys()) if (!wanted.includes(email)) found.delete(email);
  for (const [email, accountId] of await accountsByEmail(database, opId, wanted)) found.set(email, accountId);
  const unknown = wanted.filter((email) => !found.has(email));
  if (unknown.length > 0) {
    const message = `No user of your organisation has the address ${unknown.join(', ')}.`;
    throw new ApiError('custom', {
      status: 422,
      message,
      data: { errors: [{ field: 'body.recipients', message }] },
    });
  }
  return [...found.values()];
}

const overtaken = (message: string) => new ApiError('custom', { status: 409, message });

const presentRun = (run: ListedRun): components['schemas']['ExportRun'] => ({
  runId: run.run_id,
  dueTime: run.due_at.toISOString(),
  finishTime: run.finished_at?.toISOString() ?? null,
  startedBy: run.started_by,
  state: run.state,
  reason: run.reason,
  rows: run.row_count,
  total: run.row_total,
  size: run.size,
  delivered: run.delivered,
  skipped: run.skipped,
  hasFile: run.has_file,
});

function presentSchedule(
  row: ListedSchedule,
  run: ListedRun | null,
  { account }: Caller,
  language: Language,
): components['schemas']['ExportSchedule'] {
  const { definition, rule } = row;
  return {
    scheduleId: row.schedule_id,
    name: row.schedule_name,
    list: definition.list,
    listTitle: titleOf(definition.list, language),
    as: definition.as,
    ...(definition.columns && { columns: [...definition.columns] }),
    filters: definition.filters ?? {},
    frequency: rule.frequency,
    weekday: rule.frequency === 'weekly' ? rule.weekday : null,
    monthDay: rule.frequency === 'monthly' ? rule.monthDay : null,
    time: rule.time,
    timeZone: rule.timeZone,
    recipients: row.recipients.map(({ name, email }) => ({ name, email })),
    owner: row.owner,
    mine: row.account_id === account.accountId,
    companyName: row.company_name,
    state: row.state,
    endedBecause: row.ended_because,
    nextTime: row.next_at?.toISOString() ?? null,
    lastRun: run && presentRun(run),
    createTime: row.created_at.toISOString(),
  };
}

/** Lists that are exported at their times, and mailed. */
export const scheduledExportModule: Module<Needs> = {
  name: 'scheduled exports',
  tables: scheduledExportTables,
  handlers,
};
