import { sql } from 'kysely';
import type { Outage } from '#machines/message/events.ts';
import type { Database } from '#server/core/database/database.ts';
import { isOfLog } from '#server/core/log/stored-events.ts';
import { approverIds } from '#server/core/read-models/approvers.ts';
import { operatorPath, operatorPathsOf } from '#server/core/read-models/operator-paths.ts';
import { awayInOutage } from '#server/core/read-models/outage-cause.ts';
import type { NewsLookups } from '#server/people/notifications/news.ts';
import { messagePermissions } from './readers.ts';

interface Found {
  id: string;
  account_id: string;
  op_path: string;
}

const first = (rows: readonly Found[]) =>
  rows[0] ? { accountId: rows[0].account_id, opPath: rows[0].op_path } : null;

const keyOf = ({ cause, since, within }: Outage): string => JSON.stringify([cause, since, within]);

/** Names for ids in events, from the tables. */
export const newsLookups = (
  { sql: db }: Database,
  needsFourEyes: (opId: string) => Promise<boolean>,
): NewsLookups => ({
  pathsOfDevices: (endpointIds) => operatorPathsOf(db, endpointIds),

  async accountsNotifiedOfOutage(endpointId) {
    const { rows } = await sql<{ account_id: string; outage: Outage }>`
      select m.account_id, m.outage from message m
      where m.kind = 'outages' and m.outage ->> 'endedAt' is null and m.state <> 'expired'`.execute(db);
    const causes = new Map(rows.map(({ outage }) => [keyOf(outage), outage]));
    const explaining = new Set<string>();
    for (const [key, outage] of causes) {
      const { rows: found } = await sql`
        select from device d where d.endpoint_id = ${endpointId} and ${awayInOutage(outage)}`.execute(db);
      if (found.length > 0) explaining.add(key);
    }
    const notified = rows.filter(({ outage }) => explaining.has(keyOf(outage)));
    return [...new Set(notified.map(({ account_id }) => account_id))];
  },

  async requestersOfTasks(taskIds) {
    const { rows } = await sql<Found>`
      select t.task_id as id, t.account_id, o.op_path from task t
      join device d using (endpoint_id) join operator o on o.op_id = d.op_id
      where t.task_id = any(${taskIds}::text[]) and t.batch_id is null`.execute(db);
    return new Map(rows.map((row) => [row.id, { accountId: row.account_id, opPath: row.op_path }]));
  },

  async requesterOfBulkAction(id) {
    const { rows } = await sql<Found>`
      select b.bulk_action_id as id, b.account_id, o.op_path from bulk_action b join operator o using (op_id)
      where b.bulk_action_id = ${id}`.execute(db);
    return first(rows);
  },

  async peopleOfCase(caseId) {
    // A user who works on a case has changed it, so their name is in its events.
    const { rows } = await sql<{ account_id: string; op_path: string }>`
      select distinct e.actor::json ->> 'id' as account_id, o.op_path
      from es_event e, case_file c join operator o using (op_id)
      where ${isOfLog('e')} and e.stream_id = ${`case:${caseId}`} and c.case_id = ${caseId}
        and e.actor::json ->> 'kind' = 'account'`.execute(db);
    const [row] = rows;
    return row ? { accountIds: rows.map(({ account_id }) => account_id), opPath: row.op_path } : null;
  },

  async pathOfCase(caseId) {
    const { rows } = await sql<{ op_path: string }>`
      select o.op_path from case_file c join operator o using (op_id) where c.case_id = ${caseId}`.execute(
      db,
    );
    return rows[0]?.op_path ?? null;
  },

  async pathOfOperator(opId) {
    const row = await db
      .selectFrom('operator')
      .select('op_path')
      .where('op_id', '=', opId)
      .executeTakeFirst();
    return row?.op_path ?? null;
  },

  async root() {
    const row = await db
      .selectFrom('operator')
      .select(['op_id as opId', 'op_path as opPath'])
      .where('parent_id', 'is', null)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  },

  async approversOf({ kind, opId, authors }) {
    const opPath = await operatorPath(db, opId);
    if (opPath === null) return null;
    const except = (await needsFourEyes(opId)) ? authors : [];
    const permission = messagePermissions[kind];
    return { accountIds: await approverIds(db, { permission, opPath, except }), opPath };
  },

  async editorOfPreset(presetId) {
    const { rows } = await sql<Found>`
      select p.preset_id as id, p.account_id, o.op_path from preset p join operator o using (op_id)
      where p.preset_id = ${presetId} and p.account_id is not null`.execute(db);
    return first(rows);
  },

  async inviterOf(accountId) {
    const { rows } = await sql<Found>`
      select a.account_id as id, a.invited_by as account_id, o.op_path from account a join operator o using (op_id)
      where a.account_id = ${accountId} and a.invited_by is not null`.execute(db);
    return first(rows);
  },
});
