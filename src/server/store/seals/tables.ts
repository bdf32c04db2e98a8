import type { Generated } from 'kysely';

/** Tables of 000005_seals.sql as Kysely sees them. */
export interface SealTables {
  signing_key: { key_id: string; public_key: string; first_used_at: Generated<Date> };
  es_seal: { log_id: string; from_pos: number; to_pos: number; statement: string; signature: string };
}
