/**
 * Normalises a version for comparison: vendors write `v9.3.0`, `09.03.00` and `9.3.0 ` for the same firmware. White
 * space, a leading v and leading zeros are insignificant; a suffix is not (`9.3.0-r12`). The SQL function
 * `firmware_form` does the same.
 */
export function versionForm(version: string): string {
  const bare = version.replace(/[\s\u00a0]+/g, '').replace(/^[vV](?=\d)/, '');
  const [numbers = ''] = /^\d+(\.\d+)*/.exec(bare) ?? [];
  return numbers.replace(/(^|\.)0+(?=\d)/g, '$1') + bare.slice(numbers.length);
}

export const isSameVersion = (one: string, other: string): boolean => versionForm(one) === versionForm(other);

/** Relation of a reported version to another: the same, the same with a build suffix (`9.3.0-r12`), or another one. */
export type VersionRelation = 'same' | 'suffixed' | 'other';

export function relationOf(reported: string, version: string): VersionRelation {
  const [one, other] = [versionForm(reported), versionForm(version)];
  if (one === other) return one === '' ? 'other' : 'same';
  if (other === '' || !one.startsWith(other)) return 'other';
  // A further digit or number makes another version: 9.3.01 and 9.3.0.1 are not 9.3.0.
  return /^\.?\d/.test(one.slice(other.length)) ? 'other' : 'suffixed';
}
