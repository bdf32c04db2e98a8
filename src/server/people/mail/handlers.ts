import type { components } from '#api/main.d.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { Module } from '#server/core/module.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Mails } from '#server/people/mail/mails.ts';
import { type ListedMail, ScopedMails } from '#server/people/mail/queries/mails.ts';
import { mailTables } from '#server/people/mail/stored.ts';
import { mailStream } from './mail-stream.ts';

type Mail = components['schemas']['Mail'];
type MailHandlers = Pick<Handlers, 'listMails' | 'getMail' | 'resendMail' | TimelineOperation<'Mail'>>;

interface Needs extends CoreServices {
  mails: Pick<Mails, 'queue' | 'resend'>;
}

/** Sent mails and the mail server's answers. */
const handlers = (services: Needs): MailHandlers => ({
  async listMails({ query, scope }) {
    const { page = 1, limit = defaultLimit, ...filter } = query;
    const found = await scope.of(ScopedMails).page(filter, page, limit);
    return { data: found.rows.map(present), pagination: pagination({ page, limit }, found.total) };
  },

  async getMail({ params, scope }) {
    return { data: present(await mailInScope(services, scope, params.mailId)) };
  },

  async resendMail({ params, scope, caller, audit }) {
    const before = await mailInScope(services, scope, params.mailId);
    if (!(await services.mails.resend(before.mail_id, caller.actor)))
      throw new ApiError('custom', {
        status: 409,
        message: 'Only a mail that was refused, or waits for its next attempt, is tried again.',
      });
    audit.changed({ state: before.state }, { state: 'sending' });
    return { data: present(await mailInScope(services, scope, params.mailId)) };
  },

  ...streamHandlers('Mail', mailStream, services, {
    find: (scope, id) => scope.of(ScopedMails).find(id),
    file: { row: present },
  }),
});

async function mailInScope({ log }: Needs, scope: Scope, id: string): Promise<ListedMail> {
  const found = await scope.of(ScopedMails).find(id);
  if (!found) throw await missingStream(log, `${mailStream.kind}:${id}`);
  return found;
}

const present = (row: ListedMail): Mail => ({
  mailId: row.mail_id,
  opId: row.op_id,
  accountId: row.account_id,
  to: row.recipient,
  purpose: row.purpose as Mail['purpose'],
  language: row.language,
  state: row.state as Mail['state'],
  terminal: row.terminal,
  attempts: row.attempts,
  answer: row.answer,
  code: row.code,
  version: row.version,
  requestedBy: { id: row.asked_by, name: row.asked_by_name },
  queueTime: row.queued_at.toISOString(),
  validUntil: row.valid_until.toISOString(),
  updateTime: row.updated_at.toISOString(),
  finishTime: row.finished_at?.toISOString() ?? null,
});

export const mailModule: Module<Needs> = {
  name: 'mails',
  tables: mailTables,
  streams: [mailStream],
  handlers,
};
