import { accountMachine, accountMachineVersion } from '#machines/account/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, type StreamDefinition, streamMessage } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';

export type AccountMachine = typeof accountMachine;
export type AccountStreams = StreamRepository<AccountMachine>;

/** Status of the account for sign-in, by state. */
const statusOf: Record<string, Row<'account'>['status']> = {
  invited: 'Invited',
  expired: 'Invited',
  running: 'Running',
};

const invites = new Set(['account.invited', 'account.invitedAgain']);
const begins = new Set(['account.joined', 'account.accepted']);

/** Row without its seal, which is made when the row is written (core/streams/inline-lists.ts). */
type LifeRow = Omit<Row<'account_life'>, 'seal'>;

/** List row of an account, from which the sign-in row follows. */
export const accountList: NonNullable<StreamDefinition<AccountMachine, LifeRow>['list']> = {
  table: {
    name: 'account_life',
    key: 'account_id',
    changing: [
      'name',
      'phone',
      'role_key',
      'state',
      'status',
      'deleted',
      'code_hash',
      'invited_by',
      'invited_by_name',
      'invited_at',
      'invited_until',
      'accepted_at',
      'ended_at',
      'reason',
      'version',
      'updated_at',
      'seal',
    ] satisfies (keyof Row<'account_life'>)[],
  },
  version: 1,
  row: (before, { id, version, recordedAt, actor, type }, { after }) => {
    const { context } = after;
    const state = String(after.value);
    const invited = invites.has(type);
    return {
      account_id: id,
      op_id: context.opId,
      name: context.name,
      phone: context.phone,
      role_key: context.roleKey,
      state,
      status: statusOf[state] ?? 'Stopped',
      deleted: after.hasTag('terminal'),
      code_hash: context.codeHash || null,
      invited_by: invited ? actor.id : (before?.invited_by ?? null),
      invited_by_name: invited ? actor.name : (before?.invited_by_name ?? null),
      invited_at: invited ? recordedAt : (before?.invited_at ?? null),
      invited_until: invited
        ? new Date(recordedAt.getTime() + context.validMs)
        : (before?.invited_until ?? null),
      accepted_at: begins.has(type) ? recordedAt : (before?.accepted_at ?? null),
      ended_at: after.hasTag('terminal') ? recordedAt : null,
      reason: context.reason,
      version,
      updated_at: recordedAt,
    };
  },
};

/**
 * Stream of an account: connects the machine in machines/account to the server. The sign-in row follows this list's row
 * in the same write (docs/decisions/201).
 */
export const accountStream = defineStream<AccountMachine, LifeRow>({
  kind: 'account',
  machine: accountMachine,
  version: accountMachineVersion,
  list: accountList,
  live: streamMessage,
  // An existing account never expires; after one was deleted or withdrawn, its sign-in row is emptied.
  retention: { over: { column: 'deleted', is: true }, lastEvent: 'updated_at' },
  audience: ({ context }) => ({ opId: context.opId, permission: '/users' }),
});
