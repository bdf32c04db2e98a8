import { sql } from 'kysely';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import {
  sealedAccounts,
  sealedCredentials,
  sealedOperators,
  sealedRoles,
} from '#server/core/seals/definitions.ts';
import { RowSeals } from '#server/core/seals/row-seals.ts';
import { SealAlarms } from '#server/core/seals/seal-alarms.ts';
import { SealedTables } from '#server/core/seals/sealed-tables.ts';
import { storedRows } from '#server/core/seals/stored-rows.ts';
import { SecretVault } from '#server/core/secrets/vault.ts';
import { ProvenRows } from '#server/people/account-rows/proven.ts';
import { recordedAccount } from '#server/people/accounts/sealed-account.ts';

/** Key of the servers in tests. */
export const benchKey = new Uint8Array(32).fill(7);

export const rowSeals = (key: Uint8Array = benchKey, before: readonly Uint8Array[] = []): RowSeals => {
  const vault = new SecretVault(key, before);
  return new RowSeals((text) => vault.rowSeals(text));
};

/** Seals all rows as they are: for tests whose SQL replaces writes of the product. */
export async function sealAsStored({ sql: db }: Pick<Database, 'sql'>, seals = rowSeals()): Promise<void> {
  for (const definition of [sealedOperators, sealedRoles, sealedAccounts, sealedCredentials]) {
    const { table, name, key: id, sealed } = definition;
    for (const { key, values, logVersion: version } of await storedRows(db, definition, null)) {
      const seal = seals.seal({ table: name, key, version, fields: values ?? {} });
      await sql`update ${sql.table(table)} set ${sql.ref(sealed.version)} = ${version}, ${sql.ref(sealed.seal)} = ${seal}
        where ${sql.ref(id)} = ${key}`.execute(db);
    }
  }
}

/** Returns the sealed tables as at a server start, with this key. */
export function sealedTablesOf(
  database: Database,
  log: EventLog,
  {
    seals = rowSeals(),
    onFault = () => {},
  }: { seals?: RowSeals; onFault?: (where: string, error: unknown) => void } = {},
): { sealed: SealedTables; proven: ProvenRows } {
  const alarms = new SealAlarms({ log, onFault, onRebuilt: () => {} });
  const sealed = new SealedTables({ database, log, seals, alarms }, recordedAccount(log));
  return { sealed, proven: new ProvenRows(database, sealed) };
}

/**
 * Changes rows by statements and seals the result in one transaction, so that no reader sees them unsealed. The tables
 * are locked first: a fact that the server appends in between would otherwise get the seal of the version before it.
 */
export async function writeAsProduct(
  database: Pick<Database, 'sql'>,
  script: string,
  seals = rowSeals(),
): Promise<void> {
  await database.sql.transaction().execute(async (trx) => {
    await sql`lock table operator, role, account in share row exclusive mode`.execute(trx);
    for (const statement of script.split(/;\s*\n/)) await sql.raw(statement).execute(trx);
    await sealAsStored({ sql: trx }, seals);
  });
}
