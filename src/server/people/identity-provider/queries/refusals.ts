import { type Kysely, sql } from 'kysely';
import type { ClaimAdvice } from '#domain/identity/claim-advice.ts';
import type { Tables } from '#server/core/database/database.ts';

/** Refused sign-in, for the organisation's administrators. */
export interface ProviderRefusal {
  time: string;
  reason: string;
  advice: ClaimAdvice | null;
  email: string;
  received: string[];
}

/** Maximum number of refusals kept for each organisation. */
const mostKept = 10;
export const keptMs = 30 * 86_400_000;

export async function addRefusal(db: Kysely<Tables>, opId: string, refusal: ProviderRefusal): Promise<void> {
  await sql`update identity_provider set refusals = (
      select jsonb_agg(kept order by kept->>'time' desc) from (
        select kept from jsonb_array_elements(jsonb_build_array(${JSON.stringify(refusal)}::jsonb) || refusals) as kept
        order by kept->>'time' desc limit ${mostKept}::int) as newest)
    where op_id = ${opId}`.execute(db);
}
