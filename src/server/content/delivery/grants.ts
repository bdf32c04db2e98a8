import { timingSafeEqual } from 'node:crypto';
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

/** Makes and reads grants. `digest` is keyed, so only this installation can make one. */
export class ContentGrants {
  readonly #digests: (text: string) => string[];

  constructor(digests: (text: string) => string[]) {
    this.#digests = digests;
  }

  write(grant: ContentGrant): string {
    const said = Buffer.from(JSON.stringify(grant)).toString('base64url');
    return `${said}.${this.#digests(signed(said))[0] ?? ''}`;
  }

  /** Reads a grant; null: this installation did not make it. */
  read(text: string): ContentGrant | null {
    const [, said = '', mac = ''] = /^([\w-]{1,2000})\.([0-9a-f]{64})$/.exec(text) ?? [];
    const given = Buffer.from(mac, 'hex');
    const isGenuine =
      said !== '' &&
      this.#digests(signed(said)).some((digest) => timingSafeEqual(Buffer.from(digest, 'hex'), given));
    return isGenuine ? JSON.parse(Buffer.from(said, 'base64url').toString()) : null;
  }
}

const signed = (said: string): string => `content download\n${said}`;
