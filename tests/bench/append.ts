import { type RawBuilder, sql } from 'kysely';
import { taskTraits } from '#domain/task-kinds/table.ts';
import type { Database } from '#server/core/database/database.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import type { NewTaskFact } from '#server/devices/engine/task-stream.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';
import { taskStreamsOf } from '#tests/support/task-streams.ts';
import { type Bench, type BenchContext, type Figure, median, seconds } from './harness.ts';
import { openBenchDatabase } from './support/database.ts';
import { observation } from './support/devices.ts';

const waiting = 64;
const streams = 1_000;

/** Appended events per second from 64 callers that each wait for their own, against bare inserts. */
export const append: Bench = {
  name: 'append',
  run: (context) => measure(context),
};

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const { database, remove } = await openBenchDatabase();
  const log = new SqlEventLog({ database, lists: inlineLists });
  await log.open();
  await database.script('create table raw_event (like es_event including all)');
  const roundMs = quick ? 1_000 : 3_000;
  const appended: number[] = [];
  const raw: number[] = [];
  const facts: number[] = [];
  // Variants take turns, so that other load affects all of them.
  for (let round = 0; round < (quick ? 2 : 5); round++) {
    const before = (await log.head()).pos;
    appended.push(await perSecond(roundMs, (caller) => log.append([next(caller)]).then(() => 1)));
    raw.push(await insertAgain(database, before, (await log.head()).pos, round * 10_000_000));
    facts.push(await wholeTasks(log, roundMs));
    say(
      `${Math.round(appended.at(-1) ?? 0)} events/s, bare inserts ${Math.round(raw.at(-1) ?? 0)}/s, task facts ${Math.round(facts.at(-1) ?? 0)}/s`,
    );
  }
  await remove();
  const ratios = appended.map((value, index) => value / (raw[index] ?? 1));
  const baseline = { what: 'bare inserts/s, batches of 64', value: median(raw) };
  return [
    {
      what: 'events appended, 64 waiting',
      value: median(appended),
      unit: '/s',
      target: { atLeast: 8_000 },
      baseline,
    },
    {
      what: 'append against bare inserts of the same bytes, median of rounds',
      value: median(ratios),
      unit: '',
      target: { atLeast: 0.5 },
    },
    {
      what: 'task facts with effects and list row, 64 tasks at once',
      value: median(facts),
      unit: '/s',
      baseline,
    },
  ];
}

let turn = 0;
function next(caller: number): AppendItem {
  turn++;
  return observation((turn * 7 + caller) % streams, turn);
}

async function perSecond(ms: number, once: (caller: number) => Promise<number>): Promise<number> {
  const began = performance.now();
  let count = 0;
  const call = async (caller: number) => {
    while (performance.now() - began < ms) {
      const appended = await once(caller);
      count += appended;
    }
  };
  await Promise.all(Array.from({ length: waiting }, (_, caller) => call(caller)));
  return count / seconds(began);
}

/** Appends diagnoses from the request to the result like the engine: facts, outbox rows and the list row. */
async function wholeTasks(log: SqlEventLog, ms: number): Promise<number> {
  const tasks = taskStreamsOf(log);
  const actor = { kind: 'server' as const, id: 'bench', name: 'bench' };
  const endpointId = 'os::BENCH-000001';
  const fact = (type: NewTaskFact['type'], data: object) => ({ type, data, actor }) as NewTaskFact;
  return perSecond(ms, async () => {
    const taskId = crypto.randomUUID();
    const begin = [
      fact('task.requested', {
        ...taskTraits('PingTest'),
        endpointId,
        lane: 'interactive',
        params: { host: 'example.net' },
      }),
      fact('task.authorised', { permission: '/devices/diagnostics/ip-ping' }),
      fact('task.queued', { position: 0, online: true }),
      fact('task.dispatched', { attempt: 1 }),
    ];
    await tasks.begin([{ id: taskId, facts: begin }], 'interactive');
    await tasks.advance(taskId, () => [
      fact('task.acknowledged', { requestPath: 'Device.LocalAgent.Request.1.' }),
    ]);
    await tasks.advance(taskId, () => [
      fact('task.progressed', { sequence: 1, sample: { response_time: 12 } }),
    ]);
    await tasks.advance(taskId, () => [fact('task.succeeded', { result: { success_count: 1 } })]);
    return begin.length + 3;
  });
}

/** Inserts the appended rows again into a table with the same columns and indexes, without any other work. */
async function insertAgain(database: Database, after: number, upTo: number, shift: number): Promise<number> {
  const rows = await database.sql
    .selectFrom('es_event')
    .selectAll()
    .where('pos', '>', after)
    .where('pos', '<=', upTo)
    .orderBy('pos')
    .execute();
  const batches = Array.from({ length: Math.ceil(rows.length / waiting) }, (_, index) =>
    rows.slice(index * waiting, (index + 1) * waiting),
  );
  const began = performance.now();
  for (const batch of batches) {
    const list = (column: (row: (typeof batch)[number]) => unknown, type: string): RawBuilder<unknown> =>
      sql`${batch.map(column)}::${sql.raw(type)}[]`;
    const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
    await sql`insert into raw_event
      select 'main', e.pos, e.stream_id, e.version, e.type, e.schema_version, e.data, e.actor, null, e.recorded_at,
        decode(e.salts, 'hex'), decode(e.leaf, 'hex'), decode(e.hash, 'hex')
      from unnest(${list((row) => row.pos + shift, 'bigint')}, ${list((row) => row.stream_id, 'text')},
        ${list((row) => row.version + shift, 'int')}, ${list((row) => row.type, 'text')},
        ${list((row) => row.schema_version, 'int')}, ${list((row) => row.data, 'text')},
        ${list((row) => row.actor, 'text')}, ${list((row) => row.recorded_at.toISOString(), 'timestamptz')},
        ${list((row) => hex(row.salts), 'text')}, ${list((row) => hex(row.leaf), 'text')},
        ${list((row) => hex(row.hash), 'text')}
      ) as e(pos, stream_id, version, type, schema_version, data, actor, recorded_at, salts, leaf, hash)`.execute(
      database.sql,
    );
  }
  return rows.length / seconds(began);
}
