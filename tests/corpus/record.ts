// `npm run corpus`: adds those streams of a database to the golden corpus that show a new transition. DATABASE_URL or
// DATA_DIR select the database, as for the server, which must not be using an embedded one.
import { sql } from 'kysely';
import { foldOf } from '#machines/fold.ts';
import { recordedKinds, versionsOf } from '#machines/recorded.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { readConfig } from '#server/start/config.ts';
import { metBy } from '#tests/models/tiers.ts';
import { corpus, keep } from './corpus.ts';
import { type Recording, stepsOf, transitionsOf } from './recording.ts';

interface Row {
  stream_id: string;
  kind: string;
  machine_version: string;
  events: Parameters<typeof stepsOf>[1];
}

const known = new Set([...corpus().values()].flatMap((recording) => scoped(recording)));
const config = readConfig(process.env);
const database = await openDatabase(
  config.databaseUrl ? { url: config.databaseUrl } : { directory: config.dataDir },
);
// The longest come first: they show the most transitions.
const { rows } = await sql<Row>`
  select s.stream_id, s.kind, s.machine_version,
    json_agg(json_build_object('type', e.type, 'data', e.data::json) order by e.version) as events
  from es_stream s join es_event e using (log_id, stream_id) where e.erased_by is null and s.kind in (${sql.join(recordedKinds)})
  group by 1, 2, 3 order by count(*) desc, s.stream_id limit 10000`.execute(database.sql);
await database.close();

let kept = 0;
for (const { stream_id, kind, machine_version, events } of rows) {
  const machine = versionsOf(kind)?.[machine_version];
  if (!machine) continue;
  const recording = {
    machine: kind,
    machineVersion: machine_version,
    events,
    steps: stepsOf(machine, events),
  };
  const news = scoped(recording).filter((transition) => !known.has(transition));
  if (news.length === 0) continue;
  for (const transition of news) known.add(transition);
  kept++;
  process.stdout.write(`${keep(stream_id.slice(kind.length + 1), recording)}: ${news.length} new\n`);
}
process.stdout.write(`${rows.length} streams read, ${kept} kept, ${known.size} transitions in the corpus\n`);

/** Returns the choices of the guards, and the effects of each step. */
function scoped(recording: Recording): string[] {
  const { machine, machineVersion, events } = recording;
  const definition = versionsOf(machine)?.[machineVersion];
  const branches = definition ? metBy(foldOf(definition), events) : [];
  return [...branches, ...transitionsOf(recording)].map((shown) => `${machine} ${machineVersion} ${shown}`);
}
