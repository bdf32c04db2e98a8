import { expect, test } from 'vitest';
import { bundleDocuments } from './bundle.ts';
import { readPermissions } from './permissions.ts';
import { titleProblems } from './title-problems.ts';

const named = (en: string, ko: string) => ({ en, ko });
const nothing = { paths: {} };
const documentsWith = (operation: object) => ({
  main: { paths: { '/rooms': { get: { operationId: 'listRooms', ...operation } } } },
  auth: nothing,
  admin: nothing,
});
const groupWith = (permissions: Record<string, { title: { en: string; ko: string } }>) => ({
  rooms: { title: named('Rooms', '교실'), permissions },
});
const rooms = { '/rooms': { title: named('View rooms', '교실 조회') } };
const listRooms = { 'x-title': named('View rooms', '교실 조회'), 'x-permission': '/rooms' };

test('the contract has a title for every operation and permission', async () => {
  expect(titleProblems(await bundleDocuments(), readPermissions())).toEqual([]);
});

test('names an operation without a title in one language', () => {
  const documents = documentsWith({ ...listRooms, 'x-title': { en: 'View rooms' } });
  expect(titleProblems(documents, groupWith(rooms))).toEqual([
    'operation listRooms has no title in the language ko',
  ]);
});

test('names permissions without a title, that are not listed, or that no operation requires', () => {
  const documents = documentsWith(listRooms);
  expect(titleProblems(documents, groupWith({ '/rooms': { title: named('', '교실 조회') } }))).toEqual([
    'permission /rooms has no title in the language en',
  ]);
  expect(titleProblems(documents, groupWith({}))).toEqual(['permission /rooms is not in permissions.yaml']);
  expect(
    titleProblems(
      documents,
      groupWith({ ...rooms, '/rooms/write': { title: named('Manage rooms', '교실 관리') } }),
    ),
  ).toEqual(['permission /rooms/write: no operation requires it']);
});

test('names a permission in two groups, and two permissions with one title', () => {
  const documents = documentsWith(listRooms);
  const twice = { ...groupWith(rooms), others: { title: named('Others', '기타'), permissions: rooms } };
  expect(titleProblems(documents, twice)).toEqual([
    'permission /rooms is in two groups',
    'two permissions have the title "View rooms"',
    'two permissions have the title "교실 조회"',
  ]);
});
