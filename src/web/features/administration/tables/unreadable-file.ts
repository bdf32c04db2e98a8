/** A file that the console itself cannot read: neither text nor a workbook of Excel, or one that is too large. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly reason: 'noText' | 'noWorkbook';

  constructor(reason: UnreadableFile['reason']) {
    super(reason);
    this.reason = reason;
  }
}
