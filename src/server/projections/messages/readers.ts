import { type RawBuilder, sql } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import { messagesOf } from '#domain/message-kinds.ts';
import type { MessageKind } from '#machines/message/events.ts';
import type { LastMessage, MessageReaders } from '#server/messages/messages.ts';
import type { Database } from '#server/store/database.ts';

/** What the role of a person must permit, so that he is told of it: the call that shows what it is about. */
export const messagePermissions: Record<MessageKind, string> = {
  devicesAway: operations.listDevices.permission,
  tasksEnded: operations.getTask.permission,
  bulkActionEnded: operations.getBulkAction.permission,
  caseChanged: operations.getCase.permission,
  handoverAsked: operations.answerHandover.permission,
  invitationAccepted: operations.getAccount.permission,
};

/** For how long it is believed who chose what. */
const believedMs = 5_000;

/** Who is told of what: people who sign in, whose role permits it, and who chose it. */
export class SqlMessageReaders implements MessageReaders {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #believed = new Map<MessageKind, { until: number; paths: Map<string, string[]> }>();

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async choosing(kind: MessageKind, accountIds: readonly string[]): Promise<string[]> {
    if (accountIds.length === 0) return [];
    const { rows } = await sql<{ account_id: string }>`
      select a.account_id ${told(kind)} and a.account_id = any(${accountIds}::text[])`.execute(
      this.#database.sql,
    );
    return rows.map(({ account_id }) => account_id);
  }

  async ofOrganisations(kind: MessageKind): Promise<Map<string, string[]>> {
    const now = this.#now().getTime();
    const believed = this.#believed.get(kind);
    if (believed && believed.until > now) return believed.paths;
    const { rows } = await sql<{ op_path: string; account_ids: string[] }>`
      select o.op_path, array_agg(a.account_id) as account_ids ${told(kind)} group by o.op_path`.execute(
      this.#database.sql,
    );
    const paths = new Map(rows.map(({ op_path, account_ids }) => [op_path, account_ids]));
    this.#believed.set(kind, { until: now + believedMs, paths });
    return paths;
  }

  async last(kind: MessageKind, group: string, accountIds: readonly string[]): Promise<LastMessage[]> {
    const { rows } = await sql<{ message_id: string; account_id: string; state: string; cause: number }>`
      select distinct on (account_id) message_id, account_id, state, cause from message
      where kind = ${kind} and news_group = ${group} and account_id = any(${accountIds}::text[])
      order by account_id, cause desc`.execute(this.#database.sql);
    return rows.map((row) => ({
      messageId: row.message_id,
      accountId: row.account_id,
      state: row.state,
      cause: Number(row.cause),
    }));
  }
}

const told = (kind: MessageKind): RawBuilder<unknown> => {
  const chosen = messagesOf(null).includes(kind)
    ? sql`(s.messages is null or ${kind} = any(s.messages))`
    : sql`${kind} = any(s.messages)`;
  return sql`from account a join operator o using (op_id) join role r using (role_key)
    left join personal_settings s on s.account_id = a.account_id
    where a.status = 'Running' and not a.deleted and ${messagePermissions[kind]} = any(r.permissions) and ${chosen}`;
};
