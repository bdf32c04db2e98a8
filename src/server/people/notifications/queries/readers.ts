import { type RawBuilder, sql } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import { defaultOf } from '#domain/message-kinds.ts';
import type { MessageChannel, MessageKind } from '#machines/message/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { LastMessage, MessageReaders, Recipient } from '#server/people/notifications/messages.ts';
import { quietHoursOf, type SettingsRow } from '#server/people/settings/queries.ts';

/** Permission that a recipient needs: that of the call which shows the subject. */
export const messagePermissions: Record<MessageKind, string> = {
  devicesAway: operations.listDevices.permission,
  outages: operations.listDevices.permission,
  alarmsRaised: operations.listAlarms.permission,
  alarmAssigned: operations.getAlarm.permission,
  tasksEnded: operations.getTask.permission,
  bulkActionEnded: operations.getBulkAction.permission,
  caseChanged: operations.getCase.permission,
  caseShared: operations.getCase.permission,
  handoverAsked: operations.answerHandover.permission,
  invitationAccepted: operations.getAccount.permission,
  approvalRules: operations.setFirmwareRules.permission,
  filesToApprove: operations.approveFirmware.permission,
  appsToApprove: operations.approveApp.permission,
  profilesToApprove: operations.approveFirmwareProfile.permission,
  appProfilesToApprove: operations.approveAppProfile.permission,
  presetsToApprove: operations.approvePreset.permission,
  presetUndone: operations.getPreset.permission,
  rowsAltered: operations.getLogCheck.permission,
};

/** Milliseconds for which subscriptions are cached. */
const cacheMs = 5_000;

/** Recipients: users who can sign in, whose role permits it, and who subscribed. */
export class SqlMessageReaders implements MessageReaders {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #cache = new Map<MessageKind, { until: number; paths: Map<string, Recipient[]> }>();

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async choosing(kind: MessageKind, accountIds: readonly string[]): Promise<Recipient[]> {
    if (accountIds.length === 0) return [];
    const { rows } = await sql<Chosen>`
      select a.account_id, ${inConsole(kind)} as in_console, ${byMail(kind)} as by_mail, s.quiet_hours
      ${wants(kind)} and a.account_id = any(${accountIds}::text[])`.execute(this.#database.sql);
    return rows.map(recipientOf);
  }

  async ofOrganisations(kind: MessageKind): Promise<Map<string, Recipient[]>> {
    const now = this.#now().getTime();
    const cached = this.#cache.get(kind);
    if (cached && cached.until > now) return cached.paths;
    const { rows } = await sql<Chosen & { op_path: string }>`
      select a.account_id, o.op_path, ${inConsole(kind)} as in_console, ${byMail(kind)} as by_mail, s.quiet_hours
      ${wants(kind)}`.execute(this.#database.sql);
    const paths = new Map<string, Recipient[]>();
    for (const row of rows) {
      const of = paths.get(row.op_path) ?? [];
      paths.set(row.op_path, of);
      of.push(recipientOf(row));
    }
    this.#cache.set(kind, { until: now + cacheMs, paths });
    return paths;
  }

  async last(kind: MessageKind, group: string, accountIds: readonly string[]): Promise<LastMessage[]> {
    const { rows } = await sql<{
      message_id: string;
      account_id: string;
      state: string;
      cause: number;
      ended: boolean;
    }>`
      select distinct on (account_id) message_id, account_id, state, cause,
        (outage is null or outage ->> 'endedAt' is not null) as ended from message
      where kind = ${kind} and news_group = ${group} and account_id = any(${accountIds}::text[])
      order by account_id, cause desc`.execute(this.#database.sql);
    return rows.map((row) => ({
      messageId: row.message_id,
      accountId: row.account_id,
      state: row.state,
      cause: Number(row.cause),
      ended: row.ended,
    }));
  }
}

interface Chosen {
  account_id: string;
  in_console: boolean;
  by_mail: boolean;
  quiet_hours: SettingsRow['quiet_hours'];
}

const recipientOf = ({ account_id, in_console, by_mail, quiet_hours }: Chosen): Recipient => {
  const channels: MessageChannel[] = [];
  if (in_console) channels.push('console');
  if (by_mail) channels.push('mail');
  return { accountId: account_id, channels, quiet: quietHoursOf(quiet_hours) };
};

const inConsole = (kind: MessageKind): RawBuilder<boolean> =>
  sql`(case when s.messages is null then ${byDefault(kind)} else ${kind} = any(s.messages) end)`;
const byDefault = (kind: MessageKind): RawBuilder<boolean> => {
  const chosen = defaultOf(kind);
  if (chosen === 'administrators') return sql`${operations.updateAccount.permission} = any(r.permissions)`;
  return chosen ? sql`true` : sql`false`;
};
const byMail = (kind: MessageKind): RawBuilder<boolean> =>
  sql`(s.mails is not null and ${kind} = any(s.mails))`;

const wants = (kind: MessageKind): RawBuilder<unknown> =>
  sql`from account a join operator o using (op_id) join role r using (role_key)
    left join personal_settings s on s.account_id = a.account_id
    where a.status = 'Running' and not a.deleted and ${messagePermissions[kind]} = any(r.permissions)
      and (${inConsole(kind)} or ${byMail(kind)})`;
