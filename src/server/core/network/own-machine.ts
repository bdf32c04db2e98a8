import { isIP } from 'node:net';
import { isLoopback } from './connection-limit.ts';

/** Whether what is sent to this host never leaves the machine. A path is a socket. */
export function isOwnMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name.startsWith('/') || name === 'localhost' || (isIP(name) !== 0 && isLoopback(name));
}

/** Safe from being read or changed on the way: by TLS with a checked certificate, or because it stays on this machine. */
export const isProtectedAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || isOwnMachine(hostname);
