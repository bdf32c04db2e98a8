import { cleanName } from './normal.ts';

const mostCharacters = 200;

/**
 * Normalises the name of an uploaded file for display and storage: no folders, invisible characters, or marks that
 * change the text direction. Some browsers send the whole path.
 */
export function cleanFileName(given: string): string {
  const name = cleanName(given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1));
  const short = [...name].slice(0, mostCharacters).join('').trim();
  return /^\.*$/.test(short) ? 'file' : short;
}
