import { expect, test } from 'vitest';
import { day, listSearch, oneOf, words } from './list-search.ts';

const list = listSearch(
  { online: oneOf('online', 'offline'), keyword: words(20), from: day },
  { kept: { type: oneOf('inven', 'request') }, sort: ['modelName', 'createTime'] },
);

test('keeps what the list knows', () => {
  expect(
    list.read({
      type: 'inven',
      online: 'offline',
      keyword: ' 0A:57 ',
      from: '2026-11-22',
      sort: 'modelName',
      desc: true,
      page: 3,
      size: 30,
    }),
  ).toEqual({
    type: 'inven',
    online: 'offline',
    keyword: '0A:57',
    from: '2026-11-22',
    sort: 'modelName',
    desc: true,
    page: 3,
    size: 30,
  });
});

test('writes every key, so that nothing refused comes through', () => {
  const search = list.read({
    online: 'maybe',
    keyword: ['a'],
    from: '2026-13-40',
    type: 7,
    sort: 'password',
    desc: true,
    page: '-1',
    size: 7,
    other: 1,
  });
  expect(Object.keys(search).sort()).toEqual([
    'desc',
    'from',
    'keyword',
    'online',
    'page',
    'size',
    'sort',
    'type',
  ]);
  expect(Object.values(search).every((value) => value === undefined)).toBe(true);
});

test('a list without orders reads none', () => {
  expect(listSearch({ keyword: words(9) }).read({ sort: 'x', desc: true })).toEqual({});
});

test('a keyword of digits arrives as a number and is text again; a long one is cut', () => {
  expect(list.read({ keyword: 12345 }).keyword).toBe('12345');
  expect(list.read({ keyword: 'x'.repeat(40) }).keyword).toHaveLength(20);
});
