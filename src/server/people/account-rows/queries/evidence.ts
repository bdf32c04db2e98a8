import { type RawBuilder, sql } from 'kysely';
import {
  sealedAccounts,
  sealedCredentials,
  sealedOperators,
  sealedRoles,
} from '#server/core/seals/definitions.ts';
import { type Evidence, evidenceOf } from '#server/core/seals/stored-rows.ts';

/** Evidence about the rows that decide about an account. */
export interface AccountEvidence {
  account: Evidence;
  role: Evidence;
  /** Evidence about its organisation and those above, as the organisation's path names them. */
  operators: Evidence[];
}

const operatorsAbove = sql`coalesce((
  select jsonb_agg(${evidenceOf(sealedOperators, 'u')}) from operator u
  where u.op_id = any(string_to_array(trim(both '/' from o.op_path), '/'))), '[]')`;

/** Selects the evidence about the rows `a`, `r` and `o` of a statement. */
export const accountEvidence: RawBuilder<AccountEvidence> = sql`jsonb_build_object(
  'account', ${evidenceOf(sealedAccounts, 'a')}, 'role', ${evidenceOf(sealedRoles, 'r')}, 'operators', ${operatorsAbove})`;

export const credentialEvidence = evidenceOf(sealedCredentials, 'a');

export const roleEvidence = evidenceOf(sealedRoles, 'role');

export const operatorEvidence = (alias: string): RawBuilder<Evidence> => evidenceOf(sealedOperators, alias);
