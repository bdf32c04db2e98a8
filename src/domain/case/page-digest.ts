import type { Sha256 } from '../chain.ts';
import { toHex } from '../hex.ts';

// This is not part of page.ts, whose marks must not appear in the script of a page.

/** The text of a page before and after its document. */
export interface PageFrame {
  before: string;
  after: string;
}

/** Id of the element that holds the document. */
export const documentId = 'case-file';

const encoder = new TextEncoder();

/** Returns the digest of the page in the statement, hex; any changed byte of the page changes it. */
export const pageDigest = (sha256: Sha256, { before, after }: PageFrame): string =>
  toHex(sha256(encoder.encode(`${before}\0${after}`)));
