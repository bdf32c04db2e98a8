import { comparable, uniqueName } from '#domain/text/normal.ts';

/** RU-078: problem of an app's name; null: none. */
export const nameProblem = (name: string): 'empty' | 'underscore' | null => {
  const clean = appName(name);
  if (clean === '') return 'empty';
  return clean.includes('_') ? 'underscore' : null;
};

/** Returns the name as it is stored and shown. */
export const appName = (name: string): string => uniqueName(name);

/** RU-077: the form in which names, packages and versions are compared: blanks, composition and case do not count. */
export const appKey = (text: string): string => comparable(text);

/** Versions of the product's own tables: digits, letters and `._+-`, with a digit. */
export const isAppVersion = (version: string): boolean =>
  /^(?=[^\d]*\d)[0-9A-Za-z][0-9A-Za-z._+~-]{0,39}$/.test(version);
