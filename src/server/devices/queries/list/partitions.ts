import type { Count, Counts } from './counts.ts';
import type { SortField } from './order.ts';

/** Columns that precede the sort column in an index. */
export type PartitionColumn = 'op_id' | 'device_status' | 'ui_lock' | 'online' | 'model_name';

/** Rows of an index with the same leading columns. */
export interface Partition extends Count {
  is: Partial<Record<PartitionColumn, string | boolean>>;
}

interface Ordered {
  sortBy: SortField;
  counts: Counts;
}

/**
 * Returns every way to cover the matches with partitions of the order's indexes: all devices, each operator, and each
 * kind of device that is not deployed or locked, if there are no others among the matches.
 */
export function partitionings({ sortBy, counts }: Ordered): Partition[][] {
  const { operators, kinds, models, total, everywhere } = counts;
  const met = (partitions: Partition[]) => partitions.filter(({ matching }) => matching > 0);
  const whole: Partition[] = [{ is: {}, matching: total, all: everywhere }];
  const byOperator = operators.map(({ op_id, ...count }): Partition => ({ is: { op_id }, ...count }));
  const byKind = kinds.map(
    ({ device_status, ui_lock, online, ...count }): Partition => ({
      is: { device_status, ui_lock, online },
      ...count,
    }),
  );
  const rare = met(byKind).every(
    ({ is: { device_status, ui_lock } }) => device_status !== 'Deployed' || ui_lock === true,
  );
  if (sortBy === 'accessTime') {
    const presence = met(without(byKind, ['device_status', 'ui_lock']));
    const ways = [crossed(whole, presence, counts), crossed(byOperator, presence, counts)];
    return rare ? [...ways, met(byKind)] : ways;
  }
  if (sortBy === 'deviceStatus') return [met(without(byKind, ['ui_lock', 'online']))];
  const byModel = models.map(({ model_name, ...count }): Partition => ({ is: { model_name }, ...count }));
  // MAC address and firmware correlate with the model, and have an index for each.
  if (sortBy === 'macAddr' || sortBy === 'firmwareVersion') return [byModel];
  const kindsOnly = met(without(byKind, ['online']));
  const rareFirst = sortBy === 'endpointId' ? crossed(byOperator, kindsOnly, counts) : kindsOnly;
  const ways = rare ? [whole, byOperator, rareFirst] : [whole, byOperator];
  if (sortBy !== 'modelName') return ways;
  // Otherwise this order would read all devices of models that do not match.
  return ways.map((way) => crossed(way, byModel, counts));
}

/** Merges partitions to fewer columns, and adds up their counts. */
function without(partitions: Partition[], columns: PartitionColumn[]): Partition[] {
  const merged = new Map<string, Partition>();
  for (const { is, matching, all } of partitions) {
    const kept = Object.fromEntries(
      Object.entries(is).filter(([column]) => !columns.some((name) => name === column)),
    );
    const key = JSON.stringify(kept);
    const before = merged.get(key) ?? { is: kept, matching: 0, all: 0 };
    merged.set(key, { is: kept, matching: before.matching + matching, all: before.all + all });
  }
  return [...merged.values()];
}

/** Combines every pair of parts; pairs are not counted, so both divisions are assumed to be independent. */
function crossed(one: Partition[], other: Partition[], { total, everywhere }: Counts): Partition[] {
  return one.flatMap((a) =>
    other.map((b) => ({
      is: { ...a.is, ...b.is },
      matching: (a.matching * b.matching) / Math.max(1, total),
      all: (a.all * b.all) / Math.max(1, everywhere),
    })),
  );
}
