import { ScopedAccountCalls } from '#server/core/audit/queries/account-calls.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';

const accountCallHandlers = ({ accountCalls }: CoreServices): Pick<Handlers, 'listAccountCalls'> => ({
  async listAccountCalls({ query, scope }) {
    const { page = 1, limit = defaultLimit, ...filter } = query;
    await accountCalls.write();
    const { rows, total } = await scope.of(ScopedAccountCalls).page(filter, page, limit);
    return {
      data: rows.map((row) => ({
        hour: row.hour.toISOString(),
        accountId: row.account_id,
        accountName: row.account_name,
        operation: row.operation,
        result: row.result,
        object: row.object,
        address: row.address,
        calls: row.calls,
        firstTime: row.first_at.toISOString(),
        lastTime: row.last_at.toISOString(),
      })),
      pagination: pagination({ page, limit }, total),
    };
  },
});

/** Refused calls of accounts, and their reads. */
export const accountCallModule: Module<CoreServices> = {
  name: 'account-calls',
  handlers: accountCallHandlers,
};
