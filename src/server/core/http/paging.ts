import type { components } from '#api/main.d.ts';

export type Pagination = components['schemas']['Pagination'];

/** CO-014. */
export const defaultLimit = 15;

export function pagination(
  { page, limit }: { page: number; limit: number },
  total: number,
  totalIsLowerBound = false,
): Pagination {
  const totalPage = Math.max(1, Math.ceil(total / limit));
  return {
    limit,
    page,
    offset: (page - 1) * limit,
    nextPage: totalIsLowerBound ? page + 1 : Math.min(page + 1, Math.max(page, totalPage)),
    prevPage: Math.max(page - 1, 1),
    totalPage,
    totalRecords: total,
    ...(totalIsLowerBound ? { totalIsLowerBound } : {}),
  };
}
