import { type Advised, adviceOnAddress, adviceOnRoles } from '#domain/identity/claim-advice.ts';
import { textsAt } from '#domain/identity/claims.ts';
import { cleanName } from '#domain/text/normal.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Returned } from '#server/people/identity-provider/provider-sign-ins.ts';
import { addRefusal } from '#server/people/identity-provider/queries/refusals.ts';
import type { AdmissionRefusal } from './provider-refusals.ts';

const mostValues = 5;
const short = (text: string): string => cleanName(text).slice(0, 100).toWellFormed();

function adviceOn({ settings, claims }: Returned, reason: AdmissionRefusal): Advised | null {
  const proved = settings.domains.filter(({ provedAt }) => provedAt !== null).map(({ name }) => name);
  if (reason === 'unverifiedAddress') return { advice: 'unverified', received: [] };
  if (reason === 'noAddress') return adviceOnAddress(claims, proved);
  return reason === 'noRole' ? adviceOnRoles(claims, settings) : null;
}

/** Stores the reason for a refused sign-in, and advice, for the administrators of the organisation. */
export async function tellRefusal(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  returned: Returned,
  reason: AdmissionRefusal,
): Promise<void> {
  const { settings, claims } = returned;
  const advised = adviceOn(returned, reason);
  const [email = ''] = textsAt(claims, settings.emailClaim);
  await addRefusal(database.sql, settings.opId, {
    time: now().toISOString(),
    reason,
    advice: advised?.advice ?? null,
    email: short(email),
    received: (advised?.received ?? []).slice(0, mostValues).map(short),
  });
}
