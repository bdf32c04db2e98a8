import { isIP } from 'node:net';
import { isLoopback } from './connection-limit.ts';

/** Tells if data for this host never leaves the machine. A path is a socket. */
export function isOwnMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name.startsWith('/') || name === 'localhost' || (isIP(name) !== 0 && isLoopback(name));
}

/**
 * Tells if an address is protected from being read or changed in transit: by TLS with a verified certificate, or
 * because it stays on this machine.
 */
export const isProtectedAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || isOwnMachine(hostname);
