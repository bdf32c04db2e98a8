/**
 * A version in the one form in which versions are compared: vendors write `v9.3.0`, `09.03.00` and `9.3.0 ` for the same firmware.
 * Blanks, a leading v and leading zeros say nothing; a suffix does (`9.3.0-r12`). SQL has the same as `firmware_form`.
 */
export function versionForm(version: string): string {
  const bare = version.replace(/[\s\u00a0]+/g, '').replace(/^[vV](?=\d)/, '');
  const [numbers = ''] = /^\d+(\.\d+)*/.exec(bare) ?? [];
  return numbers.replace(/(^|\.)0+(?=\d)/g, '$1') + bare.slice(numbers.length);
}

export const isSameVersion = (one: string, other: string): boolean => versionForm(one) === versionForm(other);

/** What a device reports beside a version: the same one, that one with a suffix of its build (`9.3.0-r12`), or another one. */
export type VersionRelation = 'same' | 'suffixed' | 'other';

export function relationOf(reported: string, version: string): VersionRelation {
  const [one, other] = [versionForm(reported), versionForm(version)];
  if (one === other) return one === '' ? 'other' : 'same';
  if (other === '' || !one.startsWith(other)) return 'other';
  // Another digit or number behind it is another version: 9.3.01 and 9.3.0.1 are not 9.3.0.
  return /^\.?\d/.test(one.slice(other.length)) ? 'other' : 'suffixed';
}
