import { expect, test } from 'vitest';
import { rowsTitle, streamTitle, tableRowsTitle } from './titles.ts';

const room = { one: 'room', many: 'rooms', ko: '교실' };

test('the operations of a resource are named by its words', () => {
  expect(rowsTitle(room, 'list')).toEqual({ en: 'View rooms', ko: '교실 목록 조회' });
  expect(rowsTitle(room, 'create')).toEqual({ en: 'Create a room', ko: '교실 등록' });
});

test.each([
  ['organisation', 'Change an organisation'],
  ['upload of devices', 'Change an upload of devices'],
  ['user', 'Change a user'],
  ['unit', 'Change a unit'],
])('the article of %s fits', (one, title) => {
  expect(rowsTitle({ ...room, one }, 'update').en).toBe(title);
});

test('the operations of a reference table have its name', () => {
  expect(tableRowsTitle(room, 'delete')).toEqual({ en: 'Delete rows: Rooms', ko: '행 삭제: 교실' });
  expect(tableRowsTitle({ ...room, table: 'All rooms' }, 'delete').en).toBe('Delete rows: All rooms');
});

test('the operations of a stream are named by its words', () => {
  expect(streamTitle({ en: 'alarm', ko: '알람' }, 'events')).toEqual({
    en: 'View the timeline of an alarm',
    ko: '알람 타임라인 조회',
  });
});
