import { Resolver } from 'node:dns/promises';
import { type ProofRecord, provesBy } from '#domain/identity/domain-proof.ts';

/** `other`: the name has records, but none with the value; `silent`: DNS does not answer, so nothing is known. */
export type FoundRecord = 'right' | 'other' | 'missing' | 'silent';

/** Limits for a waiting administrator: twice two seconds, then four. */
const attempt = { timeout: 2_000, tries: 2 };

const noRecord = new Set(['ENODATA', 'ENOTFOUND']);

/** Reads TXT records. `servers`: DNS servers to use; empty: those of the machine. */
export class DomainRecords {
  readonly #resolver = new Resolver(attempt);

  constructor(servers: readonly string[]) {
    if (servers.length > 0) this.#resolver.setServers(servers);
  }

  async find(record: ProofRecord): Promise<FoundRecord> {
    try {
      const records = await this.#resolver.resolveTxt(record.name);
      return provesBy(records, record) ? 'right' : 'other';
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return noRecord.has(code) ? 'missing' : 'silent';
    }
  }
}
