import { isObject } from '../verify/shapes.ts';

/** What an identity provider says of a person. */
export type Claims = Readonly<Record<string, unknown>>;

/** A value of the claim, and the role that who has it is given. */
export type RoleRule = {
  /** `*`: always present. */
  value: string;
  roleGroupKey: string;
};

export const everybody = '*';

/** The texts at a place among claims: under this very name (`https://example.com/roles`), or below (`realm_access.roles`). */
export function textsAt(claims: Claims, place: string): string[] {
  let found: unknown = claims[place];
  if (found === undefined) {
    found = claims;
    for (const part of place.split('.')) found = isObject(found) ? found[part] : undefined;
  }
  const values = Array.isArray(found) ? found : [found];
  return values.filter((value) => typeof value === 'string');
}

/** The role of the first rule that holds; null: none does. */
export function roleBy(rules: readonly RoleRule[], values: readonly string[]): string | null {
  const rule = rules.find(({ value }) => value === everybody || values.includes(value));
  return rule?.roleGroupKey ?? null;
}

/**
 * Whether a provider doubts the address. Some never state `email_verified`. Apple and Cognito send the text "true";
 * any other value counts as a doubt, also the text "false", which is true in JavaScript.
 */
export const isAddressDoubted = ({ email_verified: stated }: Claims): boolean =>
  stated !== undefined && stated !== true && stated !== 'true';

/** The claims of the token, with those that only the userinfo endpoint has. An address keeps the statement about it. */
export function joinedClaims<T extends Claims>(token: T, userinfo: Claims): T {
  if (typeof token.email === 'string') return { ...userinfo, ...token };
  return { ...userinfo, ...token, email: userinfo.email, email_verified: userinfo.email_verified };
}

/** Of the values of RFC 8176: what a person knows, has or is. */
const known = new Set(['pwd', 'pin', 'kba']);
const hadOrBeen = new Set(['otp', 'hwk', 'swk', 'sms', 'tel', 'sc', 'face', 'fpt', 'iris', 'retina', 'vbm']);

/** Whether these ways to sign in (`amr`) are two factors. */
export const areTwoFactors = (ways: readonly string[]): boolean =>
  ways.includes('mfa') || (ways.some((way) => known.has(way)) && ways.some((way) => hadOrBeen.has(way)));

/** The domain of an address, in lower case; empty where there is none. */
export const domainOf = (email: string): string => /@([^@\s]+)$/.exec(email.trim())?.[1]?.toLowerCase() ?? '';
