import { mailMachine, mailMachineVersion } from '#machines/mail/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';

type MailMachine = typeof mailMachine;
export type MailStreams = StreamRepository<MailMachine>;

/** Stream of a mail: connects the machine in machines/mail to the server. */
export const mailStream = defineStream<MailMachine, Row<'mail'>>({
  kind: 'mail',
  machine: mailMachine,
  version: mailMachineVersion,
  list: {
    table: {
      name: 'mail',
      key: 'mail_id',
      changing: [
        'state',
        'terminal',
        'attempts',
        'answer',
        'code',
        'version',
        'updated_at',
        'finished_at',
      ] satisfies (keyof Row<'mail'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { after }) => {
      const { context } = after;
      const terminal = after.hasTag('terminal');
      const queuedAt = before?.queued_at ?? recordedAt;
      return {
        mail_id: id,
        op_id: context.opId,
        account_id: context.accountId,
        recipient: context.to,
        purpose: context.purpose ?? '',
        language: context.language,
        state: String(after.value),
        terminal,
        attempts: context.attempts,
        answer: context.answer,
        code: context.code,
        version,
        asked_by: before?.asked_by ?? actor.id,
        asked_by_name: before?.asked_by_name ?? actor.name,
        queued_at: queuedAt,
        valid_until: new Date(queuedAt.getTime() + context.validMs),
        updated_at: recordedAt,
        finished_at: terminal ? recordedAt : null,
      };
    },
  },
  effects: { deliver: { pendingIn: 'sending' } },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: '/mails' }),
  rowsToDeleteOnEnd: (id) => [{ table: 'mail_words', column: 'mail_id', value: id }],
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});
