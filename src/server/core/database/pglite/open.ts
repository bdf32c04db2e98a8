import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Availability, type AvailabilityListener } from '../availability.ts';
import { lockDirectory, prepareDirectory } from '../data-directory.ts';
import { type Database, StatementNames, type Tables } from '../database.ts';
import { PgliteClient } from './client.ts';
import { pgliteDialect } from './dialect.ts';
import { checkRoom } from './room.ts';
import type { ThreadLimits } from './thread.ts';

export interface PgliteOptions {
  /** What a database in memory begins with. */
  image?: string | undefined;
  told?: AvailabilityListener | undefined;
  limits?: ThreadLimits;
  reopenMs?: number;
}

/** Opens the embedded database in `directory`, or in memory. Rejects with `StartError`. */
export async function openPglite(
  directory: string | null,
  { image, told, ...watch }: PgliteOptions = {},
): Promise<Database> {
  const availability = new Availability({
    told,
    probe: async () => void (directory !== null && (await checkRoom(directory))),
  });
  const unlock = directory === null ? async () => {} : await lockedDirectory(directory);
  const client = await PgliteClient.open(
    {
      directory: directory === null ? null : join(directory, 'pglite'),
      ...(image === undefined ? {} : { image }),
    },
    { availability, ...watch },
  ).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const names = new StatementNames();
  const kysely = new Kysely<Tables>({ dialect: pgliteDialect(client, names) });
  return {
    kind: 'pglite',
    sql: kysely,
    prepared: async (statement) => {
      const query = statement.compile(kysely);
      names.of(query.sql);
      return (await kysely.executeQuery(query)).rows;
    },
    script: (text) => client.script(text),
    onNotify: () => {},
    check: () => availability.check(),
    close: async () => {
      availability.stop();
      await kysely.destroy();
      await unlock();
    },
  };
}

async function lockedDirectory(directory: string): Promise<() => Promise<void>> {
  await prepareDirectory(directory);
  return lockDirectory(directory);
}
