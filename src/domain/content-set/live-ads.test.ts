import { expect, test } from 'vitest';
import { isOver, isShown } from './live-ads.ts';

const ad = { lcnList: '7,9', startHour: 22, endHour: 2, endDate: '2026-12-01' };
const at = (channel: number, hour: number, day = '2026-12-01') => isShown(ad, { channel, hour, day });

test('shows an ad on its channels, past midnight, and on its last day', () => {
  expect([at(7, 22), at(9, 1), at(7, 23)]).toEqual([true, true, true]);
  expect([at(8, 22), at(7, 2), at(7, 21), at(7, 22, '2026-12-02')]).toEqual([false, false, false, false]);
});

test('ends an ad after its last day, and never without one', () => {
  expect([isOver(ad, '2026-12-01'), isOver(ad, '2026-12-02')]).toEqual([false, true]);
  expect(isOver({ endDate: null }, '2099-01-01')).toBe(false);
});
