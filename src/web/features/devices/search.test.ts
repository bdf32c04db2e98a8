import { expect, test } from 'vitest';
import { readDetailSearch } from './detail/search.ts';
import { isFiltered, readDeviceSearch, withoutFilters } from './search.ts';

test('keeps what the list knows', () => {
  const search = readDeviceSearch({
    type: 'inven',
    online: 'offline',
    keyword: ' 0A:57 ',
    sort: 'modelName',
    desc: true,
  });
  expect(search).toMatchObject({
    type: 'inven',
    online: 'offline',
    keyword: '0A:57',
    sort: 'modelName',
    desc: true,
  });
  expect(isFiltered(search)).toBe(true);
  expect(isFiltered(withoutFilters(search))).toBe(false);
  expect(withoutFilters(search)).toMatchObject({ type: 'inven', sort: 'modelName' });
});

test('writes every key, so that nothing refused comes through', () => {
  const search = readDeviceSearch({ online: 'maybe', lock: 1, sort: 'password', type: 'all' });
  expect(Object.keys(search).sort()).toEqual([
    'active',
    'desc',
    'keyword',
    'lock',
    'model',
    'online',
    'sort',
    'type',
  ]);
  expect(Object.values(search).every((value) => value === undefined)).toBe(true);
  expect(Object.keys(readDetailSearch({ tab: 'nothing' }))).toEqual(['tab', 'page', 'of']);
});

test('a keyword of digits arrives as a number and is text again', () => {
  expect(readDeviceSearch({ keyword: 12345 }).keyword).toBe('12345');
});
