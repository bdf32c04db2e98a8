import { sql } from 'kysely';
import type { Secrets } from '#domain/secrets.ts';
import type { Database } from '#server/core/database/database.ts';
import type { NewRows } from '#server/core/log/log.ts';
import type { SecretVault } from '#server/core/secrets/vault.ts';

/** Name of the previous values' row; it never occurs as a place in parameters. */
const beforeName = '#before';

/** Secrets of tasks, sealed, in a table outside the log; implements the engine's port `TaskSecrets`. */
export class SqlTaskSecrets {
  readonly #database: Database;
  readonly #vault: SecretVault;

  constructor(database: Database, vault: SecretVault) {
    this.#database = database;
    this.#vault = vault;
  }

  rowsOf(taskId: string, secrets: Secrets): NewRows {
    const rows = [...secrets].map(([name, secret]) => ({
      task_id: taskId,
      name,
      sealed: `\\x${Buffer.from(this.#vault.seal({ taskId, name }, secret)).toString('hex')}`,
    }));
    return { table: 'task_secret', rows };
  }

  /** Reads the secrets that can be opened. */
  async of(taskId: string): Promise<Secrets> {
    const rows = await this.#database.sql
      .selectFrom('task_secret')
      .select(['name', 'sealed'])
      .where('task_id', '=', taskId)
      .where('name', '!=', beforeName)
      .execute();
    const opened = rows.flatMap(({ name, sealed }) => {
      const secret = this.#vault.open({ taskId, name }, sealed);
      return secret === null ? [] : [[name, secret] as const];
    });
    return new Map(opened);
  }

  async before(taskId: string): Promise<Record<string, string> | null> {
    const row = await this.#database.sql
      .selectFrom('task_secret')
      .select('sealed')
      .where('task_id', '=', taskId)
      .where('name', '=', beforeName)
      .executeTakeFirst();
    const opened = row && this.#vault.open({ taskId, name: beforeName }, row.sealed);
    return opened ? JSON.parse(opened) : null;
  }

  async keepBefore(taskId: string, values: Record<string, string>): Promise<void> {
    const sealed = this.#vault.seal({ taskId, name: beforeName }, JSON.stringify(values));
    await this.#database.sql
      .insertInto('task_secret')
      .values({ task_id: taskId, name: beforeName, sealed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async forgetBefore(taskId: string): Promise<void> {
    await this.#database.sql
      .deleteFrom('task_secret')
      .where('task_id', '=', taskId)
      .where('name', '=', beforeName)
      .execute();
  }

  /** Deletes secrets of tasks that have ended, or do not exist, for example after restoring a backup. */
  async forgetEnded(): Promise<void> {
    await this.#database.sql
      .deleteFrom('task_secret')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('task')
              .select(sql`1`.as('one'))
              .whereRef('task.task_id', '=', 'task_secret.task_id')
              .where('terminal', '=', false),
          ),
        ),
      )
      .execute();
  }
}
