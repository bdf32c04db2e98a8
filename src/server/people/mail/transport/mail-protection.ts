import { isOwnMachine } from '#server/core/network/own-machine.ts';

/** Detects parameters with which another certificate, server or proxy is used than the address names. */
const weakens = (name: string): boolean =>
  name === 'service' || name === 'proxy' || (name.startsWith('tls.') && name !== 'tls.servername');

/**
 * Tells if mails are protected on their way to the mail server: they stay on this machine, or use TLS with a verified
 * certificate. Without `requireTLS` an `smtp:` address falls back to clear text if an attacker removes STARTTLS.
 */
export function isProtectedMail(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (isOwnMachine(decodeURIComponent(hostname))) return true;
  if ([...searchParams.keys()].some(weakens)) return false;
  const required = searchParams.getAll('requireTLS');
  return protocol === 'smtps:' || (required.length > 0 && required.every((value) => value === 'true'));
}
