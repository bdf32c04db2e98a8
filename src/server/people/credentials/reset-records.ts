import type { components } from '#api/main.d.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { CoreServices } from '#server/core/services.ts';
import { type ListedReset, ScopedPasswordResets } from '#server/people/credentials/queries/scoped-resets.ts';
import { passwordResetStream } from './password-reset-stream.ts';

type PasswordReset = components['schemas']['PasswordReset'];
type ResetRecordHandlers = Pick<
  Handlers,
  'listAccountPasswordResets' | 'getPasswordReset' | TimelineOperation<'PasswordReset'>
>;

/** Records of password resets: requester, owner and outcome; for readers of account records. */
export const resetRecordHandlers = (services: Pick<CoreServices, 'log' | 'proof'>): ResetRecordHandlers => ({
  async listAccountPasswordResets({ params, scope }) {
    const rows = await scope.of(ScopedPasswordResets).ofAccount(params.userId);
    return { data: rows.map(present) };
  },

  async getPasswordReset({ params: { resetId }, scope }) {
    const row = await scope.of(ScopedPasswordResets).find(resetId);
    if (!row) throw await missingStream(services.log, `${passwordResetStream.kind}:${resetId}`);
    return { data: present(row) };
  },

  ...streamHandlers('PasswordReset', passwordResetStream, services, {
    find: (scope, id) => scope.of(ScopedPasswordResets).find(id),
    file: { row: present },
  }),
});

const present = (row: ListedReset): PasswordReset => ({
  resetId: row.reset_id,
  userId: row.account_id,
  opId: row.op_id,
  byOwner: row.by_owner,
  state: row.state as PasswordReset['state'],
  terminal: row.terminal,
  mailId: row.mail_id === '' ? null : row.mail_id,
  version: row.version,
  requestedBy: { id: row.asked_by, name: row.asked_by_name },
  requestTime: row.asked_at.toISOString(),
  validUntil: row.valid_until.toISOString(),
  updateTime: row.updated_at.toISOString(),
  finishTime: row.finished_at?.toISOString() ?? null,
});
