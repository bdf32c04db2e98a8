import { SignedGrants } from '#server/core/files/signed-grants.ts';
import type { ContentType } from '../port.ts';

/** Permission for one set-top box to fetch one file until a time, with a description of the file for the API log. */
export interface ContentGrant {
  endpointId: string;
  sha256: string;
  kind: ContentType;
  itemId: string;
  name: string;
  version: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export type ContentGrants = SignedGrants<ContentGrant>;

/** `digests` is keyed, so only this installation can make a grant. */
export const contentGrants = (digests: (text: string) => string[]): ContentGrants =>
  new SignedGrants('content download', digests);
