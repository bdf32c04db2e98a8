import { timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { JsonObject } from '#machines/json.ts';

/** Row that determines permissions, as its seal covers it. */
export interface SealedRow {
  table: string;
  key: string;
  /** Version of its last fact in the log, so that an older genuine row cannot be restored. */
  version: number;
  fields: JsonObject;
}

/** Seals of rows that determine permissions: a row changed by SQL has an invalid one (docs/decisions/276). */
export class RowSeals {
  readonly #digests: (text: string) => string[];

  /** `digests`: keyed, with today's key first and then earlier ones. */
  constructor(digests: (text: string) => string[]) {
    this.#digests = digests;
  }

  seal(row: SealedRow): string {
    return this.#digests(textOf(row))[0] ?? '';
  }

  isGenuine(row: SealedRow, seal: string | null): boolean {
    if (seal === null || !/^[0-9a-f]{64}$/.test(seal)) return false;
    const given = Buffer.from(seal, 'hex');
    return this.#digests(textOf(row)).some((digest) => timingSafeEqual(Buffer.from(digest, 'hex'), given));
  }

  /** Tells if the seal was made with today's key. */
  isCurrent(row: SealedRow, seal: string | null): boolean {
    return seal === this.seal(row);
  }
}

const textOf = ({ table, key, version, fields }: SealedRow): string =>
  `row seal\n${canonicalJson({ table, key, version, fields })}`;
