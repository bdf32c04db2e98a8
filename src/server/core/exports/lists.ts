import type { OperationId } from '#api/operations.gen.ts';
import { deviceLists } from './device-lists.ts';
import type { ExportedList } from './exported-list.ts';
import { otherLists } from './other-lists.ts';

/** Every list that one call exports, and that a schedule can mail. */
export const exportedLists = { ...deviceLists, ...otherLists } satisfies Partial<
  Record<OperationId, ExportedList>
>;
export type ExportedListName = keyof typeof exportedLists;
