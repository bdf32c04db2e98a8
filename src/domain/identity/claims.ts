import { isObject } from '../verify/shapes.ts';

/** Claims of an identity provider about a person. */
export type Claims = Readonly<Record<string, unknown>>;

/** A value of the claim, and the role that it gives. */
export type RoleRule = {
  /** `*`: matches always. */
  value: string;
  roleGroupKey: string;
};

export const everybody = '*';

/**
 * Returns the texts of a claim by its literal name (`https://example.com/roles`), or by its path
 * (`realm_access.roles`).
 */
export function textsAt(claims: Claims, place: string): string[] {
  let found: unknown = claims[place];
  if (found === undefined) {
    found = claims;
    for (const part of place.split('.')) found = isObject(found) ? found[part] : undefined;
  }
  const values = Array.isArray(found) ? found : [found];
  return values.filter((value) => typeof value === 'string');
}

/** Returns the role of the first matching rule; null: none. */
export function roleBy(rules: readonly RoleRule[], values: readonly string[]): string | null {
  const rule = rules.find(({ value }) => value === everybody || values.includes(value));
  return rule?.roleGroupKey ?? null;
}

/**
 * Tells if a provider does not vouch for the address. Some never send `email_verified`. Apple and Cognito send the text
 * "true"; any other value counts as unverified, including the text "false", which is truthy in JavaScript.
 */
export const isAddressDoubted = ({ email_verified: stated }: Claims): boolean =>
  stated !== undefined && stated !== true && stated !== 'true';

/** Merges the claims of the token with those of the userinfo endpoint. An address keeps its own verification claim. */
export function joinedClaims<T extends Claims>(token: T, userinfo: Claims): T {
  if (typeof token.email === 'string') return { ...userinfo, ...token };
  return { ...userinfo, ...token, email: userinfo.email, email_verified: userinfo.email_verified };
}

/** Values of RFC 8176 by factor: knowledge, possession, inherence. */
const known = new Set(['pwd', 'pin', 'kba']);
const hadOrBeen = new Set(['otp', 'hwk', 'swk', 'sms', 'tel', 'sc', 'face', 'fpt', 'iris', 'retina', 'vbm']);

/** Tells if these authentication methods (`amr`) are two factors. */
export const areTwoFactors = (ways: readonly string[]): boolean =>
  ways.includes('mfa') || (ways.some((way) => known.has(way)) && ways.some((way) => hadOrBeen.has(way)));

/** Returns the domain of an address in lower case; empty: none. */
export const domainOf = (email: string): string => /@([^@\s]+)$/.exec(email.trim())?.[1]?.toLowerCase() ?? '';
