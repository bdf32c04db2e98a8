import type { AccountRules } from './account-rules.ts';

export type PasswordProblem = 'length' | 'classes' | 'repeats' | 'characters' | 'common' | 'personal';

/** Rules for a new password. */
export type PasswordRules = Pick<AccountRules, 'passwordMin' | 'passwordMax' | 'composed'>;

/** Owner of the password: attackers first try what is publicly known about a person. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/** Maximum repeats of a character (RU-007, CO-073). */
const mostRepeats = 3;
/** Length up to which words of the owner are refused; a longer passphrase may contain one. */
const personalUpTo = 20;

/**
 * Minimum length of a word of the owner. Shorter ones occur in good passwords by chance; names in syllabic scripts are
 * short, but do not occur by chance.
 */
const telling = 3;
const tellingSyllables = 2;
const isTelling = (word: string): boolean =>
  word.length >= (/^[\x21-\x7e]*$/.test(word) ? telling : tellingSyllables);

const classes = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/];

/**
 * Normalises a password for measuring and hashing, independent of keyboard and system (NIST SP 800-63B, 5.1.1.2).
 * Printable ASCII is unchanged, so hashes of passwords under the specified rules stay valid.
 */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Counts characters as a person does: code points. */
export const passwordLength = (password: string): number => [...normalPassword(password)].length;

/**
 * Returns the first reason to refuse a new password, or null: length, characters, a name or address in it, or
 * `isCommon`, which only the server can check. Composed ones (RU-005..RU-007, A-030, A-031) also need all four classes
 * without repeats.
 */
export function passwordProblem(
  typed: string,
  about: PasswordOwner,
  rules: PasswordRules,
  isCommon: (password: string) => boolean = () => false,
): PasswordProblem | null {
  const password = normalPassword(typed);
  if (!hasLength(password, rules)) return 'length';
  if (!isPrintable(password, rules)) return 'characters';
  if (rules.composed && !hasAllClasses(password)) return 'classes';
  if (rules.composed && repeatsTooOften(password)) return 'repeats';
  if (isPersonal(password, about)) return 'personal';
  return isCommon(password) ? 'common' : null;
}

export function hasLength(password: string, { passwordMin, passwordMax }: PasswordRules): boolean {
  const length = passwordLength(password);
  return length >= passwordMin && length <= passwordMax;
}

/**
 * Tells if all characters are permitted: printable ASCII without spaces; without composition anything but
 * control characters and lone surrogates.
 */
export const isPrintable = (password: string, { composed }: PasswordRules): boolean =>
  composed ? /^[\x21-\x7e]*$/.test(password) : !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(password);

export const hasAllClasses = (password: string): boolean => classes.every((needed) => needed.test(password));

export function repeatsTooOften(password: string): boolean {
  const counts = new Map<string, number>();
  for (const character of password) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].some((count) => count > mostRepeats);
}

/**
 * Returns the words of the name and of the local part of the address, in lower case, without short ones, which occur in
 * good passwords by chance.
 */
export function personalWords({ email, name }: PasswordOwner): string[] {
  const [local = ''] = email.split('@');
  const words = [local, ...local.split(/[^\p{L}\p{N}]+/u), ...name.split(/[^\p{L}\p{N}]+/u)];
  return words.filter(isTelling).map((word) => word.toLowerCase());
}

/** Tells if the password contains a word of its owner. */
export function isPersonal(password: string, about: PasswordOwner): boolean {
  if (password.length > personalUpTo) return false;
  const text = password.toLowerCase();
  return personalWords(about).some((word) => text.includes(word));
}
