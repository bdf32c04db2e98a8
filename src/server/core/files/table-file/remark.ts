import type { FileNote, RefusalParams } from '#domain/import-refusals.ts';

/** A note on how a file was read. `params.column` and `params.columns` are fields, or columns that have none. */
export interface Remark {
  code: FileNote;
  params: RefusalParams;
}
