// `npm run conformance`: folds every recorded stream of a database with the machine of its first event, and reports
// impossible events. DATABASE_URL or DATA_DIR select the database, as for the server, which must not be using an
// embedded one.
import { sql } from 'kysely';
import { recordedStream } from '#domain/conformance.ts';
import type { Database } from '#server/core/database/database.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { readEnvironment } from '#server/core/environment.ts';
import { StartError } from '#server/core/start-error.ts';
import { readConfig } from '#server/start/config.ts';

/** Number of streams per query. */
const batch = 500;
const shown = 50;

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Row {
  stream_id: string;
  kind: string;
  machine_version: string;
  pos: number;
  version: number;
  type: string;
  data: string;
}

try {
  const config = readConfig(readEnvironment(process.env));
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { directory: config.dataDir },
  );
  const found = await check(database);
  await database.close();
  process.exit(found > 0 ? 1 : 0);
} catch (error) {
  say(error instanceof StartError ? error.message : String(error));
  process.exit(2);
}

async function check(database: Database): Promise<number> {
  let [streams, events, found] = [0, 0, 0];
  for (let after = ''; ; ) {
    const rows = await next(database, after);
    if (rows.length === 0) break;
    const open = new Map<string, ReturnType<typeof recordedStream>>();
    for (const { stream_id, kind, machine_version, pos, version, type, data } of rows) {
      after = stream_id;
      if (!open.has(stream_id)) open.set(stream_id, recordedStream(kind, machine_version));
      const step = open.get(stream_id)?.step({ version, type, data: JSON.parse(data) });
      events++;
      if (!step?.problem) continue;
      found++;
      if (found <= shown)
        say(
          `${step.problem}: ${stream_id} version ${version} (position ${pos}): ${type} in state "${step.state}"`,
        );
    }
    streams += open.size;
  }
  if (found > shown) say(`… and ${found - shown} more`);
  say(
    `${streams} streams, ${events} events: ${found === 0 ? 'all as their machines have it' : `${found} that cannot have happened`}`,
  );
  return found;
}

/** Returns all events of the next streams in the order of their ids. */
async function next(database: Database, after: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with s as materialized (
      select log_id, stream_id, kind, machine_version from es_stream
      where log_id = 'main' and kind = 'task' and stream_id > ${after} and not exists (
        select 1 from es_event first where (first.log_id, first.stream_id, first.version) = (es_stream.log_id, es_stream.stream_id, 1)
          and first.erased_by is not null) order by stream_id limit ${batch}
    )
    select s.stream_id, s.kind, s.machine_version, e.pos, e.version, e.type, e.data
    from s join es_event e using (log_id, stream_id) order by s.stream_id, e.version`.execute(database.sql);
  return rows;
}
