export type PasswordProblem = 'length' | 'classes' | 'repeats' | 'characters' | 'common' | 'personal';

/** Whose password it is to be: what strangers know of him is the first that they try. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/** As many as the contract takes at the login. */
export const passwordLengths = { min: 8, max: 128 };

/** Up to here no character more than three times (RU-007, CO-073): beyond, repeats are no weakness (docs/decisions/152). */
const repeatsCountTo = 20;
const mostRepeats = 3;

/** Shorter words stand in many a good password by chance. */
const telling = 4;

const classes = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/];

/**
 * The first reason not to take a new password, or null: length (RU-005, CO-070), printable ASCII without spaces, all four
 * classes (RU-006, A-030), repeats (RU-007), a name or an address in it, and what `isCommon` knows, which the server alone does.
 */
export function passwordProblem(
  password: string,
  about: PasswordOwner,
  isCommon: (password: string) => boolean = () => false,
): PasswordProblem | null {
  if (password.length < passwordLengths.min || password.length > passwordLengths.max) return 'length';
  if (!isPrintable(password)) return 'characters';
  if (!hasAllClasses(password)) return 'classes';
  if (repeatsTooOften(password)) return 'repeats';
  if (isPersonal(password, about)) return 'personal';
  return isCommon(password) ? 'common' : null;
}

export const isPrintable = (password: string): boolean => /^[\x21-\x7e]*$/.test(password);

export const hasAllClasses = (password: string): boolean => classes.every((needed) => needed.test(password));

export function repeatsTooOften(password: string): boolean {
  if (password.length > repeatsCountTo) return false;
  const counts = new Map<string, number>();
  for (const character of password) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].some((count) => count > mostRepeats);
}

/** Words of the name and of what stands before the @, in small letters; short ones stand in many a good password by chance. */
export function personalWords({ email, name }: PasswordOwner): string[] {
  const [local = ''] = email.split('@');
  const words = [local, ...local.split(/[^\p{L}\p{N}]+/u), ...name.split(/[^\p{L}\p{N}]+/u)];
  return words.filter((word) => word.length >= telling).map((word) => word.toLowerCase());
}

/** Whether a word of its owner is in it. A passphrase is long enough to bear one. */
export function isPersonal(password: string, about: PasswordOwner): boolean {
  if (password.length > repeatsCountTo) return false;
  const text = password.toLowerCase();
  return personalWords(about).some((word) => text.includes(word));
}
