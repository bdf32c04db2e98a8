import { expect, test } from 'vitest';
import { addressesIn } from './addresses.ts';

test('given a pasted list in any usual form, then each address is read once', () => {
  const text = 'a@x.example, B@x.example;c@x.example\nJin Park <jin@x.example>\n d@x.example e@x.example';
  expect(addressesIn(text).good.toSorted()).toEqual(
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example', 'e@x.example', 'jin@x.example'].toSorted(),
  );
});

test('RU-087: given an address twice, also in other letter case, then it is reported', () => {
  expect(addressesIn('a@x.example A@X.example b@x.example')).toEqual({
    good: ['a@x.example', 'b@x.example'],
    wrong: [],
    repeated: ['a@x.example'],
  });
});

test('RU-086: given an invalid address, then it is reported', () => {
  expect(addressesIn('a@x.example nobody @x.example a@x').wrong).toEqual(['nobody', '@x.example', 'a@x']);
});
