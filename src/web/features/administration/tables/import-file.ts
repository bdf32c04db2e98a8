import { toBase64 } from '#web/ambient/base64.ts';

/** Bytes of the largest file: as base64 it is what a call may hold. */
export const largestFile = 4_500_000;

/** It is not sent: the server would refuse it. */
export class TooLargeFile extends Error {}

/** The content of a file as base64; the server detects its format. */
export async function contentOf(file: File): Promise<string> {
  if (file.size > largestFile) throw new TooLargeFile();
  return toBase64(new Uint8Array(await file.arrayBuffer()));
}
