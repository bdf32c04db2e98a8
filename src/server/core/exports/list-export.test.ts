import { expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { ListExporter } from './list-export.ts';
import { timeIn } from './named-columns.ts';

interface Asked {
  query: { page: number; limit: number };
}

test('given a list that grows at each call, its file has each row once and misses none', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => ({ caseId: String(at), title: `Case ${at}` }));
  const before = rows.map(({ title }) => title);
  const exporter = new ListExporter({ body: () => {}, parameters: () => {} });
  const listCases = async ({ query: { page, limit } }: Asked) => {
    const data = rows.slice((page - 1) * limit, page * limit);
    const answer = { data, pagination: { totalRecords: rows.length } };
    // The newest is first, so a second page would repeat the last row of the first.
    rows.unshift({ caseId: `new ${rows.length}`, title: 'New' });
    return answer;
  };
  exporter.use({ listCases } as never);
  const role = { permissions: [operations.listCases.permission], level: 1 };
  const file = await exporter.export({ list: 'listCases', as: 'csv', heads: 'names', columns: ['title'] }, {
    caller: { account: { role, operator: { timeZone: 'Asia/Seoul' } } },
    audit: { changed: () => {} },
    language: 'en',
  } as never);
  let text = '';
  for await (const line of file.lines) text += line;
  const [, ...written] = text.trim().split('\r\n');
  expect(written).toEqual(before);
  expect(file.headers).toMatchObject({ 'x-rows-written': '250', 'x-rows-total': '250' });
});

test('a time has its offset, also in the hour that a change of the clocks repeats', () => {
  const berlin = timeIn('Europe/Berlin');
  expect(berlin('2026-10-25T00:30:00Z')).toBe('2026-10-25T02:30:00+02:00');
  expect(berlin('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30:00+01:00');
  expect(timeIn('America/St_Johns')('2026-01-01T00:00:00.123Z')).toBe('2025-12-31T20:30:00-03:30');
  expect(timeIn('UTC')('2026-01-01T00:00:00Z')).toBe('2026-01-01T00:00:00+00:00');
});
