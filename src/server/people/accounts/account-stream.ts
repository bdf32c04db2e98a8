import { accountMachine, accountMachineVersion } from '#machines/account/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, type StreamDefinition, streamMessage } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';

export type AccountMachine = typeof accountMachine;
export type AccountStreams = StreamRepository<AccountMachine>;

/** By state: what sign-in knows of the account. */
const statusOf: Record<string, Row<'account'>['status']> = {
  invited: 'Invited',
  expired: 'Invited',
  running: 'Running',
};

const invites = new Set(['account.invited', 'account.invitedAgain']);
const begins = new Set(['account.joined', 'account.accepted']);

/** The row without its seal, which is made as the row is written (core/streams/inline-lists.ts). */
type LifeRow = Omit<Row<'account_life'>, 'seal'>;

/** The row of an account, from which the one that sign-in reads follows. */
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

/** Accounts: machines/account is their life. The row that sign-in reads follows this one in the same write (docs/decisions/201). */
export const accountStream = defineStream<AccountMachine, LifeRow>({
  kind: 'account',
  machine: accountMachine,
  version: accountMachineVersion,
  list: accountList,
  live: streamMessage,
  // An account that lives is never over; of one that was deleted or withdrawn the row of sign-in is emptied afterwards.
  retention: { over: { column: 'deleted', is: true }, lastEvent: 'updated_at' },
  audience: ({ context }) => ({ opId: context.opId, permission: '/users' }),
});
