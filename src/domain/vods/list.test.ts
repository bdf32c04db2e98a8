import { describe, expect, test } from 'vitest';
import { mostVods, readVodList, totalSizeOf, usualTotalSize } from './list.ts';

const entry = { id: 'v1', title: 'Harbour', vodSize: 100, duration: 5_400 };
const answer = (vods: unknown, version: unknown = 'r1') =>
  JSON.stringify({ vodApiResponseId: version, vods });

describe('the answer of a VOD server', () => {
  test('given a list, then the known members of its entries are read', () => {
    expect(readVodList(answer([{ ...entry, poster: 'x' }]))).toEqual({
      vodApiResponseId: 'r1',
      vods: [entry],
    });
  });

  test('given numbers as ids and texts as numbers, then they are read', () => {
    expect(readVodList(answer([{ id: 7, title: 'A', vodSize: '12', duration: '3.5' }], 41))).toEqual({
      vodApiResponseId: '41',
      vods: [{ id: '7', title: 'A', vodSize: 12, duration: 3.5 }],
    });
  });

  test('given marks that change the text direction, then they are removed', () => {
    const read = readVodList(answer([{ ...entry, title: 'Har\u202Ebour\u0000' }]));
    expect(read).toMatchObject({ vods: [{ title: 'Harbour' }] });
  });

  test.each([
    ['no JSON', '<html>'],
    ['no object', '[]'],
    ['vodApiResponseId', '{"vods":[]}'],
    ['vods', '{"vodApiResponseId":"1"}'],
    ['vods[0]', answer([null])],
    ['vods[0].id', answer([{ ...entry, id: ' ' }])],
    ['vods[1].id: twice', answer([entry, entry])],
    ['vods[0].title', answer([{ ...entry, title: 'x'.repeat(301) }])],
    ['vods[0].vodSize', answer([{ ...entry, vodSize: -1 }])],
    ['vods[0].vodSize', answer([{ ...entry, vodSize: 1.5 }])],
    ['vods[0].duration', answer([{ ...entry, duration: 'long' }])],
    [
      `vods: more than ${mostVods}`,
      answer(Array.from({ length: mostVods + 1 }, (_, id) => ({ ...entry, id }))),
    ],
  ])('given something else, then the place of the fault is named: %s', (place, text) => {
    expect(readVodList(text)).toBe(place);
  });
});

test('given sizes, then adds them up; given none, then uses the default (RU-108, CO-081)', () => {
  expect(totalSizeOf([{ vodSize: 2 }, { vodSize: 3 }])).toBe(5);
  expect(totalSizeOf([{ vodSize: 0 }])).toBe(usualTotalSize);
  expect(totalSizeOf([])).toBe(5_363_093);
});
