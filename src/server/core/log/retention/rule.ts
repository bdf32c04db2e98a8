import type { ListTable } from '../storage.ts';
import { auditTables } from './audit-entries.ts';

/** Conditions under which a stream of a kind may be erased, on its list's row. */
export interface RetentionRule {
  /** Column and value of an ended stream. */
  over: { column: string; is: string | boolean };
  /** Column with the time of the last event. */
  lastEvent: string;
  /** Rows of other lists that keep the stream as long as they exist. */
  heldBy?: readonly Hold[];
}

/** `column` of that table has the value of `by` in the list's row, alone or among others. */
export interface Hold {
  table: string;
  column: string;
  by: string;
  many: boolean;
}

/** Kind of stream that is erased when its retention time is over. */
export interface ErasableKind {
  kind: string;
  list: ListTable;
  rule: RetentionRule;
}

/** Read model rows that are about one stream and are deleted with it; the column has the stream's id, with its kind. */
export interface RowsOfStreams {
  table: string;
  column: string;
}

/** Lists tables with data of a stream, besides those of the log. */
export const tablesOf = (kinds: readonly ErasableKind[], alsoIn: readonly RowsOfStreams[]): string[] => [
  ...auditTables,
  ...deviceTables,
  ...kinds.map(({ list }) => list.name),
  ...alsoIn.map(({ table }) => table),
];

/** Read models of devices, which hold data of erased events until they have read the checkpoint. */
const deviceTables = [
  'device',
  'device_notice',
  'device_handover',
  'device_checkpoint',
  'topology_moment',
  'home_member',
];
