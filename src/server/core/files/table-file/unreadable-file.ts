import { type FileRefusal, fileRefusals, filledIn, type RefusalParams } from '#domain/import-refusals.ts';

/** Reason that a file is unreadable. */
export class UnreadableFile extends Error {
  readonly reason: FileRefusal;
  readonly params: RefusalParams;

  constructor(reason: FileRefusal, params: RefusalParams = {}) {
    super(filledIn(fileRefusals[reason], params));
    this.reason = reason;
    this.params = params;
  }
}
