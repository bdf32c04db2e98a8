import { expect, test } from 'vitest';
import { favouriteAddress, renamed, swapped, without } from './favourites.ts';

const of = (name: string) => ({ address: `/${name}`, name });
const [a, b, c] = [of('a'), of('b'), of('c')];

test('an address has the filters of the page, in one order, and not the selected organisation', () => {
  const addressOf = (searchStr: string) => favouriteAddress({ pathname: '/tasks', searchStr });
  expect(addressOf('?state=failed&operator=northwind&keyword=a%26b')).toBe(
    '/tasks?keyword=a%26b&state=failed',
  );
  expect(addressOf('?keyword=a%26b&state=failed')).toBe(addressOf('?state=failed&keyword=a%26b'));
  expect(addressOf('?operator=northwind')).toBe('/tasks');
  expect(addressOf('')).toBe('/tasks');
});

test('moves a favourite past a neighbour, also over one that is not shown, and changes nothing where one is gone', () => {
  expect(swapped([a, b, c], '/b', '/a')).toEqual([b, a, c]);
  expect(swapped([a, b, c], '/a', '/c')).toEqual([c, b, a]);
  expect(swapped([a, b], '/a', '/gone')).toEqual([a, b]);
});

test('renames and removes one favourite alone', () => {
  expect(renamed([a, b], '/b', 'Night shift')).toEqual([a, { address: '/b', name: 'Night shift' }]);
  expect(without([a, b], '/a')).toEqual([b]);
  // A new name is the user's own: it does not follow the page's title any more.
  expect(renamed([{ ...a, titled: true }, b], '/a', 'Mine')).toEqual([{ address: '/a', name: 'Mine' }, b]);
});
