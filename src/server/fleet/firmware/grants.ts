import { timingSafeEqual } from 'node:crypto';

/** Permission for one device to fetch one file until a time. It is sent to the device and never logged. */
export interface Grant {
  upgradeId: string;
  endpointId: string;
  sha256: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Makes and reads grants. `digest` is keyed, so only this installation can make one. */
export class Grants {
  readonly #digests: (text: string) => string[];

  constructor(digests: (text: string) => string[]) {
    this.#digests = digests;
  }

  write(grant: Grant): string {
    return `${grant.upgradeId}.${grant.expiresAt.toString(36)}.${this.#digests(textOf(grant))[0] ?? ''}`;
  }

  /** Reads the upgrade that a text names, before its digest is verified. */
  named(text: string): { upgradeId: string; expiresAt: number; mac: string } | null {
    const [, upgradeId = '', expiry = '', mac = ''] =
      /^([\w.-]{1,64})\.([0-9a-z]{1,12})\.([0-9a-f]{64})$/.exec(text) ?? [];
    return upgradeId === '' ? null : { upgradeId, expiresAt: Number.parseInt(expiry, 36), mac };
  }

  isGenuine(grant: Grant, mac: string): boolean {
    const given = Buffer.from(mac, 'hex');
    return this.#digests(textOf(grant)).some((digest) => timingSafeEqual(Buffer.from(digest, 'hex'), given));
  }
}

const textOf = ({ upgradeId, endpointId, sha256, expiresAt }: Grant): string =>
  ['firmware download', upgradeId, endpointId, sha256, expiresAt].join('\n');
