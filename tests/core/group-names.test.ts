import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/core/database/open.ts';
import { dropDatabase, freshUrl } from '#tests/support/database.ts';

const migration = readFileSync('src/server/core/database/sql/000255_group_details.sql', 'utf8');

/** The tables before the migration: two names could look the same (RU-075). */
const before = `
  create table device_group (gid text primary key, op_id text not null, group_name text not null, created_at timestamptz not null);
  create table room (room_id text primary key, op_id text not null, room_name text not null, created_at timestamptz not null);
  create table saved_filter (filter_id text primary key, op_id text not null, filter_name text not null, created_at timestamptz not null);
  create unique index device_group_name on device_group (op_id, lower(group_name));
  create unique index room_name on room (op_id, lower(room_name));
  create unique index saved_filter_name on saved_filter (op_id, lower(filter_name));
  insert into device_group values
    ('aaaaaaaa-1', 'north', 'Blank x', '2026-01-01'), ('bbbbbbbb-2', 'north', 'Blank x ', '2026-01-02'),
    ('cccccccc-3', 'north', 'blank  X', '2026-01-03'), ('dddddddd-4', 'north', 'Blank x (2)', '2026-01-04'),
    ('eeeeeeee-5', 'south', 'Blank x ', '2026-01-05');
  insert into room values ('r1', 'school', 'Hall', '2026-01-01'), ('r2', 'school', ' Hall', '2026-01-02');`;

test('numbers names that look the same in the migration; the oldest keeps its name', async () => {
  const url = await freshUrl();
  const database = await openDatabase({ url });
  await database.script(before);
  await database.script(migration);
  const { rows } = await sql<{ name: string }>`
    select op_id || ': ' || group_name as name from device_group order by gid`.execute(database.sql);
  expect(rows.map(({ name }) => name)).toEqual([
    'north: Blank x',
    'north: Blank x (2)',
    'north: blank X (3)',
    'north: Blank x (2) (dddddddd)',
    'south: Blank x',
  ]);
  const { rows: rooms } = await sql<{
    room_name: string;
  }>`select room_name from room order by room_id`.execute(database.sql);
  expect(rooms.map((row) => row.room_name)).toEqual(['Hall', 'Hall (2)']);
  await database.close();
  await dropDatabase(url);
});
