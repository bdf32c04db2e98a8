// `npm run rewrite`: rewrites the tables from which the retention erased rows, so that the database's files hold no
// trace. Needed for tables that the server does not rewrite while running; on PostgreSQL they are locked meanwhile, an
// embedded database must not be in use. Exit code 0: success; 1: failure.

import { modules } from '#server/compose/modules.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { readEnvironment } from '#server/core/environment.ts';
import { mainLogId } from '#server/core/log/log.ts';
import { cleanDisk } from '#server/core/log/retention/disk.ts';
import { tablesOf } from '#server/core/log/retention/rule.ts';
import { StartError } from '#server/core/start-error.ts';
import { StreamKinds } from '#server/core/streams/definition.ts';
import { readConfig } from '#server/start/config.ts';

try {
  const { databaseUrl, dataDir } = readConfig(readEnvironment(process.env));
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { directory: dataDir });
  const kinds = new StreamKinds(modules.flatMap(({ streams = [] }) => streams));
  const projections = modules.flatMap((module) => module.projections?.(database, kinds) ?? []);
  const also = projections.flatMap(({ rowsOfStreams = [] }) => rowsOfStreams);
  const waiting = await cleanDisk(database, mainLogId, tablesOf(kinds.erasable, also), { offline: true });
  await database.close();
  if (waiting.length > 0)
    throw new StartError(`${waiting.join(', ')} could not be locked within a minute: try again later`);
  console.log(
    'the files hold nothing any more of what was erased; the write-ahead log may, until it is reused',
  );
} catch (error) {
  console.error(`not rewritten: ${error instanceof StartError ? error.message : String(error)}`);
  process.exitCode = 1;
}
