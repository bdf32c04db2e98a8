import type { Sha256 } from '../chain.ts';
import { toHex } from '../hex.ts';

// Apart from page.ts, whose marks must not stand inside the script of a page.

/** Everything of a page but its document, which lies between the two. */
export interface PageFrame {
  before: string;
  after: string;
}

/** Id of the element that holds the document. */
export const documentId = 'case-file';

const encoder = new TextEncoder();

/** Digest of the page in the statement, hex; it differs as soon as one byte of the page does. */
export const pageDigest = (sha256: Sha256, { before, after }: PageFrame): string =>
  toHex(sha256(encoder.encode(`${before}\0${after}`)));
