import { passwordResetMachine, passwordResetMachineVersion } from '#machines/password-reset/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';

type PasswordResetMachine = typeof passwordResetMachine;
export type PasswordResetStreams = StreamRepository<PasswordResetMachine>;

/** Stream of a password reset: connects the machine in machines/password-reset to the server. */
export const passwordResetStream = defineStream<PasswordResetMachine, Row<'password_reset'>>({
  kind: 'password-reset',
  machine: passwordResetMachine,
  version: passwordResetMachineVersion,
  list: {
    table: {
      name: 'password_reset',
      key: 'reset_id',
      changing: [
        'state',
        'terminal',
        'mail_id',
        'version',
        'updated_at',
        'finished_at',
      ] satisfies (keyof Row<'password_reset'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { after }) => {
      const { context } = after;
      const terminal = after.hasTag('terminal');
      const askedAt = before?.asked_at ?? recordedAt;
      return {
        reset_id: id,
        account_id: context.accountId,
        op_id: context.opId,
        by_owner: context.byOwner,
        state: String(after.value),
        terminal,
        mail_id: context.mailId,
        version,
        asked_by: before?.asked_by ?? actor.id,
        asked_by_name: before?.asked_by_name ?? actor.name,
        asked_at: askedAt,
        valid_until: new Date(askedAt.getTime() + context.validMs),
        updated_at: recordedAt,
        finished_at: terminal ? recordedAt : null,
      };
    },
  },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: '/users' }),
  rowsToDeleteOnEnd: (id) => [{ table: 'password_reset_secret', column: 'reset_id', value: id }],
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});
