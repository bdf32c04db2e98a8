import { isIP } from 'node:net';
import { plainHost } from './outward-way.ts';

/** Splits a setting at its commas. */
export const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isHost = (text: string): boolean =>
  isIP(plainHost(text)) !== 0 || /^[a-z0-9-]+(\.[a-z0-9-]+)*\.?$/i.test(text);

/** Reads the hosts of a setting, separated by commas. */
export function readHosts(text: string | undefined, name: string, errors: string[]): string[] {
  const hosts = listed(text);
  if (!hosts.every(isHost))
    errors.push(`${name} must be names or addresses of hosts like login.corp.example,10.0.0.9`);
  return hosts;
}
