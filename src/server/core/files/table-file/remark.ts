import type { FileNote, RefusalParams } from '#domain/import-refusals.ts';

/** Note on how a file was read. `params.column` and `params.columns` are fields, or columns without one. */
export interface Remark {
  code: FileNote;
  params: RefusalParams;
}
