import { toBase64 } from '#web/ambient/base64.ts';

/** It is not sent: the server would refuse it. */
export class TooLargeFile extends Error {
  /** Bytes of the largest file. */
  readonly limit: number;

  constructor(limit: number) {
    super('the file is too large');
    this.limit = limit;
  }
}

/** The content of a file as base64; the server detects its format. */
export async function contentOf(file: File, limit: number): Promise<string> {
  if (file.size > limit) throw new TooLargeFile(limit);
  return toBase64(new Uint8Array(await file.arrayBuffer()));
}
