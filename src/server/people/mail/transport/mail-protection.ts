import { isOwnMachine } from '#server/core/network/own-machine.ts';

/** With any of these among the parameters another certificate, server or way counts than the address says. */
const weakens = (name: string): boolean =>
  name === 'service' || name === 'proxy' || (name.startsWith('tls.') && name !== 'tls.servername');

/**
 * Whether mails are safe on their way to the mail server: they stay on this machine, or go by TLS with a
 * certificate that is checked. Without `requireTLS` an `smtp:` address goes on in clear text where STARTTLS is taken away.
 */
export function isProtectedMail(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (isOwnMachine(decodeURIComponent(hostname))) return true;
  if ([...searchParams.keys()].some(weakens)) return false;
  const required = searchParams.getAll('requireTLS');
  return protocol === 'smtps:' || (required.length > 0 && required.every((value) => value === 'true'));
}
