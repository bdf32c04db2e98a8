import type { ListTable } from '../storage.ts';
import { auditTables } from './audit-entries.ts';

/** When a stream of a kind may be erased, in the words of its list's row. */
export interface RetentionRule {
  /** What the row says when the stream is over. */
  over: { column: string; is: string | boolean };
  /** Column with the time of the last event. */
  lastEvent: string;
  /** Rows of other lists that keep the stream for as long as they are there. */
  heldBy?: readonly Hold[];
}

/** `column` of that table names the value of `by` of the list's row, alone or among others. */
export interface Hold {
  table: string;
  column: string;
  by: string;
  many: boolean;
}

/** A kind of stream that is erased when its time is over. */
export interface ErasableKind {
  kind: string;
  list: ListTable;
  rule: RetentionRule;
}

/** Rows of a read model that are about one stream and go with it; the column has the stream's id, with its kind. */
export interface RowsOfStreams {
  table: string;
  column: string;
}

/** Tables that hold something of a stream, besides those of the log. */
export const tablesOf = (kinds: readonly ErasableKind[], alsoIn: readonly RowsOfStreams[]): string[] => [
  ...auditTables,
  ...deviceTables,
  ...kinds.map(({ list }) => list.name),
  ...alsoIn.map(({ table }) => table),
];

/** Read models of devices that hold something of their erased beginnings until they have read the checkpoint. */
const deviceTables = [
  'device',
  'device_notice',
  'device_handover',
  'device_checkpoint',
  'topology_moment',
  'home_member',
];
