import { cleanName } from './normal.ts';

const mostCharacters = 200;

/**
 * The name of an uploaded file as it is shown and stored: no folders, nothing invisible, and nothing that turns the text beside it
 * around. Some browsers send the whole path.
 */
export function cleanFileName(given: string): string {
  const name = cleanName(given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1));
  const short = [...name].slice(0, mostCharacters).join('').trim();
  return /^\.*$/.test(short) ? 'file' : short;
}
