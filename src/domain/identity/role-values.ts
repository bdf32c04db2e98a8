import { type Claims, textsAt } from './claims.ts';

export const roleSeparators = ['none', 'comma', 'semicolon', 'space'] as const;
export type RoleSeparator = (typeof roleSeparators)[number];

const signs: Record<RoleSeparator, RegExp | null> = {
  none: null,
  comma: /,/,
  semicolon: /;/,
  space: /\s+/,
};

/** Returns the roles in the claim; some providers write a list as one text. */
export function rolesIn(claims: Claims, claim: string, separator: RoleSeparator): string[] {
  const sign = signs[separator];
  const texts = textsAt(claims, claim);
  if (sign === null) return texts;
  return texts.flatMap((text) => text.split(sign).map((part) => part.trim())).filter(Boolean);
}
