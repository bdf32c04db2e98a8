import type { AccountRules } from './account-rules.ts';

export type PasswordProblem = 'length' | 'classes' | 'repeats' | 'characters' | 'common' | 'personal';

/** What is asked of a new password. */
export type PasswordRules = Pick<AccountRules, 'passwordMin' | 'passwordMax' | 'composed'>;

/** Whose password it is: what others know about a person is what they try first. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/** RU-007, CO-073. */
const mostRepeats = 3;
/** A longer passphrase may contain a word of its owner. */
const personalUpTo = 20;

/** Shorter words stand in many a good password by chance; names of other scripts are short, and no password has them by chance. */
const telling = 3;
const tellingSyllables = 2;
const isTelling = (word: string): boolean =>
  word.length >= (/^[\x21-\x7e]*$/.test(word) ? telling : tellingSyllables);

const classes = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/];

/**
 * The form that is measured and hashed: the same whatever keyboard and system it was typed with (NIST SP 800-63B, 5.1.1.2).
 * What is printable ASCII stays as it is, so hashes of passwords under the specified rules stay right.
 */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Characters as their writer counts them: code points. */
export const passwordLength = (password: string): number => [...normalPassword(password)].length;

/**
 * The first reason not to take a new password, or null: length, characters, a name or an address in it, and what `isCommon`
 * knows, which the server alone does. Composed ones (RU-005..RU-007, A-030, A-031) also have all four classes and no repeats.
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

/** Printable ASCII without spaces; without composition everything but control characters and halves of characters. */
export const isPrintable = (password: string, { composed }: PasswordRules): boolean =>
  composed ? /^[\x21-\x7e]*$/.test(password) : !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(password);

export const hasAllClasses = (password: string): boolean => classes.every((needed) => needed.test(password));

export function repeatsTooOften(password: string): boolean {
  const counts = new Map<string, number>();
  for (const character of password) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].some((count) => count > mostRepeats);
}

/** Words of the name and of the local part of the address, in lower case; short ones are part of many a good password by chance. */
export function personalWords({ email, name }: PasswordOwner): string[] {
  const [local = ''] = email.split('@');
  const words = [local, ...local.split(/[^\p{L}\p{N}]+/u), ...name.split(/[^\p{L}\p{N}]+/u)];
  return words.filter(isTelling).map((word) => word.toLowerCase());
}

/** Whether a word of its owner is in it. */
export function isPersonal(password: string, about: PasswordOwner): boolean {
  if (password.length > personalUpTo) return false;
  const text = password.toLowerCase();
  return personalWords(about).some((word) => text.includes(word));
}
