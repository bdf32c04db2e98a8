import type { Database } from '../core/database/database.ts';
import type { EventLog } from '../core/log/log.ts';
import { faultsOf } from '../core/logger.ts';
import type { Module } from '../core/module.ts';
import type { ComparedTable } from '../core/read-models/comparison/compared-table.ts';
import { Comparisons } from '../core/read-models/comparison/comparisons.ts';
import { comparedList } from '../core/read-models/comparison/list-rows.ts';
import type { StreamKinds } from '../core/streams/definition.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import type { Closers } from './closers.ts';
import type { ComposedLog } from './log.ts';
import type { ServerPorts } from './ports.ts';
import type { Services } from './services.ts';

/** Lists every table whose rows are compared with the log: those of the modules, and the lists of their streams. */
export function comparedTables(
  modules: readonly Module<Services>[],
  database: Database,
  { kinds, log }: { kinds: StreamKinds; log: EventLog },
): ComparedTable[] {
  const lists = [...kinds.all].flatMap((definition) => {
    const { list } = definition;
    return list ? [comparedList(database, log, { ...definition, list })] : [];
  });
  return [...modules.flatMap(({ compared }) => compared?.(database, log) ?? []), ...lists];
}

/** Compares the tables that users read with the log that they follow from. */
export function composeComparison<G extends DeviceGateway>(
  modules: readonly Module<Services>[],
  { database, now, logger, firstComparisonMs }: ServerPorts<G>,
  { kinds, log }: Pick<ComposedLog, 'kinds' | 'log'>,
  closers: Closers,
): Comparisons {
  const comparisons = new Comparisons({
    tables: comparedTables(modules, database, { kinds, log }),
    now,
    ...(firstComparisonMs !== undefined && { firstMs: firstComparisonMs }),
    onFault: faultsOf(logger.child({ part: 'tables' })),
  });
  comparisons.start();
  closers.add(() => comparisons.stop());
  return comparisons;
}
