import { timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { JsonObject } from '#machines/json.ts';

/** A row that carries power, as its seal covers it. */
export interface SealedRow {
  table: string;
  key: string;
  /** Of its last fact in the log: an older row that was genuine once is not played back. */
  version: number;
  fields: JsonObject;
}

/** Seals of rows that are obeyed: changed by SQL, a row has a wrong one (docs/decisions/276). */
export class RowSeals {
  readonly #digests: (text: string) => string[];

  /** `digests`: keyed, of today first and then of earlier keys. */
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

  /** Whether it was made with the key of today. */
  isCurrent(row: SealedRow, seal: string | null): boolean {
    return seal === this.seal(row);
  }
}

const textOf = ({ table, key, version, fields }: SealedRow): string =>
  `row seal\n${canonicalJson({ table, key, version, fields })}`;
