import { isIP } from 'node:net';
import { isLoopback } from './connection-limit.ts';

/** Whether what is sent to this host never leaves the machine. A path is a socket. */
export function isOwnMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name.startsWith('/') || name === 'localhost' || (isIP(name) !== 0 && isLoopback(name));
}

/** Nobody between can read or change what goes there: by TLS, whose certificate is checked, or because nobody is between. */
export const isProtectedAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || isOwnMachine(hostname);
