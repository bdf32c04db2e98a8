import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { Database } from '#server/core/database/database.ts';
import { migrate } from '#server/core/database/migrate.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { administratorRemains } from '#server/people/account-rows/queries/administrators.ts';
import { Accounts } from '#server/people/accounts/accounts.ts';
import { dropDatabase, freshUrl } from '#tests/support/database.ts';
import { sealedTablesOf } from '#tests/support/sealed-rows.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';

const permissions = [operations.updateRole.permission, operations.inviteAccount.permission];
let url: string;
/** Separate connections, log, and memory of each of two processes. */
let processes: { database: Database; accounts: Accounts }[];

beforeAll(async () => {
  url = await freshUrl();
  processes = [];
  for (const _ of [1, 2]) {
    const database = await openDatabase({ url });
    await migrate(database);
    const log = new SqlEventLog({ database, lists: inlineLists });
    await log.open();
    const sealedCredentials = sealedTablesOf(database, log).sealed.credentials;
    processes.push({ database, accounts: new Accounts({ database, log, sealedCredentials }) });
  }
  const [{ database } = processed()] = processes;
  await database.sql
    .insertInto('operator')
    .values({ op_id: 'root', op_path: '/root/', op_type: 'System', company_name: 'Root' })
    .execute();
  await database.sql
    .insertInto('role')
    .values({
      role_key: 'Keeper',
      role_name: 'Keeper',
      description: '',
      level: 0,
      menus: [],
      permissions,
    })
    .execute();
}, 60_000);
afterAll(async () => {
  for (const { database } of processes) await database.close();
  await dropDatabase(url);
});

const processed = (): never => {
  throw new Error('no process');
};
const actor = serverActor('accounts');
const holders = async () => {
  const { database } = processes[0] ?? processed();
  const rows = await database.sql
    .selectFrom('account')
    .select('account_id')
    .where('status', '=', 'Running')
    .execute();
  return rows.length;
};

test('keeps one of the last two administrators if each stops the other in two processes', async () => {
  const [one = processed(), two = processed()] = processes;
  for (let round = 0; round < 20; round++) {
    const ids = [`a${round}`, `b${round}`] as const;
    for (const id of ids) {
      const person = { email: `${id}@root.example`, name: id, opId: 'root', roleKey: 'Keeper' };
      expect(await one.accounts.join(id, person)).toBe(true);
    }
    await one.database.sql
      .updateTable('account')
      .set({ password_hash: 'set' })
      .where('account_id', 'in', ids)
      .execute();
    const end = ({ accounts }: (typeof processes)[number], id: string) =>
      accounts.change(
        id,
        { type: 'account.deleted', data: { reason: '' } },
        { actor, losesAdministrator: true },
      );
    const outcomes = await Promise.all([end(one, ids[0]), end(two, ids[1])]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['changed', 'last']);
    expect(await holders()).toBe(1);
    const stays = outcomes[0]?.kind === 'last' ? ids[0] : ids[1];
    expect(await administratorRemains(two.database.sql, { butFor: stays })).toBe(false);
    // The remaining account must not count in the next round.
    await one.database.sql
      .updateTable('account')
      .set({ status: 'Stopped' })
      .where('account_id', '=', stays)
      .execute();
  }
}, 60_000);

test('lets one of two processes invite an address at once', async () => {
  const [one = processed(), two = processed()] = processes;
  const join = ({ accounts }: (typeof processes)[number], id: string) =>
    accounts.join(id, { email: 'same@root.example', name: id, opId: 'root', roleKey: 'Keeper' });
  const answers = await Promise.all([join(one, 'first'), join(two, 'second')]);
  expect(answers.sort()).toEqual([false, true]);
  const rows = await one.database.sql.selectFrom('account_life').select('account_id').execute();
  expect(rows.filter(({ account_id: id }) => id === 'first' || id === 'second')).toHaveLength(1);
});
