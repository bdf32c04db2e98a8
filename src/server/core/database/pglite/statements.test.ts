import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Statements } from './statements.ts';

let database: PGlite;
let statements: Statements;

beforeAll(async () => {
  database = await PGlite.create();
  statements = new Statements(database);
  await database.exec(
    'create table thing (id int primary key, at timestamptz, bytes bytea, names text[], doc jsonb, size bigint, here boolean)',
  );
});
afterAll(() => database.close());

const insert = 'insert into thing values ($1, $2, $3, $4, $5, $6, $7)';

test('values of every type we use come back as query() gives them', async () => {
  const values = [
    [
      1,
      new Date('2026-01-02T03:04:05.678Z'),
      Uint8Array.of(0, 255, 7),
      ['a"b', 'c,d', '{}'],
      { a: ['ü'] },
      2 ** 40,
      true,
    ],
    [2, '2026-01-02T03:04:05Z', Buffer.from('xyz'), [], '{"a":1}', '7', false],
    [3, null, null, [null, ''], null, null, null],
  ];
  for (const params of values)
    expect(await statements.query(insert, params)).toEqual({ rows: [], affected: 1 });
  for (const text of [
    'select * from thing order by id',
    'select count(*) as n, max(names) as m from thing',
  ]) {
    expect((await statements.query(text, [])).rows).toEqual((await database.query(text)).rows);
  }
  const some = 'select id from thing where id = any($1::int[]) order by id';
  expect((await statements.query(some, [[3, 1]])).rows).toEqual([{ id: 1 }, { id: 3 }]);
  expect(await statements.query('update thing set size = $1', [5])).toEqual({ rows: [], affected: 3 });
});

test('a named statement that was planned for an empty table is planned again when the table has grown', async () => {
  await database.exec('create table grown (id int primary key, text text not null)');
  const text = 'select text from grown where id = any($1::int[])';
  const read = async (times: number) => {
    for (let run = 0; run < times; run++) await statements.query(text, [[run]], 'read_grown');
  };
  const plan = async () => {
    const { rows } = await database.query<{ 'QUERY PLAN': string }>("explain execute read_grown('{7}')");
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  await database.exec("insert into grown select 0, 'a'");
  await database.exec('analyze grown');
  await read(20);
  expect(await plan()).toContain('Seq Scan');
  await database.exec("insert into grown select n, repeat('x', 200) from generate_series(1, 20000) n");
  await read(120);
  expect(await plan()).not.toContain('Seq Scan');
});

test('an error leaves the connection as a query() would, inside a transaction and outside', async () => {
  const duplicate = () => statements.query(insert, [1, null, null, null, null, null, null]);
  await expect(duplicate()).rejects.toMatchObject({ code: '23505' });
  await expect(statements.query('select nonsense', [])).rejects.toMatchObject({ code: '42703' });
  expect((await statements.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);

  await database.exec('begin');
  await statements.query('delete from thing', []);
  await expect(duplicate()).resolves.toMatchObject({ affected: 1 });
  await expect(duplicate()).rejects.toMatchObject({ code: '23505' });
  await expect(statements.query('select 1 as one', [])).rejects.toMatchObject({ code: '25P02' });
  await database.exec('rollback');
  expect((await statements.query('select count(*)::int as n from thing', [])).rows).toEqual([{ n: 3 }]);
});

test('statements asked for together do not meet inside the database', async () => {
  const sums = Array.from({ length: 50 }, (_, n) =>
    statements.query(n % 2 ? 'select $1::int + 1 as n' : 'select $1::int - 1 as n', [n]),
  );
  expect((await Promise.all(sums)).map(({ rows }) => rows[0]?.n)).toEqual(
    Array.from({ length: 50 }, (_, n) => (n % 2 ? n + 1 : n - 1)),
  );
});
