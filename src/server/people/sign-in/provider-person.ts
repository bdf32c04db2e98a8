import { randomUUID } from 'node:crypto';
import { domainOf, isAddressDoubted, roleBy, textsAt } from '#domain/identity/claims.ts';
import { rolesIn } from '#domain/identity/role-values.ts';
import { serverActor } from '#domain/logged-event.ts';
import { cleanName } from '#domain/text/normal.ts';
import { normalEmail } from '#domain/validation.ts';
import type { Account } from '#server/core/http/session.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import { accountById } from '#server/people/account-rows/queries/accounts.ts';
import type { Accounts } from '#server/people/accounts/accounts.ts';
import { losesAdministrator } from '#server/people/accounts/last-administrator.ts';
import type { Returned } from '#server/people/identity-provider/provider-sign-ins.ts';
import {
  accountOfIdentity,
  linkIdentity,
  subjectOf,
} from '#server/people/identity-provider/queries/links.ts';
import type { ProviderSettings } from '#server/people/identity-provider/queries/providers.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import type { AdmissionRefusal } from './provider-refusals.ts';

/** Account, with the role that the provider gives; or the reason that there is no session. */
export type Admission =
  | { kind: 'admitted'; account: Account; before: { roleGroupKey: string } | null }
  | { kind: 'refused'; reason: AdmissionRefusal; account: Account | null };

const actor = serverActor('identity');

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Tells if a text needs no cleaning: two identities must not become one by removing characters, so such a text is
 * neither an id nor an address.
 */
const isPlain = (text: string): boolean => text === cleanName(text);

interface Needs extends Pick<CoreServices, 'database' | 'live' | 'now'> {
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  sessions: SessionPort;
}

/**
 * Finds or creates the account of a user whom the provider has signed in, and gives it the role that they have there
 * now.
 */
export async function admit(services: Needs, { settings, claims }: Returned): Promise<Admission> {
  const roleKey = roleBy(settings.roles, rolesIn(claims, settings.roleClaim, settings.roleSeparator));
  const found = await accountFor(services, settings, claims, roleKey);
  if ('reason' in found) return { kind: 'refused', account: null, ...found };
  const { account, isNew } = found;
  const refused = (reason: AdmissionRefusal): Admission => ({ kind: 'refused', reason, account });
  if (roleKey === null) return refused('noRole');
  if (account.role.level < (await strongest(services, settings))) return refused('above');
  const standing = await begun(services, account);
  if (standing !== null) return refused(standing);
  if (!isNew && !(await changeRole(services, account, roleKey))) return refused('last');
  const admitted = await accountById(services.database.sql, account.accountId);
  if (admitted?.status !== 'Running') return refused('stopped');
  return { kind: 'admitted', account: admitted, before: isNew ? null : { roleGroupKey: account.role.key } };
}

type Found = { account: Account; isNew: boolean } | { reason: AdmissionRefusal };

/**
 * Finds the account by the user's id at the provider; the first time by their address, which the provider must not mark
 * as unverified, and which must be of a domain that the organisation has proved.
 */
async function accountFor(
  { database, accounts, proven, now }: Needs,
  { opId, opPath, issuer, domains, emailClaim, adopts }: ProviderSettings,
  claims: Returned['claims'],
  roleKey: string | null,
): Promise<Found> {
  const { sub: subject, name } = claims;
  const isOurs = ({ operator }: Account) => operator.opPath.startsWith(opPath);
  if (!isPlain(subject)) return { reason: 'unknown' };
  const linkedId = await accountOfIdentity(database.sql, { issuer, subject });
  const linked = linkedId === null ? null : await accountById(database.sql, linkedId);
  if (linked) return isOurs(linked) ? { account: linked, isNew: false } : { reason: 'unknown' };
  const email = normalEmail(textOf(textsAt(claims, emailClaim)[0]));
  if (email === '' || !isPlain(email)) return { reason: 'noAddress' };
  if (isAddressDoubted(claims)) return { reason: 'unverifiedAddress' };
  const isProved = domains.some(({ name, provedAt }) => provedAt !== null && name === domainOf(email));
  if (!isProved) return { reason: 'foreignAddress' };
  const link = async (accountId: string) => {
    await linkIdentity(database.sql, { accountId, issuer, subject, at: now() });
    const account = await accountById(database.sql, accountId);
    return account ?? null;
  };
  const known = (await proven.byEmail(email))?.account;
  if (known) {
    const { accountId } = known;
    if (!isOurs(known)) return { reason: 'unknown' };
    if ((await subjectOf(database.sql, { accountId, issuer })) !== null) return { reason: 'otherPerson' };
    return { account: (await link(accountId)) ?? known, isNew: false };
  }
  if (!adopts) return { reason: 'unknown' };
  if (roleKey === null) return { reason: 'noRole' };
  const accountId = randomUUID();
  const person = { email, name: cleanName(textOf(name)).slice(0, 100).toWellFormed(), opId, roleKey };
  const joined = (await accounts.join(accountId, person)) ? await link(accountId) : null;
  return joined ? { account: joined, isNew: true } : { reason: 'unknown' };
}

/** Returns the level of the most powerful role that the provider can give: it cannot sign in to accounts above it. */
async function strongest({ proven }: Needs, { opId, roles }: ProviderSettings): Promise<number> {
  const found = await Promise.all(roles.map(({ roleGroupKey: key }) => proven.roleFor({ key, opId })));
  return Math.min(...found.map((role) => role?.level ?? Infinity));
}

/**
 * Activates an invited account, since the sign-in accepts the invitation; returns the reason for a refusal; null: the
 * account is active.
 */
async function begun({ accounts }: Needs, account: Account): Promise<AdmissionRefusal | null> {
  if (account.status === 'Running') return null;
  const { snapshot } = await accounts.streams.load(account.accountId);
  if (snapshot.value === 'expired') return 'expired';
  if (account.status !== 'Invited') return 'stopped';
  const { name, phone } = account;
  const fact = { type: 'account.accepted', data: { name, phone } } as const;
  const outcome = await accounts.change(account.accountId, fact, { actor });
  return outcome.kind === 'changed' ? null : 'stopped';
}

async function changeRole(services: Needs, account: Account, roleKey: string): Promise<boolean> {
  if (account.role.key === roleKey) return true;
  const { accountId, name, phone, operator } = account;
  const outcome = await services.accounts.change(
    accountId,
    { type: 'account.changed', data: { name, phone, roleKey } },
    {
      actor,
      losesAdministrator: await losesAdministrator(
        services.database,
        { userId: accountId, opId: operator.opId },
        roleKey,
      ),
    },
  );
  if (outcome.kind !== 'changed') return false;
  services.sessions.lookAgain();
  services.live.askAgain(accountId);
  return true;
}
