/** Types of a satellite dish's LNB, as configured on a set-top box (CL-046, RU-105, docs/decisions/176). */
export const lnbTypes = ['Universal', 'Single', 'DiSEqC', 'Unicable'] as const;
export type LnbType = (typeof lnbTypes)[number];

export interface LnbSettings {
  type: LnbType;
  /** Local oscillators in MHz (`9750/10600`, `10750`), the port of a switch (1 to 4), or a user band (1 to 32). */
  value: string;
}

export const isLnbType = (type: string): type is LnbType => lnbTypes.some((known) => known === type);

/** Default value of each type; a universal LNB has no other. */
export const usualLnbValue: Record<LnbType, string> = {
  Universal: '9750/10600',
  Single: '10750',
  DiSEqC: '1',
  Unicable: '1',
};

/** Permitted range of each type's value. Local oscillators cover C band to Ka band. */
export const lnbBounds: Record<LnbType, readonly [lowest: number, highest: number] | null> = {
  Universal: null,
  Single: [5150, 21_400],
  DiSEqC: [1, 4],
  Unicable: [1, 32],
};

/** Returns the reason that a value is invalid for its type, or null. */
export function lnbProblem({ type, value }: LnbSettings): string | null {
  const range = lnbBounds[type];
  if (!range) return value === usualLnbValue[type] ? null : `must be ${usualLnbValue[type]}`;
  const [lowest, highest] = range;
  const number = Number(value);
  return /^[1-9]\d*$/.test(value) && number >= lowest && number <= highest
    ? null
    : `must be a whole number from ${lowest} to ${highest}`;
}

/** Tells if two settings are the same, in whatever spelling the device uses. */
export const isSameLnb = (
  now: { type: string | null; value: string | null } | null,
  wanted: LnbSettings,
): boolean => now?.type === wanted.type && now.value === wanted.value;
