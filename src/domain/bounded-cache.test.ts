import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('given more than it keeps, then the entry that was set longest ago goes', () => {
  const latest = new BoundedCache<string, number>(2);
  latest.set('a', 1);
  latest.set('b', 2);
  latest.set('a', 3);
  latest.set('c', 4);
  expect([latest.get('a'), latest.get('b'), latest.get('c')]).toEqual([3, undefined, 4]);
  latest.delete('a');
  expect(latest.get('a')).toBeUndefined();
  latest.clear();
  expect(latest.get('c')).toBeUndefined();
});
