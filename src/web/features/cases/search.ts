import type { CaseQuery } from './queries.ts';

export const pageSize = 15;

/** The whole state of the list lives in the address; what stands for "no choice" is left out. */
export interface CasesSearch {
  page?: number;
  state?: 'open' | 'closed';
  keyword?: string;
}

/** A mistyped address shows the unfiltered list, not an error. */
export function readCasesSearch(search: Record<string, unknown>): CasesSearch {
  const read: CasesSearch = {};
  const page = Math.trunc(Number(search.page));
  if (page > 1) read.page = page;
  if (search.state === 'open' || search.state === 'closed') read.state = search.state;
  const keyword = String(search.keyword ?? '').trim();
  if (keyword !== '') read.keyword = keyword.slice(0, 120);
  return read;
}

export const queryOf = ({ page = 1, ...filter }: CasesSearch): CaseQuery => ({
  page,
  limit: pageSize,
  ...filter,
});
