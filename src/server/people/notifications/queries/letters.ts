import { sql } from 'kysely';
import { mailsOf } from '#domain/message-kinds.ts';
import type { OutageCause } from '#machines/message/events.ts';
import type { MessageContext } from '#machines/message/machine.ts';
import type { Database } from '#server/core/database/database.ts';
import type { MessageLetters } from '#server/people/notifications/mailing.ts';
import { messageLetter } from '#server/people/notifications/message-letter.ts';
import { causeName, countOf, namesOf } from './messages.ts';
import { messagePermissions } from './readers.ts';
import { stillHolding } from './still-holding.ts';

interface Recipient {
  email: string;
  op_id: string;
  op_path: string;
  mails: string[] | null;
  permissions: string[];
  language: string | null;
  company_name: string | null;
}

/** Names what the devices have in common: a version with its model, a city with its province. */
const mailedCause = (cause: OutageCause, names: ReadonlyMap<string, string>): string =>
  [cause.of, causeName(cause, names)].filter(Boolean).join(' ');

/** Milliseconds after which a mail is outdated. */
const validMs = 24 * 3_600_000;

/** Mails of messages, with the content that the user may see at that moment. */
export class SqlMessageLetters implements MessageLetters {
  readonly #database: Database;
  readonly #publicUrl: string;

  constructor(database: Database, publicUrl: string) {
    this.#database = database;
    this.#publicUrl = publicUrl;
  }

  async of(messageId: string, message: MessageContext) {
    const { accountId, kind, opPath } = message;
    if (kind === null) return null;
    const holding = message.quiet ? await stillHolding(this.#database, message) : message;
    if (holding === null) return null;
    const { subjects } = holding;
    const to = await this.#recipient(accountId, opPath);
    if (!to || !mailsOf(to.mails).includes(kind) || !to.permissions.includes(messagePermissions[kind]))
      return null;
    const { outage } = message;
    const names = await namesOf(this.#database, to.op_path, [{ kind, subjects, outage }]);
    const count = countOf({ kind, subjects, count: holding.count }, names);
    // Approvers need no mail about objects that were decided meanwhile.
    if (count === 0) return null;
    const language = to.language === 'ko' ? 'ko' : 'en';
    return {
      purpose: 'message' as const,
      to: to.email,
      accountId,
      opId: to.op_id,
      language,
      validMs,
      words: messageLetter(language, {
        ...message,
        kind,
        count,
        outage: outage ? { cause: mailedCause(outage.cause, names), total: outage.total } : undefined,
        companyName: to.company_name ?? '',
        names: subjects.flatMap((id) => names.get(`${kind} ${id}`) ?? []),
        url: `${this.#publicUrl}/account/messages/${messageId}`,
        settingsUrl: `${this.#publicUrl}/account/settings`,
      }),
    };
  }

  /** Reads the recipient; null for a user who can no longer sign in, or whose organisation may not see it. */
  async #recipient(accountId: string, opPath: string): Promise<Recipient | null> {
    // A user without a chosen language gets that of their last mail with a language of its own.
    const { rows } = await sql<Recipient>`
      select a.email, a.op_id, o.op_path, s.mails, r.permissions, of.company_name,
        coalesce(s.language, (select m.language from mail m where m.account_id = a.account_id
          order by m.queued_at desc limit 1)) as language
      from account a join operator o using (op_id) join role r using (role_key)
      left join personal_settings s on s.account_id = a.account_id
      left join operator of on of.op_path = ${opPath}
      where a.account_id = ${accountId} and a.status = 'Running' and not a.deleted
        and starts_with(${opPath}, o.op_path)`.execute(this.#database.sql);
    return rows[0] ?? null;
  }
}
