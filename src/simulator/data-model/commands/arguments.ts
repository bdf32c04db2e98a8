import { uspErrors } from '#usp/error-codes.ts';
import { hashText } from '../../random.ts';

/** Refuses a command with invalid arguments (TR-369 code 7027); `what` names the expected ones. */
export function badArguments(what: string): { errCode: number; errMsg: string } {
  const { code, meaning } = uspErrors.invalidCommandArguments;
  return { errCode: code, errMsg: `${meaning}: ${what}` };
}

/** Parses a whole number within bounds; returns the default for an absent argument, and null for an invalid one. */
export function wholeNumber(
  text: string | undefined,
  fallback: number,
  low: number,
  high: number,
): number | null {
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  return Number.isInteger(number) && number >= low && number <= high ? number : null;
}

/**
 * Resolves a name for a simulated device: names that never resolve (RFC 6761 §6.4, `.invalid`) give null, addresses
 * stay, any other name gets an address of the documentation range (RFC 5737).
 */
export function resolveHost(host: string): string | null {
  const name = host.trim().toLowerCase();
  if (name === '' || name === 'invalid' || name.endsWith('.invalid')) return null;
  if (isAddress(name)) return name;
  if (!/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(name)) return null;
  return `203.0.113.${1 + (hashText(name) % 254)}`;
}

function isAddress(text: string): boolean {
  if (text.includes(':')) return /^[0-9a-f:.]+$/.test(text);
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
}

/** Returns the host of an http, https or ftp URL; null for any other. */
export function hostOf(url: string): string | null {
  try {
    const { protocol, hostname } = new URL(url);
    return ['http:', 'https:', 'ftp:'].includes(protocol) ? hostname : null;
  } catch {
    return null;
  }
}
