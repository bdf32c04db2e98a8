export type PasswordFlaw =
  | 'length'
  | 'character'
  | 'upperCase'
  | 'lowerCase'
  | 'digit'
  | 'special'
  | 'repeated';

/** As many as the contract takes at the login. */
const longestPassword = 128;

/**
 * RU-005..RU-007, A-030, A-031: printable ASCII, all four classes, no character more than three times in the 20 that the
 * specification allows. Longer ones, up to 128, are allowed too (docs/decisions/152): there, repeats are no weakness.
 */
export function passwordFlaws(password: string): PasswordFlaw[] {
  const flaws: PasswordFlaw[] = [];
  if (password.length < 8 || password.length > longestPassword) flaws.push('length');
  if (!/^[\x21-\x7e]*$/.test(password)) flaws.push('character');
  if (!/[A-Z]/.test(password)) flaws.push('upperCase');
  if (!/[a-z]/.test(password)) flaws.push('lowerCase');
  if (!/[0-9]/.test(password)) flaws.push('digit');
  if (!/[^A-Za-z0-9]/.test(password)) flaws.push('special');
  const counts = new Map<string, number>();
  for (const character of password) counts.set(character, (counts.get(character) ?? 0) + 1);
  if (password.length <= 20 && [...counts.values()].some((count) => count > 3)) flaws.push('repeated');
  return flaws;
}

/** RU-085: `XX:XX:XX:XX:XX:XX` of any usual spelling; null if it is no MAC address. */
export function normalMac(text: string): string | null {
  const digits = text.replace(/[:.\s-]/g, '').toUpperCase();
  if (!/^[0-9A-F]{12}$/.test(digits)) return null;
  return digits.match(/../g)?.join(':') ?? null;
}

/** E-mail addresses are compared in this form. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();
