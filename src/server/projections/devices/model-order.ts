import { sql } from 'kysely';
import type { IdQuery } from './scan.ts';

interface Page {
  offset: number;
  limit: number;
}

/**
 * In the order of models the counts tell which models a page is made of: the devices of those before it are skipped
 * without reading them. `offset` is what remains to be skipped.
 */
export function withinModels({ offset, limit }: Page, ids: IdQuery): { ids: IdQuery; offset: number } {
  if (ids.sortBy !== 'modelName') return { ids, offset };
  // As the database orders them: by their bytes.
  const inOrder = ids.counts.models.toSorted(
    (a, b) => Buffer.compare(Buffer.from(a.model_name), Buffer.from(b.model_name)) * (ids.sortDesc ? -1 : 1),
  );
  let before = 0;
  let left = offset;
  const models = inOrder.filter(({ matching }) => {
    const met = before + matching > offset && before < offset + limit;
    if (before + matching <= offset) left -= matching;
    before += matching;
    return met;
  });
  const names = models.map(({ model_name }) => model_name);
  const condition = sql`d.model_name = any(${names}::text[])`;
  return {
    ids: { ...ids, counts: { ...ids.counts, models }, conditions: [...ids.conditions, condition] },
    offset: left,
  };
}
